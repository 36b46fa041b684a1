"""Rows: each suit grows from its opening card to both sides, a card at a time, until all are out.

Which cards stand in a row and which one opens it is data. A row holds its cards from low to high;
what fits is an opening card, or the neighbour of a row's end. Whoever has nothing that fits
passes, and so shows which cards he does not hold. What going out is worth is left to the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self, TypeVar

from engine.cards import Card
from engine.facts import Fact
from engine.game import NEXT, STAY, Phase, Step
from engine.moves import Call, Move
from engine.table import Seat, Table

PASS = Call("pass")
DONE = Call("done")


class Pass(NamedTuple):
    """Somebody had nothing that fitted while the rows ended so: their lowest and highest cards."""

    seat: Seat
    ends: tuple[tuple[Card, ...], ...]


class RowsTable(Table):
    """A table with what rows need besides the cards.

    `out` are the seats without a card, in the order in which they went out. `laid` counts the
    cards that the seat whose turn it is has laid in this turn, `passes` how many seats in
    succession have passed. `unable` tells who had nothing to lay, and at which rows.
    """

    __slots__ = ("laid", "out", "passes", "unable")

    def __init__(self, seats: int, dealer: Seat, stock: list[Card]) -> None:
        super().__init__(seats, dealer, stock)
        self.out: list[Seat] = []
        self.laid = 0
        self.passes = 0
        self.unable: list[Pass] = []

    def copy(self) -> Self:
        other = super().copy()
        other.out = self.out[:]
        other.laid = self.laid
        other.passes = self.passes
        other.unable = self.unable[:]
        return other


R = TypeVar("R", bound=RowsTable)


class Rows(Phase[R]):
    """The chapter of rows, until one seat alone holds cards.

    `rows` are the cards of each from low to high, `openers` the card that opens each, `start`
    the one that is laid first. With `several` one may lay as many cards in a turn as fit, with
    `may_pass` keep back what fits; but somebody has to lay before the pass has gone round.
    """

    name = "rows"
    zone = "rows"

    def __init__(
        self,
        rows: Sequence[Sequence[Card]],
        openers: Sequence[Card],
        start: Card,
        *,
        several: bool = False,
        may_pass: bool = False,
    ) -> None:
        self.rows = rows
        self.openers = openers
        self.start = start
        self.several = several
        self.may_pass = may_pass
        self.row_of = {card: number for number, row in enumerate(rows) for card in row}
        self.above: dict[Card, Card | None] = {}
        self.below: dict[Card, Card | None] = {}
        for row in rows:
            self.above.update(zip(row, [*row[1:], None], strict=True))
            self.below.update(zip(row, [None, *row[:-1]], strict=True))

    def enter(self, t: R) -> Step:
        """Whoever holds the first card begins with it."""
        t.rows = [[] for _ in self.rows]
        t.turn = next(seat for seat, hand in enumerate(t.hands) if self.start in hand)
        t.tell("begins", t.turn)
        return STAY

    def legal(self, t: R) -> list[Move]:
        if not t.rows[self.row_of[self.start]]:
            return [self.start]
        fits = self.fitting(t.rows)
        moves: list[Move] = [card for card in t.hands[t.turn] if card in fits]
        if t.laid:
            moves.append(DONE)
        elif not moves or self._free_to_pass(t):
            moves.append(PASS)
        return moves

    def play(self, t: R, move: Move) -> Step:
        seat = t.turn
        if isinstance(move, Card):
            return self._lay(t, seat, move)
        if move == PASS:
            self._pass(t, seat)
        t.laid = 0
        t.turn = t.after[seat]
        return STAY

    def fitting(self, rows: Sequence[Sequence[Card]]) -> set[Card | None]:
        """What may be laid to rows that end so; None where a row is at its end."""
        fits: set[Card | None] = set()
        for number, row in enumerate(rows):
            if row:
                fits.add(self.below[row[0]])
                fits.add(self.above[row[-1]])
            else:
                fits.add(self.openers[number])
        return fits

    def _free_to_pass(self, t: R) -> bool:
        return self.may_pass and t.passes < len(t.hands) - len(t.out) - 1

    def _pass(self, t: R, seat: Seat) -> None:
        t.passes += 1
        if not self.may_pass:
            t.unable.append(Pass(seat, tuple((row[0], row[-1]) if row else () for row in t.rows)))
        if t.facts is not None:
            t.tell("passes", seat)

    def _lay(self, t: R, seat: Seat, card: Card) -> Step:
        hand = t.hands[seat]
        hand.remove(card)
        if t.known:
            t.known.pop(card, None)
        row = t.rows[self.row_of[card]]
        if row and self.above[card] is row[0]:
            row.insert(0, card)
        else:
            row.append(card)
        t.passes = 0
        if t.facts is not None:
            t.tell("lays", seat, card)
        if not hand:
            return self._goes_out(t, seat)
        if self.several and not self.fitting(t.rows).isdisjoint(hand):
            t.laid += 1
            return STAY
        t.laid = 0
        t.turn = t.after[seat]
        return STAY

    def _goes_out(self, t: R, seat: Seat) -> Step:
        t.out.append(seat)
        t.laid = 0
        self.goes_out(t, seat)
        holding = [other for other, hand in enumerate(t.hands) if hand]
        if len(holding) == 1:
            return NEXT
        t.only(holding)
        t.turn = t.after[seat]
        return STAY

    def goes_out(self, t: R, seat: Seat) -> None:
        """This seat has laid its last card."""
        t.tell("goes_out", seat)

    def why_not(self, t: R, move: Move) -> Fact:
        if not t.rows[self.row_of[self.start]]:
            return Fact("begin_with", (self.start,))
        if isinstance(move, Card):
            held = move in t.hands[t.turn]
            return Fact("does_not_fit" if held else "not_in_hand", (move,))
        if move != PASS or t.laid:
            return Fact("not_now")
        return Fact("not_all_pass" if self.may_pass else "must_lay")

    def barred(self, t: R, seat: Seat) -> frozenset[Card]:
        """The cards this seat has shown, by passing or not beginning, that it does not hold."""
        if t.phase == self.name and seat != t.turn and not t.rows[self.row_of[self.start]]:
            return frozenset((self.start,))
        gone: set[Card | None] = set()
        for one in t.unable:
            if one.seat == seat:
                gone |= self.fitting(one.ends)
        return frozenset(card for card in gone if card is not None)
