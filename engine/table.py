"""The table: all that lies there, as plain data, and what one seat sees of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import KW_ONLY, InitVar, dataclass, field
from functools import cache
from operator import attrgetter
from typing import ClassVar, NamedTuple, Self, TypeAlias, TypeVar

from engine.cards import Card
from engine.copies import copier
from engine.facts import Fact, FactArg
from engine.fields import Secret, per_seat, secrets_of, starter
from engine.moves import Call
from engine.override import override

Seat: TypeAlias = int
"""A place at the table, 0 upwards in the order of turns: clockwise, or as `Rules` say otherwise."""

NOBODY: Seat = -1


@cache
def clockwise(seats: int) -> tuple[Seat, ...]:
    """Whose turn comes after that of each seat: its left neighbour, going clockwise."""
    return tuple((seat + 1) % seats for seat in range(seats))


@cache
def _passing_over(seats: int, playing: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seat whose turn comes after each seat's, where only some of them play."""
    playing = tuple(sorted(playing))
    return tuple(or_next(seat + 1, playing) for seat in range(seats))


@cache
def _turns(after: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """Return the seats in play from the first one on, in the order of turns."""
    seats = [first]
    while (seat := after[seats[-1]]) != first:
        seats.append(seat)
    return tuple(seats)


@cache
def _all_of(seats: int) -> tuple[Seat, ...]:
    return tuple(range(seats))


def or_next(seat: Seat, playing: Sequence[Seat]) -> Seat:
    """Return this seat if it is one of those who play, else the next of them.

    They are in their order.
    """
    return next((one for one in playing if one >= seat), playing[0])


def not_asked(said: Sequence[bool | None], after: Sequence[Seat], seat: Seat) -> Seat:
    """Return the next one in play behind this seat who has said neither yes nor no.

    NOBODY for none.
    """
    for _ in said:
        seat = after[seat]
        if said[seat] is None:
            return seat
    return NOBODY


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


_COVERED = ("hands", "aside", "stock", "known", "talk")
"""The fields of every table in which cards lie or are named that not everybody sees."""

K = TypeVar("K", bound="Table")


@dataclass(slots=True, eq=False)
class Table:
    """Everything that lies on the table in one deal; in game programming, the state of the game.

    Made of the number of seats, who deals, and the cards as they lie, top card first. A game
    declares fields of its own in a subclass, which is a dataclass like this one, with `slots=True`
    and `eq=False`; each has a mark for who may see it (`engine.fields`). Of the fields below, all
    are public but `hands`, `aside`, `stock`, `known`, `covered` cards of the trick and cards in
    `talk`: what a seat sees of those is written in `hidden.view`. `repr` shows what is public,
    so that no message and no traceback tells a hidden card.
    """

    secrets: ClassVar[tuple[Secret, ...]] = ()
    """The fields of this class that not everybody sees."""

    seats: InitVar[int]

    dealer: Seat
    """Who deals."""

    stock: list[Card]
    """The talon, face down, top card first."""

    _: KW_ONLY

    turn: Seat = NOBODY
    """Whose turn it is."""

    phase: str = ""
    """The name of the chapter, "" when the deal is over."""

    hands: list[list[Card]] = per_seat(list)
    """The cards that each seat holds."""

    aside: list[list[Card]] = per_seat(list)
    """What each seat laid away face down."""

    up: list[Card] = field(default_factory=list)
    """The cards that lie open beside the stock."""

    rows: list[list[Card]] = field(default_factory=list)
    """Cards that lie open in rows: suits that grow, melds that were spread."""

    known: dict[Card, tuple[Seat, ...]] = field(default_factory=dict)
    """The covered cards whose place other seats know too, with those seats."""

    after: tuple[Seat, ...] = field(init=False)
    """The next one in play for each seat: one who is out is passed over."""

    trump: str = ""
    """The trump suit, "" for none."""

    leader: Seat = NOBODY
    """Who led to the trick."""

    led: str = ""
    """The kind that was led to the trick."""

    trick: list[Card] = field(default_factory=list)
    """The cards of the trick that lies there, in playing order."""

    covered: tuple[int, ...] = ()
    """The places in the trick (0 first) whose cards lie face down: their players see those."""

    top: Card | None = None
    """The card that takes the trick as it lies."""

    taker: Seat = NOBODY
    """The seat that played `top`."""

    tricks: list[Trick] = field(default_factory=list)
    """The tricks that were taken, the first one first."""

    talk: list[Said] = field(default_factory=list)
    """What was said in this deal, in turn or out of it."""

    facts: list[Fact] | None = None
    """What has happened, collected while somebody listens; None while nobody does."""

    @override
    def __init_subclass__(cls) -> None:
        # With slots, the dataclass makes a second class of the first one, and of its namespace.
        if "__dataclass_fields__" not in vars(cls):
            cls.secrets = (*cls.secrets, *secrets_of(cls))
            if "copy" in vars(cls):
                raise TypeError(f"{cls.__qualname__}.copy is written from the fields")
            cls._start = _first_start  # type: ignore[assignment,method-assign]
            cls.copy = _first_copy  # type: ignore[assignment,method-assign]
            # Where there is one, the dataclass makes none that would show every field.
            cls.__repr__ = Table.__repr__  # type: ignore[method-assign]
        elif "__eq__" in vars(cls):
            raise TypeError(f"{cls.__qualname__} is no dataclass with eq=False")

    def __post_init__(self, seats: int) -> None:
        self.after = clockwise(seats)
        self._start(seats)

    def _start(self, seats: int) -> None:
        """Give the table its fields with an entry for each seat."""
        _first_start(self, seats)

    def copy(self) -> Self:
        """Return a table that can be played on without touching this one. Nobody listens at it."""
        return _first_copy(self)

    def fields(self) -> dict[str, object]:
        """Every field of the table by name, without `facts`.

        Those of a game come behind those of all tables, and each class's by the alphabet.
        """
        kind: type = type(self)
        return {name: getattr(self, name) for name in _names(kind)}

    @override
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table) or type(other) is not type(self):
            return NotImplemented
        kind: type = type(self)
        values = _values(kind)
        return bool(values(self) == values(other))

    __hash__ = None  # type: ignore[assignment]

    @override
    def __repr__(self) -> str:
        hidden = {*_COVERED, *(secret.name for secret in self.secrets)}
        if getattr(self, "covered", ()):
            hidden.add("trick")
        kind: type = type(self)
        # A table that is still being made has not all of its fields.
        shown = [name for name in _names(kind) if hasattr(self, name) and name not in hidden]
        values = (f"{name}={getattr(self, name)!r}" for name in shown)
        return f"{kind.__qualname__}({', '.join(values)})"

    def tell(self, key: str, *args: FactArg) -> None:
        """Put down a fact for those who listen."""
        if self.facts is not None:
            self.facts.append(Fact(key, args))

    def lay_away(self, seat: Seat, card: Card) -> None:
        """Lay a card of a hand away face down; what others knew of it they know no more."""
        self.hands[seat].remove(card)
        if self.known:
            self.known.pop(card, None)
        self.aside[seat].append(card)

    def shuffle_in(self, cards: list[Card]) -> None:
        """Put cards that were laid away below the stock in this order; nobody knows them there."""
        for some in self.aside:
            some[:] = [card for card in some if card not in cards]
        for card in cards:
            self.known.pop(card, None)
        self.stock += cards
        self.tell("shuffles", len(cards))

    def in_play(self) -> tuple[Seat, ...]:
        """Return the seats in play, in the order of turns from the one after the dealer."""
        after = self.after
        return _turns(after, after[self.dealer])

    def only(self, seats: list[Seat] | tuple[Seat, ...]) -> None:
        """Leave only these seats in play."""
        self.after = _passing_over(len(self.after), tuple(seats))

    def everybody(self) -> tuple[Seat, ...]:
        """All who may know a card: every seat, also one that sits out."""
        return _all_of(len(self.hands))

    def seats_from(self, leader: Seat, number: int) -> list[Seat]:
        """Who played the first `number` cards of a trick that `leader` led, in order."""
        seats = []
        seat = leader
        for _ in range(number):
            seats.append(seat)
            seat = self.after[seat]
        return seats

    def so_far(self) -> list[Trick]:
        """Return the tricks that were taken, and the one that lies there."""
        lying = [Trick(self.leader, tuple(self.trick), NOBODY)] if self.trick else []
        return [*self.tricks, *lying]

    def who_played(self, trick: Trick) -> list[tuple[Seat, Card]]:
        """Who played which card to one of these tricks, in order."""
        seats = self.seats_from(trick.leader, len(trick.cards))
        return list(zip(seats, trick.cards, strict=True))

    def won(self, seat: Seat) -> int:
        """How many tricks this seat has taken in the deal."""
        return sum(trick.winner == seat for trick in self.tricks)


def _first_start(t: Table, seats: int) -> None:
    """Do `_start`; from then on the table's class has one of its own, written from its fields."""
    kind = type(t)
    kind._start = starter(kind)  # type: ignore[assignment,method-assign]
    kind._start(t, seats)


def _first_copy(t: K) -> K:
    """Copy a table; from then on its class has a `copy` of its own, written from its fields."""
    kind = type(t)
    kind.copy = copier(kind, {"facts": None})  # type: ignore[assignment,method-assign]
    return kind.copy(t)


@cache
def _names(kind: type) -> tuple[str, ...]:
    """Return the names of the fields, as `Table.fields` gives them."""
    of_each = [sorted(vars(base).get("__slots__", ())) for base in reversed(kind.__mro__)]
    return tuple(name for names in of_each for name in names if name != "facts")


@cache
def _values(kind: type) -> attrgetter[object]:
    """Return what gives the values of all fields of a table at once."""
    return attrgetter(*_names(kind))


@dataclass(frozen=True, slots=True)
class View:
    """What one seat sees; in game programming, its observation of the state.

    It is a table of the same class, on which unseen cards are BACK and unseen fields blank.
    NOBODY as a seat is the onlooker, who sees no hand at all.
    """

    seat: Seat
    table: Table
