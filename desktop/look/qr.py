"""QR codes: their squares, and how they are painted on any screen or paper."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

Squares = tuple[tuple[bool, ...], ...]
QUIET = 4
"""How many squares around a code stay white: a camera finds it by them."""


@lru_cache(maxsize=64)
def matrix(text: str) -> Squares:
    """Return the dark squares of the code for a text; none where the library for it is missing."""
    try:
        import segno
    except ImportError:
        return ()
    code = segno.make(text, error="m", micro=False, boost_error=False)
    return tuple(tuple(bool(one) for one in row) for row in code.matrix)


def paint(painter: QPainter, where: QRectF, text: str) -> None:
    """Paint the code for a text as large as there is room.

    It is dark on white whatever the theme, for cameras ask for that.
    """
    code = matrix(text)
    if not code:
        return
    whole = QRectF(0, 0, *(min(where.width(), where.height()),) * 2)
    whole.moveCenter(where.center())
    one = whole.width() / (len(code) + 2 * QUIET)
    dark = QPainterPath()
    for y, row in enumerate(code, QUIET):
        for x, is_dark in enumerate(row, QUIET):
            if is_dark:
                dark.addRect(whole.left() + x * one, whole.top() + y * one, one, one)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(whole, QColor("white"))
    painter.fillPath(dark.simplified(), QColor("black"))
    painter.restore()
