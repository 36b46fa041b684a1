"""The own hand as a fan: where its cards lie, and how they part for one that is raised.

The cards lie on an arc round a point far below the table; each lies above the one on its left. All
lengths are in pixels of the table, all parts in widths of a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import cos, degrees, radians, sin, tan

from PySide6.QtCore import QPointF, QRectF, QSize

from desktop.common.pose import Pose

INDEX_WIDTH, INDEX_HEIGHT = 0.24, 0.30
"""The part of a card, from its upper left corner, by which one knows it, and a hair more."""
_STEP, _LEAST_STEP = 0.76, 0.28
"""From card to card where there is room, and at least, so that each index is seen."""
_BETWEEN_PARTS = 1.3
"""From one part of the hand to the next, in steps."""
_PIVOT = 7.0
"""How far the pivot is from the middles of the cards, at least."""
_OUTER, _FEW = 13.0, 6.0
"""How far the outer cards are turned at most, in degrees; where the hand spans more steps than a
few, less."""
_PARTED = 0.8
"""How much of the way of a raised card's neighbour those beyond it go."""
_CLEAR = 2.0
"""Pixels between a raised card and the index beside it."""
_LEAN = 0.27
"""How much farther than an upright card's the index of an outer one has to give way."""
_TOKEN = 0.12
"""How far cards on the left give way at most."""
MOST_HELD = 13
"""The size of a hand for which there is always room."""


def _offsets(count: int, parts: Sequence[int]) -> list[float]:
    """How far each card is from the first one, in steps."""
    begins = set(accumulate(parts))
    steps = (_BETWEEN_PARTS if number in begins else 1.0 for number in range(1, count))
    return list(accumulate(steps, initial=0.0))[:count]


def _outer(span: float) -> float:
    """How far the outer cards are turned at most at a number of steps apart, in degrees."""
    return _OUTER / (1 + max(0.0, span - _FEW) / 10)


def _ends(span: float, ratio: float) -> tuple[float, float]:
    """How far a hand reaches beyond its outer cards' middles, left and right, in widths of a card.

    With one of them raised; on the right without the last step.
    """
    outer = radians(_outer(span))
    half = (cos(outer) + sin(outer) / ratio) / 2
    return half + _TOKEN, half + 1 + _LEAN * _outer(span) / _OUTER


def reach(ratio: float) -> tuple[float, float]:
    """How far a full hand reaches to the left and right of its middle, in widths of a card.

    `ratio` is the shape of a card.
    """
    span = MOST_HELD - 1
    left, right = _ends(span, ratio)
    return left + _LEAST_STEP * span / 2, right + _LEAST_STEP * (span / 2 - 1)


@dataclass(frozen=True)
class OwnFan:
    """The fan of one table, whatever is held."""

    left: float
    """Where its room begins."""
    room: float
    """How broad that is; all cards are in it, also while one is raised."""
    middle: float
    """Where the middle of the hand is, as far as a full one has its room there."""
    top: float
    """The upper edge of a card in the middle."""
    card: QSize
    lift: int
    """How far a card rises."""
    flat: float = 1.0
    """Which part of the usual turn outer cards have."""

    @property
    def lowest(self) -> float:
        """How much lower the outer cards reach than one in the middle, at most."""
        outer = radians(_OUTER)
        return self.room / 2 * tan(outer / 2) + self.card.width() / 2 * sin(outer)

    def cards(self, count: int, parts: Sequence[int] = ()) -> list[Pose]:
        """Place `count` cards from left to right, in parts that lie a little apart."""
        offsets = _offsets(count, parts)
        if not offsets:
            return []
        wide, high = self.card.toTuple()
        span = offsets[-1]
        step = self._step(span)
        pivot = max(_PIVOT * wide, span * step / 2 / radians(_outer(span) * self.flat))
        found = []
        for offset in offsets:
            turn = (offset - span / 2) * step / pivot
            x = self.middle + pivot * sin(turn)
            y = self.top + high / 2 + pivot * (1 - cos(turn))
            found.append(Pose(x, y, wide, high, round(degrees(turn))))
        return found

    def _step(self, span: float) -> float:
        """From card to card where the outer ones are this number of steps apart."""
        wide, high = self.card.toTuple()
        left, right = _ends(span, wide / high)
        step = wide * _STEP
        if span:
            step = min(step, (self.middle - self.left - wide * left) / (span / 2))
        if span > 2:
            free = self.left + self.room - self.middle - wide * right
            step = min(step, free / (span / 2 - 1))
        return max(step, 0.0)

    def raised(self, card: Pose) -> Pose:
        """How a card is held that is looked at: upright, risen, before the others."""
        return card.turned(0).moved(0, -self.lift)

    def parted(self, cards: Sequence[Pose], number: int) -> list[Pose]:
        """Return these cards, as held, with one of them raised: the others give way for it.

        No index is covered then. On the right of it they have to move, for they lie below it with
        their left edges; on the left only as far as an upright card reaches over a turned one.
        """
        raised = self.raised(cards[number])
        found = [*cards[:number], raised, *cards[number + 1 :]]
        left, right = raised.x - raised.width / 2, raised.x + raised.width / 2
        if number + 1 < len(cards):
            by = right + _CLEAR - min(_index_across(cards[number + 1]))
            self._move(found, range(number + 1, len(cards)), max(0.0, by))
        if number > 0:
            by = left - _CLEAR - max(_index_across(cards[number - 1]))
            self._move(found, range(number - 1, -1, -1), min(0.0, by))
        return found

    def _move(self, cards: list[Pose], order: range, by: float) -> None:
        """Move the first of these so far, and those beyond a little less, down along the arc."""
        for number in order:
            card = cards[number]
            cards[number] = card.moved(by, by * sin(radians(card.turn)))
            if number == order.start and len(order) > 1:
                step = abs(cards[order[1]].x - card.x)
                spare = max(0.0, step - _LEAST_STEP * self.card.width())
                by -= (1 if by > 0 else -1) * min((1 - _PARTED) * abs(by), spare)


def index_of(card: Pose) -> list[QPointF]:
    """Return the corners of the index of a card as it lies."""
    wide, high = card.width * INDEX_WIDTH, card.height * INDEX_HEIGHT
    return list(card.part(QRectF(0, 0, wide, high)).toList())


def _index_across(card: Pose) -> Iterable[float]:
    return [corner.x() for corner in index_of(card)]
