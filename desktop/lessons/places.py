"""Where on the table a slip of a lesson lies: near what it points at, over nothing that counts."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, QRect, QSize

_STEPS_ACROSS, _STEPS_DOWN = 24, 18
_FAR = 6
"""What a pixel of distance costs, in pixels of what is covered."""


def place(size: QSize, room: QRect, target: QRect, taken: Iterable[tuple[QRect, int]]) -> QRect:
    """The place for something of this size in a room; each rectangle that is taken has a weight."""
    taken = [*taken, (target.adjusted(-10, -10, 10, 10), 12)]
    across = max(0, room.width() - size.width())
    down = max(0, room.height() - size.height())
    middle = target.center() if not target.isEmpty() else room.center()

    def cost(where: QRect) -> int:
        covered = 0
        for other, weight in taken:
            part = where.intersected(other)
            covered += weight * part.width() * part.height()
        return covered + _FAR * (where.center() - middle).manhattanLength()

    corners = {
        (round(across * x / _STEPS_ACROSS), round(down * y / _STEPS_DOWN))
        for x in range(_STEPS_ACROSS + 1)
        for y in range(_STEPS_DOWN + 1)
    }
    places = (QRect(room.topLeft() + QPoint(x, y), size) for x, y in sorted(corners))
    return min(places, key=cost)
