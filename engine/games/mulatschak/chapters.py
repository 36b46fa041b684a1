"""The chapters of Mulatschak: deal, auction, trumps, staying at home, exchange, tricks."""

from __future__ import annotations

from engine.cards import GERMAN_SUITS, WELI, Card
from engine.facts import Fact
from engine.games.mulatschak.options import MulatschakOptions
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.trumps import COURTS, RANKINGS
from engine.moves import Call, Move
from engine.override import override
from engine.phases.claimed import ALL
from engine.phases.tricks import Duties, Tricks
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import NOBODY, Seat

ALL_FIVE = 5
PASS = Call("pass")
BIDS = {number: Call("bid", (number,)) for number in range(1, ALL_FIVE + 1)}
HOLD = Call("hold")
MULATSCHAK = Call("mulatschak")
ANEW = Call("anew")
TRUMPS = {suit: Call("trump", (suit,)) for suit in GERMAN_SUITS}
PLAY = Call("play")
HOME = Call("home")
STAND = Call("stand")
DRAW = Call("draw")


class DealOut(Phase[MulatschakTable]):
    """Rearhand cuts; a Weli found there he keeps (MU-2). Then three cards and two to each."""

    name = "deal"

    def __init__(self, options: MulatschakOptions) -> None:
        self.cuts = options.cut_weli

    @override
    def enter(self, t: MulatschakTable) -> Step:
        seats = t.in_play()
        rearhand = seats[-2]
        if self.cuts and t.stock[-1] is WELI:
            t.hands[rearhand].append(t.stock.pop())
            t.known[WELI] = tuple(range(len(t.hands)))
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


class Auction(Phase[MulatschakTable]):
    """From forehand on each bids more tricks or passes; the dealer may hold a bid (MU-4).

    All five announced at one's first word are a Mulatschak, which ends the auction (MU-5). Who
    holds no court card may instead have the cards dealt anew, and that deal counts double (MU-3).
    """

    name = "auction"

    def __init__(self, options: MulatschakOptions) -> None:
        self.no_court = options.no_court

    @override
    def enter(self, t: MulatschakTable) -> Step:
        t.turn = t.after[t.dealer]
        return STAY

    @override
    def legal(self, t: MulatschakTable) -> list[Move]:
        seat = t.turn
        poor = not t.spoken[seat] and not any(
            one.rank in COURTS or one is WELI for one in t.hands[seat]
        )
        if poor and self.no_court == "must":
            return [ANEW]
        moves: list[Move] = [PASS]
        if seat == t.dealer and t.declarer not in (NOBODY, seat):
            moves.append(HOLD)
        moves += [BIDS[number] for number in range(t.bid + 1, ALL_FIVE + 1)]
        if not t.spoken[seat]:
            moves.append(MULATSCHAK)
        if poor and self.no_court == "may":
            moves.append(ANEW)
        return moves

    @override
    def play(self, t: MulatschakTable, move: Move) -> Step:
        assert isinstance(move, Call)
        seat = t.turn
        t.spoken[seat] = True
        match move.word:
            case "anew":
                t.thrown_in = seat
                t.tell("anew", seat)
                return END
            case "mulatschak":
                t.bid, t.declarer, t.mulatschak = ALL_FIVE, seat, True
                t.tell("mulatschak", seat)
                return NEXT
            case "pass":
                t.passed[seat] = True
                t.tell("passes", seat)
            case "hold":
                t.declarer = seat
                t.tell("holds", seat, t.bid)
            case _:
                number = move.args[0]
                assert isinstance(number, int)
                t.bid, t.declarer = number, seat
                t.tell("bids", seat, number)
        return self._go_on(t, seat)

    def _go_on(self, t: MulatschakTable, seat: Seat) -> Step:
        """The next one who is still in it; it is over when nobody but the declarer is."""
        others = [one for one, out in enumerate(t.passed) if not out and one != t.declarer]
        if not others:
            if t.declarer == NOBODY:
                t.tell("nobody_bids")
                return END
            return NEXT
        following = t.after[seat]
        while following not in others:
            following = t.after[following]
        t.turn = following
        return STAY

    @override
    def why_not(self, t: MulatschakTable, move: Move) -> Fact:
        if isinstance(move, Card):
            return Fact("bid_first")
        match move.word:
            case "bid":
                return Fact("bid_more", (t.bid,))
            case "hold":
                return Fact("only_dealer_holds")
            case "mulatschak":
                return Fact("first_word_only")
            case "anew":
                return Fact("has_court")
        return Fact("must_be_dealt_anew")


