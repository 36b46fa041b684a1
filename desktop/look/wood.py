"""Boards of wood: fine grain, and the joints between them.

The grain is painted once a theme into a picture that can be laid in a row; each board is another
piece of it. So a table of any size is a few copies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import ceil, pi, sin
from pathlib import Path
from random import Random
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QLineF,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    qVersion,
)
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from desktop import __version__
from desktop.common import paths
from desktop.common.picture_cache import PictureCache, stamp
from desktop.look import noise
from desktop.look.theme import Theme, colour, mixed

GRAIN = QSize(1280, 400)
BOARDS = 8
"""About how many boards lie across a table, whatever its size."""
_LEAST_BOARD = 74
_WIDE_BOARD = 200
"""Dots; grain for wider boards is enlarged."""


class Board(NamedTuple):
    """One board across the whole table, and where in the grain it is cut from."""

    top: int
    height: int
    cut: QPoint


def paint_boards(painter: QPainter, theme: Theme, size: QSize) -> None:
    """Cover a picture of `size` dots with boards."""
    boards = list(_boards(size))
    grain = _grain(theme)
    enlarged = max(1, ceil(boards[0].height / _WIDE_BOARD))
    if enlarged > 1:
        grain = grain.scaled(
            GRAIN * enlarged,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    for board in boards:
        _lay(painter, grain, board, enlarged, size.width())
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    for board in boards:
        _joint(painter, theme, board, size.width())


def _boards(size: QSize) -> Iterator[Board]:
    rng = Random(7)
    height = max(_LEAST_BOARD, round(size.height() / BOARDS))
    room = QPoint(GRAIN.width(), max(1, GRAIN.height() - height))
    for top in range(0, size.height(), height):
        cut = QPoint(int(rng.random() * room.x()), int(rng.random() * room.y()))
        yield Board(top, height, cut)


def _lay(painter: QPainter, grain: QImage, board: Board, enlarged: int, width: int) -> None:
    """Copy pieces of the grain beside each other until the board is full."""
    down = min(board.cut.y() * enlarged, grain.height() - board.height)
    x = -board.cut.x() * enlarged
    while x < width:
        if x + grain.width() > 0:
            painter.drawImage(
                QPoint(x, board.top), grain, QRect(0, down, grain.width(), board.height)
            )
        x += grain.width()


def _joint(painter: QPainter, theme: Theme, board: Board, width: int) -> None:
    """Paint the gap below a board, the light on its upper edge, and its edges falling off."""
    line = max(1.0, board.height / 70)
    fall = line * 5
    bottom = float(board.top + board.height)
    below = QLinearGradient(0, bottom - fall, 0, bottom)
    below.setColorAt(0, colour(theme.joint, 0))
    below.setColorAt(1, colour(theme.joint, 90))
    painter.fillRect(QRectF(0, bottom - fall, width, fall), below)
    painter.fillRect(QRectF(0, bottom - line, width, line), colour(theme.joint, 215))
    light = colour(mixed(theme.wood, theme.lamp, 0.7), 70)
    painter.fillRect(QRectF(0, board.top, width, max(1.0, line * 0.7)), light)


# The grain.


_NARROW = 4
"""Streaks run so far along a board that they are painted narrower by this factor and stretched."""


@lru_cache(maxsize=1)
def _grain(theme: Theme) -> QImage:
    tones = (theme.wood, theme.grain, theme.lamp)
    grain = kept("grain", tones, GRAIN, lambda: painted_grain(theme))
    # There is nothing to be seen through in it, and so it is copied faster.
    return grain.convertToFormat(QImage.Format.Format_RGB32)


def painted_grain(theme: Theme) -> QImage:
    """Return the grain of a theme's wood, painted anew."""
    grain = _streaks(theme).scaled(
        GRAIN, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    with QPainter(grain) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _rings(painter, theme)
        _pores(painter, theme)
    return grain


def _streaks(theme: Theme) -> QImage:
    """From broad bands of tone down to threads one dot thin, bent a little along their way."""
    straight = QImage(GRAIN.width() // _NARROW, GRAIN.height(), QImage.Format.Format_RGB32)
    straight.fill(QColor(theme.wood))
    dark, pale = QColor(theme.grain), QColor(mixed(theme.wood, theme.lamp, 0.5))
    whole = QRectF(straight.rect())
    with QPainter(straight) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        noise.streaks(painter, whole, 1, (2, 10), dark, 0.34)
        noise.streaks(painter, whole, 2, (3, 22), pale, 0.30)
        noise.streaks(painter, whole, 3, (5, 75), dark, 0.30)
        noise.streaks(painter, whole, 4, (9, 206), dark, 0.26)
        noise.streaks(painter, whole, 5, (13, 400), pale, 0.20)
        noise.streaks(painter, whole, 6, (22, 400), dark, 0.24)
    return _waved(straight)


def _rings(painter: QPainter, theme: Theme) -> None:
    """Long lines of the year rings, in groups that wander together."""
    rng = Random(17)
    width = GRAIN.width()
    for _ in range(9):
        middle, spread = rng.random() * GRAIN.height(), 3 + rng.random() * 6
        drift = (rng.random() - 0.5) * 26
        for number in range(3 + int(rng.random() * 5)):
            y = middle + number * spread
            path = QPainterPath()
            path.moveTo(-2, y)
            path.cubicTo(width * 0.3, y + drift, width * 0.62, y - drift, width + 2, y)
            strength, wide = 24 + int(rng.random() * 44), 0.7 + rng.random()
            # A line of one dot, stronger where it should be wider: drawn many times faster.
            pen = QPen(colour(theme.grain, min(255, round(strength * wide))), 1)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.drawPath(path)


def _pores(painter: QPainter, theme: Theme) -> None:
    """Paint the short dark strokes that oak has."""
    rng = Random(29)
    for strength in (34, 60, 96):
        lines = []
        for _ in range(560):
            x, y = rng.random() * GRAIN.width(), rng.random() * GRAIN.height()
            long = 4 + rng.random() ** 2 * 22
            lines.append(QLineF(x, y, min(x + long, GRAIN.width()), y + (rng.random() - 0.5) * 0.8))
        pen = QPen(colour(theme.grain, round(strength * 0.9)), 1)
        pen.setCosmetic(True)
        painter.setPen(pen)
        painter.drawLines(lines)


def _waved(straight: QImage) -> QImage:
    """Return the same streaks, bent up and down a little along their way.

    By whole dots, which is fast: what stretches them afterwards takes the steps away.
    """
    waved = QImage(straight)
    height = straight.height()
    with QPainter(waved) as painter:
        for x in range(straight.width()):
            way = 2 * pi * x / straight.width()
            bent = round(3.4 * sin(way * 2 + 0.7) + 1.7 * sin(way * 5) + 0.6 * sin(way * 11 + 2))
            painter.drawImage(QPoint(x, bent), straight, QRect(x, 0, 1, height))
    return waved


LATER = 3000
"""Milliseconds after which something new is written: first the table is to be there."""

_written: set[str] = set()
"""What was written in this run: each thing once, not every size of a window that is resized."""


def kept(what: str, of: object, size: QSize, paint: Callable[[], QImage]) -> QImage:
    """Return the picture of this size that was painted in an earlier start, or else is painted now.

    `of` is all that the picture depends on, besides its size and the code of this folder.
    """
    try:
        folder = paths.cache()
    except OSError:
        return paint()
    made_by = f"{__version__} {qVersion()} {stamp(Path(__file__).parent)}"
    cache = PictureCache(folder, f"{what} {of} {made_by}", (size.width(), size.height()))
    found = cache.picture(what)
    if found is not None:
        return found
    made = paint()
    app = QCoreApplication.instance()
    if what not in _written and app is not None:
        _written.add(what)
        QTimer.singleShot(LATER, app, lambda: _write(cache, what, made))
    return made


def _write(cache: PictureCache, what: str, picture: QImage) -> None:
    for _ in cache.keep({what: picture}):
        pass
