"""A deal of Ramsen played with real cards: the tricks of each, and who finished first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.games.ramsen import tally
from engine.games.ramsen.rules import RamsenRules
from engine.games.ramsen.table import RamsenTable
from engine.games.ramsen.tally import BARS
from engine.override import override
from engine.phases.race import Course
from engine.phases.race_entry import RaceEntry
from engine.sheet import Line

LONE_BARS = {"five": BARS, "one": 1, "void": None}


class RamsenEntry(RaceEntry[RamsenTable]):
    """What is asked about a deal of Ramsen."""

    rules: RamsenRules
    _whole: ClassVar[int] = BARS

    @override
    def _course(self) -> Course:
        return tally.course(self.rules.options)

    @override
    def _alone(self) -> int | None:
        return LONE_BARS[self.rules.options.lone_player]

    @override
    def _following(self, lines: Sequence[Line]) -> tuple[tuple[int, ...], Sequence[int]]:
        return tally.tally(self.rules.options, self.rules.players, lines).following()
