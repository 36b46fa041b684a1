"""What each choice of a decision comes to, and whether one of them is clearly the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import pstdev
from typing import Any

from engine.bots.heuristic import HeuristicBot
from engine.bots.racing import Candidate
from engine.bots.rollout import Rollout
from engine.bots.search import counted
from engine.bots.why import prospects
from engine.bots.worlds import worlds
from engine.facts import Advice, Fact
from engine.hidden import Redealing
from engine.moves import Move
from engine.parts.part import T
from engine.rules import Rules
from engine.rules.bots import Unit
from engine.table import View
from engine.tasks.task import Choice

STRONGEST = 600
"""In so many imagined deals every choice is tried, as many as the strongest opponent imagines."""
SURE = 5.0
"""By so many standard errors every wrong choice has to be behind."""
CLEAR = 0.22
"""The best has to win so much more of all deals against each wrong choice than it loses."""
SAME = 0.06
"""What wins less than this against it, and is not surely behind, comes to the same."""
HUNDREDTHS, SHARE, LEAST = 3.0, 0.15, 0.5
"""So far behind a wrong choice has to be: a chance so many hundredths; else this share of how much
deals differ, and at least so much."""
FEW = 1200
"""The most layouts of the unseen cards that are counted."""
LAST = ("tricks",)
"""In these chapters nobody draws any more: layouts can be counted."""


@dataclass(frozen=True)
class Weighed:
    """What every legal move comes to, the best first."""

    candidates: tuple[Candidate, ...]
    choices: tuple[Choice, ...]
    unit: str
    layouts: int
    """How many layouts were counted; 0 if deals were imagined."""
    usual: Advice
    """What the rules of thumb would do."""

    @property
    def deals(self) -> int:
        """In how many imagined deals every choice was tried; 0 if layouts were counted."""
        return 0 if self.layouts else len(self.candidates[0].results)


def weigh(
    rules: Rules[Any], seen: View, legal: list[Move], luck: int, deals: int = STRONGEST
) -> Weighed:
    """Try every legal move in every layout, or in so many imagined deals; `luck` fixes chance.

    From there everybody goes on by rules of thumb.
    """
    rng = Random(luck)
    usual = HeuristicBot(rules).advise(seen, legal, rng, 0.0)
    every = layouts(rules, seen) if seen.table.phase in LAST else None
    tables = every if every is not None else worlds(rules.bots, seen, deals, rng)
    rollout = Rollout(rules.bots, seen.seat, luck)
    candidates = [Candidate(move) for move in legal]
    for candidate in candidates:
        candidate.results = [
            rollout.result(table, candidate.move, number) for number, table in enumerate(tables)
        ]
    candidates.sort(key=lambda one: (-one.mean, one.move != usual.move))
    unit = rules.bots.unit()
    choices = tuple(
        Choice(
            one.move,
            round(one.worth, 3),
            round(one.behind, 3),
            # What was counted is no estimate.
            0.0 if every is not None else round(one.error, 3),
            round(100 * one.best / one.deals),
        )
        for one in prospects(candidates, unit)
    )
    found = len(tables) if every is not None else 0
    return Weighed(tuple(candidates), choices, unit.key, found, usual)


def right(weighed: Weighed, unit: Unit) -> tuple[Move, ...]:
    """The best choice and what comes to the same; () unless every other is clearly worse.

    What is not wrong is at most half of all: else it is no task.
    """
    best, *others = weighed.candidates
    least = _least(best, unit)
    same: list[Move] = [best.move]
    for other in others:
        lead, (better, worse) = best.lead(other), counted(best, other)
        won = (better - worse) / 100
        sure = bool(weighed.layouts) or lead.z >= SURE
        if sure and lead.mean * unit.scale >= least and won >= CLEAR:
            continue
        if won > SAME or lead.z > SURE / 2:
            return ()
        same.append(other.move)
    return tuple(same) if 2 * len(same) <= len(weighed.candidates) else ()


def _least(best: Candidate, unit: Unit) -> float:
    if unit.scale != 1.0:
        return HUNDREDTHS
    return max(LEAST, SHARE * (pstdev(best.results) if best.results else 0.0))


def why(rules: Rules[Any], seen: View, weighed: Weighed, good: Sequence[Move]) -> Fact:
    """What speaks for the best choice, in the game's words where it has some."""
    best = weighed.candidates[0]
    if weighed.usual.move in good:
        return weighed.usual.reason
    wrong = next(one for one in weighed.candidates if one.move not in good)
    reason = rules.bots.reason(seen, best.move)
    return reason or Fact("better_in_most", counted(best, wrong))


def level(weighed: Weighed, good: Sequence[Move]) -> int:
    """How hard it is by itself, so that the search finds some of each kind.

    Rules of thumb find the easy ones, and where they fail it is hard. What a task is called beside
    the others of its game, `grading` says.
    """
    if weighed.usual.move not in good:
        return 3
    best = weighed.candidates[0]
    wrong = [one for one in weighed.candidates if one.move not in good]
    closest = min(better - worse for better, worse in (counted(best, one) for one in wrong))
    return 1 if closest >= 50 else 2


def layouts(rules: Rules[T], seen: View, few: int = FEW) -> list[T] | None:
    """All layouts that fit this view; None if there may be more than `few`.

    In which order the cards of a hand or of the stock lie makes no other layout: it is to be asked
    only where nobody draws any more.
    """
    dealing = Redealing(rules, seen)
    return dealing.every() if dealing.ways() <= few else None
