"""The table top: oak boards, felt or linoleum, cached as a pixmap for one size.

Each looks the same every time it is painted.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from desktop.common.theme import Palette


class Surface:
    """The table top, kept as a pixmap for the size last asked for."""

    def __init__(self) -> None:
        self._key: tuple[Palette, QSize, float] | None = None
        self._pixmap = QPixmap()

    def pixmap(
        self, colours: Palette, size: QSize, device_pixel_ratio: float, hasty: bool = False
    ) -> QPixmap:
        """The table top of this size; in haste that of another size, to be stretched."""
        key = (colours, QSize(size), device_pixel_ratio)
        if hasty and self._key is not None and self._key[0] == colours:
            return self._pixmap
        if self._key != key:
            self._key = key
            self._pixmap = _paint_table(colours, size, device_pixel_ratio)
        return self._pixmap


GRAIN_WIDTH = 420
"""The grain is painted so many pixels wide and stretched: it is soft anyway, and quick so."""


def _paint_table(colours: Palette, size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if colours.surface == "oak":
        _paint_oak(painter, colours, size)
    else:
        _paint_flat(painter, colours, size)
    painter.end()
    return pixmap


# Felt and tabletop.

_TILE = 192
"""The pattern of a flat surface repeats after so many pixels: it is too fine to notice."""


def _paint_flat(painter: QPainter, colours: Palette, size: QSize) -> None:
    whole = QRectF(0, 0, size.width(), size.height())
    tile = _fibres(colours) if colours.surface == "felt" else _specks(colours)
    painter.drawTiledPixmap(whole, tile)
    if colours.surface == "tabletop":
        _paint_wiping(painter, colours, size)
    _paint_shade(painter, colours, size)


def _fibres(colours: Palette) -> QPixmap:
    """Short fibres in every direction, lighter and darker than the cloth."""
    picture = QPixmap(_TILE, _TILE)
    picture.fill(QColor(colours.wood))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rng = Random(11)
    for number in range(2600):
        shade = QColor(colours.grain if number % 2 else "white")
        shade.setAlpha(26 if number % 2 else 9)
        painter.setPen(QPen(shade, 0.9))
        x, y = rng.random() * _TILE, rng.random() * _TILE
        dx, dy = (rng.random() - 0.5) * 7, (rng.random() - 0.5) * 7
        # A fibre that leaves the tile comes in again on the other side.
        for left in (0, -_TILE if x + abs(dx) > _TILE else _TILE if x < abs(dx) else 0):
            for up in (0, -_TILE if y + abs(dy) > _TILE else _TILE if y < abs(dy) else 0):
                start = QPointF(x + left, y + up)
                painter.drawLine(start, start + QPointF(dx, dy))
    painter.end()
    return picture


def _specks(colours: Palette) -> QPixmap:
    """Linoleum: a ground with specks of two tones."""
    picture = QImage(_TILE, _TILE, QImage.Format.Format_RGB32)
    picture.fill(QColor(colours.wood))
    rng = Random(23)
    ground, dark = QColor(colours.wood), QColor(colours.grain)
    for _ in range(5200):
        part = 0.1 + 0.28 * rng.random()
        tone = _between(ground, dark if rng.random() < 0.6 else QColor("white"), part * 0.7)
        picture.setPixelColor(int(rng.random() * _TILE), int(rng.random() * _TILE), tone)
    return QPixmap.fromImage(picture)


def _between(one: QColor, other: QColor, part: float) -> QColor:
    def mixed(a: int, b: int) -> int:
        return round(a + (b - a) * part)

    return QColor(
        mixed(one.red(), other.red()),
        mixed(one.green(), other.green()),
        mixed(one.blue(), other.blue()),
    )


def _paint_wiping(painter: QPainter, colours: Palette, size: QSize) -> None:
    """The arcs of a cloth, and the rings that glasses left."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rng = Random(31)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = max(size.width(), size.height())
    for _ in range(9):
        sheen = QColor("white")
        sheen.setAlpha(3 + int(rng.random() * 4))
        painter.setPen(QPen(sheen, reach * (0.02 + 0.03 * rng.random())))
        radius = reach * (0.3 + 0.4 * rng.random())
        middle = QPointF(size.width() * rng.random(), size.height() * (0.9 + 0.5 * rng.random()))
        painter.drawEllipse(middle, radius, radius * 0.8)
    for _ in range(3):
        stain = QColor(colours.joint)
        stain.setAlpha(26)
        radius = reach * 0.028
        painter.setPen(QPen(stain, radius * 0.14))
        middle = QPointF(size.width() * rng.random(), size.height() * rng.random())
        painter.drawEllipse(middle, radius, radius)


