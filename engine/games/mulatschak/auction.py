"""The auction of Mulatschak, and what its winner names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import GERMAN_SUITS, WELI, Card
from engine.facts import Fact
from engine.games.mulatschak.options import MulatschakOptions
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.trumps import COURTS, PACKS
from engine.games.mulatschak.worth import TRICKS
from engine.moves import Call, Move
from engine.override import override
from engine.rules import END, NEXT, STAY, Phase, Step
from engine.table import NOBODY, Seat

PASS = Call("pass")
BIDS = dict(enumerate(map(Call, ("one", "two", "three", "four", "five")), 1))
"""What is said for a number of tricks."""
_BIDS = list(BIDS.values())
_NUMBERS = {call.word: number for number, call in BIDS.items()}
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
        pack = PACKS[options.pack]
        self.courts = frozenset(one for one in pack if one.rank in COURTS)
        if options.weli_is_court:
            self.courts |= {WELI}

    @override
    def enter(self, t: MulatschakTable) -> Step:
        t.turn = t.after[t.dealer]
        return STAY

    @override
    def legal(self, t: MulatschakTable) -> list[Move]:
        seat = t.turn
        first_word = not t.spoken[seat]
        poor = first_word and self.courts.isdisjoint(t.hands[seat])
        if poor and self.no_court == "must":
            return [ANEW]
        moves: list[Move] = [PASS]
        if seat == t.dealer and t.declarer not in (NOBODY, seat):
            moves.append(HOLD)
        if poor and self.no_court == "may":
            moves.append(ANEW)
        if first_word:
            moves.append(MULATSCHAK)
        return moves + _BIDS[t.bid :]

    @override
    def play(self, t: MulatschakTable, move: Move) -> Step:
        if TYPE_CHECKING:  # this chapter's legal moves are calls; a check here would cost
            assert isinstance(move, Call)
        seat, listened = t.turn, t.facts is not None
        t.spoken[seat] = True
        match move.word:
            case "pass":
                t.passed[seat] = True
                if listened:
                    t.tell("passes", seat)
            case "hold":
                t.declarer = seat
                t.tell("holds", seat, t.bid)
            case "mulatschak":
                t.bid, t.declarer, t.mulatschak = TRICKS, seat, True
                t.tell("mulatschak", seat)
                return NEXT
            case "anew":
                t.thrown_in = seat
                t.tell("anew", seat)
                return END
            case bid:
                t.bid, t.declarer = _NUMBERS[bid], seat
                if listened:
                    t.tell("bids", seat, t.bid)
        return self._go_on(t, seat)

    def _go_on(self, t: MulatschakTable, seat: Seat) -> Step:
        """Return the next one who is still in it; it is over when nobody but the declarer is."""
        following, after, passed = t.after[seat], t.after, t.passed
        while passed[following] and following != seat:
            following = after[following]
        if following == t.declarer:
            return NEXT
        if passed[following]:
            t.tell("nobody_bids")
            return END
        t.turn = following
        return STAY

    @override
    def why_not(self, t: MulatschakTable, move: Move) -> Fact:
        if isinstance(move, Card):
            return Fact("bid_first")
        match move.word:
            case _ if self.legal(t) == [ANEW]:
                return Fact("must_be_dealt_anew")
            case "hold":
                return Fact("only_dealer_holds")
            case "mulatschak":
                return Fact("first_word_only")
            case "anew":
                return Fact("has_court" if self.no_court != "off" else "never_anew")
        return Fact("bid_more", (t.bid,)) if move in _BIDS else Fact("not_now")


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
