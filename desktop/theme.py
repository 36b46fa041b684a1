"""The colours of the table, light and dark, and the wood it is made of.

Which of the two is shown, the window says. Every text colour stands against its own ground with
a contrast of 4.5 or more: a test holds it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)


@dataclass(frozen=True)
class Palette:
    """The colours that the table and what lies on it are painted with, as `#rrggbb`."""

    wood: str
    """The boards."""
    grain: str
    """The lines in them."""
    joint: str
    """The gaps between them."""
    shade: int
    """How much darker the corners are, 0 to 255."""
    plate: str
    plate_edge: str
    plate_text: str
    plate_faint: str
    """The notes on a plate."""
    slate: str
    slate_edge: str
    chalk: str
    chalk_faint: str
    highlight: str
    """Where a card may go, whose turn it is, what is suggested; never without a shape."""
    highlight_text: str
    """Text upon the highlight."""
    focus: str
    """The ring around what the keyboard is at."""
    veil: str
    """What lies over a card that may not be played."""
    veil_strength: int


LIGHT = Palette(
    wood="#b98a57",
    grain="#8f6236",
    joint="#6b4423",
    shade=70,
    plate="#fbf5e6",
    plate_edge="#7d5a34",
    plate_text="#2b2018",
    plate_faint="#5f4c39",
    slate="#2f3836",
    slate_edge="#7a5632",
    chalk="#f6f3e9",
    chalk_faint="#c9cdc6",
    highlight="#ffd24a",
    highlight_text="#2b2018",
    focus="#0b4f9e",
    veil="#5b4126",
    veil_strength=70,
)

DARK = Palette(
    wood="#4a3322",
    grain="#2f1f13",
    joint="#1b110a",
    shade=120,
    plate="#2c2621",
    plate_edge="#8a6a45",
    plate_text="#f1e9dc",
    plate_faint="#c2b5a3",
    slate="#1e2423",
    slate_edge="#5f4830",
    chalk="#f1eee4",
    chalk_faint="#b4bab4",
    highlight="#f0b93a",
    highlight_text="#1d150d",
    focus="#7cc0ff",
    veil="#1d130b",
    veil_strength=95,
)


def palette_for(dark: bool) -> Palette:
    """The palette of a dark or a light program."""
    return DARK if dark else LIGHT


def contrast(one: str, other: str) -> float:
    """The contrast of two colours after WCAG, 1 to 21."""
    bright, dull = sorted((_luminance(QColor(one)), _luminance(QColor(other))), reverse=True)
    return (bright + 0.05) / (dull + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


class Surface:
    """The table top: boards with their grain, kept as a pixmap for the size last asked for."""

    def __init__(self) -> None:
        self._key: tuple[Palette, QSize, float] | None = None
        self._pixmap = QPixmap()

    def pixmap(self, colours: Palette, size: QSize, device_pixel_ratio: float) -> QPixmap:
        """The table top of this size."""
        key = (colours, QSize(size), device_pixel_ratio)
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
    whole = QRectF(0, 0, size.width(), size.height())
    grain = _paint_grain(colours, size)
    painter.drawPixmap(whole, grain, QRectF(grain.rect()))
    for board in _boards(size):
        _paint_joint(painter, colours, board)
    painter.end()
    return pixmap


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
