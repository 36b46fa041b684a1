"""The first chapters of Gin: the deal, who takes the first card, and where a card comes from."""

from __future__ import annotations

from engine.cards import Card
from engine.facts import Fact
from engine.games.gin.melds import POINTS
from engine.games.gin.numbers import LEFT_BY_BOTH, only_the_talon
from engine.games.gin.options import GinOptions
from engine.games.gin.table import GinTable
from engine.moves import Call, Move
from engine.override import override
from engine.rules import NEXT, STAY, Phase, Step
from engine.table import Seat

HAND = 10
TALON = 31
TAKE = Call("take")
DRAW = Call("draw")
LEAVE = Call("leave")

MOST_FROM_HEAP = 200
"""After this number of cards from the heap a Spiel in which nobody must touch the talon is drawn.

Else two who only ever take what the other throws would sit there for ever (GI-A27).
"""

BOTH = (0, 1)
"""Who has seen a card that was taken from the heap."""


class DealOut(Phase[GinTable]):
    """Ten cards each, one by one, the other first; the next is turned up and sets the limit."""

    name = "deal"

    def __init__(self, options: GinOptions) -> None:
        self.first_card_limits = options.limit == "first_card"
        self.ace_means_gin = options.ace_means_gin
        self.spade_doubles = options.spade_doubles

    @override
    def enter(self, t: GinTable) -> Step:
        other = t.after[t.dealer]
        stock = t.stock
        t.hands[other] = stock[0 : 2 * HAND : 2]
        t.hands[t.dealer] = stock[1 : 2 * HAND : 2]
        first = stock[2 * HAND]
        t.up = [first]
        t.stock = stock[2 * HAND + 1 :]
        t.first = (first.suit, first.rank)
        t.limit = self.limit(first)
        if self.spade_doubles and first.suit == "S":
            t.factor = 2
        t.turn = other
        if t.facts is not None:
            self._tell(t, first)
        return NEXT

    def limit(self, first: Card) -> int:
        """Return the most dead wood that one may knock with."""
        if not self.first_card_limits:
            return 10
        if first.rank == "A" and self.ace_means_gin:
            return 0
        return POINTS[first]

    def _tell(self, t: GinTable, first: Card) -> None:
        t.tell("lot_falls_on" if t.by_lot else "deals", t.dealer)
        t.tell("turns_up", first)
        if not t.limit:
            t.tell("gin_only")
        elif self.first_card_limits:
            t.tell("limit_is", t.limit)
        if t.factor > 1:
            t.tell("doubles")


class FirstCard(Phase[GinTable]):
    """The other may take the first card, then the dealer; if both leave it, see `Draw`."""

    name = "first"
    answers = (TAKE, LEAVE)
    otherwise = "take_or_leave"

    @override
    def play(self, t: GinTable, move: Move) -> Step:
        if move == TAKE:
            take_up(t)
            return "discard"
        t.refused += 1
        t.tell("leaves", t.turn)
        t.turn = t.after[t.turn]
        return STAY if t.refused < LEFT_BY_BOTH else "draw"


class Draw(Phase[GinTable]):
    """The top card of the heap or of the talon. After leaving a first card one draws (GI-A22)."""

    name = "draw"

    def __init__(self, options: GinOptions) -> None:
        self.most_in_a_row = options.heap_in_a_row

    @override
    def legal(self, t: GinTable) -> list[Move]:
        closed = only_the_talon(t.refused, t.in_a_row, self.most_in_a_row)
        return [DRAW] if closed else [DRAW, TAKE]

    @override
    def play(self, t: GinTable, move: Move) -> Step:
        if move == TAKE:
            take_up(t)
            return NEXT
        t.refused = 0
        t.in_a_row = 0
        t.taken = False
        t.hands[t.turn].append(t.stock.pop(0))
        t.tell("draws", t.turn)
        return NEXT

    @override
    def why_not(self, t: GinTable, move: Move) -> Fact:
        if move == TAKE:
            both = t.refused == LEFT_BY_BOTH
            return Fact("both_left_it" if both else "too_often_in_a_row")
        return Fact("first_take_a_card")


def take_up(t: GinTable) -> None:
    """Take the top card of the heap, which both have seen."""
    card = t.up.pop()
    t.hands[t.turn].append(card)
    t.known[card] = BOTH
    t.taken = True
    t.refused = 0
    t.in_a_row += 1
    t.from_heap += 1
    t.tell("takes_up", t.turn, card)


def put_down(t: GinTable, seat: Seat, card: Card) -> None:
    """Discard a card on the heap."""
    t.hands[seat].remove(card)
    t.known.pop(card, None)
    t.up.append(card)
