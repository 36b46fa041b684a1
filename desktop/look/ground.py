"""The table from edge to edge: boards, felt or linoleum under one lamp, baked once a size.

It looks the same every time it is painted. While a window is being resized the picture of the
last size is stretched (`hasty`), and that of the new size is baked when it stands still.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QRadialGradient

from desktop.look.cloth import paint_cloth
from desktop.look.theme import Theme, colour
from desktop.look.wood import paint_boards


class Surface:
    """The table top, kept as a pixmap for the size last asked for."""

    def __init__(self) -> None:
        self._key: tuple[Theme, QSize, float] | None = None
        self._pixmap = QPixmap()

    def pixmap(self, theme: Theme, size: QSize, ratio: float, hasty: bool = False) -> QPixmap:
        """Return the table top of this size, with `ratio` dots to a pixel.

        In haste that of another size, to be stretched.
        """
        key = (theme, QSize(size), ratio)
        if hasty and self._key is not None and self._key[0] == theme:
            return self._pixmap
        if self._key != key:
            self._key = key
            self._pixmap = baked(theme, size, ratio)
        return self._pixmap


def baked(theme: Theme, size: QSize, ratio: float = 1.0) -> QPixmap:
    """Return the whole table top under its lamp."""
    dots = QSize(size * ratio).expandedTo(QSize(1, 1))
    picture = QImage(dots, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        if theme.pattern == "boards":
            paint_boards(painter, theme, dots)
        else:
            paint_cloth(painter, theme, dots)
        _paint_lamp(painter, theme, dots)
    picture.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(picture, Qt.ImageConversionFlag.NoFormatConversion)


def lamp_over(size: QSize) -> QPointF:
    """Return the point below the lamp on a table of this size."""
    return QPointF(size.width() * 0.5, size.height() * 0.44)


_LIGHT = QSize(128, 96)
"""Light is soft: it is painted so small, and stretched."""


def _paint_lamp(painter: QPainter, theme: Theme, dots: QSize) -> None:
    """Light below the lamp, and darkness towards the corners."""
    light = QImage(_LIGHT, QImage.Format.Format_ARGB32_Premultiplied)
    light.fill(0)
    middle = lamp_over(_LIGHT)
    with QPainter(light) as inner:
        inner.translate(middle)
        inner.scale(1.0, _LIGHT.height() / _LIGHT.width())
        reach = _LIGHT.width() * 0.74
        fall = QRadialGradient(0, 0, reach)
        for at, strength in ((0.0, 0.0), (0.3, 0.0), (0.62, 0.42), (0.85, 0.84), (1.0, 1.0)):
            fall.setColorAt(at, colour(theme.joint, round(theme.shade * strength)))
        inner.fillRect(QRectF(-500, -500, 1000, 1000), fall)
        glow = QRadialGradient(0, 0, reach * 0.72)
        for at, strength in ((0.0, 1.0), (0.35, 0.68), (0.7, 0.2), (1.0, 0.0)):
            glow.setColorAt(at, colour(theme.lamp, round(theme.glow * strength)))
        inner.fillRect(QRectF(-500, -500, 1000, 1000), glow)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    inside = QRectF(light.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawImage(QRectF(0, 0, dots.width(), dots.height()), light, inside)
