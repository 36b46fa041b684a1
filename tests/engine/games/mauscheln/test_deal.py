"""The pack, the ante and the deal of Mauscheln."""

from __future__ import annotations

import pytest

from engine.cards import cards
from engine.games.mauscheln.deck import size
from engine.games.mauscheln.options import MauschelnOptions
from engine.phases.kitty import PLAY_OUT
from tests.engine.games.mauscheln.positions import DEALER, FOREHAND, dealt, rules_of


@pytest.mark.parametrize(
    ("wanted", "players", "there"),
    [
        *((32, players, 32) for players in (3, 4, 5, 6)),
        (32, 7, 52),
        (24, 3, 24),
        (24, 4, 24),
        (24, 5, 32),
        (24, 6, 32),
        (24, 7, 52),
        *((36, players, 36) for players in (3, 7)),
        *((52, players, 52) for players in (3, 7)),
    ],
)
def test_so_many_play_with_so_many_cards(wanted: int, players: int, there: int) -> None:
    """Packs are as large as so many players need (MA-A1)."""
    assert size(MauschelnOptions(cards=wanted), players) == there
    rules = rules_of("mauscheln", players, cards=wanted)
    assert len(set(rules.pack())) == there
    told = [fact.key for fact in rules.remarks()]
    assert told == (["pack"] if there != wanted else [])


def test_a_short_pack_has_neither_sevens_nor_eights() -> None:
    ranks = {one.rank for one in rules_of("short", 4).pack()}
    assert ranks == {"A", "K", "Q", "J", "10", "9"}


def test_a_pack_of_52_is_french() -> None:
    """German packs end with the Six (MA-A2)."""
    assert rules_of("mauscheln", 4, cards=52).deck.french
    for number in (24, 32, 36):
        assert not rules_of("mauscheln", 4, cards=number).deck.french
    assert rules_of("mauscheln", 4, suits="french").deck.french


@pytest.mark.parametrize(
    ("preset", "players", "pattern"),
    [
        ("mauscheln", 4, "bavarian"),
        ("mauscheln", 7, "berlin"),
        ("short", 3, "berlin"),
        ("chratze", 4, "international"),
    ],
)
def test_each_is_played_with_the_cards_of_its_country(
    preset: str, players: int, pattern: str
) -> None:
    assert rules_of(preset, players).pattern == pattern


def test_two_cards_the_trump_card_and_two_more() -> None:
    there = dealt("EA EK EO EU", "GA GK GO GU", "HA HK HO HU", "SA SK SO SU", up="E9")
    assert there.hand(FOREHAND) == "EA EK EO EU"
    assert there.hand(DEALER) == "SA SK SO SU"
    assert there.table.trump == "E"
    assert there.table.up == cards("E9")
    assert len(there.table.stock) == 32 - 16 - 1
    assert there.turn == FOREHAND


def test_the_dealer_puts_four_into_the_kitty() -> None:
    there = dealt(kitty=8)
    assert there.kitty == 12
    assert there.table.balances == [0, 0, 0, -12]


def test_in_chratze_everybody_pays() -> None:
    """Who pays is told of each game without a doubt (MA-A3)."""
    there = dealt(kitty=0, preset="chratze")
    assert there.kitty == 16
    assert there.table.balances == [-4, -4, -4, -4]


def test_an_ante_that_is_not_due_is_not_paid() -> None:
    """Where it is not paid before every deal it is paid only when it is due (MA-A5)."""
    assert dealt(kitty=8, due=False, ante_every_deal=False).kitty == 8


def test_the_kitty_holds_no_more_than_its_limit_after_the_ante() -> None:
    """What is above the limit lies beside the kitty (MA-A18)."""
    there = dealt(kitty=12, limit=12)
    assert (there.kitty, there.table.bank) == (12, 4)
    assert "to_bank" in there.told()


def test_when_the_leftovers_are_played_out_there_is_no_ante_and_nobody_is_asked() -> None:
    """The last deal only empties the middle (MA-A19)."""
    there = dealt(kitty=12, bank=8, limit=12, kind=PLAY_OUT, due=False)
    assert (there.kitty, there.table.bank) == (20, 0)
    assert there.phase == "exchange"
    assert all(there.table.plays)
    assert there.turn == FOREHAND


def test_in_chratze_turns_go_to_the_right() -> None:
    assert rules_of("chratze", 4).anticlockwise
    assert not rules_of("mauscheln", 4).anticlockwise
