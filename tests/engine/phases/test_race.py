"""A race for tricks: when it is over, in which order sides finished, and lines that can be."""

from __future__ import annotations

import pytest

from engine.phases.race import Course, finished, fits, in_order
from engine.sheet import Line


@pytest.mark.parametrize(
    ("first", "needed", "over"),
    [(True, (0, 3, 2), True), (False, (0, 3, 2), False), (False, (0, 0, 2), True)],
)
def test_it_ends_with_the_first_or_when_one_is_left(
    first: bool, needed: tuple[int, ...], over: bool
) -> None:
    course = Course(first_wins=first, stops=True, best_opens=False, trump_second=False)
    assert course.is_over(needed) is over


def test_who_finished_in_one_deal_did_so_as_the_notes_tell() -> None:
    assert in_order(Line((2, 2, 1), finished([2, 0])), [0, 2]) == [2, 0]
    assert in_order(Line((2, 2, 1)), [2, 0]) == [0, 2], "without notes by their places"


@pytest.mark.parametrize(
    ("line", "can_be"),
    [
        (Line((2, 3, None)), True),
        (Line((2, 2, None), finished([0])), True),
        (Line((4, 2, None)), False),
        (Line((2, 2, 1)), False),
        (Line((1, 2, None), finished([0])), False),
        (Line((2, 2, None), finished([0, 0])), False),
    ],
)
def test_a_line_has_as_many_tricks_as_lie_there_for_those_in_the_race(
    line: Line, can_be: bool
) -> None:
    assert fits(line, playing=(0, 1), needed=(2, 9, 0)) is can_be
