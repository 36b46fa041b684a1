"""Facts: everything that happens at the table, as a key with arguments, never as a sentence.

Arguments are seats, cards, numbers and other keys. A fact is public: what only one seat may
know is not in it. The key is a verb in the third person ("draws") or a rule ("must_follow");
`games/<name>/words.py` holds its English.
"""

from __future__ import annotations

from dataclasses import dataclass

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
