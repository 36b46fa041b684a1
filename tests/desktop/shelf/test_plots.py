"""Bars and lines: whose they are stands beside them whole."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPalette
from pytestqt.qtbot import QtBot

from desktop.shelf.plots import Bar, Colours, paint_bars, paint_lines

NAMES = ("Anna", "Bernadette-Friederike Sch", "Maximiliankorbinianedere", "W" * 24, "Ben")


class Recording(QPainter):
    """A painter that keeps what it writes, where, and how wide the widest line of it is."""

    written: dict[str, tuple[QRectF, int]]

    def drawText(self, *given: Any) -> None:
        place, _, text = given
        letters = QFontMetrics(self.font())
        lines = text.split("\n")
        self.written[text] = place, max(map(letters.horizontalAdvance, lines))
        super().drawText(*given)


def bars(painter: QPainter, place: QRectF, colours: Colours) -> None:
    paint_bars(painter, place, [Bar(name, 0.5, "50 %") for name in NAMES], colours)


def lines(painter: QPainter, place: QRectF, colours: Colours) -> None:
    stops = [(0,) * len(NAMES), tuple(range(len(NAMES)))]
    paint_lines(painter, place, NAMES, stops, colours)


@pytest.mark.parametrize("plot", [bars, lines])
@pytest.mark.parametrize("width", [320, 900])
def test_no_name_is_cut(
    plot: Callable[[QPainter, QRectF, Colours], None], width: int, qtbot: QtBot
) -> None:
    image = QImage(width, 240, QImage.Format.Format_RGB32)
    place = QRectF(image.rect())
    painter = Recording(image)
    painter.written = {}
    plot(painter, place, Colours.of(QPalette()))
    painter.end()
    found = {"".join(text.split()): (box, wide) for text, (box, wide) in painter.written.items()}
    for name in NAMES:
        box, wide = found["".join(name.split())]
        assert wide <= box.width() + 1 and box.right() <= place.right() + 1, name
    heights = sorted((found["".join(name.split())][0] for name in NAMES), key=QRectF.top)
    for upper, lower in itertools.pairwise(heights):
        assert lower.center().y() - upper.center().y() >= 0.9 * min(upper.height(), lower.height())
