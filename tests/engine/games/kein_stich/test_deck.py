"""The packs: by players, German or French, evened out at the low ends."""

from __future__ import annotations

import pytest

from engine.cards import codes
from engine.games.kein_stich.deck import Deck
from engine.games.kein_stich.game import GAME
from engine.games.kein_stich.options import KeinStichOptions
from tests.engine.games.kein_stich.positions import dealt

MATRIX = {
    (24, 3): (8, ""),
    (24, 4): (6, ""),
    (24, 5): (4, "E9 G9 H9 S9"),
    (24, 6): (4, ""),
    (32, 3): (10, "E7 G7"),
    (32, 4): (8, ""),
    (32, 5): (6, "E7 G7"),
    (32, 6): (5, "E7 G7"),
    (52, 3): (17, "C2"),
    (52, 4): (13, ""),
    (52, 5): (10, "C2 S2"),
    (52, 6): (8, "C2 S2 H2 D2"),
}
"""Pack and players: how many cards each gets, and which stay in the box."""


def deck(players: int, **options: object) -> Deck:
    return Deck(KeinStichOptions.from_dict(options), players)


@pytest.mark.parametrize(("size", "players"), MATRIX)
def test_the_whole_pack_is_dealt_evenly(size: int, players: int) -> None:
    """KS-A21: what does not divide evenly stays in the box."""
    hand, missing = MATRIX[size, players]
    one = deck(players, cards=size)
    assert one.hand == hand
    assert len(one.cards) == hand * players == len(set(one.cards))
    whole = {suit + rank for suit in one.suits for rank in one.ranks}
    assert len(whole) == size
    assert whole - {card.code for card in one.cards} == set(missing.split())


def test_usual_are_24_for_three_32_for_four_30_for_five_48_for_six() -> None:
    """KS-A21: after the surplus is out."""
    assert [len(deck(players).cards) for players in (3, 4, 5, 6)] == [24, 32, 30, 48]


def test_ranks_run_from_the_sow_to_the_seven() -> None:
    assert codes(deck(4).cards[:8]) == "EA EK EO EU E10 E9 E8 E7"
    assert codes(deck(4, suits="french").cards[:8]) == "CA CK CQ CJ C10 C9 C8 C7"
    assert codes(deck(3).cards[:6]) == "EA EK EO EU E10 E9"


def test_a_pack_of_52_is_french_in_any_case() -> None:
    """KS-A19: there are no German Twos to Sixes here."""
    assert deck(4, cards=52, suits="german").french
    assert deck(6).french
    assert not deck(4).french


def test_max_is_the_king_of_hearts_and_the_black_pig_the_ober_of_leaves() -> None:
    assert deck(4).max.code == "HK"
    assert deck(4, max_card="ober_of_leaves").max.code == "GO"
    assert deck(4, max_card="ober_of_leaves", suits="french").max.code == "SQ"
    assert deck(4, suits="french").max.code == "HK"


def test_the_lay_off_begins_with_the_unter_of_acorns_or_jack_of_clubs() -> None:
    assert deck(4).start.code == "EU"
    assert deck(4, start_unter="hearts").start.code == "HU"
    assert deck(4, suits="french").start.code == "CJ"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [24, 32, 52])
def test_no_row_has_a_gap(size: int, players: int) -> None:
    """KS-A14: so no lay-off can get stuck."""
    one = deck(players, cards=size)
    for row in one.rows():
        columns = [one.column(card) for card in row]
        assert columns == list(range(columns[0], len(one.ranks)))
        assert any(card in one.unters for card in row)


def test_the_cards_are_painted_in_the_pattern_of_their_home() -> None:
    assert dealt("no_tricks").rules.pattern == "bavarian"
    assert dealt("no_tricks", suits="french").rules.pattern == "international"
    assert GAME.make(KeinStichOptions(), 6).pattern == "international"
