"""What lies on a table of Mauscheln besides the cards: the money, and who has said what."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.fields import Public, per_seat
from engine.phases.kitty_table import KittyTable
from engine.table import NOBODY, Seat


@dataclass(slots=True, eq=False)
class MauschelnTable(KittyTable):
    """The table of Mauscheln."""

    # Who plays.

    due: Public[bool] = False
    """Whether the ante is paid before this deal."""

    together: Public[bool] = False
    """Whether everybody has to play."""

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

    plays: Public[list[bool | None]] = per_seat(None)
    """Who is in."""

    last: Public[Seat] = NOBODY
    """Who said that he joins if nobody else does."""

    # The exchange.

    room: Public[int] = 0
    """How many cards the seat whose turn it is may lay away."""

    laid: Public[int] = 0
    """How many it has laid away."""

    fifth: Public[bool] = False
    """Whether it has drawn five cards, and lays one away."""

    exchanged: Public[list[int]] = per_seat(0)
    """How many cards each seat drew."""
