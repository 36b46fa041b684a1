"""Turned cards: painted by whole degrees, kept, and not more than there is room for."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from desktop.common.pose import Pose
from desktop.look.shadow import Shadow
from desktop.table.turned import Pictures, box, lay_face, lay_shade

CARD = Pose(0, 0, 60, 100)


def paper() -> QImage:
    picture = QImage(QSize(200, 200), QImage.Format.Format_RGB32)
    picture.fill(QColor("white"))
    return picture


def laid(turn: float) -> QImage:
    face = QPixmap(CARD.size)
    face.fill(QColor("red"))
    picture = paper()
    with QPainter(picture) as painter:
        lay_face(painter, QPointF(100, 100), CARD.turned(turn), face, 1.0)
    return picture


def red(picture: QImage, x: int, y: int) -> bool:
    return picture.pixelColor(x, y) == QColor("red")


def test_a_card_is_painted_where_its_shape_is(qtbot: QtBot) -> None:
    for turn in (0, 7, -20, 90):
        picture = laid(turn)
        shape = CARD.turned(turn).moved_to(QPointF(100, 100))
        for x in range(0, 200, 9):
            for y in range(0, 200, 9):
                inner = shape.sized(QSize(57, 97)).contains(QPointF(x + 0.5, y + 0.5))
                outer = shape.sized(QSize(63, 103)).contains(QPointF(x + 0.5, y + 0.5))
                assert red(picture, x, y) or not inner, (turn, x, y)
                assert outer or picture.pixelColor(x, y) == QColor("white"), (turn, x, y)


def test_a_card_on_its_way_is_turned_by_whole_degrees(qtbot: QtBot) -> None:
    assert laid(6.4) == laid(6)
    assert laid(6.4) != laid(7)
    assert box(CARD.turned(6.4)) == box(CARD.turned(6))


def test_light_is_not_turned_with_the_card(qtbot: QtBot) -> None:
    shadow = Shadow(0, 30, 8, 0.6)
    for turn in (0, 15, 90):
        picture = paper()
        with QPainter(picture) as painter:
            lay_shade(painter, QPointF(100, 80), CARD.turned(turn), 4, shadow, 1.0)
        assert picture.pixelColor(100, 110).lightness() < 200
        high = box(CARD.turned(turn)).height() // 2
        assert picture.pixelColor(100, 80 - high + 20).lightness() > 250


def test_pictures_are_painted_once_and_go_when_there_is_no_room(qtbot: QtBot) -> None:
    kept, painted = Pictures(3 * 4 * 100), []
    for key in (1, 2, 1, 3, 4, 1, 2):
        kept.picture(key, QSize(10, 10), 1.0, lambda _, key=key: painted.append(key))
        assert kept.bytes <= 3 * 4 * 100
    assert painted == [1, 2, 3, 4, 2]
