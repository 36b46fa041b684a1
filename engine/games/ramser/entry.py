"""A deal of Ramser played with real cards: the tricks of each, and who came to the goal first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.games.ramser import tally
from engine.games.ramser.rules import LONE, RamserRules
from engine.games.ramser.table import RamserTable
from engine.games.ramser.tally import TRICKS
from engine.override import override
from engine.phases.race import Course
from engine.phases.race_entry import RaceEntry
from engine.sheet import Line


class RamserEntry(RaceEntry[RamserTable]):
    """What is asked about a deal of Ramser."""

    rules: RamserRules
    _whole: ClassVar[int] = TRICKS

    @override
    def _course(self) -> Course:
        return tally.course(self.rules.options)

    @override
    def _alone(self) -> int | None:
        return LONE[self.rules.options.lone_player]

    @override
    def _following(self, lines: Sequence[Line]) -> tuple[tuple[int, ...], Sequence[int]]:
        return tally.tally(self.rules.options, self.rules.players, lines).following()
