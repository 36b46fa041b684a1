"""What lies on a table of Ramsli besides the cards: the money, and who has said what."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.fields import Public, per_seat
from engine.phases.kitty_table import KittyTable
from engine.table import NOBODY, Seat

EINS_AUF = -1
"""Stands among the numbers of cards drawn for whoever asked for one open card."""


@dataclass(slots=True, eq=False)
class RamsliTable(KittyTable):
    """The table of Ramsli."""

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
