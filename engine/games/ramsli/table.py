"""What lies on a table of Ramsli besides the cards: the money, and who has said what."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.cards import Card
from engine.fields import Public, per_seat
from engine.table import NOBODY, Seat, Table

EINS_AUF = -1
"""Stands among the numbers of cards drawn for whoever asked for one open card."""


@cache
def _all_of(seats: int) -> tuple[Seat, ...]:
    return tuple(range(seats))


@dataclass(slots=True, eq=False)
class RamsliTable(Table):
    """The table of Ramsli."""

    # The money, as it lies.

    kitty: Public[int]
    """What lies in the middle."""

    bank: Public[int]
    """What is kept beside the table."""

    balances: Public[list[int]]
    """What each seat has won or lost so far in the evening."""

    kind: Public[int]
    """The kind of the deal."""

    before: Public[tuple[int, ...]]
    """The balances when the deal began."""

    shares: Public[tuple[int, ...]] = ()
    """What each seat got when the last deal was divided."""

    held: Public[tuple[int, int]] = (0, 0)
    """Kitty and bank as the settlement left them."""

    stake: Public[int] = 0
    """The kitty as it lay when the tricks began."""

    # Who plays.

    muss: Public[bool] = False
    """Whether everybody has to play."""

    source: Public[str] = ""
    """"top" or "bottom", as the dealer chose."""

    offered: Public[str] = ""
    """The suits that were offered."""

    knocks: Public[list[bool | None]] = per_seat(None)
    """What each seat said in the round of knocks; None for who has not been asked."""

    knocker: Public[Seat] = NOBODY
    """Who knocked."""

    on_card: Public[bool] = False
    """Whether the knocker knocked on the trump card itself."""

    upcard: Public[Card | None] = None
    """The trump card, while its Seven may be swapped for it or the dealer take it."""

    plays: Public[list[bool | None]] = per_seat(None)
    """Who is in."""

    first: Public[Seat] = NOBODY
    """Who exchanges and leads first."""

    # The exchange.

    room: Public[int] = 0
    """How many cards the seat whose turn it is may lay away."""

    laid: Public[int] = 0
    """How many it has laid away."""

    offer: Public[Card | None] = None
    """The open card it may take."""

    drawn: Public[bool] = False
    """Whether it has its new cards, and is asked for the Seven."""

    exchanged: Public[list[int]] = per_seat(0)
    """How many cards each seat drew."""

    def everybody(self) -> tuple[Seat, ...]:
        """All who may know a card."""
        return _all_of(len(self.hands))

    def pay(self, seat: Seat, amount: int) -> None:
        """This seat pays into the kitty; with a negative amount, takes out of it."""
        self.balances[seat] -= amount
        self.kitty += amount
