"""What lies on a table of Ramser besides the cards: the Blind, and who has said what.

The stock is the Blind: five cards face down, for which one player may give his own. What is left
of the pack below the card that was turned is used no more, and nobody sees it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.cards import Card
from engine.fields import Nobody, Public, per_seat
from engine.phases.race import RaceTable
from engine.table import NOBODY, Seat


@dataclass(slots=True, eq=False)
class RamserTable(RaceTable):
    """The table of Ramser."""

    rest: Nobody[list[Card]] = field(default_factory=list)
    """What is left of the pack, below the card that was turned."""

    blind: Public[Seat] = NOBODY
    """Who has taken the Blind."""

    left: Public[list[bool]] = per_seat(False)
    """Who was offered it and left it."""

    plays: Public[list[bool | None]] = per_seat(None)
    """Who is in; None for one who has not yet been asked."""

    taken: Public[int] = 0
    """How many of the open cards the dealer has taken."""

    owes: Public[bool] = False
    """Whether he has still to lay a card away for the last of them."""

    lone: Public[Seat] = NOBODY
    """Who played against nobody."""
