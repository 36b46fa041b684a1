"""What lies on a table of Ramsli besides the cards and the money: who has said what."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.families.pot.table import PotTable
from engine.fields import Public, per_seat
from engine.table import NOBODY, Seat

EINS_AUF = -1
"""Stands among the numbers of cards drawn for whoever asked for one open card."""


@dataclass(slots=True, eq=False)
class RamsliTable(PotTable):
    """The table of Ramsli; one in which all have to play is a muss."""

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

    offer: Public[Card | None] = None
    """The open card that the seat whose turn it is may take in the exchange."""

    drawn: Public[bool] = False
    """Whether it has its new cards, and is asked for the Seven."""
