"""The race: what each candidate comes to, world by world, and which are still in it.

All candidates meet the same worlds, so what counts is the difference within a world. Who is
behind the leader by more than chance drops out; when only one is left, or nothing distinguishes
those that are, no more worlds are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from engine.bots.bot import Clock
from engine.moves import Move
from engine.table import Table

FIRST = 16
"""How many worlds everybody runs."""
DROPS = 2.5
"""A candidate drops out when it is behind by this number of standard errors."""
SAME = 40
"""After this number of worlds without a difference there is none."""


class Lead(NamedTuple):
    """By how much one candidate is ahead of another, and how sure that is."""

    mean: float
    error: float

    @property
    def z(self) -> float:
        """The lead in standard errors."""
        if self.error > 0:
            return self.mean / self.error
        return 0.0 if not self.mean else float("inf") * (1 if self.mean > 0 else -1)


@dataclass
class Candidate:
    """A candidate and its results so far."""

    move: Move
    results: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """What it comes to on average."""
        return sum(self.results) / len(self.results) if self.results else 0.0

    def lead(self, other: Candidate) -> Lead:
        """How far it is ahead of another in the worlds that both have met."""
        return lead([a - b for a, b in zip(self.results, other.results, strict=False)])


def lead(differences: Sequence[float]) -> Lead:
    """Return the mean of paired differences and its standard error."""
    number = len(differences)
    if number < 2:
        return Lead(sum(differences), float("inf"))
    mean = sum(differences) / number
    spread = sum((one - mean) ** 2 for one in differences) / (number - 1)
    return Lead(mean, sqrt(spread / number))


def run(
    moves: Sequence[Move],
    usual: Move,
    tables: Sequence[Table],
    result: Callable[[Table, Move, int], float],
    clock: Clock | None = None,
    until: float = 0.0,
    sure: float = DROPS,
) -> list[Candidate]:
    """Let these moves race through these worlds; the best first.

    `result` plays one move in one world. The `usual` move drops out only when it is behind by
    `sure` standard errors, if that is more than what others need: before that nothing is decided.
    With a clock no new world is begun after `until`.
    """
    candidates = [Candidate(usual), *(Candidate(move) for move in moves if move != usual)]
    running = list(candidates)
    done = 0
    batch = FIRST
    while done < len(tables) and len(running) > 1:
        for number in range(done, min(done + batch, len(tables))):
            if clock is not None and number and clock() >= until:
                return _in_order(candidates, running)
            for candidate in running:
                candidate.results.append(result(tables[number], candidate.move, number))
        done = min(done + batch, len(tables))
        batch = done
        running = _still_in(running, max(DROPS, sure))
        if done >= SAME and all(one.results == running[0].results for one in running):
            break
    return _in_order(candidates, running)


def _still_in(running: list[Candidate], sure: float) -> list[Candidate]:
    """Those that may still win; the first, the usual move, is measured against and stays."""
    usual, *others = running
    leader = max(running, key=lambda one: one.mean)
    still = [one for one in others if one is leader or leader.lead(one).z < DROPS]
    if len(still) == 1 and leader is not usual and leader.lead(usual).z >= sure:
        return still
    return [usual, *still]


def _in_order(candidates: list[Candidate], running: list[Candidate]) -> list[Candidate]:
    return sorted(candidates, key=lambda one: (one in running, one.mean), reverse=True)
