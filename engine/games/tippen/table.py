"""What lies on a table of Tippen besides cards and money: the cut, and who has said what."""

from __future__ import annotations

from dataclasses import dataclass

from engine.families.pot.table import PotTable
from engine.fields import Public, per_seat
from engine.table import NOBODY, Seat


@dataclass(slots=True, eq=False)
class TippenTable(PotTable):
    """The table of Tippen. There is no bank beside its pot."""

    passed: Public[int] = 0
    """By how many places the cut has passed the deal on."""

    sniffed: Public[bool] = False
    """Whether the dealer has taken the trump card."""

    lifter: Public[Seat] = NOBODY
    """Who has lifted the trump card."""

    lifts: Public[list[bool | None]] = per_seat(None)
    """What each seat said when it was asked for that."""

    shown_by: Public[Seat] = NOBODY
    """Who has shown three Unters."""

    belli_lost_by: Public[Seat] = NOBODY
    """Whose Seven of Bells the trump Ace has taken."""
