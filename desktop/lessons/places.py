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

    weighed = [(*_edges(other), weight) for other, weight in taken]
    wide, high = size.width(), size.height()

    def cost(corner: tuple[int, int]) -> int:
        """In whole numbers, for it is asked of some hundred corners at once."""
        x, y = corner
        covered = 0
        for left, top, right, bottom, weight in weighed:
            beside = min(x + wide, right) - max(x, left)
            below = min(y + high, bottom) - max(y, top)
            if beside > 0 and below > 0:
                covered += weight * beside * below
        off = abs(x + (wide - 1) // 2 - middle.x()) + abs(y + (high - 1) // 2 - middle.y())
        return covered + _FAR * off

    xs = {room.left() + round(across * x / _STEPS_ACROSS) for x in range(_STEPS_ACROSS + 1)}
    ys = {room.top() + round(down * y / _STEPS_DOWN) for y in range(_STEPS_DOWN + 1)}
    corners = ((x, y) for x in sorted(xs) for y in sorted(ys))
    return QRect(QPoint(*min(corners, key=cost)), size)


def _edges(one: QRect) -> tuple[int, int, int, int]:
    """Left and top, and right and bottom just outside."""
    return one.left(), one.top(), one.left() + one.width(), one.top() + one.height()
