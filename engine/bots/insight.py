"""What a game's folder tells the bots that think: its `insight.py`, as far as it has one.

Each of these may stand there; what is missing has a plain answer, so that a game without any is
searched all the same:

    payoff(game, line) -> a number for each side: what a deal brought, as the players count it
    worth(game, t) -> a number for each seat: what a finished deal is worth as the match stands
    policy(game, t, legal, rng) -> the move the heuristic would make, on open cards, without looking
    finish(game, t, rng) -> what each seat has if all go on by policy, or None: quicker than that
    unlikely(game, seen) -> for each seat the cards it probably lacks, and how unlikely each is
    likelihood(game, seen) -> what says of a world how likely the others would act so in it, or
        None if nothing was seen that tells
    sample(game, seen, number, rng) -> so many likely worlds of the game's own making, or None
    unit(game) -> what `worth` counts: its key, by which number it is to be multiplied to be shown,
        and what is to be added then
    candidates(game, t, legal) -> the legal moves that are worth a thought
    daring(game, t, move) -> above 0 for a move that risks more, below for one that risks less
    reason(game, seen, move) -> a fact of the game that speaks for a move, or None
    POOL -> so many worlds are dealt for each that is wanted, where they are weighed
    RETRACES -> False where the cards that were played are not asked what they tell
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine import games
from engine.cards import Card
from engine.facts import Fact
from engine.hidden import view
from engine.moves import Move
from engine.rules import Rules
from engine.sheet import Line, from_others
from engine.table import Table, View

POOL = 3
"""How many worlds are dealt for each that is wanted, unless the game says otherwise."""


class Insight:
    """What is known of one game with its house rules."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        name = rules.game.name
        room = games.part(name, "insight") if games.has(name, "insight") else None
        self._advise: Callable[..., Any] = games.part(name, "heuristic").choose
        self._sides = rules.sides()
        self._payoff = getattr(room, "payoff", None)
        self._worth = getattr(room, "worth", None)
        self._policy = getattr(room, "policy", None)
        self._finish = getattr(room, "finish", None)
        self._unlikely = getattr(room, "unlikely", None)
        self._likelihood = getattr(room, "likelihood", None)
        self._sample = getattr(room, "sample", None)
        self._unit = getattr(room, "unit", None)
        self._candidates = getattr(room, "candidates", None)
        self._daring = getattr(room, "daring", None)
        self._reason = getattr(room, "reason", None)
        self.pool: int = getattr(room, "POOL", POOL)
        self.retraces: bool = getattr(room, "RETRACES", True)

    def payoff(self, line: Line) -> list[float]:
        """What a deal brought each side, as the players count it."""
        if self._payoff is not None:
            return list(self._payoff(self.rules, line))
        return [float(value or 0) for value in line.values]

    def worth(self, t: Table) -> Sequence[float]:
        """What a finished deal is worth to each seat: by default, what it wins from the others."""
        if self._worth is not None:
            found: Sequence[float] = self._worth(self.rules, t)
            return found
        won = from_others(self.payoff(self.rules.score(t)))
        worth = [0.0] * len(t.hands)
        for side, seats in enumerate(self._sides):
            for seat in seats:
                worth[seat] = won[side]
        return worth

    def policy(self, t: Table, legal: list[Move], rng: Random) -> Move:
        """What the heuristic would do for the seat whose turn it is, at a table with open cards."""
        if len(legal) == 1:
            return legal[0]
        if self._policy is not None:
            move: Move = self._policy(self.rules, t, legal, rng)
            return move
        advised: Move = self._advise(self.rules, view(t, t.turn), legal, rng).move
        return advised

    def finish(self, t: Table, rng: Random) -> Sequence[float]:
        """What a deal is worth to each seat if everybody goes on by rules of thumb."""
        if self._finish is not None:
            found: Sequence[float] | None = self._finish(self.rules, t, rng)
            if found is not None:
                return found
        legal, apply, policy = self.rules.legal, self.rules.apply, self.policy
        while t.phase:
            apply(t, policy(t, legal(t), rng))
        return self.worth(t)

    def unlikely(self, seen: View) -> list[dict[Card, float]]:
        """For each seat the cards it probably lacks: 1 as likely as any other, 0 impossible."""
        if self._unlikely is None:
            return []
        found: list[dict[Card, float]] = self._unlikely(self.rules, seen)
        return found

    def likelihood(self, seen: View) -> Callable[[Table], float] | None:
        """What says of a world how likely the others would have done in it what was seen."""
        if self._likelihood is None:
            return None
        weigh: Callable[[Table], float] | None = self._likelihood(self.rules, seen)
        return weigh

    def sample(self, seen: View, number: int, rng: Random) -> list[Table] | None:
        """So many likely worlds of the game's own making; None where it leaves that to us."""
        found: list[Table] | None = None
        if self._sample is not None:
            found = self._sample(self.rules, seen, number, rng)
        return found

    def unit(self) -> tuple[str, float, float]:
        """What `worth` counts: the key of its unit, and factor and addend of the number shown."""
        if self._unit is None:
            return "points", 1.0, 0.0
        found: tuple[str, float, float] = self._unit(self.rules)
        return found

    def candidates(self, t: Table, legal: list[Move]) -> list[Move]:
        """The legal moves that are worth a thought."""
        return list(self._candidates(self.rules, t, legal)) if self._candidates else list(legal)

    def daring(self, t: Table, move: Move) -> float:
        """Above 0 for a move that risks more than others, below 0 for one that risks less."""
        return float(self._daring(self.rules, t, move)) if self._daring else 0.0

    def reason(self, seen: View, move: Move) -> Fact | None:
        """A fact of the game that speaks for a move, if there is one."""
        fact: Fact | None = self._reason(self.rules, seen, move) if self._reason else None
        return fact
