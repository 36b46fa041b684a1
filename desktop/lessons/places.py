"""Where on the table a slip of a lesson lies: near what it points at, over nothing that counts."""

from __future__ import annotations

from collections.abc import Iterable
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

    off_across = {x: _FAR * abs(x + (wide - 1) // 2 - middle.x()) for x in xs}
    off_down = {y: _FAR * abs(y + (high - 1) // 2 - middle.y()) for y in ys}

    # From the nearest on, until what is so far away costs more by its distance alone.
    best: tuple[int, int, int] | None = None
    for off, x, y in sorted((off_across[x] + off_down[y], x, y) for x in xs for y in ys):
        if best is not None and off > best[0]:
            break
        found = (off + sum(map(mul, beside[x], below[y])), x, y)
        best = found if best is None else min(best, found)
    assert best is not None
    return QRect(QPoint(*best[1:]), size)


def _covered(near: int, far: int, spans: Iterable[tuple[int, int]]) -> list[int]:
    """How many pixels of each span lie between the two."""
    return [max(0, min(far, end) - max(near, start)) for start, end in spans]
