"""What lies on a table of Ramsli besides the cards: the money, and who has said what."""

from __future__ import annotations

from functools import cache

from engine.cards import Card
from engine.table import NOBODY, Seat, Table

EINS_AUF = -1
"""Stands among the numbers of cards drawn for whoever asked for one open card."""


@cache
def _all_of(seats: int) -> tuple[Seat, ...]:
    return tuple(range(seats))


class RamsliTable(Table):
    """The table of Ramsli.

    `kitty`, `bank` and the `balances` of the seats are the money as it lies, `before` the
    balances when the deal began, `shares` what each got when the last deal was divided, `held`
    kitty and bank as the settlement left them. `kind` is the kind of the deal, `muss` whether
    everybody has to play, `stake` the kitty as it lay when the tricks began.

    `source` is "top" or "bottom", as the dealer chose. `offered` are the suits that were offered,
    `knocks` what each seat said in the round of knocks (None: not asked), `knocker` who knocked,
    `on_card` whether he did so on the trump card itself. `upcard` is the trump card while its
    Seven may be swapped for it or the dealer take it. `plays` says who is in, `first` who
    exchanges and leads first.

    `room` is how many cards the seat whose turn it is may lay away, `laid` how many it has,
    `offer` the open card it may take, `drawn` whether it has its new cards and is asked for the
    Seven. `exchanged` is how many each seat drew.
    """

    __slots__ = (
        "balances",
        "bank",
        "before",
        "drawn",
        "exchanged",
        "first",
        "held",
        "kind",
        "kitty",
        "knocker",
        "knocks",
        "laid",
        "muss",
        "offer",
        "offered",
        "on_card",
        "plays",
        "room",
        "shares",
        "source",
        "stake",
        "upcard",
    )

    def __init__(
        self, seats: int, dealer: Seat, stock: list[Card], carried: tuple[int, ...]
    ) -> None:
        """A table with the money `carried` from the deals before: kitty, bank, balances, kind."""
        super().__init__(seats, dealer, stock)
        self.kitty, self.bank, *self.balances, self.kind = carried
        self.before = carried[2:-1]
        self.shares: tuple[int, ...] = ()
        self.held = (0, 0)
        self.muss = False
        self.stake = 0
        self.source = ""
        self.offered = ""
        self.knocks: list[bool | None] = [None] * seats
        self.knocker: Seat = NOBODY
        self.on_card = False
        self.upcard: Card | None = None
        self.first: Seat = NOBODY
        self.plays: list[bool | None] = [None] * seats
        self.room = 0
        self.laid = 0
        self.offer: Card | None = None
        self.drawn = False
        self.exchanged = [0] * seats

    def copy(self) -> RamsliTable:
        other = super().copy()
        other.kitty = self.kitty
        other.bank = self.bank
        other.balances = self.balances[:]
        other.before = self.before
        other.shares = self.shares
        other.held = self.held
        other.kind = self.kind
        other.muss = self.muss
        other.stake = self.stake
        other.source = self.source
        other.offered = self.offered
        other.knocks = self.knocks[:]
        other.knocker = self.knocker
        other.on_card = self.on_card
        other.upcard = self.upcard
        other.first = self.first
        other.plays = self.plays[:]
        other.room = self.room
        other.laid = self.laid
        other.offer = self.offer
        other.drawn = self.drawn
        other.exchanged = self.exchanged[:]
        return other

    def everybody(self) -> tuple[Seat, ...]:
        """All who may know a card."""
        return _all_of(len(self.hands))

    def pay(self, seat: Seat, amount: int) -> None:
        """This seat pays into the kitty; with a negative amount, takes out of it."""
        self.balances[seat] -= amount
        self.kitty += amount
