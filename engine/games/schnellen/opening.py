"""The first chapters of Schnellen: the cards, the trumps, and what the dealer lays away."""

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
from engine.table import NOBODY

HAND = 5
"""How many cards each plays, and how many tricks there are."""
PACKETS = (3, 2)

BIDS = {number: Call("bid", (number,)) for number in range(1, HAND + 1)}
NAMES = {suit: Call("name", (suit,)) for suit in GERMAN_SUITS}


def settle_trumps(t: SchnellenTable, suit: str, options: SchnellenOptions) -> None:
    """This suit is trump; Hearts may count double (SN-A12)."""
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
    """Whoever bid most names the trumps."""

    name = "name"

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

    @override
    def why_not(self, t: SchnellenTable, move: Move) -> Fact:
        return Fact("name_trumps")


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
        t.hands[seat].remove(move)
        t.known.pop(move, None)
        t.aside[seat].append(move)
        if t.facts is not None:
            t.tell("lays_away", seat)
        return NEXT

    @override
    def why_not(self, t: SchnellenTable, move: Move) -> Fact:
        if isinstance(move, Card):
            return Fact("not_in_hand", (move,))
        return Fact("lay_one_away")
