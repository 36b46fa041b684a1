"""What lies on a table of Ramsen besides the cards: what each has done, and still needs."""

from __future__ import annotations

from dataclasses import dataclass

from engine.fields import Public, per_seat
from engine.phases.race import RaceTable
from engine.table import NOBODY, Seat


@dataclass(slots=True, eq=False)
class RamsenTable(RaceTable):
    """The table of Ramsen."""

    schlecker: Public[Seat] = NOBODY
    """Who kept the card he cut, NOBODY for none."""

    room: Public[int] = 0
    """How many cards the table may still exchange."""

    laid: Public[int] = 0
    """How many the seat whose turn it is has laid away so far."""

    exchanged: Public[list[int]] = per_seat(0)
    """How many cards each seat has drawn."""

    swapped: Public[bool] = False
    """Whether the dealer took an upcard."""

    bids: Public[list[bool | None]] = per_seat(None)
    """Who plays; None for who has not yet been asked."""

    lone: Public[Seat] = NOBODY
    """Who played against nobody."""
