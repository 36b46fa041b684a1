"""What lies on a table of Mulatschak besides the cards: who bid what, who plays, what it counts."""

from __future__ import annotations

from dataclasses import dataclass

from engine.fields import Public, per_seat
from engine.table import NOBODY, Seat, Table


@dataclass(slots=True, eq=False)
class MulatschakTable(Table):
    """The table of Mulatschak."""

    points: Public[list[int]]
    """What each seat has to go, as it stood before the deal."""

    doubled: Public[bool]
    """Whether the deal counts double, for the cards before it were thrown in."""

    cut: Public[Seat] = NOBODY
    """Who cut the Weli and kept it, NOBODY for none."""

    bid: Public[int] = 0
    """The most tricks that anybody bid so far."""

    declarer: Public[Seat] = NOBODY
    """Who bid them."""

    spoken: Public[list[bool]] = per_seat(False)
    """Who has said something in the auction."""

    passed: Public[list[bool]] = per_seat(False)
    """Who is out of it."""

    mulatschak: Public[bool] = False
    """Whether a Mulatschak was announced."""

    thrown_in: Public[Seat] = NOBODY
    """Who had no court card and wanted other cards, NOBODY for none."""

    plays: Public[list[bool | None]] = per_seat(None)
    """Who plays; None for one who has not yet been asked."""

    laid: Public[int] = 0
    """How many cards the seat whose turn it is has laid away so far."""

    exchanged: Public[list[int]] = per_seat(0)
    """How many cards each seat has drawn."""
