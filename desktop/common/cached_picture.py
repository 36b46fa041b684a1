"""Caches a pixmap and repaints it only when its key changes.

For what is uncovered with every step of a card that is dragged, and for a slate that stays the same
between two deals. A widget that is one such picture paints itself by `CachedPicture.show`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from desktop.common.haste import Haste

_LEAST = 0.85
"""The smallest scale to which a picture is stretched; the largest is its inverse."""


class CachedPicture:
    """The last picture and the key it was painted for."""

    def __init__(self) -> None:
        self._of: tuple[Any, ...] = ()
        self._key: tuple[Any, ...] = ()
        self._picture = QPixmap()

    def picture(
        self,
        of: tuple[Any, ...],
        size: QSize,
        ratio: float,
        paint: Callable[[QPainter], None],
        where: tuple[Any, ...] = (),
        haste: Haste = Haste.NONE,
    ) -> QPixmap:
        """Return a picture of this size, with `ratio` dots to a pixel.

        Painted if any of these changed.
        In haste, while a window is resized, that of another size or place (`where`) is stretched
        if it is `of` the same.
        """
        key = (where, size, ratio)
        if haste and of == self._of and key != self._key and self._is_like(size, ratio):
            stretched = self._picture.scaled(size * ratio, mode=haste.mode)
            stretched.setDevicePixelRatio(ratio)
            return stretched
        if (of, key) != (self._of, self._key):
            picture = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint(painter)
            self._of, self._key, self._picture = of, key, picture
        return self._picture

    def has(
        self, of: tuple[Any, ...], size: QSize, ratio: float, where: tuple[Any, ...] = ()
    ) -> bool:
        """Whether the last picture is this one, so that nothing would have to be painted."""
        return (of, (where, size, ratio)) == (self._of, self._key)

    def show(
        self,
        widget: QWidget,
        event: QPaintEvent,
        of: tuple[Any, ...],
        paint: Callable[[QPainter], None],
        where: tuple[Any, ...] = (),
        haste: Haste = Haste.NONE,
    ) -> None:
        """Paint a whole widget so, as far as the event asks for it; `of` and the rest as above."""
        picture = self.picture(of, widget.size(), widget.devicePixelRatioF(), paint, where, haste)
        with QPainter(widget) as painter:
            draw_region(painter, on_a_pixel(painter, QPointF()), picture, event.region())

    def _is_like(self, size: QSize, ratio: float) -> bool:
        """Whether what was painted is of about this size, so that it can be stretched."""
        if self._picture.isNull() or self._picture.devicePixelRatio() != ratio:
            return False
        was = self._picture.deviceIndependentSize()
        sides = ((was.width(), size.width()), (was.height(), size.height()))
        return all(_LEAST * one < other < one / _LEAST for one, other in sides)


def on_a_pixel(painter: QPainter, point: QPointF) -> QPointF:
    """Return the point nearest to this one where a pixel of the screen begins."""
    to_screen = painter.deviceTransform()
    screen = to_screen.map(point)
    whole = QPointF(round(screen.x()), round(screen.y()))
    return to_screen.inverted()[0].map(whole)


def draw_region(painter: QPainter, at: QPointF, picture: QPixmap, region: QRegion) -> None:
    """Lay a picture there, as far as this region of the widget has to be painted.

    Rectangle by rectangle, for within one Qt copies whole lines: what a moved card uncovers is an
    angle of two or three, and painted in one go that takes longer.
    """
    for part in region:  # type: ignore[attr-defined]  # the stubs leave it out
        painter.setClipRect(part)
        painter.drawPixmap(at, picture)
