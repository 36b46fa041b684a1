"""What bots know of Kein Stich besides the rules of thumb."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random

from engine.games.kein_stich import heuristic, rollout
from engine.games.kein_stich.inference import laid_so
from engine.games.kein_stich.penalties import LAY_OFF
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.table import KeinStichTable
from engine.games.kein_stich.weights import WEIGHTS
from engine.moves import Call, Move
from engine.override import override
from engine.parts.calibration import beside
from engine.rules import Setup
from engine.rules.bots import Bots, Unit
from engine.sheet import from_others
from engine.table import View

_ROUNDS = 12
"""How many deals with each seat as dealer tell well enough by how much those of a kind differ."""


class KeinStichBots(Bots[KeinStichTable]):
    """What bots know of Kein Stich."""

    retraces = False
    """A player who follows suit and ducks plays much alike whatever he holds: in trials what was
    played told nothing that paid, and going through it took longer than all the rest."""

    rules: KeinStichRules
    asks_all_at_first = False
    needs_no_view = True
    draws_lots = False
    weights = WEIGHTS
    heuristic = staticmethod(heuristic.choose)
    beginner = 0.6
    calibration = beside(__package__)

    @override
    def rollout(self, t: KeinStichTable, rng: Random) -> Sequence[float]:
        brought = rollout.finished(self.rules, t)
        return super().rollout(t, rng) if brought is None else from_others(brought)

    @override
    def world_likelihood(self, seen: View) -> Callable[[KeinStichTable], float] | None:
        """How likely the others would have laid so; in the tricks nothing that pays was found."""
        return laid_so(self.rules, seen) if seen.table.phase == self.rules.rows.name else None

    @override
    def spread(self, t: KeinStichTable) -> float:
        """Return the spread of deals of its kind: some stake two or three times as much as others.

        In a lay-off it is the pot, as it was when the deal began.
        """
        pot = t.pot + sum(t.money) - sum(t.before) if t.kind == LAY_OFF else 0
        found = self._spreads.get((t.kind, pot))
        if found is None:
            seats = tuple(range(self.rules.players))
            place = self.rules.tally().deals.index(t.kind)
            carried = (place, pot, *(0 for _ in seats))
            found = self._differ([Setup(dealer, seats, carried) for dealer in seats * _ROUNDS])
            self._spreads[t.kind, pot] = found
        return found

    @cached_property
    def _spreads(self) -> dict[tuple[str, int], float]:
        """What was worked out by `spread`: kind and pot → money."""
        return {}

    @override
    def unit(self) -> Unit:
        """Money, as the penalties and the pot are."""
        return Unit("ahead_money")

    @override
    def risk(self, t: KeinStichTable, move: Move) -> float:
        """Return the risk: high cards may take a trick, or be locked in during the lay-off."""
        if isinstance(move, Call):
            return 1.0
        order = self.rules.pack()
        return -order.index(move) / len(order) if move in order else 0.0
