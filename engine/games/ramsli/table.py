"""What lies on a table of Ramsli besides the cards and the money: who has said what."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.families.pot.table import MadeTable
from engine.fields import Public

EINS_AUF = -1
"""Stands among the numbers of cards drawn for a player who asked for one open card."""


@dataclass(slots=True, eq=False)
class RamsliTable(MadeTable):
    """The table of Ramsli; the maker is the knocker, and where all have to play it is a muss."""

    source: Public[str] = ""
    """"top" or "bottom", as the dealer chose."""

    on_card: Public[bool] = False
    """Whether the knocker knocked on the trump card itself."""

    offer: Public[Card | None] = None
    """The open card that the seat whose turn it is may take in the exchange."""

    drawn: Public[bool] = False
    """Whether it has its new cards, and is asked for the Seven."""
