"""Caches a pixmap and repaints it only when its key changes.

For what is uncovered with every step of a card that is dragged, and for a slate that stays the same
between two deals.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion


class CachedPicture:
    """The last picture and the key it was painted for."""

    def __init__(self) -> None:
        self._of: tuple[Any, ...] = ()
        self._picture = QPixmap()

    def picture(
        self, of: tuple[Any, ...], size: QSize, ratio: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        """A picture of this size, with `ratio` dots to a pixel; painted if any of these changed."""
        key = (*of, size, ratio)
        if key != self._of:
            picture = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint(painter)
            self._of, self._picture = key, picture
        return self._picture


def draw_region(painter: QPainter, at: QPointF, picture: QPixmap, region: QRegion) -> None:
    """Lay a picture there, as far as this region of the widget has to be painted.

    Rectangle by rectangle, for within one Qt copies whole lines: what a moved card uncovers is an
    angle of two or three, and painted in one go that takes longer.
    """
    for part in region:  # type: ignore[attr-defined]  # the stubs leave it out
        painter.setClipRect(part)
        painter.drawPixmap(at, picture)
