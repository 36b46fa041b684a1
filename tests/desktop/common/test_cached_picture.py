"""A kept picture is painted once, again when what it depends on has changed, and laid in parts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QApplication

from desktop.common.cached_picture import CachedPicture, draw_region
from desktop.common.haste import Haste

SIZE = QSize(8, 4)


@pytest.fixture(autouse=True)
def with_qt(qapp: QApplication) -> None:
    """Pictures need an application."""


class Brush:
    """Paints in one colour and counts how often."""

    def __init__(self, colour: str) -> None:
        self.colour = colour
        self.strokes = 0

    def __call__(self, painter: QPainter) -> None:
        self.strokes += 1
        painter.fillRect(QRect(0, 0, 4, 4), QColor(self.colour))


def test_it_is_painted_once():
    kept, brush = CachedPicture(), Brush("red")
    first = kept.picture(("Anna", 3), SIZE, 1.0, brush)
    again = kept.picture(("Anna", 3), SIZE, 1.0, brush)
    assert brush.strokes == 1
    assert again.cacheKey() == first.cacheKey()
    assert first.toImage().pixelColor(1, 1) == QColor("red")
    assert first.toImage().pixelColor(6, 1).alpha() == 0


@pytest.mark.parametrize(
    ("of", "size", "ratio"),
    [(("Anna", 2), SIZE, 1.0), (("Anna", 3), QSize(9, 4), 1.0), (("Anna", 3), SIZE, 2.0)],
)
def test_whatever_changes_it_is_painted_anew(of, size, ratio):
    kept, old, new = CachedPicture(), Brush("red"), Brush("blue")
    kept.picture(("Anna", 3), SIZE, 1.0, old)
    picture = kept.picture(of, size, ratio, new)
    assert new.strokes == 1
    assert picture.toImage().pixelColor(1, 1) == QColor("blue")
    assert picture.deviceIndependentSize() == size
    assert picture.size() == size * ratio


def test_in_haste_the_last_one_is_stretched_and_painted_again_at_rest():
    kept, brush = CachedPicture(), Brush("red")
    kept.picture(("Anna", 3), QSize(80, 40), 2.0, brush)
    hasty = kept.picture(("Anna", 3), QSize(76, 38), 2.0, brush, where=(1,), haste=Haste.ROUGH)
    assert brush.strokes == 1
    assert hasty.deviceIndependentSize() == QSize(76, 38) and hasty.devicePixelRatio() == 2.0
    assert hasty.toImage().pixelColor(1, 1) == QColor("red")
    kept.picture(("Anna", 3), QSize(76, 38), 2.0, brush, where=(1,))
    assert brush.strokes == 2, "sharp again"


@pytest.mark.parametrize(
    ("of", "size", "ratio"),
    [("Ben", QSize(80, 40), 1.0), ("Anna", QSize(30, 40), 1.0), ("Anna", QSize(80, 40), 2.0)],
)
def test_even_in_haste_nothing_else_is_shown_and_nothing_much_stretched(of, size, ratio):
    kept, old, new = CachedPicture(), Brush("red"), Brush("blue")
    kept.picture(("Anna",), QSize(80, 40), 1.0, old)
    picture = kept.picture((of,), size, ratio, new, haste=Haste.ROUGH)
    assert new.strokes == 1 and picture.toImage().pixelColor(1, 1) == QColor("blue")


def test_a_picture_is_laid_where_it_is_asked_for_and_nowhere_else():
    sheet = QImage(8, 4, QImage.Format.Format_RGB32)
    sheet.fill(QColor("white"))
    picture = QPixmap(6, 4)
    picture.fill(QColor("red"))
    angle = QRegion(0, 0, 4, 1).united(QRegion(0, 0, 1, 4))
    painter = QPainter(sheet)
    draw_region(painter, QPointF(1, 0), picture, angle)
    painter.end()
    red = {(x, y) for x in range(8) for y in range(4) if sheet.pixelColor(x, y) == QColor("red")}
    assert red == {(1, 0), (2, 0), (3, 0)}