class NameTrumps(Phase[MulatschakTable]):
    """The declarer names the trump suit."""

    name = "trump"

    @override
    def enter(self, t: MulatschakTable) -> Step:
        t.turn = t.declarer
        return STAY

    @override
    def legal(self, t: MulatschakTable) -> list[Move]:
        return list(TRUMPS.values())

    @override
    def play(self, t: MulatschakTable, move: Move) -> Step:
        assert isinstance(move, Call)
        t.trump = str(move.args[0])
        t.tell("names", t.declarer, t.trump)
        return NEXT

    @override
    def why_not(self, t: MulatschakTable, move: Move) -> Fact:
        return Fact("name_trumps")


class StayHome(Phase[MulatschakTable]):
    """The others say whether they play; one of them has to (MU-6)."""

    name = "stay"

    def __init__(self, options: MulatschakOptions) -> None:
        self.allowed = options.stay

    @override
    def enter(self, t: MulatschakTable) -> Step:
        t.plays[t.declarer] = True
        bound = t.mulatschak or self.allowed == "off"
        if bound or (self.allowed == "not_acorns" and t.trump == "E") or len(t.hands) == 2:
            t.plays[:] = [True] * len(t.hands)
            return NEXT
        t.turn = t.after[t.declarer]
        return STAY

    @override
    def legal(self, t: MulatschakTable) -> list[Move]:
        return [PLAY, HOME]

    @override
    def play(self, t: MulatschakTable, move: Move) -> Step:
        seat = t.turn
        t.plays[seat] = move == PLAY
        t.tell("plays" if move == PLAY else "stays_home", seat)
        t.turn = following = t.after[seat]
        last = t.after[following] == t.declarer
        alone = not any(plays for one, plays in enumerate(t.plays) if one != t.declarer)
        if following != t.declarer and last and alone:
            t.plays[following] = True
            t.tell("has_to_play", following)
        elif following != t.declarer:
            return STAY
        t.only([one for one, plays in enumerate(t.plays) if plays])
        return NEXT

    @override
    def why_not(self, t: MulatschakTable, move: Move) -> Fact:
        return Fact("play_or_home")


class Exchange(Phase[MulatschakTable]):
    """Who plays lays cards away and draws as many, the declarer first, as long as there are any."""

    name = "exchange"
    zone = "aside"

    def __init__(self, options: MulatschakOptions) -> None:
        self.allowed = options.exchange

    @override
    def enter(self, t: MulatschakTable) -> Step:
        if not self.allowed or t.mulatschak or not t.stock:
            return NEXT
        t.turn = t.declarer
        return STAY

    @override
    def legal(self, t: MulatschakTable) -> list[Move]:
        moves: list[Move] = [*t.hands[t.turn]] if t.laid < len(t.stock) else []
        return [*moves, DRAW if t.laid else STAND]

    @override
    def play(self, t: MulatschakTable, move: Move) -> Step:
        seat = t.turn
        if isinstance(move, Card):
            t.hands[seat].remove(move)
            t.known.pop(move, None)
            t.aside[seat].append(move)
            t.laid += 1
            return STAY
        drawn = t.laid
        t.hands[seat] += t.stock[:drawn]
        del t.stock[:drawn]
        t.exchanged[seat], t.laid = drawn, 0
        if drawn:
            t.tell("draws", seat, drawn)
        else:
            t.tell("stands", seat)
        t.turn = t.after[seat]
        return NEXT if t.turn == t.declarer or not t.stock else STAY

    @override
    def why_not(self, t: MulatschakTable, move: Move) -> Fact:
        if isinstance(move, Card):
            held = move in t.hands[t.turn]
            return Fact("talon_is_out") if held else Fact("not_in_hand", (move,))
        return Fact("draw_first" if t.laid else "nothing_laid_away")


class MulatschakTricks(Tricks[MulatschakTable]):
    """Follow, trump, and head in both. A Mulatschak ends with the first trick it loses (MU-5)."""

    def __init__(self) -> None:
        super().__init__(RANKINGS, Duties(follow=True, trump=True, head=True))

    @override
    def enter(self, t: MulatschakTable) -> Step:
        t.turn = t.leader = t.declarer
        t.tell("leads", t.turn)
        return STAY

    @override
    def taken(self, t: MulatschakTable, winner: Seat) -> Step:
        return END if t.mulatschak and winner != t.declarer else STAY

    @override
    def claims(self, t: MulatschakTable, seat: Seat) -> tuple[str, ...]:
        return (ALL,)
