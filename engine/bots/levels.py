"""Levels: how strong an opponent is. A budget of thought and a memory, never more cards.

The budget is a number of worlds, so that the same question has the same answer on any machine.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True)
class Level:
    """How well one plays.

    `worlds` is how many deals are imagined before a decision, 0 for rules of thumb alone; `sure`
    is by how many standard errors another move must be better than the rule of thumb's. Who
    `remembers` only that number of tricks believes that the cards of older ones may still be
    held; 0 is all of them.

    Who `errs` goes by rules of thumb but for such a share of decisions. There any move will do that
    in these worlds costs no more than `forgives`, a share of what deals differ by; it goes by the
    seat whether he likes to play too often then or too seldom. He tries it in as many worlds with
    nothing forgotten, too, and leaves what costs more than that there: a near miss, not a howler.

    `seconds` is how long one thinks at most, where there is a clock: an old machine may not get
    through all worlds.
    """

    worlds: int
    sure: float = 2.0
    remembers: int = 0
    errs: float = 0.0
    forgives: float = 0.0
    seconds: float = 1.0


LEVELS = {
    # How often he errs, a game's bots say. What costs half of what deals differ by, he sees even
    # in so few worlds; what costs all of it, which is a howler, nearly always.
    "beginner": Level(16, remembers=2, errs=0.5, forgives=0.5, seconds=0.2),
    # By rules of thumb alone; a level with a character looks which moves are about as good.
    "regular": Level(0, sure=inf),
    "strong": Level(160),
    # The same lead as a strong player's, but told more surely: smaller ones rest on how plainly
    # worlds are played on. With two standard errors masters lost to strong players in Knüffeln.
    "master": Level(600, sure=4.0, seconds=3.0),
}
