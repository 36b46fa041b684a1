"""What a deal is worth, what the evening comes to, and which lines can be true."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.mulatschak.options import MulatschakOptions
from engine.games.mulatschak.worth import Played, points, times
from engine.rules.show import Reckoned
from engine.sheet import Line
from tests.engine.games.mulatschak.positions import Position, dealt, fits, rules, tricks

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


# The evening (MU-A2, MU-A12).


def test_the_evening_has_a_last_deal() -> None:
    game = rules(players=3, deals=20)
    assert game.next_deal([Line((0, 0, 0))] * 19, 0) is not None
    assert game.next_deal([Line((0, 0, 0))] * 20, 0) is None


# Lines written down by hand.


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
