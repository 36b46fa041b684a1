"""Kratzen: the Weli, the Muss, and the cut that sends the pack on."""

from __future__ import annotations

from typing import Any

import pytest

from engine import result_entry
from engine.cards import WELI, card, cards, codes
from engine.games.mauscheln.muss import MOST, carried_out, cuts
from engine.rules import Setup
from engine.rules.entry import Refused
from engine.sheet import Line, Note
from tests.engine.games.mauscheln.positions import Position, money, position, rules_of

KRATZEN = rules_of("kratzen", 4)
TYROL: dict[str, Any] = {"cards": 33, "head": True}


def after_cut(lifted: str, other: str = "H10", players: int = 4) -> Position:
    """A deal of the last seat into an empty kitty, its pack cut so that these two cards show."""
    game = rules_of("kratzen", players)
    lowest = [card(other), card(lifted)]
    pack = [one for one in game.pack() if one not in lowest] + lowest
    carried = money(0, 0, players)
    setup = Setup(players - 1, tuple(range(players)), carried)
    return Position(game, game.start(pack, setup, listen=True))


# The Muss.


@pytest.mark.parametrize(("players", "pot"), [(3, 16), (4, 20), (6, 28)])
def test_all_pay_and_the_dealer_double(players: int, pot: int) -> None:
    there = after_cut("H9", players=players)
    assert there.table.kitty == pot
    assert there.table.balances == [-4] * (players - 1) + [-8]
    assert there.table.dealer == players - 1


def test_an_ordinary_card_lies_lowest_and_all_know_it() -> None:
    there = after_cut("H9", "EA")
    assert there.table.stock[-1] is card("H9")
    assert there.table.known[card("H9")] == (0, 1, 2, 3)
    assert "cut_shows" in there.told()


@pytest.mark.parametrize(
    ("shown", "deals", "paid"),
    [
        ("7", 3, (0, 0, 0, 1)),
        ("A", 1, (0, 1, 0, 0)),
        ("A A", 2, (0, 1, 1, 0)),
        ("7 7", 2, (0, 0, 1, 1)),
        ("A 7", 0, (1, 1, 0, 0)),
        ("7 A", 0, (1, 0, 0, 1)),
        ("W", 0, (1, 1, 1, 1)),
        ("W A", 1, (1, 2, 1, 1)),
        ("7 W", 3, (1, 1, 1, 2)),
    ],
)
def test_each_ace_sends_the_pack_on_and_each_seven_back(
    shown: str, deals: int, paid: tuple[int, ...]
) -> None:
    """MA-A21: whoever gets it pays; for the Weli all do. The first seat had it."""
    came = list(carried_out(shown.split(), 0, 4))
    assert came[-1][0] == deals
    assert tuple(map(sum, zip(*(some for _, some in came), strict=True))) == paid


