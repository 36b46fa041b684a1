"""What the cases of the rules, which stand as text, do not say."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import WELI
from engine.games.mulatschak.options import MulatschakOptions
from engine.games.mulatschak.trumps import PACKS
from engine.games.mulatschak.worth import Played, points, times
from engine.hidden import view
from engine.rules.show import Reckoned
from engine.sheet import Line
from tests.engine.games.mulatschak.positions import (
    DEALER,
    FOREHAND,
    GOOD,
    REARHAND,
    SECOND,
    Position,
    dealt,
    declared,
    fits,
    rules,
    tricks,
)

# The cut, the deal, and the auction with what its winner names.


def test_who_cuts_the_weli_keeps_it_and_gets_four_more() -> None:
    """He is not asked whether (MU-A3)."""
    t = dealt(bottom="SW")
    assert WELI in t.table.hands[REARHAND] and len(t.table.hands[REARHAND]) == 5
    assert t.table.cut == REARHAND and "cuts_weli" in t.told()
    assert t.table.known[WELI] == (0, 1, 2, 3)
    assert t.rules.show.laid_open(view(t.table, FOREHAND).table, REARHAND) == [WELI]


def test_nobody_bids() -> None:
    t = dealt(GOOD).each("!pass !pass !pass !pass")
    assert t.over and t.values() == (0, 0, 0, 0)
    assert t.told()[-1] == "nobody_bids"
    setup = t.rules.next_deal([t.line()], FOREHAND)
    assert setup is not None and setup.dealer == FOREHAND


# No court card (MU-A4).

POOR = "H7 H8 G7 E9 E10"


def test_a_hand_without_a_court_card_may_be_dealt_anew_for_double() -> None:
    t = dealt(POOR)
    assert t.offers("!anew")
    t.does(FOREHAND, "!anew")
    assert t.over and t.values() == (0, 0, 0, 0)
    again = t.rules.next_deal([t.line()], FOREHAND)
    assert again is not None and (again.dealer, again.carried[-1]) == (DEALER, 1)


def test_the_double_holds_for_one_deal() -> None:
    game = rules()
    anew = dealt(POOR).does(FOREHAND, "!anew").line()
    nobody = dealt(GOOD).each("!pass !pass !pass !pass").line()
    carried = []
    for lines in ([anew], [anew, nobody], [anew, anew]):
        setup = game.next_deal(lines, FOREHAND)
        carried.append(setup and setup.carried[-1])
    assert carried == [1, 0, 1]


# Who plays, the exchange, and the tricks.


@pytest.mark.parametrize(
    ("stay", "suits"), [("not_acorns", "E"), ("not_hearts", "H"), ("free", ""), ("off", "EGHS")]
)
def test_with_some_trumps_all_have_to_play(stay: str, suits: str) -> None:
    for trump in "EGHS":
        t = declared(GOOD, trump=trump, stay=stay)
        assert t.phase == ("exchange" if trump in suits else "stay")


@pytest.mark.parametrize(
    ("bound", "asked"), [(5, [REARHAND]), (3, [SECOND, REARHAND]), (0, [1, 2, 3])]
)
def test_who_is_nearly_through_has_to_play(bound: int, asked: list[int]) -> None:
    t = declared(GOOD, left=(4, 5, 6, 2), stay_bound=bound)
    seats = []
    while t.phase == "stay":
        seats.append(t.turn)
        t.does(t.turn, "!play")
    assert seats == asked and t.plays == [True] * 4


def test_when_the_talon_is_out_nobody_can_exchange() -> None:
    t = declared(GOOD, players=5, trump="E").each("HA HK EO GU S7 !draw")
    t.each(" ".join([*t.cards().split()[:3], "!draw"]))
    assert t.phase == "tricks" and t.table.exchanged == [5, 3, 0, 0, 0]


def test_nobody_draws_more_than_there_is() -> None:
    t = declared(GOOD, players=5, trump="E").each("HA HK EO GU S7 !draw")
    t.each(" ".join(t.cards().split()[:3]))
    assert t.asks() == "draw_now" and t.may() == "!draw"
    assert t.why_not(t.hand(SECOND).split()[0]) == "talon_is_out"


def test_others_are_played_to_their_end() -> None:
    t = tricks("G", "GA HK", "G7 HA", "", "G8 H7").each("GA G7 G8 HK HA H7")
    assert t.over and [t.table.won(seat) for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.parametrize("number", PACKS)
def test_of_36_cards_too_the_weli_is_one(number: int) -> None:
    """As of 33 (MU-A1)."""
    assert len(set(PACKS[number])) == number and WELI in PACKS[number]


# What a deal is worth, what the evening comes to, and which lines can be true.


SALZBURG = MulatschakOptions()


@pytest.mark.parametrize(
    ("bid", "won", "five", "values"),
    [
        (2, (3, 1, 1, None), False, (-3, -1, -1, 1)),
        (2, (1, 4, 0, None), False, (10, -4, 5, 1)),
        (3, (2, 0, 3), False, (10, 5, -3)),
        (5, (5, 0, 0), False, (-5, 5, 5)),
        (5, (5, 0, 0), True, (-10, 10, 10)),
        (5, (3, 0, 1), True, (10, 0, -10)),
    ],
)
def test_tricks_and_penalties(
    bid: int, won: tuple[int | None, ...], five: bool, values: tuple[int, ...]
) -> None:
    """The numbers of MU-A6, MU-A7 and MU-A10."""
    assert points(SALZBURG, Played(0, bid, won, five), 1) == values
    assert points(SALZBURG, Played(0, bid, won, five), 4) == tuple(4 * one for one in values)


def test_a_house_rule_makes_failing_cheaper_and_another_does_not_double_the_home() -> None:
    plain = MulatschakOptions(failed=5, stay_doubles=False)
    assert points(plain, Played(0, 2, (1, 4, None)), 2) == (10, -8, 1)


@pytest.mark.parametrize(
    ("options", "hearts", "doubled", "by"),
    [
        ({}, False, False, 1),
        ({}, True, False, 2),
        ({}, False, True, 2),
        ({}, True, True, 4),
        ({"doublings": "once"}, True, True, 2),
        ({"hearts_double": False}, True, True, 2),
    ],
)
def test_by_what_all_is_multiplied(
    options: dict[str, Any], hearts: bool, doubled: bool, by: int
) -> None:
    """Both reasons together, or once (MU-A11)."""
    assert times(MulatschakOptions(**options), hearts=hearts, doubled=doubled) == by


def a_deal(trump: str = "G", **more: Any) -> Position:
    """Forehand bids two and takes one trick, the second four, the last is without."""
    return tricks(trump, "GA E7 E8 S7 S8", "G7 EA EK SA SK", "", "G8 E9 E10 S9 S10", **more).each(
        "GA G7 G8 E7 EA E9 EK E10 E8 SA S9 S7 SK S10 S8"
    )


def test_a_deal_that_was_played() -> None:
    line = a_deal().line()
    assert line.values == (10, -4, 1, 5)
    assert dict(line.notes) == {"declarer": 0, "bid": 2, "times": 1}
    assert a_deal(doubled=True).values() == (20, -8, 2, 10)


def test_how_it_came_to_its_line() -> None:
    t = a_deal(doubled=True)
    items = t.rules.show.reckoning(t.table, t.line())
    assert [(one.side, one.why.key, one.amount) for one in items] == [
        (0, "bid_missed", 10),
        (0, "times", 10),
        (1, "tricks", -4),
        (1, "times", -4),
        (2, "home", 1),
        (2, "times", 1),
        (3, "no_trick", 5),
        (3, "times", 5),
    ]
    nobody = dealt().each("!pass !pass !pass !pass")
    found = nobody.rules.show.reckoning(nobody.table, nobody.line())
    assert {one.why.key for one in found} == {"nobody"} and isinstance(found[0], Reckoned)


def test_the_evening_has_a_last_deal() -> None:
    game = rules(players=3, deals=20)
    assert game.next_deal([Line((0, 0, 0))] * 19, 0) is not None
    assert game.next_deal([Line((0, 0, 0))] * 20, 0) is None


@pytest.mark.parametrize(
    ("values", "fine"),
    [
        ((-3, 5, -2), True),
        ((-3, -2, 1), True),
        ((-5, 5, 1), True),
        ((10, -5, 1), True),
        ((10, -3, -1), True),
        ((-6, 10, -4), True),
        ((-10, 10, 10), True),
        ((10, -10, 0), True),
        ((20, -20, 0), True),
        ((0, 0, 0), True),
        ((-5, 1, 1), False),
        ((-3, -3, 1), False),
        ((-3, 7, -2), False),
        ((10, 10, -5), False),
        ((-40, 40, 40), False),
    ],
)
def test_without_notes_a_line_fits_that_some_deal_leaves(
    values: tuple[int, ...], fine: bool
) -> None:
    assert fits(*values) is fine
