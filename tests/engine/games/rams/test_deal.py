"""The cards, the widow, the trump card, and how the cards stand."""

from __future__ import annotations

import pytest

from engine.cards import BACK, FRENCH_32, codes
from engine.games.rams.game import GAME
from engine.games.rams.options import RAMS
from engine.games.rams.trumps import bowers, trumps
from engine.hidden import view
from engine.rules import WrongNumber
from tests.engine.games.rams.positions import DEALER, dealt, high_to_low, rules


def test_the_pack_has_thirty_two_french_cards() -> None:
    """French cards, whatever is played with them (RA-A1)."""
    assert set(rules().pack()) == set(FRENCH_32)


@pytest.mark.parametrize("players", [2, 7])
def test_three_to_six_may_play(players: int) -> None:
    with pytest.raises(WrongNumber):
        GAME.make(RAMS, players)


def test_the_widow_is_dealt_before_the_dealer() -> None:
    """RA-A4: three cards and two, of twenty-five and one that is turned."""
    lies = list(rules().pack())
    there = dealt()
    setup = rules().next_deal([], DEALER)
    assert setup is not None
    t = rules().start(lies, setup)
    assert t.stock == [*lies[9:12], *lies[21:23]]
    assert t.hands[DEALER] == [*lies[12:15], *lies[23:25]]
    assert len(there.table.rest) == 32 - 26


def test_nobody_sees_the_widow_nor_what_is_left_over() -> None:
    there = dealt()
    for seat in range(4):
        seen = view(there.table, seat).table
        assert seen.stock == [BACK] * 5
        assert set(seen.fields()["rest"]) == {BACK}  # type: ignore[call-overload]


@pytest.mark.parametrize(("players", "cards"), [(3, 5), (4, 5), (5, 5), (6, 0)])
def test_with_six_there_is_no_widow(players: int, cards: int) -> None:
    """RA-A4: and it is said before an evening begins."""
    there = dealt(players=players)
    assert len(there.table.stock) == cards
    assert bool(there.rules.remarks()) == (players > 5)


# How the cards stand.


@pytest.mark.parametrize(("trump", "under"), [("C", "S"), ("S", "C"), ("H", "D"), ("D", "H")])
def test_two_jacks_of_a_colour_are_the_best_trumps(trump: str, under: str) -> None:
    """The Jack of trumps is best, the other of its colour next (RA-A3)."""
    assert codes(bowers(trump)) == f"{trump}J {under}J"
    assert high_to_low("bester_bube", trump).startswith(f"{trump}J {under}J {trump}A {trump}K")
    kinds = rules("bester_bube").rankings[trump].kind
    assert {one.code for one, kind in kinds.items() if kind == under} == {
        f"{under}{rank}" for rank in ("A", "K", "Q", "10", "9", "8", "7")
    }


def test_where_both_are_played_the_seven_comes_after_the_ace() -> None:
    options = rules("bester_bube", seven=True).options
    assert codes(trumps(options, "H")) == "HJ DJ HA D7 HK HQ H10 H9 H8 H7"
