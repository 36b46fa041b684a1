"""The chapters of Schnellen before the tricks: cards, trumps, who plays, the sixth card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import GERMAN_SUITS, Card
from engine.facts import Fact
from engine.families.pot.chapters import PASS
from engine.games.schnellen.options import SchnellenOptions
from engine.games.schnellen.table import SchnellenTable
from engine.moves import Call, Move
from engine.override import override
from engine.rules import NEXT, STAY, Phase, Step
from engine.table import NOBODY, Seat, not_asked

HAND = 5
"""How many cards each plays, and how many tricks there are."""
PACKETS = (3, 2)
LEAST = 2
"""How many have to play at least."""

BIDS = {number: Call("bid", (number,)) for number in range(1, HAND + 1)}
NAMES = {suit: Call("name", (suit,)) for suit in GERMAN_SUITS}
PLAY = Call("play")
HOME = Call("home")


def settle_trumps(t: SchnellenTable, suit: str, options: SchnellenOptions) -> None:
    """Make this suit trump; Hearts may count double (SN-A12)."""
    t.trump = suit
    if t.facts is not None:
        t.tell("trump_is", suit)
    if options.hearts_double and suit == "H":
        t.times = 2
        if t.facts is not None:
            t.tell("counts_double")


def turn_up(t: SchnellenTable, turned: Card, options: SchnellenOptions) -> None:
    """Turn this card; it lies there, or the dealer takes it. The Weli makes Bells trump (SN-A1)."""
    if t.facts is not None:
        t.tell("turns_up", turned)
    if options.dealer_takes:
        t.hands[t.dealer].append(turned)
        t.known[turned] = t.everybody()
        if t.facts is not None:
            t.tell("takes_card", t.dealer, turned)
    else:
        t.up.append(turned)
    settle_trumps(t, turned.suit, options)
    t.compulsory = options.ten_binds and turned.rank == "10"


class DealOut(Phase[SchnellenTable]):
    """Three cards to each from forehand on, one turned for trumps, then two to each.

    Where trumps are bid for, none is turned.
    """

    name = "deal"

    def __init__(self, options: SchnellenOptions) -> None:
        self.options = options
        self.turns = options.trumps == "turned"

    @override
    def enter(self, t: SchnellenTable) -> Step:
        stock, hands, seats = t.stock, t.hands, len(t.hands)
        around = [(t.dealer + 1 + place) % seats for place in range(seats)]
        first, second = PACKETS
        top = seats * first
        behind = top + self.turns
        for place, seat in enumerate(around):
            one, two = place * first, behind + place * second
            hands[seat] += stock[one : one + first]
            hands[seat] += stock[two : two + second]
        turned = stock[top]
        t.stock = stock[behind + seats * second :]
        if t.facts is not None:
            t.tell("deals", t.dealer)
        if self.turns:
            turn_up(t, turned, self.options)
        return NEXT


class Bid(Phase[SchnellenTable]):
    """From forehand to the dealer each bids more tricks than were bid so far, or passes (SN-A9).

    If nobody bids, the next card is turned after all.
    """

    name = "bid"

    def __init__(self, options: SchnellenOptions) -> None:
        self.options = options

    @override
    def enter(self, t: SchnellenTable) -> Step:
        t.turn = t.after[t.dealer]
        return STAY

    @override
    def legal(self, t: SchnellenTable) -> list[Move]:
        return [PASS, *(BIDS[number] for number in range(t.bid + 1, HAND + 1))]

    @override
    def play(self, t: SchnellenTable, move: Move) -> Step:
        if TYPE_CHECKING:
            assert isinstance(move, Call)
        seat = t.turn
        bids = move.word == "bid"
        number = move.args[0] if bids else 0
        if TYPE_CHECKING:
            assert isinstance(number, int)
        if bids:
            t.bid, t.declarer = number, seat
            if t.facts is not None:
                t.tell("bids", seat, number)
        elif t.facts is not None:
            t.tell("passes", seat)
        t.bids[seat] = number
        t.turn = t.after[seat]
        if seat != t.dealer and t.bid < HAND:
            return STAY
        if t.declarer == NOBODY:
            if t.facts is not None:
                t.tell("nobody_bids")
            turn_up(t, t.stock.pop(0), self.options)
        return NEXT

    @override
    def why_not(self, t: SchnellenTable, move: Move) -> Fact:
        if isinstance(move, Call) and move.word == "bid":
            return Fact("bid_more", (t.bid,))
        return Fact("bid_or_pass")


class NameTrumps(Phase[SchnellenTable]):
    """The highest bidder names the trumps."""

    name = "name"
    otherwise = "name_trumps"

    def __init__(self, options: SchnellenOptions) -> None:
        self.options = options

    @override
    def enter(self, t: SchnellenTable) -> Step:
        if t.declarer == NOBODY:
            return NEXT
        t.turn = t.declarer
        return STAY

    @override
    def legal(self, t: SchnellenTable) -> list[Move]:
        return list(NAMES.values())

    @override
    def play(self, t: SchnellenTable, move: Move) -> Step:
        if TYPE_CHECKING:
            assert isinstance(move, Call)
        settle_trumps(t, str(move.args[0]), self.options)
        return NEXT


class Stay(Phase[SchnellenTable]):
    """From forehand on each who may says whether he plays or stays at home, which costs points.

    The highest bidder plays, or where a card was turned the dealer may have to; so does everybody
    with few points left, and everybody when a Ten was turned.
    """

    name = "stay"
    answers = (PLAY, HOME)
    otherwise = "play_or_home"

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
        """Ask the next who has not said anything; one who has to play is not asked."""
        plays, following = t.plays, not_asked(t.plays, t.after, seat)
        while following != NOBODY:
            if plays.count(False) < len(plays) - LEAST:
                t.turn = following
                return STAY
            plays[following] = True
            t.tell("must_play", following)
            following = not_asked(plays, t.after, following)
        playing = [seat for seat, plays in enumerate(t.plays) if plays]
        if len(playing) < len(t.plays):
            t.only(playing)
        return NEXT

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


class LayAway(Phase[SchnellenTable]):
    """The dealer, who has taken the card that was turned, lays one away face down (SN-A2)."""

    name = "lay_away"
    zone = "aside"

    @override
    def enter(self, t: SchnellenTable) -> Step:
        if len(t.hands[t.dealer]) == HAND or not t.plays[t.dealer]:
            return NEXT
        t.turn = t.dealer
        return STAY

    @override
    def legal(self, t: SchnellenTable) -> list[Move]:
        return [*t.hands[t.turn]]

    @override
    def play(self, t: SchnellenTable, move: Move) -> Step:
        if TYPE_CHECKING:
            assert isinstance(move, Card)
        seat = t.turn
        t.lay_away(seat, move)
        if t.facts is not None:
            t.tell("lays_away", seat)
        return NEXT

    @override
    def why_not(self, t: SchnellenTable, move: Move) -> Fact:
        if isinstance(move, Card):
            return Fact("not_in_hand", (move,))
        return Fact("lay_one_away")
