"""What lies on a table of Tippen besides the cards: the money, and who has said what."""

from __future__ import annotations

from dataclasses import dataclass

from engine.fields import Public, per_seat
from engine.table import NOBODY, Seat, Table


@dataclass(slots=True, eq=False)
class TippenTable(Table):
    """The table of Tippen."""

    # The money, as it lies.

    pot: Public[int]
    """What lies in the middle."""

    balances: Public[list[int]]
    """What each seat has won or lost so far in the evening."""

    kind: Public[int]
    """The kind of the deal."""

    before: Public[tuple[int, ...]]
    """The balances when the deal began."""

    shares: Public[tuple[int, ...]] = ()
    """What each seat got when the last deal was divided."""

    held: Public[int] = 0
    """The pot as the settlement left it."""

    stake: Public[int] = 0
    """The pot as it lay when the tricks began."""

    # The cut and the trump card.

    passed: Public[int] = 0
    """By how many places the cut has passed the deal on."""

    sniffed: Public[bool] = False
    """Whether the dealer has taken the trump card."""

    lifter: Public[Seat] = NOBODY
    """Who has lifted the trump card."""

    lifts: Public[list[bool | None]] = per_seat(None)
    """What each seat said when it was asked for that."""

    # Who plays.

    compulsory: Public[bool] = False
    """Whether everybody has to play."""

    plays: Public[list[bool | None]] = per_seat(None)
    """Who is in."""

    first: Public[Seat] = NOBODY
    """Who buys and leads first."""

    belli_lost_by: Public[Seat] = NOBODY
    """Whose Seven of Bells the trump Ace has taken."""

    # Buying.

    room: Public[int] = 0
    """How many cards the seat whose turn it is may lay away."""

    laid: Public[int] = 0
    """How many it has laid away."""

    bought: Public[list[int]] = per_seat(0)
    """How many cards each seat bought."""

    def pay(self, seat: Seat, amount: int) -> None:
        """This seat pays into the pot; with a negative amount, takes out of it."""
        self.balances[seat] -= amount
        self.pot += amount
