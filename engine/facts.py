"""Facts: everything that happens at the table, as a key with arguments, never as a sentence.

Arguments are seats, cards, numbers and other keys. A fact is public: what only one seat may
know is not in it. The key is a verb in the third person ("draws") or a rule ("must_follow");
`games/<name>/words.py` holds its English.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.cards import Card
from engine.moves import Move

FactArg = Card | int | str


@dataclass(frozen=True, slots=True)
class Fact:
    """What happened or which rule holds: a key, and what it is about."""

    key: str
    args: tuple[FactArg, ...] = ()


@dataclass(frozen=True, slots=True)
class Advice:
    """A move that a bot would make, and the fact that speaks for it."""

    move: Move
    reason: Fact


@dataclass(frozen=True, slots=True)
class Prospect:
    """What one choice comes to in the deals that somebody imagined, in the unit that goes with it.

    `behind` is by how much it lags behind the best choice in the same deals, `error` how far that
    may be off. In `best` of its `deals` nothing came out better.
    """

    move: Move
    worth: float
    behind: float
    error: float
    best: int
    deals: int


class Way(Enum):
    """How a decision came about."""

    ONLY = "nothing else was allowed"
    CHANCE = "anything that is allowed"
    THUMB = "by a rule of thumb, nothing else was weighed"
    SUITED = "by a rule of thumb, nothing about as good suited the character better"
    KEPT = "nothing that was weighed was surely better than the rule of thumb"
    SAME = "all that was weighed came to the same"
    BETTER = "surely better than the rule of thumb"
    ERRED = "something that seemed as good at a glance"
    BOLDER = "about as good as the best, but it risks more"
    SAFER = "about as good as the best, but it risks less"
    ENDS = "not much worse than the best, and it ends the deal"


@dataclass(frozen=True, slots=True)
class Why:
    """What a bot would do, how it comes to that, and what it weighs.

    `usual` is what the rules of thumb say, and `forgone` what seemed better by a little but suited
    its character less. `forgets` is how many of the last tricks it knew while it weighed, 0 where
    it knew all of them.
    """

    advice: Advice
    way: Way
    usual: Move
    forgone: Move | None = None
    weighed: tuple[Prospect, ...] = ()
    forgets: int = 0

    @property
    def deals(self) -> int:
        """In how many imagined deals it tried what it weighed."""
        return max((one.deals for one in self.weighed), default=0)
