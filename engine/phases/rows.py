"""Rows: each suit grows from its opening card to both sides, a card at a time, until all are out.

Which cards stand in a row and which one opens it is data. A row holds its cards from low to high.
From them follows for each card which one has to lie before it: an opening card needs the very
first, any other its neighbour on the side of the opening card. A player with nothing that fits
passes, and so shows which cards he does not hold. What going out is worth is left to the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple, TypeVar

from engine.cards import Card
from engine.facts import Fact
from engine.fields import Public
from engine.moves import Call, Move
from engine.override import override
from engine.rules import NEXT, STAY, Formal, Phase, Step
from engine.table import Seat, Table

PASS = Call("pass")
DONE = Call("done")

_IS_DONE = Formal(DONE, since=2)


class Pass(NamedTuple):
    """Somebody had nothing that fitted when this number of cards lay in the rows."""

    seat: Seat
    lying: int


# By keyword only: a game's own fields may then have no start value.
@dataclass(slots=True, eq=False, kw_only=True)
class RowsTable(Table):
    """A table with what rows need besides the cards."""

    layers: Public[dict[Card, Seat]] = field(default_factory=dict)
    """Who laid it, for each card in the rows, in the order in which they were laid."""

    laid: Public[int] = 0
    """How many cards the seat whose turn it is has laid in this turn."""

    passes: Public[int] = 0
    """How many seats in succession have passed."""

    unable: Public[list[Pass]] = field(default_factory=list)
    """Who had nothing to lay, and when."""

    out: Public[list[Seat]] = field(default_factory=list)
    """The seats without a card, in the order in which they went out."""


R = TypeVar("R", bound=RowsTable)


def one_is_left(out: int, seats: int) -> bool:
    """Whether one seat alone holds cards, with this number of seats out."""
    return out == seats - 1


class Rows(Phase[R]):
    """The chapter of rows, until one seat alone holds cards.

    `rows` are the cards of each from low to high, `openers` the card that opens each, `start`
    the one that is laid first. With `several` one may lay as many cards in a turn as fit, and is
    asked after each, whether another fits or not; with `may_pass` one may keep back what fits,
    but somebody has to lay before the pass has gone round.
    """

    name = "rows"
    zone = "rows"
    for_form = DONE

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
        self.low: set[Card] = set()
        self.needs: dict[Card, Card] = {}
        for row, opener in zip(rows, openers, strict=True):
            middle = row.index(opener)
            self.needs[opener] = start
            self.needs.update(zip(row[middle + 1 :], row[middle:], strict=False))
            self.needs.update(pairwise(row[: middle + 1]))
            self.low.update(row[:middle])

    @override
    def enter(self, t: R) -> Step:
        """Return the holder of the first card, who begins with it."""
        t.rows = [[] for _ in self.rows]
        t.turn = next(seat for seat, hand in enumerate(t.hands) if self.start in hand)
        t.tell("begins", t.turn)
        return STAY

    @override
    def legal(self, t: R) -> list[Move]:
        lying = t.layers
        if not lying:
            return [self.start]
        needs = self.needs
        moves: list[Move] = [card for card in t.hands[t.turn] if needs[card] in lying]
        if t.laid:
            moves.append(DONE)
        elif not moves or (self.may_pass and self._free_to_pass(t)):
            moves.append(PASS)
        return moves

    @override
    def play(self, t: R, move: Move) -> Step:
        seat = t.turn
        if isinstance(move, Card):
            return self._lay(t, seat, move)
        if move == PASS:
            self._pass(t, seat)
        t.laid = 0
        t.turn = t.after[seat]
        return STAY

    @override
    def formal(self, t: R) -> Formal | None:
        """Being done, for one who has laid a card and has no other that fits."""
        return _IS_DONE if t.laid and len(self.legal(t)) == 1 else None

    def _free_to_pass(self, t: R) -> bool:
        return t.passes < len(t.hands) - len(t.out) - 1

    def _pass(self, t: R, seat: Seat) -> None:
        t.passes += 1
        if not self.may_pass:
            t.unable.append(Pass(seat, len(t.layers)))
        if t.facts is not None:
            t.tell("passes", seat)

    def _lay(self, t: R, seat: Seat, card: Card) -> Step:
        hand = t.hands[seat]
        hand.remove(card)
        row = t.rows[self.row_of[card]]
        if card in self.low:
            row.insert(0, card)
        else:
            row.append(card)
        t.layers[card] = seat
        t.passes = 0
        if t.facts is not None:
            t.tell("lays", seat, card)
        if not hand:
            return self._goes_out(t, seat)
        if self.several:
            t.laid += 1
            return STAY
        t.laid = 0
        t.turn = t.after[seat]
        return STAY

    def _goes_out(self, t: R, seat: Seat) -> Step:
        t.out.append(seat)
        t.laid = 0
        self.goes_out(t, seat)
        if one_is_left(len(t.out), len(t.hands)):
            return NEXT
        t.only([other for other, hand in enumerate(t.hands) if hand])
        t.turn = t.after[seat]
        return STAY

    def goes_out(self, t: R, seat: Seat) -> None:
        """Note that this seat has laid its last card."""
        t.tell("goes_out", seat)

    @override
    def why_not(self, t: R, move: Move) -> Fact:
        if not t.layers:
            return Fact("begin_with", (self.start,))
        if isinstance(move, Card):
            held = move in t.hands[t.turn]
            return Fact("does_not_fit" if held else "not_in_hand", (move,))
        if move != PASS or t.laid:
            return Fact("not_now")
        return Fact("not_all_pass" if self.may_pass else "must_lay")

    @override
    def barred(self, t: R, seat: Seat) -> frozenset[Card]:
        """Return the cards that this seat lacks, as its passing or not beginning has shown."""
        if t.phase == self.name and seat != t.turn and not t.layers:
            return frozenset((self.start,))
        laid = list(t.layers)
        gone: set[Card] = set()
        for one in t.unable:
            if one.seat == seat:
                lying = set(laid[: one.lying])
                gone.update(card for card, need in self.needs.items() if need in lying)
        return frozenset(gone)
