"""Points that run down: who is at nothing, the last deal, and lines that can be."""

from __future__ import annotations

import pytest

from engine.phases.countdown import Countdown, adds_up, counting, told
from engine.sheet import Line, Note, chalked, folded


def test_the_first_at_nothing_ends_it_and_the_fewest_points_win() -> None:
    lines = [Line((-3, -2, 5)), Line((-4, -1, None)), Line((-1, -4, 1))]
    kept = chalked(Countdown(7, 3), lines[:2])
    assert (kept.over, kept.points, kept.left) == (True, [0, 4, 12], None)
    sheet = folded(Countdown(7, 3), counting(), 3, lines)
    assert sheet.total("points") == (-1, 0, 13)
    assert sheet.over and sheet.winners == (0,)


def test_where_nobody_goes_below_nothing_who_is_there_together_wins_together() -> None:
    sheet = folded(Countdown(5, 3, floor=True), counting(floor=True), 3, [Line((-7, -5, 10))])
    assert sheet.total("points") == (0, 0, 15)
    assert sheet.winners == (0, 1)
    assert counting(floor=True).allows(sheet.total("points"))


def test_a_last_deal_ends_it_though_all_have_points_to_go() -> None:
    kept = Countdown(21, 2, deals=2)
    kept.add(Line((-2, 5)))
    assert (kept.over, kept.left) == (False, 1)
    kept.add(Line((5, -3)))
    assert (kept.over, kept.left, kept.points) == (True, 0, [24, 23])


@pytest.mark.parametrize(
    ("notes", "read"),
    [
        ((), {}),
        ((Note("bid", 3), Note("declarer", 0)), {"bid": 3, "declarer": 0}),
        ((Note("bid", 3), Note("bid", 3)), None),
        ((Note("pot", 3),), None),
    ],
)
def test_notes_are_read_where_all_of_them_are_known(
    notes: tuple[Note, ...], read: dict[str, int] | None
) -> None:
    assert told(Line((0, 0), notes), {"bid", "declarer"}) == read


def test_five_tricks_are_five_tricks() -> None:
    assert adds_up([{2}, {3}, {0}], 5)
    assert adds_up([{2}, {0, 5}, {0, 3}], 5)
    assert not adds_up([{2}, {2}, {0}], 5)
    assert not adds_up([{2}, (), {3}], 5)
