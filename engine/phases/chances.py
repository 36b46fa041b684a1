"""What a few cards are likely to bring where somebody may stay out: a guess for rules of thumb.

Each card has a chance to take a trick against two others; from these follow how many tricks to
expect, and how likely there are too few of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from engine.cards import Card

SUREST = 1e-6
"""So likely even a card fails that cannot lose."""


class Numbers(Protocol):
    """The numbers of a game's rules of thumb by which a hand is weighed."""

    @property
    def drawn(self) -> float:
        """The chance of a card not yet seen."""

    @property
    def power(self) -> float:
        """How surely a card takes its trick."""

    @property
    def crowd(self) -> float:
        """How much less so for each rival: the larger, the less."""


class Prospect(NamedTuple):
    """What to expect of a hand: its tricks, and how likely it takes none, or just one."""

    tricks: float
    none: float
    one: float

    def share(self, *, of: int, none: float = 1.0, one: float = 0.0) -> float:
        """Return what playing brings, as a share of the pot.

        The pot is divided among `of` tricks; `none` and `one` are what no trick and a single one
        cost, in whole pots.
        """
        return self.tricks / of - none * self.none - one * self.one


def chances_of(
    hand: Iterable[Card], worth: Mapping[Card, float], room: int, numbers: Numbers
) -> list[float]:
    """Return the chances of a hand, low to high, when a number of weak cards may be changed."""
    chances = sorted(map(worth.__getitem__, hand))
    for place in range(min(room, len(chances))):
        chances[place] = max(chances[place], numbers.drawn)
    return chances


def prospect(chances: Sequence[float], rivals: float, numbers: Numbers) -> Prospect:
    """Return the worth of cards with these chances against a number of other players."""
    power = numbers.power / (rivals + numbers.crowd)
    fails = [(1 - chance if chance < 1 else SUREST) ** power for chance in chances]
    none = 1.0
    for fail in fails:
        none *= fail
    # Lists: they are quicker than generators, and imagined deals are weighed by this.
    takes = [1 - fail for fail in fails]
    one = sum([none / fail * take for fail, take in zip(fails, takes, strict=True)])
    return Prospect(sum(takes), none, one)
