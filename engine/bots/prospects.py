"""What each choice comes to, for whoever wants to read it: a race told in the unit of its game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots.racing import Runner
from engine.facts import Prospect
from engine.rules.bots import Unit

SURE = 1.96
"""By so many standard errors a mean may be off, in 95 of a hundred cases."""


def prospects(runners: Sequence[Runner], unit: Unit) -> list[Prospect]:
    """The runners of a race, the best first, their results as the unit shows them.

    Who has dropped out has met fewer deals than the best. What it comes to is told by how far it
    lagged behind in those, or hard and easy deals would be compared.
    """
    best = runners[0]
    found = []
    for one in runners:
        lead = best.lead(one)
        behind = 0.0 if one is best or not one.results else lead.mean * unit.scale
        error = 0.0 if one is best or len(one.results) < 2 else SURE * lead.error * unit.scale
        worth = best.mean * unit.scale + unit.offset - behind
        first = sum(_is_best(one, number, runners) for number in range(len(one.results)))
        found.append(Prospect(one.move, worth, behind, error, first, len(one.results)))
    return [found[0], *sorted(found[1:], key=lambda prospect: prospect.behind)]


def _is_best(one: Runner, number: int, runners: Sequence[Runner]) -> bool:
    """Whether nobody who met this deal did better in it."""
    return all(
        other.results[number] <= one.results[number]
        for other in runners
        if number < len(other.results)
    )
