"""Why a bot did what it did: asked again, with what it saw then and the same luck.

A bot keeps nothing, and an evening keeps its moves alone; but the same question has the same
answer. Only what the clock cut short, or what an older version played, may come out otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from random import Random
from typing import Any

from engine.bots import make, played_as
from engine.bots.racing import Candidate
from engine.bots.search import SearchBot, Thought
from engine.bots.worlds import worlds
from engine.facts import Prospect, Way, Why
from engine.moves import Move
from engine.rules import Rules
from engine.rules.bots import Bots, Unit
from engine.sheet import Line
from engine.table import View


def why(name: str, rules: Rules[Any], seen: View, legal: list[Move], seed: int) -> Why:
    """Ask a bot of this name about a decision; raises UnknownBot. No clock hurries it."""
    if name == "heuristic":
        name = played_as(name, rules.game)
    bot, luck = make(name, rules), Random(seed)
    if not isinstance(bot, SearchBot):
        advice = bot.advise(seen, legal, luck, 0.0)
        return Why(advice, Way.ONLY if len(legal) == 1 else Way.CHANCE, advice.move)
    thought = bot.think(seen, legal, luck)
    # Beside one alone nothing was tried.
    candidates = thought.candidates if len(thought.candidates) > 1 else ()
    weighed = tuple(prospects(candidates, rules.bots.unit())) if candidates else ()
    forgets = bot.level.remembers if weighed else 0
    if len(seen.table.tricks) <= forgets:
        forgets = 0
    way = _way(bot, seen, thought) if weighed else Way.THUMB if len(legal) > 1 else Way.ONLY
    return Why(thought.advice, way, thought.usual.move, thought.forgone, weighed, forgets)


def _way(bot: SearchBot, seen: View, thought: Thought) -> Way:
    """How a decision came about at which something was weighed."""
    if thought.advice.reason.key == "all_the_same":
        return Way.SAME
    if thought.erred:
        return Way.ERRED
    if thought.forgone is not None:
        if bot.character.ends:
            return Way.ENDS
        risks = bot.rules.bots.risk
        bolder = risks(seen.table, thought.advice.move) > risks(seen.table, thought.forgone)
        return Way.BOLDER if bolder else Way.SAFER
    if thought.advice.move != thought.usual.move:
        return Way.BETTER
    return Way.KEPT if isfinite(bot.level.sure) else Way.SUITED


SURE = 1.96
"""The width of a 95 % interval, in standard errors on either side of the mean."""


def prospects(candidates: Sequence[Candidate], unit: Unit) -> list[Prospect]:
    """Return the candidates of a race, the best first, their results as the unit shows them.

    A candidate that has dropped out has met fewer deals than the best. What it comes to is told by
    how far it lagged behind in those, or hard and easy deals would be compared.
    """
    best = candidates[0]
    found = []
    for one in candidates:
        lead = best.lead(one)
        behind = 0.0 if one is best or not one.results else lead.mean * unit.scale
        error = 0.0 if one is best or len(one.results) < 2 else SURE * lead.error * unit.scale
        worth = best.mean * unit.scale + unit.offset - behind
        first = sum(_is_best(one, number, candidates) for number in range(len(one.results)))
        found.append(Prospect(one.move, worth, behind, error, first, len(one.results)))
    return [found[0], *sorted(found[1:], key=lambda prospect: prospect.behind)]


def _is_best(one: Candidate, number: int, candidates: Sequence[Candidate]) -> bool:
    """Whether nobody who met this deal did better in it."""
    return all(
        other.results[number] <= one.results[number]
        for other in candidates
        if number < len(other.results)
    )


def outcomes(bots: Bots[Any], seen: View, move: Move, number: int, rng: Random) -> list[Line]:
    """Return the lines of that number of imagined deals, played on by weights after this move."""
    found: list[Line] = []
    for world in worlds(bots, seen, number, rng):
        t = world.copy()
        bots.rules.apply(t, move)
        bots.play_until("", t, rng)
        found.append(bots.rules.score(t))
    return found
