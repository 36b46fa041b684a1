"""What lies on a table of Schnellen besides the cards: the points, who bid, and who plays."""

from __future__ import annotations

from dataclasses import dataclass

from engine.families.pot.table import JoinTable
from engine.fields import Public, per_seat
from engine.table import NOBODY, Seat


@dataclass(slots=True, eq=False)
class SchnellenTable(JoinTable):
    """The table of Schnellen."""

    points: Public[list[int]]
    """What each seat has to go, as it is chalked trick by trick."""

    before: Public[tuple[int, ...]]
    """The same as the deal began."""

    last: Public[bool] = False
    """Whether it is the last deal of the evening, whatever becomes of it."""

    # The trumps.

    bids: Public[list[int | None]] = per_seat(None)
    """How many tricks each seat has bid, 0 for one who passed."""

    bid: Public[int] = 0
    """The most tricks that were bid."""

    declarer: Public[Seat] = NOBODY
    """Who bid them, and names the trumps."""

    times: Public[int] = 1
    """By how much everything counts."""

    # Who plays.

    compulsory: Public[bool] = False
    """Whether a Ten was turned, so that everybody has to play."""
