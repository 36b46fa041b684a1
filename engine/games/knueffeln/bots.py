"""What bots know of Knüffeln: what a deal is worth, quick rules of thumb, what behaviour tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import cast

from engine.cards import Card
from engine.facts import Advice, Fact
from engine.games.knueffeln import (
    conferring,
    heuristic,
    inference,
    prospects,
    rollout,
    simple,
    small_talk,
    tally,
)
from engine.games.knueffeln.dealing import SOLO
from engine.games.knueffeln.play import MARCH, RUN, SEE, TURNED
from engine.games.knueffeln.results import outcome
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.standing import gained
from engine.games.knueffeln.table import NO_SIDE, KnueffelnTable
from engine.games.knueffeln.weights import WEIGHTS
from engine.hidden import view
from engine.moves import Call, Move
from engine.override import override
from engine.parts.calibration import beside
from engine.rules.bots import Bots, Unit
from engine.table import Seat, View


class KnueffelnBots(Bots[KnueffelnTable]):
    """What bots know of Knüffeln."""

    rules: KnueffelnRules
    beginner = 1.0
    calibration = beside(__package__)
    weights = WEIGHTS
    heuristic = staticmethod(heuristic.choose)

    @override
    def say(self, seen: View, rng: Random) -> Call | None:
        return small_talk.say(self.rules, seen, rng)

    @override
    def confer(self, seen: View) -> Call | None:
        return small_talk.confer(self.rules, seen)

    @override
    def due(self, t: KnueffelnTable) -> tuple[Seat, ...]:
        return conferring.due(self.rules.options, t)

    @override
    def simple(self, seen: View, legal: list[Move], rng: Random) -> Advice:
        return simple.choose(self.rules, seen, legal, rng)

    @override
    def utility(self, t: KnueffelnTable) -> list[float]:
        """Return what each seat wins or pays for this deal, or what the ladders then stand for."""
        if not t.chosen:
            return [0.0] * len(t.hands)
        way, winning = outcome(t)
        return shared(self.rules, t, way, winning, sum(t.raised))

    @override
    def unit(self) -> Unit:
        """Money; Knüppel where two pairs have a ladder each, rungs where everybody has one."""
        scoring = self.rules.options.scoring
        return Unit("knueppel" if scoring == "ladder" and self.rules.players == 4 else scoring)

    @override
    def policy(self, t: KnueffelnTable, legal: list[Move], rng: Random) -> Move:
        """Return the heuristic's move, quickly where cards are played."""
        if t.phase != "tricks":
            return self.advise(view(t, t.turn), legal, rng).move
        quick = rollout.Rollout(self.rules, t, (self.weights, self.weights))
        if t.trick:
            return quick.suits.sorted[quick.follow(t.turn)]
        led = quick.suits.sorted[quick.led(t.turn)]
        turned = TURNED[led]
        return turned if turned in legal and quick.turns_it(t.turn, rng) else led

    @override
    def rollout(self, t: KnueffelnTable, rng: Random) -> Sequence[float]:
        found = rollout.finished(self.rules, t, rng, (self.weights, self.weights))
        return super().rollout(t, rng) if found is None else shared(self.rules, t, *found)

    @override
    def card_priors(self, seen: View) -> list[dict[Card, float]]:
        return inference.card_priors(self.rules, seen)

    @override
    def world_likelihood(self, seen: View) -> Callable[[KnueffelnTable], float] | None:
        return inference.world_likelihood(self.rules, seen)

    @override
    def risk(self, t: KnueffelnTable, move: Move) -> float:
        """Return the risk: turning, seeing, marching and a solo are bold."""
        if isinstance(move, Call):
            if move in (SEE, MARCH, SOLO) or move.word == "turn":
                return 1.0
            return -1.0 if move == RUN else 0.0
        return 0.0

    @override
    def reason(self, seen: View, move: Move) -> Fact | None:
        """Tell that nobody of the others can beat a card that is led, if so."""
        t = cast(KnueffelnTable, seen.table)
        if (
            not isinstance(move, Card)
            or t.phase != "tricks"
            or t.trick
            or len(t.hands[t.turn]) == 1
        ):
            return None
        ahead = prospects.Prospects(self.rules, t)
        return Fact("lead_unbeatable", (move,)) if ahead.holds(move) >= 1 else None


def shared(
    rules: KnueffelnRules, t: KnueffelnTable, way: str, winning: int, turns: int
) -> list[float]:
    """Return what a deal that is won this way by this side is worth to each seat."""
    options = rules.options
    if t.rungs:
        rungs = tally.rungs(options, way, turns)
        gain = gained(options, t.rungs[winning], t.rungs[1 - winning], way, rungs)
        return [gain if theirs == winning else -gain for theirs in t.side]
    gain = float(tally.brings(options, way, turns))
    players = sum(theirs != NO_SIDE for theirs in t.side)
    shares = []
    for seat, theirs in enumerate(t.side):
        share = 0.0 if theirs == NO_SIDE else gain if theirs == winning else -gain
        shares.append(share * (players - 1) if seat == t.solo else share)
    return shares
