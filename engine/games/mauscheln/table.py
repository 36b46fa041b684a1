"""What lies on a table of Mauscheln besides the cards and the money: who has said what."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.families.pot.table import PotTable
from engine.fields import Public, per_seat
from engine.table import NOBODY, Seat


@dataclass(slots=True, eq=False)
class MauschelnTable(PotTable):
    """The table of Mauscheln."""

    due: Public[bool] = False
    """Whether the ante is paid before this deal."""

    said: Public[list[bool | None]] = per_seat(None)
    """What each seat said when asked to declare; None for who has not been asked."""

    denied: Public[list[str]] = per_seat("")
    """The suits of which each seat has shown that it did not hold the Ace."""

    declarer: Public[Seat] = NOBODY
    """Who declared."""

    owed: Public[int] = 2
    """The tricks that the declarer has to take."""

    bound: Public[bool] = False
    """Whether a turned card, or the kitty, made the dealer declare."""

    upcard: Public[Card | None] = None
    """The trump card, while the declarer may take it."""

    last: Public[Seat] = NOBODY
    """Who said that he joins if nobody else does."""

    fifth: Public[bool] = False
    """Whether the seat whose turn it is has drawn five cards, and lays one away."""
