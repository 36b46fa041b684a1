"""What lies on a table of Mauscheln besides the cards: the money, and who has said what."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.cards import Card
from engine.fields import Public, per_seat
from engine.table import NOBODY, Seat, Table


@cache
def _all_of(seats: int) -> tuple[Seat, ...]:
    return tuple(range(seats))


@dataclass(slots=True, eq=False)
class MauschelnTable(Table):
    """The table of Mauscheln."""

    # The money, as it lies.

    kitty: Public[int]
    """What lies in the middle."""

    bank: Public[int]
    """What lies beside the table, being more than the limit."""

    balances: Public[list[int]]
    """What each seat has won or lost so far in the evening."""

    kind: Public[int]
    """The kind of the deal."""

    due: Public[bool]
    """Whether the ante is paid before this deal."""

    before: Public[tuple[int, ...]]
    """The balances when the deal began."""

    shares: Public[tuple[int, ...]] = ()
    """What each seat got when the last deal was divided."""

    held: Public[tuple[int, int]] = (0, 0)
    """Kitty and bank as the settlement left them."""

    stake: Public[int] = 0
    """The kitty as it lay when the tricks began."""

    # Who plays.

    together: Public[bool] = False
    """Whether everybody has to play."""

    said: Public[list[bool | None]] = per_seat(None)
    """What each seat said when asked to declare; None for who has not been asked."""

    denied: Public[list[str]] = per_seat("")
    """The suits of which each seat has shown that it did not hold the Ace."""

    declarer: Public[Seat] = NOBODY
    """Who declared."""

    owed: Public[int] = 2
    """The tricks that the declarer has to take."""

    bound: Public[bool] = False
    """Whether a turned card, or the kitty, made the dealer declare."""

    upcard: Public[Card | None] = None
    """The trump card, while the declarer may take it."""

    plays: Public[list[bool | None]] = per_seat(None)
    """Who is in."""

    last: Public[Seat] = NOBODY
    """Who said that he joins if nobody else does."""

    first: Public[Seat] = NOBODY
    """Who exchanges and leads first."""

    # The exchange.

    room: Public[int] = 0
    """How many cards the seat whose turn it is may lay away."""

    laid: Public[int] = 0
    """How many it has laid away."""

    fifth: Public[bool] = False
    """Whether it has drawn five cards, and lays one away."""

    exchanged: Public[list[int]] = per_seat(0)
    """How many cards each seat drew."""

    def everybody(self) -> tuple[Seat, ...]:
        """All who may know a card."""
        return _all_of(len(self.hands))

    def pay(self, seat: Seat, amount: int) -> None:
        """This seat pays into the kitty; with a negative amount, takes out of it."""
        self.balances[seat] -= amount
        self.kitty += amount
