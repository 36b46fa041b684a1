"""The colours of the boxes that cards come in, and how such a box is painted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from desktop.look.paper import rounded
from desktop.look.theme import colour, mixed, theme


class Dye(NamedTuple):
    """The lid of a box, `high` towards the lamp, and its `side`."""

    high: str
    low: str
    side: str


DYES: Mapping[str, Dye] = {
    "blue": Dye("#225a9e", "#16406f", "#0c2745"),
    "red": Dye("#ad2029", "#7a141b", "#4d0a0f"),
    "green": Dye("#266940", "#184c2d", "#0d331c"),
    "ochre": Dye("#75570c", "#553e07", "#3a2904"),
    "violet": Dye("#3b3887", "#262458", "#161433"),
    "teal": Dye("#1b6366", "#124a4d", "#0a2f31"),
    "plum": Dye("#792a5f", "#561b43", "#360f2a"),
    "rust": Dye("#97401a", "#6a2b10", "#421a08"),
    "moss": Dye("#57632b", "#3d471c", "#252c10"),
    "slate": Dye("#475a70", "#303f50", "#1c2733"),
    "coal": Dye("#4a423e", "#312b28", "#1c1816"),
    "brown": Dye("#75482a", "#52301a", "#331c0d"),
}
"""By the names that games call them by."""

NIGHT = 0.28
"""How much darker they are by night, and in strong contrast."""


def dye(name: str, game: str = "") -> Dye:
    """Return the colour of this name in the light of now.

    A game that calls none, or one that is not known, gets one by its own name.
    """
    names = list(DYES)
    known = name if name in DYES else names[sum(game.encode()) % len(names)]
    if not theme().dark and not theme().strong:
        return DYES[known]
    return Dye(*(mixed(tone, theme().shadow, NIGHT) for tone in DYES[known]))


def _breadth(rect: QRectF) -> float:
    """By what its edges are measured: the width of an upright box, a part of a lying one's."""
    return min(rect.width(), 1.1 * rect.height())


def lid_lines(rect: QRectF) -> QRectF:
    """Return the inner one of the two lines on the lid: what is written stays within it."""
    inset = 0.052 * _breadth(rect)
    return rect.adjusted(inset, inset, -inset, -inset)


def paint_box(painter: QPainter, rect: QRectF, tone: Dye) -> None:
    """Paint a closed box seen from above: its lid with two lines of gold, and some of its side."""
    look, wide = theme(), _breadth(rect)
    corner, deep = 0.03 * wide, 0.034 * wide
    for step in range(3, 0, -1):
        low = rect.translated(deep * step / 3, deep * step / 3)
        painter.fillPath(rounded(low, corner), QColor(mixed(tone.side, look.shadow, 0.16 * step)))
    fall = QLinearGradient(rect.topLeft(), rect.bottomRight())
    fall.setColorAt(0.0, QColor(mixed(tone.high, look.lamp, 0.10)))
    fall.setColorAt(0.3, QColor(tone.high))
    fall.setColorAt(1.0, QColor(tone.low))
    painter.fillPath(rounded(rect, corner), fall)
    _gild_edge(painter, rect, corner)
    inset = 0.036 * wide
    outer = rect.adjusted(inset, inset, -inset, -inset)
    painter.setPen(QPen(colour(look.brass_light, 225), max(1.0, 0.006 * wide)))
    painter.drawPath(rounded(outer, 0.6 * corner))
    painter.setPen(QPen(colour(look.brass_light, 130), max(0.7, 0.003 * wide)))
    painter.drawPath(rounded(lid_lines(rect), 0.4 * corner))


def _gild_edge(painter: QPainter, rect: QRectF, corner: float) -> None:
    """Paint a worn gilt edge within a dark line: one of them shows on any wood in any light."""
    look, wide = theme(), max(1.0, 0.007 * _breadth(rect))
    painter.setPen(QPen(colour(look.shadow, 225), 1.4 * wide))
    painter.drawPath(rounded(rect, corner))
    gilt = QLinearGradient(rect.topLeft(), rect.bottomRight())
    gilt.setColorAt(0.0, QColor(look.brass_light))
    gilt.setColorAt(0.45, QColor(look.brass))
    gilt.setColorAt(1.0, QColor(mixed(look.brass, look.brass_dark, 0.45)))
    painter.setPen(QPen(gilt, wide))
    painter.drawPath(rounded(rect.adjusted(wide, wide, -wide, -wide), corner))
