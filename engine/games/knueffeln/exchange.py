"""The exchanges of Knüffeln: an Ole from the bottom of the stock, a turn-up for a Ten.

The Olen come first (KN-A5), so a Queen or King got for a Ten never gets an Ole: the ban on the
double exchange needs no rule of its own. One who has the Queen, or the King when she sleeps, must
be known to all before an Ole is anybody's; of the Tens nobody knows but who exchanges one.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.cards import FRENCH_SUITS, Card, card
from engine.facts import Fact
from engine.games.knueffeln.beats import OLEN, PAIRS
from engine.games.knueffeln.options import KnueffelnOptions
from engine.games.knueffeln.table import KnueffelnTable
from engine.moves import Call, Move
from engine.override import override
from engine.rules import NEXT, STAY, Formal, Phase, Step

LEAVE = Call("leave")
_HAS_NONE, _HAS_NO_OTHER = Formal(LEAVE, since=1), Formal(LEAVE, since=2)
MOST_OLEN = 3
"""How many Olen from the bottom can be exchanged, and so many cards are laid open."""

_ROYALS = {ole: (card(ole.suit + "Q"), card(ole.suit + "K")) for ole in OLEN}
"""Who has the right to each Ole: the Queen of its suit, the King when she sleeps."""

_OLEN = frozenset(OLEN)


@cache
def swap(given: Card, taken: Card) -> Call:
    """Return what is said to give the one card and take the other for it."""
    return Call("swap", (given, taken))


def _swapped(t: KnueffelnTable, move: Call) -> tuple[Card, Card]:
    """Move both cards between hand and nowhere: the caller lays down what was given."""
    given, taken = move.args
    assert isinstance(given, Card) and isinstance(taken, Card)
    hand = t.hands[t.turn]
    hand.remove(given)
    hand.append(taken)
    t.known[taken] = t.everybody()
    return given, taken


class Olen(Phase[KnueffelnTable]):
    """The Olen at the bottom of the stock, for the Queen of the suit, or the King if she sleeps.

    The dealer looks at the bottom card and shows it if it is an Ole; when it has been taken he
    looks at the next, up to three; one that is not taken goes back there. In the early versions
    three cards lie open from the start.
    The royal that was given goes on top of the stock (KN-A10), or lies where the Ole lay. Who
    declines lets the right lapse (KN-A7). A Queen in no hand sleeps, wherever she lies (KN-A6,
    KN-A8).
    """

    name = "olen"

    def __init__(self, options: KnueffelnOptions) -> None:
        self.open = options.bottom_olen == "three_open"

    @override
    def enter(self, t: KnueffelnTable) -> Step:
        if not self.open:
            return self._look(t)
        bottom = t.stock[-MOST_OLEN:]
        del t.stock[-MOST_OLEN:]
        t.up += bottom
        if t.facts is not None:
            t.tell("lays_open", *bottom)
        if _OLEN.isdisjoint(bottom):
            return NEXT
        t.offered = [one for one in bottom if one in _OLEN]
        return self._ask(t)

    def _look(self, t: KnueffelnTable) -> Step:
        """Let the dealer look at the bottom card."""
        if t.olen == MOST_OLEN:
            return NEXT
        bottom = t.stock[-1]
        if bottom not in _OLEN:
            t.known[bottom] = (t.dealer,)
            return NEXT
        t.up.append(t.stock.pop())
        t.offered = [bottom]
        t.tell("shows_bottom", t.dealer, bottom)
        return self._ask(t)

    def _ask(self, t: KnueffelnTable) -> Step:
        """Ask the first from forehand on who has a right to what is offered."""
        if t.offered:
            rights = {self._right(t, ole) for ole in t.offered}
            seat = t.dealer
            for _ in t.hands:
                seat = t.after[seat]
                hand = t.hands[seat]
                if not rights.isdisjoint(hand):
                    t.turn = seat
                    for one in hand:
                        if one in rights:
                            t.known[one] = t.everybody()
                    return STAY
            t.offered = []
        self._lay_back(t)
        return NEXT

    def _lay_back(self, t: KnueffelnTable) -> None:
        """Lay an Ole that was shown and not taken back to the bottom of the stock."""
        if not self.open and len(t.up) > t.indicators:
            back = t.up.pop()
            t.stock.append(back)
            t.known[back] = t.everybody()

    def _right(self, t: KnueffelnTable, ole: Card) -> Card | None:
        """Return the card to give for this Ole: the Queen, the King if she sleeps, or none."""
        for royal in _ROYALS[ole]:
            if royal not in t.stock and royal not in t.up:
                return royal
            t.sleep(royal)
        return None

    @override
    def legal(self, t: KnueffelnTable) -> list[Move]:
        return [*self._swaps(t), LEAVE]

    def _swaps(self, t: KnueffelnTable) -> list[Call]:
        hand = t.hands[t.turn]
        found = []
        for ole in t.offered:
            queen, king = _ROYALS[ole]
            if queen in hand:
                found.append(swap(queen, ole))
            elif king in hand and t.sleeps(queen):
                found.append(swap(king, ole))
        return found

    @override
    def play(self, t: KnueffelnTable, move: Move) -> Step:
        seat = t.turn
        if move == LEAVE:
            lapsed = [one.args[1] for one in self._swaps(t)]
            t.offered = [ole for ole in t.offered if ole not in lapsed]
            t.tell("leaves", seat)
            return self._ask(t)
        assert isinstance(move, Call)
        given, taken = _swapped(t, move)
        t.offered.remove(taken)
        t.olen += 1
        t.tell("takes_ole", seat, given, taken)
        t.sleep(given)
        if self.open:
            t.up[t.up.index(taken)] = given
            t.known.pop(given, None)
            return self._ask(t)
        t.up.remove(taken)
        t.stock.insert(0, given)
        t.known[given] = t.everybody()
        return self._look(t)

    @override
    def why_not(self, t: KnueffelnTable, move: Move) -> Fact:
        match move:
            case Call("swap", (Card() as given, Card() as taken)):
                if taken not in t.offered:
                    return Fact("not_on_offer", (taken,))
                if given not in t.hands[t.turn]:
                    return Fact("not_in_hand", (given,))
                return Fact("queen_or_king", (taken,))
        return Fact("exchange_or_leave")


class Tens(Phase[KnueffelnTable]):
    """The holder of the Ten of a chosen suit may give it for a turn-up of that suit.

    Of several he chooses one (KN-A12); an Ole may be taken so, too, and a Ten lying there itself
    means no exchange in its suit (KN-A11). In 1924 it was the Five. Each is asked, from forehand
    on, and again after an exchange, until all the Tens lie open: one who keeps his does not show
    that he has one.
    """

    name = "tens"
    for_form = LEAVE

    def __init__(self, options: KnueffelnOptions) -> None:
        rank = "10" if options.exchange_card == "ten" else "5"
        self.tens = {suit: card(suit + rank) for suit in FRENCH_SUITS}
        self.pairs = {
            pair: frozenset(self.tens[suit] for suit in pair)
            for others in PAIRS.values()
            for pair in others.values()
        }

    @override
    def enter(self, t: KnueffelnTable) -> Step:
        if self._all_open(t):
            return NEXT
        t.turn = t.after[t.dealer]
        return STAY

    def _all_open(self, t: KnueffelnTable) -> bool:
        up = t.up
        one, other = self.pairs[t.chosen]
        return one in up and other in up

    @override
    def legal(self, t: KnueffelnTable) -> list[Move]:
        hand = t.hands[t.turn]
        if self.pairs[t.chosen].isdisjoint(hand):  # as nearly always
            return [LEAVE]
        tens = self.tens
        moves: list[Move] = []
        for turned in t.up[: t.indicators]:
            ten = tens[turned.suit]
            if ten in hand:
                moves.append(swap(ten, turned))
        moves.append(LEAVE)
        return moves

    @override
    def play(self, t: KnueffelnTable, move: Move) -> Step:
        if TYPE_CHECKING:  # this chapter's legal moves are calls; a check here would cost
            assert isinstance(move, Call)
        seat = t.turn
        if move.word == "swap":
            self._take(t, move)
            t.swapped = not self._all_open(t)
            return STAY if t.swapped else NEXT
        t.swapped = False
        t.turn = seat = t.after[seat]
        return NEXT if seat == t.after[t.dealer] else STAY

    @override
    def formal(self, t: KnueffelnTable) -> Formal | None:
        """Exchanging nothing, for one who has no Ten."""
        if len(self.legal(t)) > 1:
            return None
        return _HAS_NO_OTHER if t.swapped else _HAS_NONE

    def _take(self, t: KnueffelnTable, move: Call) -> None:
        given, taken = _swapped(t, move)
        t.up[t.up.index(taken)] = given
        t.known.pop(given, None)
        if t.asleep:
            t.wake(taken)
        t.tell("takes_up", t.turn, given, taken)

    @override
    def why_not(self, t: KnueffelnTable, move: Move) -> Fact:
        match move:
            case Call("swap", (Card() as given, Card() as taken)):
                if taken not in t.up[: t.indicators]:
                    return Fact("not_on_offer", (taken,))
                if given not in t.hands[t.turn]:
                    return Fact("not_in_hand", (given,))
                return Fact("ten_of_the_suit", (self.tens[taken.suit],))
        return Fact("exchange_or_leave")