# Oak.


def _paint_oak(painter: QPainter, colours: Palette, size: QSize) -> None:
    grain = _paint_grain(colours, size)
    whole = QRectF(0, 0, size.width(), size.height())
    painter.drawPixmap(whole, grain, QRectF(grain.rect()))
    for board in _boards(size):
        _paint_joint(painter, colours, board)


def _paint_grain(colours: Palette, size: QSize) -> QPixmap:
    """The boards without their joints, and the light upon them."""
    scale = min(1.0, GRAIN_WIDTH / max(1, size.width()))
    pixmap = QPixmap(max(1, round(size.width() * scale)), max(1, round(size.height() * scale)))
    pixmap.fill(QColor(colours.wood))
    painter = QPainter(pixmap)
    painter.scale(scale, scale)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # The same boards in every window of the same size.
    rng = Random(7)
    for board in _boards(size):
        _paint_board(painter, colours, board, rng)
    _paint_shade(painter, colours, size)
    painter.end()
    return pixmap


def _boards(size: QSize) -> Iterator[QRectF]:
    """The boards lie along the table; about six of them, whatever its size."""
    height = max(90.0, size.height() / 6)
    top = -height * 0.35
    while top < size.height():
        yield QRectF(0, top, size.width(), height)
        top += height


def _paint_board(painter: QPainter, colours: Palette, board: QRectF, rng: Random) -> None:
    tint = QColor(colours.grain)
    tint.setAlpha(int(rng.random() * 46))
    painter.fillRect(board, tint)
    grain = QColor(colours.grain)
    lines = 11
    for number in range(lines):
        grain.setAlpha(26 + int(rng.random() * 34))
        painter.setPen(QPen(grain, 0.8 + rng.random() * board.height() / 60))
        y = board.top() + board.height() * (number + rng.random()) / lines
        painter.drawPath(_grain_line(board, y, rng))


def _grain_line(board: QRectF, y: float, rng: Random) -> QPainterPath:
    """A line along the board that wanders a little."""
    path = QPainterPath(QPointF(board.left() - 10, y))
    step = board.height() * 2.2
    x = board.left() - 10
    while x < board.right():
        drift = (rng.random() - 0.5) * board.height() * 0.16
        path.cubicTo(
            QPointF(x + step * 0.3, y + drift),
            QPointF(x + step * 0.7, y - drift),
            QPointF(x + step, y + drift * 0.4),
        )
        x += step
    return path


def _paint_joint(painter: QPainter, colours: Palette, board: QRectF) -> None:
    depth = max(1.5, board.height() / 70)
    dark, light = QColor(colours.joint), QColor("white")
    dark.setAlpha(190)
    light.setAlpha(26)
    painter.fillRect(QRectF(0, board.bottom() - depth, board.width(), depth), dark)
    painter.fillRect(QRectF(0, board.top(), board.width(), depth * 0.7), light)


def _paint_shade(painter: QPainter, colours: Palette, size: QSize) -> None:
    """A lamp hangs over the middle: the corners are darker."""
    middle = QPointF(size.width() / 2, size.height() * 0.44)
    lamp = QRadialGradient(middle, max(size.width(), size.height()) * 0.72)
    lamp.setColorAt(0.0, QColor(255, 244, 214, 34))
    lamp.setColorAt(0.45, QColor(0, 0, 0, 0))
    lamp.setColorAt(1.0, QColor(0, 0, 0, colours.shade))
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), lamp)
    edge = QLinearGradient(0, 0, 0, size.height())
    edge.setColorAt(0.0, QColor(0, 0, 0, colours.shade // 3))
    edge.setColorAt(0.12, QColor(0, 0, 0, 0))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), edge)
