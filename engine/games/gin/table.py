"""What lies on a table of Gin besides the cards: the limit, who knocked, what was spread."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.cards import Card
from engine.fields import Public, per_seat
from engine.table import NOBODY, Seat, Table


@dataclass(slots=True, eq=False)
class GinTable(Table):
    """The table of Gin."""

    points: Public[tuple[int, ...]] = (0, 0)
    """What each seat has in the Runde so far."""

    boxes: Public[tuple[int, ...]] = (0, 0)
    """How many Spiele each has won."""

    first: Public[tuple[str, str]] = ("", "")
    """Suit and rank of the first card turned up: the card itself may since be in a hand, where
    an onlooker must not find it."""

    by_lot: Public[bool] = False
    """Whether the dealer was drawn by lot, because nobody led when a Runde began."""

    limit: Public[int] = 0
    """The most dead wood to knock with; 0: only gin ends the Spiel."""

    factor: Public[int] = 1
    """What the points are multiplied by."""

    refused: Public[int] = 0
    """How many have left the first card lying."""

    taken: Public[bool] = False
    """Whether the last card of the hand came from the heap in this turn."""

    in_a_row: Public[int] = 0
    """How many were taken from the heap since the talon was last touched."""

    from_heap: Public[int] = 0
    """How many were taken from it in the whole Spiel."""

    knocker: Public[Seat] = NOBODY
    """Who has ended the Spiel."""

    ending: Public[str] = ""
    """How: "knock", "gin" or "big_gin"; "drawn" when nobody did."""

    spread: Public[int] = 0
    """How many of the `rows`, from the first, are the knocker's; the other's lie behind."""

    melded: Public[int] = 0
    """How many of the knocker's rows are melds; the last, if there is one more, is dead wood."""

    shown: Public[list[tuple[tuple[str, str], ...]]] = per_seat(())
    """Suit and rank of the cards that each seat has shown in a knock that failed."""

    lying: Public[dict[Card, str]] = field(default_factory=dict)
    """Where the knocker has laid cards that could lie in two places: "run", "set" or "dead"."""

    dead: Public[list[int]] = per_seat(-1)
    """The dead wood of each seat, -1 until it lies open."""
