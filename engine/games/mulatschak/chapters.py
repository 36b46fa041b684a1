"""The other chapters of Mulatschak: the deal, staying at home, the exchange, the tricks."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import WELI, Card
from engine.facts import Fact
from engine.games.mulatschak.options import MulatschakOptions
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.trumps import RANKINGS_OF
from engine.games.mulatschak.worth import least_free
from engine.moves import Call, Move
from engine.override import override
from engine.phases.claimed import ALL
from engine.phases.ranking import Duties
from engine.phases.tricks import Tricks
from engine.rules import NEXT, STAY, Phase, Step
from engine.table import NOBODY, Seat, not_asked

PLAY = Call("play")
HOME = Call("home")
STAND = Call("stand")
DRAW = Call("draw")


class DealOut(Phase[MulatschakTable]):
    """Rearhand cuts; a Weli found there he keeps (MU-A3). Then three cards and two to each."""

    name = "deal"

    def __init__(self, options: MulatschakOptions) -> None:
        self.cuts = options.cut_weli

    @override
    def enter(self, t: MulatschakTable) -> Step:
        seats = t.in_play()
        rearhand = seats[-2]
        if self.cuts and t.stock[-1] is WELI:
            t.hands[rearhand].append(t.stock.pop())
            t.known[WELI] = t.everybody()
            t.cut = rearhand
        elif self.cuts:
            t.known[t.stock[-1]] = (rearhand,)
        top = 0
        for packet in (3, 2):
            for seat in seats:
                size = 2 if seat == t.cut else packet
                t.hands[seat] += t.stock[top : top + size]
                top += size
        del t.stock[:top]
        t.tell("deals", t.dealer)
        if t.cut != NOBODY:
            t.tell("cuts_weli", t.cut)
        return NEXT


NOBODY_STAYS = {"off": "EGHS", "not_acorns": "E", "not_hearts": "H"}
"""House rule → the trumps for which nobody may stay at home (MU-A7)."""


class StayHome(Phase[MulatschakTable]):
    """The others say whether they play; one has to, and so has one nearly through (MU-A7)."""

    name = "stay"
    answers = (PLAY, HOME)
    otherwise = "play_or_home"

    def __init__(self, options: MulatschakOptions) -> None:
        self.bound = least_free(options)
        self.never = NOBODY_STAYS.get(options.stay, "")

    @override
    def enter(self, t: MulatschakTable) -> Step:
        if t.mulatschak or t.trump in self.never or len(t.hands) == 2:
            t.plays[:] = [True] * len(t.hands)
            return NEXT
        t.plays[t.declarer] = True
        for seat, left in enumerate(t.points):
            if left <= self.bound:
                t.plays[seat] = True
        return self._ask(t, t.declarer)

    def _ask(self, t: MulatschakTable, seat: Seat) -> Step:
        """Ask the next one who may stay at home; the last one may not where nobody plays."""
        following = not_asked(t.plays, t.after, seat)
        others = [plays for one, plays in enumerate(t.plays) if one != t.declarer]
        if following != NOBODY and (any(others) or others.count(None) > 1):
            t.turn = following
            return STAY
        if following != NOBODY:
            t.plays[following] = True
            t.tell("has_to_play", following)
        t.only([one for one, plays in enumerate(t.plays) if plays])
        return NEXT

    @override
    def play(self, t: MulatschakTable, move: Move) -> Step:
        seat = t.turn
        t.plays[seat] = move == PLAY
        if t.facts is not None:
            t.tell("plays" if move == PLAY else "stays_home", seat)
        return self._ask(t, seat)


class Exchange(Phase[MulatschakTable]):
    """Who plays lays cards away and draws as many, as long as there are any (MU-A8)."""

    name = "exchange"
    zone = "aside"

    def __init__(self, options: MulatschakOptions) -> None:
        self.allowed = options.exchange != "off"
        self.declarer_first = options.exchange == "declarer"

    def _first(self, t: MulatschakTable) -> Seat:
        return t.declarer if self.declarer_first else t.after[t.dealer]

    @override
    def enter(self, t: MulatschakTable) -> Step:
        if not self.allowed or t.mulatschak:
            return NEXT
        t.turn = self._first(t)
        return STAY

    @override
    def legal(self, t: MulatschakTable) -> list[Move]:
        moves: list[Move] = [*t.hands[t.turn]] if t.laid < len(t.stock) else []
        moves.append(DRAW if t.laid else STAND)
        return moves

    @override
    def play(self, t: MulatschakTable, move: Move) -> Step:
        seat = t.turn
        if isinstance(move, Card):
            t.lay_away(seat, move)
            t.laid += 1
            return STAY
        drawn = t.laid
        if drawn:
            t.hands[seat] += t.stock[:drawn]
            del t.stock[:drawn]
        t.exchanged[seat], t.laid = drawn, 0
        if t.facts is not None:
            if drawn:
                t.tell("draws", seat, drawn)
            else:
                t.tell("stands", seat)
        t.turn = t.after[seat]
        return NEXT if t.turn == self._first(t) or not t.stock else STAY

    @override
    def why_not(self, t: MulatschakTable, move: Move) -> Fact:
        if isinstance(move, Card):
            held = move in t.hands[t.turn]
            return Fact("talon_is_out") if held else Fact("not_in_hand", (move,))
        return Fact("draw_first" if t.laid else "nothing_laid_away")


def duties(options: MulatschakOptions) -> Duties:
    """Return what these house rules demand of a follower."""
    return Duties(follow=True, trump=True, head=options.head)


class MulatschakTricks(Tricks[MulatschakTable]):
    """Follow, else trump, and beat what lies. A Mulatschak ends with a trick it loses (MU-A6)."""

    def __init__(self, options: MulatschakOptions) -> None:
        super().__init__(RANKINGS_OF[options.pack], duties(options))

    @override
    def enter(self, t: MulatschakTable) -> Step:
        t.turn = t.leader = t.declarer
        t.tell("leads", t.turn)
        return STAY

    @override
    def owes(self, t: MulatschakTable, seat: Seat) -> int:
        """Return what was bid, or the one for which somebody else plays."""
        return t.bid if seat == t.declarer else 1

    @override
    def counts(self, t: MulatschakTable, winner: Seat, won: Sequence[int]) -> bool:
        """Tell whether the trick ends the deal: a Mulatschak ends with the first one it loses."""
        return t.mulatschak and winner != t.declarer

    @override
    def claims(self, t: MulatschakTable, seat: Seat) -> tuple[str, ...]:
        return (ALL,)
