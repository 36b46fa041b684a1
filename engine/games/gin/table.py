"""What lies on a table of Gin besides the cards: the limit, who knocked, what was spread."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card
from engine.table import NOBODY, Seat, Table


class GinTable(Table):
    """The table of Gin.

    `first` is the suit and rank of the first card turned up: the card itself may since be in a
    hand, where an onlooker must not find it. `limit` is the most dead wood to knock with (0:
    only gin ends the Spiel), `factor` what the points are multiplied by. `refused` says how many
    have left the first card lying, `taken` whether the last card of the hand came from the heap
    in this turn, `in_a_row` how many were taken from there since the talon was last touched.

    `points` has what each seat has in the Runde so far, `boxes` how many Spiele it has won.

    `knocker` has ended the Spiel, and `ending` says how: "knock", "gin" or "big_gin"; "drawn"
    when nobody did. His are the first `spread` of the `rows`, of which `melded` are melds and
    the last, if there is one more, dead wood; what the other spreads lies behind. `dead` is the
    dead wood of each seat, -1 until it lies open.
    """

    __slots__ = (
        "boxes",
        "dead",
        "ending",
        "factor",
        "first",
        "in_a_row",
        "knocker",
        "limit",
        "melded",
        "points",
        "refused",
        "spread",
        "taken",
    )

    def __init__(
        self,
        seats: int,
        dealer: Seat,
        stock: list[Card],
        points: Sequence[int] = (0, 0),
        boxes: Sequence[int] = (0, 0),
    ) -> None:
        super().__init__(seats, dealer, stock)
        self.points = tuple(points)
        self.boxes = tuple(boxes)
        self.first = ("", "")
        self.limit = 0
        self.factor = 1
        self.refused = 0
        self.taken = False
        self.in_a_row = 0
        self.knocker: Seat = NOBODY
        self.ending = ""
        self.spread = 0
        self.melded = 0
        self.dead = [-1] * seats

    def copy(self) -> GinTable:
        other = super().copy()
        other.points = self.points
        other.boxes = self.boxes
        other.first = self.first
        other.limit = self.limit
        other.factor = self.factor
        other.refused = self.refused
        other.taken = self.taken
        other.in_a_row = self.in_a_row
        other.knocker = self.knocker
        other.ending = self.ending
        other.spread = self.spread
        other.melded = self.melded
        other.dead = self.dead[:]
        return other
