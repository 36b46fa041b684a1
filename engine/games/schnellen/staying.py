"""Who plays and who stays at home: two at least have to play (SN-A4)."""

from __future__ import annotations

from engine.facts import Fact
from engine.games.schnellen.options import SchnellenOptions
from engine.games.schnellen.table import SchnellenTable
from engine.moves import Call, Move
from engine.override import override
from engine.rules import NEXT, STAY, Phase, Step
from engine.table import NOBODY, Seat

PLAY = Call("play")
HOME = Call("home")

LEAST = 2
"""So many have to play."""


class Stay(Phase[SchnellenTable]):
    """From forehand on each who may says whether he plays or stays at home, which costs points.

    Whoever bid highest plays, or where a card was turned the dealer may have to; so does everybody
    with few points left, and everybody when a Ten was turned.
    """

    name = "stay"

    def __init__(self, options: SchnellenOptions) -> None:
        self.options = options

    @override
    def enter(self, t: SchnellenTable) -> Step:
        plays, options = t.plays, self.options
        if t.compulsory:
            plays[:] = [True] * len(plays)
            if t.facts is not None:
                t.tell("all_play")
            return NEXT
        if t.declarer != NOBODY:
            plays[t.declarer] = True
        elif options.dealer_plays:
            plays[t.dealer] = True
        if options.home_above:
            for seat, points in enumerate(t.points):
                if points <= options.home_above and not plays[seat]:
                    plays[seat] = True
                    if t.facts is not None:
                        t.tell("is_bound", seat, points)
        return self._ask(t, t.dealer)

    def _ask(self, t: SchnellenTable, seat: Seat) -> Step:
        """Ask the next who has not said anything; who has to play is not asked."""
        plays, after = t.plays, t.after
        for _ in plays:
            seat = after[seat]
            if plays[seat] is None:
                if plays.count(False) < len(plays) - LEAST:
                    t.turn = seat
                    return STAY
                plays[seat] = True
                if t.facts is not None:
                    t.tell("must_play", seat)
        return self._begin(t)

    def _begin(self, t: SchnellenTable) -> Step:
        playing = [seat for seat, plays in enumerate(t.plays) if plays]
        if len(playing) < len(t.plays):
            t.only(playing)
        return NEXT

    @override
    def legal(self, t: SchnellenTable) -> list[Move]:
        return [PLAY, HOME]

    @override
    def play(self, t: SchnellenTable, move: Move) -> Step:
        seat = t.turn
        t.plays[seat] = plays = move == PLAY
        cost = 0 if plays else self.options.home_costs * t.times
        t.points[seat] += cost
        if t.facts is not None:
            if plays:
                t.tell("plays", seat)
            elif cost:
                t.tell("stays_home", seat, cost)
            else:
                t.tell("stays_home_free", seat)
        return self._ask(t, seat)

    @override
    def why_not(self, t: SchnellenTable, move: Move) -> Fact:
        return Fact("play_or_home")
