"""What bots know of Ramser: what a deal is worth, and what behaviour tells.

A deal is worth what it does for the sausage, by the tricks that each player still needs, less the
potatoes it costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from engine.cards import Card
from engine.games.ramser import heuristic, inference
from engine.games.ramser.chapters import PLAY, TAKE
from engine.games.ramser.prospects import potato
from engine.games.ramser.rules import RamserRules
from engine.games.ramser.table import RamserTable
from engine.games.ramser.tally import TRICKS
from engine.games.ramser.weights import WEIGHTS
from engine.moves import Call, Move
from engine.override import override
from engine.phases.quick_tricks import QuickTricks
from engine.rules.bots import Bots, Unit
from engine.sheet import Line
from engine.table import NOBODY, View

SCALE = 2.75
"""How many tricks more to go make the sausage e times less likely, or being last e times more.

Fitted to what became of some thousand positions in matches of the heuristic.
"""
TIE = 0.02
"""What a potato costs of a sausage where it only breaks a tie."""


class RamserBots(Bots[RamserTable]):
    """What bots know of Ramser."""

    rules: RamserRules
    needs_no_view = True
    draws_lots = False
    beginner = 0.55
    weights = WEIGHTS
    heuristic = staticmethod(heuristic.choose)

    @override
    def returns(self, line: Line) -> list[float]:
        """Tricks, less what a potato costs in them."""
        costs = potato(self.rules.options, self.rules.players)
        return [0.0 if won is None else float(won or -costs) for won in line.values]

    @override
    def utility(self, t: RamserTable) -> list[float]:
        """Each seat's chance of the sausage after this deal, less its potato."""
        return self._chances(t, self.rules.score(t).values)

    def _chances(self, t: RamserTable, won: Sequence[int | None]) -> list[float]:
        """Return the same, where the deal brought these tricks, None to one who was not in it."""
        options = self.rules.options
        left = list(t.open)
        if t.lone != NOBODY:
            left[t.lone] = max(0, left[t.lone] - (won[t.lone] or 0))
        done = [seat for seat, tricks in enumerate(left) if not tricks]
        if options.finish == "first" and done:
            first = t.finished[0] if t.finished else done[0]
            chances = [float(seat == first) for seat in range(len(left))]
        else:
            # Until one is left, who is through is safe; the last of the others gets nothing.
            sign = -1 if options.finish == "first" else 1
            powers = [exp(sign * tricks / SCALE) if tricks else 0.0 for tricks in left]
            total = sum(powers) or 1.0
            chances = [power / total if sign < 0 else 1 - power / total for power in powers]
        if sum(value or 0 for value in won) == TRICKS:
            lost = 1 / options.sausage if options.sausage else TIE
            for seat, tricks in enumerate(won):
                if tricks == 0:
                    chances[seat] -= lost
        return chances

    @override
    def unit(self) -> Unit:
        """Return a sausage in hundredths."""
        return Unit("sausage", scale=100.0)

    @override
    def rollout(self, t: RamserTable, rng: Random) -> Sequence[float]:
        self.play_until(self.rules.tricks.name, t, rng)
        if not t.phase:
            return self.utility(t)
        quick = QuickTricks(t, self.rules.tricks)
        quick.play_on()
        won = quick.won
        return self._chances(
            t, [won[seat] if plays else None for seat, plays in enumerate(t.plays)]
        )

    @override
    def card_priors(self, seen: View) -> list[dict[Card, float]]:
        return inference.card_priors(self.rules, seen)

    @override
    def risk(self, t: RamserTable, move: Move) -> float:
        """Playing is bold, and the Blind most of all."""
        if isinstance(move, Call):
            return {TAKE.word: 1.5, PLAY.word: 1.0}.get(move.word, 0.0)
        return 0.0
