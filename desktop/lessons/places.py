"""Where on the table a slip of a lesson lies: near what it points at, over nothing that counts."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from operator import mul

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

    xs = sorted({room.left() + round(across * x / _STEPS_ACROSS) for x in range(_STEPS_ACROSS + 1)})
    ys = sorted({room.top() + round(down * y / _STEPS_DOWN) for y in range(_STEPS_DOWN + 1)})
    wide, high = size.width(), size.height()
    # It is asked of some hundred corners at once: what is covered across and down is reckoned once.
    weights = [weight for _, weight in taken]
    columns = [(one.left(), one.left() + one.width()) for one, _ in taken]
    rows = [(one.top(), one.top() + one.height()) for one, _ in taken]
    beside = {x: list(map(mul, weights, _covered(x, x + wide, columns))) for x in xs}
    below = {y: _covered(y, y + high, rows) for y in ys}

    def cost(corner: tuple[int, int]) -> int:
        x, y = corner
        off = abs(x + (wide - 1) // 2 - middle.x()) + abs(y + (high - 1) // 2 - middle.y())
        covered: int = sum(map(mul, beside[x], below[y]))
        return covered + _FAR * off

    return QRect(QPoint(*min(product(xs, ys), key=cost)), size)


def _covered(near: int, far: int, spans: Iterable[tuple[int, int]]) -> list[int]:
    """How many pixels of each span lie between the two."""
    return [max(0, min(far, end) - max(near, start)) for start, end in spans]
