"""Portraits: the same face for the same name, and faces that differ."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.common.player_names import first_names
from desktop.table.portrait import face_of, paint_portrait


def painted(name: str) -> QImage:
    picture = QImage(40, 40, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    paint_portrait(painter, QRectF(0, 0, 40, 40), name, 1.0)
    painter.end()
    return picture


def test_a_name_has_one_face(qtbot: QtBot) -> None:
    assert face_of("Korbinian") == face_of("Korbinian")
    assert painted("Korbinian") == painted("Korbinian")


def test_no_two_at_the_table_look_alike(qtbot: QtBot) -> None:
    names = first_names(6)
    assert all(painted(one) != painted(other) for one, other in combinations(names, 2))


def test_women_wear_no_beard() -> None:
    assert {face_of(name).beard for name in ("Resi", "Vroni", "Gesa", "Ilse", "Lina")} == {""}


def test_a_portrait_is_round(qtbot: QtBot) -> None:
    picture = painted("Xaver")
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(20, 20).alpha() == 255
