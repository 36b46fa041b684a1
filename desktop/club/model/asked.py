"""What is asked of a table that hands in its result, and what follows from what is typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.head import Event
from engine.rules import Rules
from engine.tournament.custom import rules_of
from engine.tournament.head import Head

WON, LOST = "won", "lost"


@dataclass(frozen=True)
class Asked:
    """The figures of each of these `sides`, one after the other; `heads` names them if several.

    `total` is what plain figures come to together, and `lowest` and `highest` what a single one
    can be, None where that is not settled. `deals` is how many a list has, 0 for any number.
    """

    sides: int
    heads: tuple[str, ...] = ()
    total: int | None = None
    lowest: int | None = None
    highest: int | None = None
    deals: int = 0
    fewest: bool = False
    rules: Rules[Any] | None = None

    @property
    def winner(self) -> bool:
        """Whether one side gets a point and the others nothing: it is enough to name that one."""
        return not self.heads and not self.fewest and (self.total, self.lowest) == (1, 0)

    def proposed(self, figures: Sequence[int | None]) -> Mapping[int, int]:
        """Return what open figures must be, by their places, with those that are there."""
        if self.heads or self.total is None or all(one is None for one in figures):
            return {}
        left = [place for place, one in enumerate(figures) if one is None]
        rest = self.total - sum(one or 0 for one in figures)
        if rest == 0 == self.lowest:
            return dict.fromkeys(left, 0)
        if len(left) != 1 or (self.lowest is not None and rest < self.lowest):
            return {}
        return {} if self.highest is not None and rest > self.highest else {left[0]: rest}

    def rows(self, figures: Sequence[int | None]) -> list[tuple[int, ...]]:
        """Return the figures of each side; [] while one is open."""
        if None in figures:
            return []
        each = max(1, len(self.heads))
        flat = [one or 0 for one in figures]
        return [tuple(flat[at : at + each]) for at in range(0, len(flat), each)]

    def played(self, figures: Sequence[int | None]) -> int:
        """How many games of a list were played by somebody."""
        counted = [place for place, head in enumerate(self.heads) if head in (WON, LOST)]
        each = len(self.heads)
        return sum(
            figures[at + place] or 0 for at in range(0, len(figures), each) for place in counted
        )

    def passed(self, figures: Sequence[int | None]) -> int | None:
        """How many deals of the list nobody can have played; None while that is open."""
        if not self.deals or None in figures:
            return None
        return max(0, self.deals - self.played(figures))

    def result(self, figures: Sequence[int], passed: int = 0) -> Event:
        """Return what the table hands in, for an event of the log."""
        if not self.heads or self.rules is None:
            return {"values": list(figures)}
        rows = self.rows(figures)
        return {
            "values": list(self.rules.club_result(rows)),
            "figures": [list(row) for row in rows],
            "passed": passed,
        }


def asked(head: Head, size: int, sides: int) -> Asked:
    """Return what a table of this size hands in."""
    total = head.sums.get(size, head.sums.get(0))
    rules = rules_of(head, size)
    if rules is None:
        return Asked(sides, total=total)
    counting = rules.club()
    if counting.total != head.total:
        return Asked(sides, total=total)
    if head.figures:
        return Asked(sides, head.figures, deals=head.deals or counting.deals, rules=rules)
    return Asked(*(sides, (), total, counting.lowest, counting.highest), fewest=counting.fewest)
