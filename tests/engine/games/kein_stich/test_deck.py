"""The packs: by players, German or French, evened out at the low ends."""

from __future__ import annotations

import pytest

from engine.cards import codes
from tests.engine.games.kein_stich.positions import deck

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


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [24, 32, 52])
def test_no_row_has_a_gap(size: int, players: int) -> None:
    """KS-A14: so no lay-off can get stuck."""
    one = deck(players, cards=size)
    for row in one.rows():
        columns = [one.column(card) for card in row]
        assert columns == list(range(columns[0], len(one.ranks)))
        assert any(card in one.unters for card in row)
