"""Playing the tricks of Ramser on to the end of a deal in small numbers, by the rules of thumb.

The rules are those of `play.py`, the rules of thumb those of `heuristic.py`; a test plays all of
them side by side.
"""

from __future__ import annotations

from functools import cache

from engine.cards import Card
from engine.games.ramser.play import duties, is_best
from engine.games.ramser.rules import RamserRules
from engine.games.ramser.table import RamserTable
from engine.games.ramser.trumps import rankings
from engine.phases.quick_race import QuickRace
from engine.phases.quick_tricks import Numbers


@cache
def _numbers(pack: tuple[Card, ...], best: bool, trump: str) -> Numbers:
    """The pack in numbers."""
    return Numbers(rankings(pack, best)[trump])


class Rollout(QuickRace[RamserTable]):
    """The tricks of one deal."""

    def __init__(self, rules: RamserRules, t: RamserTable) -> None:
        options, tricks = rules.options, rules.tricks
        numbers = _numbers(rules.pack(), is_best(options), t.trump)
        super().__init__(t, numbers, duties(options), tricks.course)
