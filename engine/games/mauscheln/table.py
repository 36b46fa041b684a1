"""What lies on a table of Mauscheln besides the cards and the money: who has said what."""

from __future__ import annotations

from dataclasses import dataclass

from engine.families.pot.table import MadeTable
from engine.fields import Public, per_seat
from engine.table import NOBODY, Seat


@dataclass(slots=True, eq=False)
class MauschelnTable(MadeTable):
    """The table of Mauscheln; the maker is the declarer."""

    due: Public[bool] = False
    """Whether the ante is paid before this deal."""

    paid: Public[list[int]] = per_seat(0)
    """What each seat has paid before this deal."""

    began: Public[Seat] = NOBODY
    """Who dealt before the cut of a Muss, and so paid double; NOBODY without one."""

    denied: Public[list[str]] = per_seat("")
    """The suits of which each seat has shown that it did not hold the Ace."""

    bound: Public[bool] = False
    """Whether a turned card, or the kitty, made the dealer declare."""

    last: Public[Seat] = NOBODY
    """Who said that he joins if nobody else does."""

    fifth: Public[bool] = False
    """Whether the seat whose turn it is has drawn five cards, and lays one away."""
