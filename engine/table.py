"""The table: all that lies there, as plain data, and what one seat sees of it.

A game adds fields of its own in a subclass. Those are public by law: whatever a seat may not
see lies in `hands`, `stock` or `aside`, where `hidden.view` covers it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, Self, TypeAlias

from engine.cards import Card
from engine.facts import Fact, FactArg
from engine.moves import Call

Seat: TypeAlias = int
"""A place at the table, 0 upwards and clockwise."""

NOBODY: Seat = -1


@cache
def clockwise(seats: int) -> tuple[Seat, ...]:
    """Who sits to the left of each of so many seats."""
    return tuple((seat + 1) % seats for seat in range(seats))


class Trick(NamedTuple):
    """A trick that has been taken: who led, the cards in playing order, who took it."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


class Said(NamedTuple):
    """Something said at the table out of turn: who said it, what, and after how many tricks.

    Cards in it were shown to the seats `to` alone; empty, to everybody.
    """

    seat: Seat
    phrase: Call
    tricks: int
    to: tuple[Seat, ...] = ()


class Table:
    """Everything that lies on the table in one deal.

    `stock` lies face down, top card first; `up` lies open beside it. `rows` are cards that lie
    open in rows: suits that grow, melds that were spread. `aside` holds, for each seat, what it
    laid away face down. `known` names the cards whose place other seats know too,
    with those seats. `after` gives, for each seat, the next one in play: who is out is skipped.
    `trump` is the trump suit, "" for none. `led` is the kind that was led to the trick, `top` the
    card that takes it as it lies and `taker` the seat that played it. `covered` are the places in
    the trick (0 first) whose cards lie face down: only who played them sees those. `talk` is what
    was said in this deal, whoever's turn it was.
    `facts` collects what happens while somebody listens; None while nobody does.
    """

    __slots__ = (
        "after",
        "aside",
        "covered",
        "dealer",
        "facts",
        "hands",
        "known",
        "leader",
        "led",
        "phase",
        "rows",
        "stock",
        "taker",
        "talk",
        "top",
        "trick",
        "tricks",
        "trump",
        "turn",
        "up",
    )

    def __init__(self, seats: int, dealer: Seat, stock: list[Card]) -> None:
        self.dealer = dealer
        self.turn: Seat = NOBODY
        self.phase = ""
        nothing = ((),) * seats
        self.hands: list[list[Card]] = [*map(list, nothing)]
        self.aside: list[list[Card]] = [*map(list, nothing)]
        self.stock = stock
        self.up: list[Card] = []
        self.rows: list[list[Card]] = []
        self.known: dict[Card, tuple[Seat, ...]] = {}
        self.after: tuple[Seat, ...] = clockwise(seats)
        self.trump = ""
        self.leader: Seat = NOBODY
        self.led = ""
        self.trick: list[Card] = []
        self.covered: tuple[int, ...] = ()
        self.top: Card | None = None
        self.taker: Seat = NOBODY
        self.tricks: list[Trick] = []
        self.talk: list[Said] = []
        self.facts: list[Fact] | None = None

    def copy(self) -> Self:
        """A table that can be played on without touching this one. Nobody listens at it.

        A subclass copies its own fields behind `super().copy()`.
        """
        other = object.__new__(type(self))
        other.dealer = self.dealer
        other.turn = self.turn
        other.phase = self.phase
        other.hands = [hand[:] for hand in self.hands]
        other.aside = [some[:] for some in self.aside]
        other.stock = self.stock[:]
        other.up = self.up[:]
        other.rows = [row[:] for row in self.rows] if self.rows else []
        other.known = self.known.copy()
        other.after = self.after
        other.trump = self.trump
        other.leader = self.leader
        other.led = self.led
        other.trick = self.trick[:]
        other.covered = self.covered
        other.top = self.top
        other.taker = self.taker
        other.tricks = self.tricks[:]
        other.talk = self.talk[:]
        other.facts = None
        return other

    def fields(self) -> dict[str, object]:
        """Every field of the table by name, in the order of the classes; without `facts`."""
        return {
            name: getattr(self, name)
            for kind in reversed(type(self).__mro__)
            for name in getattr(kind, "__slots__", ())
            if name != "facts"
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table) or type(other) is not type(self):
            return NotImplemented
        return self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]

    def tell(self, key: str, *args: FactArg) -> None:
        """Put down a fact for whoever listens."""
        if self.facts is not None:
            self.facts.append(Fact(key, args))

    def shuffle_in(self, cards: list[Card]) -> None:
        """Put cards that were laid away below the stock in this order; nobody knows them there."""
        for some in self.aside:
            some[:] = [card for card in some if card not in cards]
        for card in cards:
            self.known.pop(card, None)
        self.stock += cards
        self.tell("shuffles", len(cards))

    def in_play(self) -> list[Seat]:
        """The seats in play, clockwise from the one on the dealer's left."""
        first = self.after[self.dealer]
        seats = [first]
        while (seat := self.after[seats[-1]]) != first:
            seats.append(seat)
        return seats

    def only(self, seats: list[Seat] | tuple[Seat, ...]) -> None:
        """Leave only these seats in play."""
        number = len(self.hands)
        after = []
        for seat in range(number):
            while (seat := (seat + 1) % number) not in seats:
                pass
            after.append(seat)
        self.after = tuple(after)

    def seats_from(self, leader: Seat, number: int) -> list[Seat]:
        """Who played the first `number` cards of a trick that `leader` led, in order."""
        seats = []
        seat = leader
        for _ in range(number):
            seats.append(seat)
            seat = self.after[seat]
        return seats

    def so_far(self) -> list[Trick]:
        """The tricks that were taken, and the one that lies there, which nobody has taken yet."""
        lying = [Trick(self.leader, tuple(self.trick), NOBODY)] if self.trick else []
        return [*self.tricks, *lying]

    def who_played(self, trick: Trick) -> list[tuple[Seat, Card]]:
        """Who played which card to one of these tricks, in order."""
        seats = self.seats_from(trick.leader, len(trick.cards))
        return list(zip(seats, trick.cards, strict=True))

    def won(self, seat: Seat) -> int:
        """How many tricks this seat has taken in the deal."""
        return sum(trick.winner == seat for trick in self.tricks)


@dataclass(frozen=True, slots=True)
class View:
    """What one seat sees: a table of the same class, whose unseen cards are BACK.

    NOBODY as a seat is the onlooker, who sees no hand at all.
    """

    seat: Seat
    table: Table
