"""Shadows lie away from the lamp, and grow with distance and lift."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.look.ground import lamp_over
from desktop.look.shadow import Shadow, cast, lay_shadow

TABLE = QSize(1280, 800)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("side", [-1, 1])
def test_a_shadow_lies_away_from_the_lamp(side):
    near = cast(lamp_over(TABLE) + QPointF(side * 100, 0), TABLE)
    far = cast(lamp_over(TABLE) + QPointF(side * 500, 0), TABLE)
    assert far.across * side > near.across * side > 0


def test_what_is_lifted_throws_a_longer_and_softer_shadow():
    middle = QPointF(1000, 600)
    lying, held = cast(middle, TABLE), cast(middle, TABLE, lift=1.0)
    assert held.across > lying.across and held.down > lying.down
    assert 10 <= lying.soft < held.soft <= 20


def painted(shadow: Shadow, turn: float = 0.0) -> QImage:
    """A square of 60 in the middle of 200, turned, with only its shadow painted."""
    picture = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.translate(100, 100)
        painter.rotate(turn)
        lay_shadow(painter, QRectF(-30, -30, 60, 60), 4, shadow, turn)
    return picture


def test_a_shadow_fades_away_beyond_its_edge():
    row = [painted(Shadow(0, 0, 20, 0.5)).pixelColor(x, 100).alpha() for x in range(100)]
    assert row == sorted(row)
    assert row[58] == 0 and 40 < row[70] < 90 and row[85] in (127, 128)


@pytest.mark.parametrize("turn", [0.0, 90.0, -90.0, 180.0])
def test_light_is_not_turned_with_the_thing(turn):
    picture = painted(Shadow(0, 20, 10, 0.5), turn)
    assert picture.pixelColor(100, 145).alpha() > 100
    assert picture.pixelColor(100, 65).alpha() == 0
    assert picture.pixelColor(55, 110).alpha() == picture.pixelColor(145, 110).alpha() == 0
