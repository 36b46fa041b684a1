"""The exchange of Ramsen: five cards for the whole table, and the dealer's swap for the upcard."""

from __future__ import annotations

from functools import cache
from itertools import repeat

from engine.cards import Card
from engine.facts import Fact
from engine.games.ramsen.options import RamsenOptions
from engine.games.ramsen.table import RamsenTable
from engine.moves import Call, Move
from engine.override import override
from engine.phases.open_card import lay_for
from engine.rules import NEXT, STAY, Phase, Step
from engine.table import Seat

STAND = Call("stand")
DRAW = Call("draw")


@cache
def swap(given: Card, taken: Card) -> Call:
    """Return the dealer's call: which card he gives, and which upcard he takes for it."""
    return Call("swap", (given, taken))


def keeps(t: RamsenTable, seat: Seat, card: Card) -> bool:
    """Whether a seat took this card openly. What only another has seen it does not know."""
    return seat in t.known.get(card, ())


def swap_counts(options: RamsenOptions) -> bool:
    """Whether the dealer's swap is one of the cards that may be exchanged."""
    return options.upcard_swap_counts and options.applies("upcard_swap_counts")


class Exchange(Phase[RamsenTable]):
    """Each in turn may lay cards away and draw as many, five for the whole table together.

    First come, first served (RM-A4), one round (RM-A6). Cards are laid away one by one, face
    down and dead (RM-A5), and the new ones drawn at the end. The schlecker may not exchange.
    The dealer, last, may besides lay one card away for the upcard (RM-A2), before he draws or by
    another rule only when he has drawn (RM-A3).
    """

    name = "exchange"
    zone = "aside"

    def __init__(self, options: RamsenOptions) -> None:
        self.total = options.exchange_total
        self.swap_counts = swap_counts(options)
        self.draws_first = options.upcard_swap == "after_drawing"

    @override
    def enter(self, t: RamsenTable) -> Step:
        t.room = min(self.total, len(t.stock))
        return self._ask(t, t.after[t.dealer])

    @override
    def legal(self, t: RamsenTable) -> list[Move]:
        # Asked of every card of every deal that bots play to its end: what is seldom so is asked
        # behind what shows that it cannot be.
        seat = t.turn
        to_lay = self._to_lay(t) if t.swapped else t.hands[seat]
        may_lay = t.room and not (self.draws_first and self.has_drawn(t))
        moves: list[Move] = [*to_lay] if may_lay else []
        if seat == t.dealer and self.may_swap(t):
            for taken in t.up:
                moves += map(swap, to_lay, repeat(taken))
        moves.append(DRAW if t.laid else STAND)
        return moves

    @override
    def play(self, t: RamsenTable, move: Move) -> Step:
        seat = t.turn
        if isinstance(move, Card):
            # As `lay` does with one card: no other step is asked so often.
            t.hands[seat].remove(move)
            t.aside[seat].append(move)
            t.laid += 1
            t.room -= 1
            return STAY
        if move.word == "swap":
            self._swap(t, move)
            return STAY
        return self.draw(t, seat)

    def draw(self, t: RamsenTable, seat: Seat) -> Step:
        """Draw as many as were laid away, or stand; it is the next one's turn."""
        drawn = t.laid
        if drawn:
            stock = t.stock
            t.hands[seat] += stock[:drawn]
            del stock[:drawn]
            t.exchanged[seat] = drawn
            t.laid = 0
            if self.draws_first and seat == t.dealer and self.may_swap(t):
                self._tell(t, seat, drawn)
                return STAY
        if t.facts is not None and (drawn or not (t.swapped or t.exchanged[seat])):
            self._tell(t, seat, drawn)
        after = t.after
        following = after[seat]
        return NEXT if following == after[t.dealer] else self._ask(t, following)

    def lay(self, t: RamsenTable, seat: Seat, cards: list[Card]) -> None:
        """Lay cards away, for which this seat will draw."""
        hand, number = t.hands[seat], len(cards)
        for card in cards:
            hand.remove(card)
        t.aside[seat] += cards
        t.laid += number
        t.room -= number

    def _tell(self, t: RamsenTable, seat: Seat, drawn: int) -> None:
        if drawn:
            t.tell("draws", seat, drawn)
        else:
            t.tell("stands", seat)

    def _swap(self, t: RamsenTable, move: Call) -> None:
        taken = lay_for(t, move)
        t.up.remove(taken)
        t.swapped = True
        if self.swap_counts:
            t.room -= 1
        t.tell("takes_up", t.turn, taken)

    def may_swap(self, t: RamsenTable) -> bool:
        """Whether the dealer, at his turn, may take what lies open."""
        if not t.up or (self.draws_first and t.laid):
            return False
        return t.room > 0 or not self.swap_counts

    def has_drawn(self, t: RamsenTable) -> bool:
        """Whether the player in turn has what he wanted from the talon, or goes without."""
        return self.draws_first and (t.exchanged[t.turn] > 0 or (t.swapped and t.turn == t.dealer))

    def _to_lay(self, t: RamsenTable) -> list[Card]:
        """Return the hand without an upcard just taken: what was asked for is kept (RM-A25)."""
        return [one for one in t.hands[t.turn] if not keeps(t, t.turn, one)]

    def _ask(self, t: RamsenTable, seat: Seat) -> Step:
        """Ask the next seat that can exchange anything, from this one on to the dealer.

        Where the dealer has passed, the round ends with the last before him.
        """
        after, dealer = t.after, t.dealer
        first = after[dealer]
        while True:
            t.turn = seat
            if t.room and seat != t.schlecker:
                return STAY
            if seat == dealer and self.may_swap(t):
                return STAY
            seat = after[seat]
            if seat == first:
                return NEXT

    @override
    def why_not(self, t: RamsenTable, move: Move) -> Fact:
        if isinstance(move, Card):
            if move not in t.hands[t.turn]:
                return Fact("not_in_hand", (move,))
            if keeps(t, t.turn, move):
                return Fact("upcard_is_kept", (move,))
            if self.has_drawn(t):
                return Fact("has_drawn")
            return Fact("exchange_used_up", (self.total,))
        match move.word:
            case "swap" if t.turn != t.dealer:
                return Fact("only_dealer_swaps")
            case "swap" if t.up and t.laid and self.draws_first:
                return Fact("draw_before_swap")
            case "swap":
                return Fact("exchange_used_up" if t.up and not self.may_swap(t) else "not_now")
            case "stand":
                return Fact("draw_first")
            case "draw":
                return Fact("nothing_laid_away")
        return Fact("not_now")
