"""What lies on a table of Knüffeln besides the cards: chosen suits, sides, tricks and turns."""

from __future__ import annotations

from functools import cache

from engine.cards import Card, card
from engine.table import NOBODY, Seat, Table

NO_SIDE = -1


@cache
def _all_of(seats: int) -> tuple[Seat, ...]:
    return tuple(range(seats))


class KnueffelnTable(Table):
    """The table of Knüffeln.

    `chosen` are the letters of the two chosen suits, "" when the cards were thrown in. The first
    `indicators` cards of `up` decided them; what lies open behind is the bottom of the stock.
    `offered` are the Olen from the bottom that may be exchanged now, `olen` how many were.
    `swapped` is whether the seat that is asked for a Ten has just exchanged one.
    `asleep` says for a rank the suits of which, as all know, nobody has that card in hand.

    `side` is the side of each seat, 0 or 1; `solo` the seat that is a side alone. Of each side:
    `goal` the tricks it needs, `taken` those it has, `raised` how often its turn was seen.
    `length` is how many tricks there are, `march` the side that wants them all, `ran` the seat
    that ran from a turn. `rungs` are those that were left of each side's ladder before the deal;
    none where no two ladders are played.
    """

    __slots__ = (
        "asleep",
        "chosen",
        "goal",
        "indicators",
        "length",
        "march",
        "offered",
        "olen",
        "raised",
        "ran",
        "rungs",
        "side",
        "solo",
        "swapped",
        "taken",
    )

    def __init__(
        self, seats: int, dealer: Seat, stock: list[Card], rungs: tuple[int, ...] = ()
    ) -> None:
        super().__init__(seats, dealer, stock)
        self.chosen = ""
        self.indicators = 0
        self.offered: list[Card] = []
        self.olen = 0
        self.swapped = False
        self.asleep: dict[str, str] = {}
        self.side: tuple[int, ...] = (0, 1, 0, 1)
        self.solo: Seat = NOBODY
        self.goal = (5, 5)
        self.length = 9
        self.taken = [0, 0]
        self.raised = [0, 0]
        self.march = NO_SIDE
        self.ran: Seat = NOBODY
        self.rungs = rungs

    def copy(self) -> KnueffelnTable:
        other = super().copy()
        other.chosen = self.chosen
        other.indicators = self.indicators
        other.offered = self.offered[:]
        other.olen = self.olen
        other.swapped = self.swapped
        other.asleep = self.asleep
        other.side = self.side
        other.solo = self.solo
        other.goal = self.goal
        other.length = self.length
        other.taken = self.taken[:]
        other.raised = self.raised[:]
        other.march = self.march
        other.ran = self.ran
        other.rungs = self.rungs
        return other

    def sleeps(self, one: Card) -> bool:
        """Whether all know that nobody has this card in hand."""
        return one.suit in self.asleep.get(one.rank, "")

    def sleep(self, one: Card) -> None:
        """All know now that nobody has this card in hand."""
        if not self.sleeps(one):
            self.asleep = {**self.asleep, one.rank: self.asleep.get(one.rank, "") + one.suit}

    def wake(self, one: Card) -> None:
        """Somebody took this card openly."""
        if self.sleeps(one):
            self.asleep = {**self.asleep, one.rank: self.asleep[one.rank].replace(one.suit, "")}

    def sleepers(self) -> frozenset[Card]:
        """The cards that nobody has in hand, as all know."""
        return frozenset(card(suit + rank) for rank, suits in self.asleep.items() for suit in suits)

    def everybody(self) -> tuple[Seat, ...]:
        """All who may know a card: every seat, also one that sits out."""
        return _all_of(len(self.hands))

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The others of this seat's side."""
        side = self.side[seat]
        return tuple(
            other for other, theirs in enumerate(self.side) if theirs == side and other != seat
        )
