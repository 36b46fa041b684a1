"""Felt and linoleum: small pieces of a pattern, laid beside each other.

The pattern is too fine for anybody to notice that it repeats.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from desktop.look.theme import Theme, colour, mixed

_TILE = 256

ROUND_TABLE = ("#2f6b45", "#1f4a30")
"""The felt of a table seen as a whole, by day and by night."""


def paint_cloth(painter: QPainter, theme: Theme, size: QSize) -> None:
    """Cover a picture of `size` dots with the theme's felt or linoleum."""
    piece = _fibres(theme) if theme.pattern == "fibres" else _specks(theme)
    painter.drawTiledPixmap(QRectF(0, 0, size.width(), size.height()), piece)
    if theme.pattern == "specks":
        _paint_wiping(painter, theme, size)


@lru_cache(maxsize=1)
def _fibres(theme: Theme) -> QPixmap:
    """Short fibres in every direction, lighter and darker than the cloth."""
    picture = QPixmap(_TILE, _TILE)
    picture.fill(QColor(theme.wood))
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rng = Random(11)
        dark, light = colour(theme.grain, 30), colour(mixed(theme.wood, "#ffffff", 0.7), 16)
        for number in range(5200):
            painter.setPen(QPen(dark if number % 2 else light, 0.9))
            start = QPointF(rng.random() * _TILE, rng.random() * _TILE)
            way = QPointF((rng.random() - 0.5) * 7, (rng.random() - 0.5) * 7)
            for begin in _all_round(start, way):
                painter.drawLine(begin, begin + way)
    return picture


def _all_round(start: QPointF, way: QPointF) -> list[QPointF]:
    """Where a fibre begins: one that leaves the piece comes in again on the other side."""
    places = [start]
    end = start + way
    for away, by in (
        (end.x() < 0, QPointF(_TILE, 0)),
        (end.x() > _TILE, QPointF(-_TILE, 0)),
        (end.y() < 0, QPointF(0, _TILE)),
        (end.y() > _TILE, QPointF(0, -_TILE)),
    ):
        if away:
            places += [place + by for place in places]
    return places


@lru_cache(maxsize=1)
def _specks(theme: Theme) -> QPixmap:
    """Linoleum: a ground with specks of two tones."""
    picture = QImage(_TILE, _TILE, QImage.Format.Format_RGB32)
    picture.fill(QColor(theme.wood))
    rng = Random(23)
    for _ in range(9200):
        part = (0.1 + 0.28 * rng.random()) * 0.7
        tone = QColor(mixed(theme.wood, theme.grain if rng.random() < 0.6 else "#ffffff", part))
        picture.setPixelColor(int(rng.random() * _TILE), int(rng.random() * _TILE), tone)
    return QPixmap.fromImage(picture)


def _paint_wiping(painter: QPainter, theme: Theme, size: QSize) -> None:
    """Paint the rings that glasses left."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rng = Random(31)
    radius = max(size.width(), size.height()) * 0.028
    painter.setPen(QPen(colour(theme.joint, 26), radius * 0.14))
    for _ in range(3):
        middle = QPointF(size.width() * rng.random(), size.height() * rng.random())
        painter.drawEllipse(middle, radius, radius)
