"""What a hand of Mulatschak is likely to bring: a guess for each card, and what it comes to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.games.mulatschak.weights import Part
from engine.games.mulatschak.worth import MULATSCHAK, NO_TRICK


def spread(chances: Sequence[float], rivals: float, part: Part) -> tuple[float, ...]:
    """How likely none, one, two … of these cards take a trick against a number of others."""
    return _spread(tuple(chances), part.power / (rivals + part.crowd))


@cache
def _spread(chances: tuple[float, ...], power: float) -> tuple[float, ...]:
    """Kept, for there are few hands by what their cards are worth."""
    found = [1.0]
    for chance in chances:
        takes = 1 - max(1e-6, 1 - chance) ** power
        kept = [one * (1 - takes) for one in found]
        found = [
            stays + comes * takes for stays, comes in zip([*kept, 0.0], [0.0, *found], strict=True)
        ]
    return tuple(found)


@cache
def bidding(likely: tuple[float, ...], bid: int, failed: int) -> float:
    """Return what a bid of these tricks brings: them if it is made, less what failing costs."""
    made = sum(number * one for number, one in enumerate(likely) if number >= bid)
    return made - failed * sum(likely[:bid])


def playing(likely: Sequence[float]) -> float:
    """Return what going along brings: the tricks, less what none of them would cost."""
    return sum(number * one for number, one in enumerate(likely)) - NO_TRICK * likely[0]


def all_five(likely: Sequence[float]) -> float:
    """Return what a Mulatschak brings."""
    return MULATSCHAK * (2 * likely[-1] - 1)
