"""The exchange of a pot game: each who is in lays cards away once, and draws as many."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from engine.cards import Card
from engine.facts import Fact
from engine.families.pot.table import PotTable
from engine.moves import Call, Move
from engine.override import override
from engine.phases.used_up import draw, laid_by_others, shuffled_again
from engine.rules import NEXT, STAY, Phase, Step
from engine.table import Seat

STAND = Call("stand")
DRAW = Call("draw")

K = TypeVar("K", bound=PotTable)


class Exchange(Phase[K]):
    """Each in turn, from the first leader on, keeps their hand or changes some cards, once.

    Cards are laid away one by one, face down and dead, and the new ones drawn at the end. What the
    stock does not have cannot be drawn; by some rules the discards of the others are shuffled for
    it (`reshuffles`).
    """

    name = "exchange"
    zone = "aside"
    draws: ClassVar[tuple[Call, ...]] = (DRAW,)
    """The calls by which cards are drawn in place of those laid away."""

    def __init__(self, reshuffles: bool = False) -> None:
        self.reshuffles = reshuffles

    @override
    def enter(self, t: K) -> Step:
        return self.ask(t, t.first)

    def ask(self, t: K, seat: Seat) -> Step:
        """Make it this seat's turn; `t.room` is how many cards it may lay away."""
        t.turn = seat
        t.laid = 0
        number = len(t.hands[seat])
        t.room = number if len(t.stock) >= number else min(number, self.to_draw(t, seat))
        return STAY

    def to_draw(self, t: K, seat: Seat) -> int:
        """How many cards this seat could draw."""
        number = len(t.stock)
        if self.reshuffles:
            number += len(laid_by_others(t, seat))
        return number

    @override
    def legal(self, t: K) -> list[Move]:
        moves: list[Move] = [*t.hands[t.turn]] if t.laid < t.room else []
        moves.append(DRAW if t.laid else STAND)
        return moves

    @override
    def play(self, t: K, move: Move) -> Step:
        if move.__class__ is Card:
            if TYPE_CHECKING:
                assert isinstance(move, Card)
            t.lay_away(t.turn, move)
            t.laid += 1
            return STAY
        if TYPE_CHECKING:  # what is no card is a call; a check here would cost
            assert isinstance(move, Call)
        return self.answer(t, t.turn, move)

    def answer(self, t: K, seat: Seat, call: Call) -> Step:
        """Draw in place of what this seat has laid away, or let it stand."""
        if call.word == DRAW.word:
            t.exchanged[seat] = number = t.laid
            if t.facts is not None:
                t.tell("draws", seat, number)
            draw(t, seat, number)
            return self.has_drawn(t, seat)
        if t.facts is not None:
            t.tell("stands", seat)
        return self.go_on(t, seat)

    def has_drawn(self, t: K, seat: Seat) -> Step:
        """Return what comes when this seat has drawn: the next one's turn."""
        return self.go_on(t, seat)

    def go_on(self, t: K, seat: Seat) -> Step:
        """Ask the next who is in."""
        following = t.after[seat]
        if following != t.first:
            return self.ask(t, following)
        t.laid = t.room = 0
        return NEXT

    def needs(self, t: K, move: Call) -> int:
        """How many cards of the stock this call takes."""
        return t.laid if move == DRAW else 0

    def shuffled_by(self, t: K, move: Move) -> list[Card]:
        """Return what the others laid away, if this move needs more cards than the stock has."""
        if not self.reshuffles or t.phase != self.name or not isinstance(move, Call):
            return []
        if self.needs(t, move) <= len(t.stock):
            return []
        return shuffled_again(t, t.turn)

    @override
    def why_not(self, t: K, move: Move) -> Fact:
        if isinstance(move, Card):
            held = move in t.hands[t.turn]
            return Fact("stock_used_up") if held else Fact("not_in_hand", (move,))
        if move == STAND:
            return Fact("draw_first")
        return Fact("nothing_laid_away" if move == DRAW else f"{self.name}_now")
