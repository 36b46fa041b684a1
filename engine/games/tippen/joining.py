"""Who plays: lifting the trump card where the table plays so, and tapping or passing."""

from __future__ import annotations

from engine.facts import Fact
from engine.families.pot import chapters as pot
from engine.families.pot.chapters import PASS
from engine.games.tippen.opening import turn_trump
from engine.games.tippen.table import TippenTable
from engine.moves import Call, Move
from engine.override import override
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import NOBODY

LIFT = Call("lift")
TAP = Call("tap")


class Lift(Phase[TippenTable]):
    """One after another may lift the trump card, before anybody knows it; who does, plays (TP-A9).

    If nobody does, the cards are thrown in and the pot stays. Where all have to play it is turned
    without a question.
    """

    name = "lift"

    @override
    def enter(self, t: TippenTable) -> Step:
        if t.together:
            turn_trump(t)
            return NEXT
        t.turn = t.after[t.dealer]
        return STAY

    @override
    def legal(self, t: TippenTable) -> list[Move]:
        return [LIFT, PASS]

    @override
    def play(self, t: TippenTable, move: Move) -> Step:
        seat = t.turn
        t.lifts[seat] = lifts = move == LIFT
        if t.facts is not None:
            t.tell("lifts" if lifts else "passes", seat)
        if lifts:
            t.lifter = seat
            t.plays[seat] = True
            turn_trump(t)
            return NEXT
        t.turn = t.after[seat]
        if t.lifts[t.turn] is None:
            return STAY
        t.tell("nobody_lifts")
        t.close(0)
        return END

    @override
    def why_not(self, t: TippenTable, move: Move) -> Fact:
        return Fact("lift_or_pass")


class Join(pot.Join[TippenTable]):
    """Each in turn taps on the table and plays, or passes and lays his cards away.

    Forehand is asked first, after a lift who sits on the lifter's left. Who is left alone takes the
    pot; if all have passed it stays (TP-A7).
    """

    takes = "takes_pot"

    @override
    def enter(self, t: TippenTable) -> Step:
        t.turn = t.dealer if t.lifter == NOBODY else t.lifter
        return self._next(t)

    def _next(self, t: TippenTable) -> Step:
        """Ask the next who has not said anything yet."""
        plays, after, seat = t.plays, t.after, t.turn
        for _ in plays:
            seat = after[seat]
            if plays[seat] is None:
                t.turn = seat
                return STAY
        return self.settle(t)

    @override
    def legal(self, t: TippenTable) -> list[Move]:
        return [TAP, PASS]

    @override
    def play(self, t: TippenTable, move: Move) -> Step:
        seat = t.turn
        t.plays[seat] = taps = move == TAP
        if t.facts is not None:
            t.tell("taps" if taps else "passes", seat)
        return self._next(t)

    @override
    def why_not(self, t: TippenTable, move: Move) -> Fact:
        return Fact("tap_or_pass")
