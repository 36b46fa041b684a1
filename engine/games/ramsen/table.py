"""What lies on a table of Ramsen besides the cards: what each has done, and still needs."""

from __future__ import annotations

from engine.cards import Card
from engine.table import NOBODY, Seat, Table


class RamsenTable(Table):
    """The table of Ramsen.

    `schlecker` kept the card he cut, NOBODY for none. `room` is how many cards the table may
    still exchange, `laid` how many the seat whose turn it is has laid away so far, `exchanged`
    how many each seat has drawn, `swapped` whether the dealer took an upcard, `bids` who plays
    (None: not yet asked). `open` are the marks each seat still needs, `finished` who completed
    the last of them in this deal, `lone` who played against nobody.
    """

    __slots__ = (
        "bids",
        "exchanged",
        "finished",
        "laid",
        "lone",
        "open",
        "room",
        "schlecker",
        "swapped",
    )

    def __init__(self, seats: int, dealer: Seat, stock: list[Card], needed: list[int]) -> None:
        super().__init__(seats, dealer, stock)
        self.schlecker: Seat = NOBODY
        self.room = 0
        self.laid = 0
        self.exchanged = [0] * seats
        self.swapped = False
        self.bids: list[bool | None] = [None] * seats
        self.open = needed
        self.finished: list[Seat] = []
        self.lone: Seat = NOBODY

    def copy(self) -> RamsenTable:
        other = super().copy()
        other.schlecker = self.schlecker
        other.room = self.room
        other.laid = self.laid
        other.exchanged = self.exchanged[:]
        other.swapped = self.swapped
        other.bids = self.bids[:]
        other.open = self.open[:]
        other.finished = self.finished[:]
        other.lone = self.lone
        return other
