"""What breaks the laws of direction: sums that say one thing and bots that believe another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.sheet import Counting, Line, Sheet
from tests.kit.broken.samples import breaks


@breaks("counts_by_a_sum_of_the_sheet", "hearts")
def lets_many_points_win_at_a_club(right: Any) -> Any:
    class Broken(right):
        def club(self) -> Counting:
            return replace(super().club(), fewest=False)

    return Broken


@breaks("wins_by_the_declared_sum", "hearts")
def lets_many_points_win(right: Any) -> Any:
    class Broken(right):
        def sheet(self, lines: Sequence[Line]) -> Sheet:
            sheet = super().sheet(lines)
            most = replace(self.counting(), fewest=False).best(sheet.total("points"))
            return replace(sheet, winners=most) if sheet.over else sheet

    return Broken


@breaks("is_worth_most_to_the_winners", "ramsen", part="bots")
def believes_that_losing_is_good(right: Any) -> Any:
    class Broken(right):
        def utility(self, t: Any) -> Sequence[float]:
            return [-worth for worth in super().utility(t)]

    return Broken


@breaks("returns_more_to_who_is_better_placed", "hearts")
def believes_that_many_points_are_good(right: Any) -> Any:
    """What a game is like whose line does not say that few is good: bots play to lose."""

    class Broken(right):
        line_fewest = False

    return Broken