def test_after_a_special_card_it_is_cut_again() -> None:
    there = after_cut("SW")
    assert there.told()[1:3] == ["cuts_weli", "all_pay_for_weli"]
    assert there.table.kitty >= 36
    notes = there.rules.came_about(there.table)
    assert Note("began", 3) in notes and Note("cut", there.table.kitty // 4 - 5) in notes


def test_what_cuts_come_to_is_counted_out() -> None:
    assert {one.passed for one in cuts(4, True)[1]} == {1, 3}
    assert cuts(4, True)[0][0].paid == (0, 0, 0, 0)
    assert max(cuts(6, True)) == MOST * 7


def test_with_something_in_the_kitty_nobody_pays() -> None:
    lines = [Line((-4, -4, -4, -8), ())]
    setup = rules_of("kratzen", 4, nobody_declares="pot_stays").next_deal(lines, 0)
    assert setup is not None and setup.carried[-1] == 0


# The cards.


def test_the_weli_is_the_second_best_trump() -> None:
    assert codes(KRATZEN.deck.trumps("H")) == "HA SW HK HO HU H10 H9 H8 H7"
    assert codes(KRATZEN.deck.trumps("S")) == "SA SW SK SO SU S10 S9 S8 S7"
    assert KRATZEN.trumps("H")[1] is WELI and len(KRATZEN.pack()) == 33


def test_where_it_is_turned_the_next_card_makes_trumps() -> None:
    lies = [one for one in KRATZEN.pack() if one not in (WELI, card("G8"), card("H9"))]
    lies[8:8] = [WELI, card("G8")]
    table = KRATZEN.start([*lies, card("H9")], Setup(3, (0, 1, 2, 3), money(4, 0, 4, due=False)))
    assert (table.trump, codes(table.up)) == ("G", "SW G8")
    assert all(len(hand) == 4 for hand in table.hands)


@pytest.mark.parametrize(
    ("trick", "hand", "may"),
    [
        ("EK", "EA SW", "EA"),
        ("S10", "SW E9", "SW"),
        ("E8 H9", "EK EO", "EK EO"),
        ("E8 H9", "G7 HO H8", "HO"),
        ("E8", "E7 EK", "EK"),
    ],
)
def test_who_can_has_to_beat_and_the_weli_is_no_bell(trick: str, hand: str, may: str) -> None:
    assert position("H", hand, trick, **TYROL).cards() == may


def test_if_nobody_declares_all_pay_into_the_kitty() -> None:
    there = after_cut("H9").each("!pass !pass !pass !pass")
    assert there.over and there.table.kitty == 36
    assert there.values() == (-8, -8, -8, -12)
    assert there.reckoned == [
        *(f"{seat}:{what}:-4" for seat in range(3) for what in ("ante", "nobody")),
        *("3:ante:-8", "3:nobody:-4"),
    ]


# Lines written down by hand.


def fits(*values: int | None, notes: tuple[Note, ...] = ()) -> bool:
    return bool(rules_of("kratzen", len(values)).line_fits([], Line(values, notes)))


def test_a_line_of_a_muss_has_what_all_paid() -> None:
    assert fits(-4, -4, -4, 12)  # The dealer alone declared: 20, less his 8.
    assert fits(16, -4, -4, -8)
    assert not fits(None, -4, -4, 8)  # All have to pay.


def test_what_the_cut_brought_is_in_it() -> None:
    """An Ace sends the pack from the last seat to the first; nobody else is its neighbour."""
    began = (Note("began", 3),)
    assert fits(16, -4, -4, -8, notes=(*began, Note("cut", 0)))
    assert fits(16, -4, -4, -8, notes=began)
    assert fits(20, -4, -8, -8, notes=(*began, Note("dealer", 2), Note("cut", 1)))
    assert fits(20, -4, -8, -8)
    assert not fits(20, -8, -4, -8, notes=(*began, Note("cut", 1)))
    assert not fits(20, -4, -8, -8, notes=(*began, Note("dealer", 0), Note("cut", 1)))


SEVEN_CUT: dict[tuple[str, int], int | None] = {
    ("cut", -1): 1,
    ("dealer", -1): 2,
    **{("stakes", seat): int(seat == 2) for seat in range(4)},
}


@pytest.mark.parametrize(
    ("cut", "values"),
    [
        ({}, (16, -4, -4, -8)),
        (SEVEN_CUT, (20, -4, -8, -8)),
    ],
)
def test_who_enters_a_muss_tells_what_the_cut_changed(
    cut: dict[tuple[str, int], int | None], values: tuple[int, ...]
) -> None:
    given: dict[tuple[str, int], int | None] = {("began", -1): 3, ("cut", -1): 0, **cut}
    given |= {("declared", -1): 1, ("declarer", -1): 0, ("tricks", 0): 4}
    line = result_entry.line(KRATZEN, [], given)
    assert line.values == values and KRATZEN.line_fits([], line)
    back = KRATZEN.entry.answers([], line)
    assert back["began", -1] == 3 and back["cut", -1] == int(bool(cut))


def test_no_cut_brings_what_no_neighbour_paid() -> None:
    given: dict[tuple[str, int], int | None] = {("began", -1): 3, ("cut", -1): 1}
    given |= SEVEN_CUT | {("dealer", -1): 1}
    given |= {("declared", -1): 1, ("declarer", -1): 0, ("tricks", 0): 4}
    with pytest.raises(Refused, match="no_such_cut"):
        result_entry.line(KRATZEN, [], given)


def test_a_hand_with_the_weli_is_good_for_two_tricks() -> None:
    there = after_cut("H9")
    there.table.hands[0][:] = cards("SW SA SK EA")
    there.table.trump = "S"
    assert there.advice() == "!kratzen"
