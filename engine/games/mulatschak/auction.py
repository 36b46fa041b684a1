"""The auction of Mulatschak, and what its winner names."""

from __future__ import annotations

from engine.cards import GERMAN_SUITS, WELI, Card
from engine.facts import Fact
from engine.games.mulatschak.options import MulatschakOptions
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.trumps import COURTS
from engine.games.mulatschak.worth import TRICKS
from engine.moves import Call, Move
from engine.override import override
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import NOBODY, Seat

PASS = Call("pass")
BIDS = {number: Call("bid", (number,)) for number in range(1, TRICKS + 1)}
HOLD = Call("hold")
MULATSCHAK = Call("mulatschak")
ANEW = Call("anew")
TRUMPS = {suit: Call("trump", (suit,)) for suit in GERMAN_SUITS}


class Auction(Phase[MulatschakTable]):
    """From forehand on each bids more tricks or passes; the dealer may hold a bid (MU-A5).

    A Mulatschak, announced with one's first word, ends it (MU-A6). Who holds no court card may
    instead have the cards dealt anew, and that deal counts double (MU-A4).
    """

    name = "auction"

    def __init__(self, options: MulatschakOptions) -> None:
        self.no_court = options.no_court
        self.weli_is_court = options.weli_is_court

    @override
    def enter(self, t: MulatschakTable) -> Step:
        t.turn = t.after[t.dealer]
        return STAY

    @override
    def legal(self, t: MulatschakTable) -> list[Move]:
        seat = t.turn
        poor = not t.spoken[seat] and self._is_poor(t.hands[seat])
        if poor and self.no_court == "must":
            return [ANEW]
        moves: list[Move] = [PASS]
        if seat == t.dealer and t.declarer not in (NOBODY, seat):
            moves.append(HOLD)
        moves += [BIDS[number] for number in range(t.bid + 1, TRICKS + 1)]
        if not t.spoken[seat]:
            moves.append(MULATSCHAK)
        if poor and self.no_court == "may":
            moves.append(ANEW)
        return moves

    def _is_poor(self, hand: list[Card]) -> bool:
        """Whether there is no court card in this hand."""
        return not any(self.weli_is_court if one is WELI else one.rank in COURTS for one in hand)

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
                t.bid, t.declarer, t.mulatschak = TRICKS, seat, True
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
            case _ if self.legal(t) == [ANEW]:
                return Fact("must_be_dealt_anew")
            case "bid":
                return Fact("bid_more", (t.bid,))
            case "hold":
                return Fact("only_dealer_holds")
            case "mulatschak":
                return Fact("first_word_only")
            case "anew":
                return Fact("has_court" if self.no_court != "off" else "never_anew")
        return Fact("not_now")


class NameTrumps(Phase[MulatschakTable]):
    """The declarer names the trump suit."""

    name = "trump"

    def __init__(self, options: MulatschakOptions) -> None:
        self.one_is_hearts = options.one_trick == "hearts"

    @override
    def enter(self, t: MulatschakTable) -> Step:
        t.turn = t.declarer
        return STAY

    @override
    def legal(self, t: MulatschakTable) -> list[Move]:
        if self.one_is_hearts and t.bid == 1:
            return [TRUMPS["H"]]
        return list(TRUMPS.values())

    @override
    def play(self, t: MulatschakTable, move: Move) -> Step:
        assert isinstance(move, Call)
        t.trump = str(move.args[0])
        t.tell("names", t.declarer, t.trump)
        return NEXT

    @override
    def why_not(self, t: MulatschakTable, move: Move) -> Fact:
        suit = isinstance(move, Call) and move.word == "trump"
        return Fact("one_is_hearts" if suit else "name_trumps")
