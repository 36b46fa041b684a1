"""What is no text stands out, too: by at least 3, measured in what is painted, in every light.

Edges of what is pressed, typed into or ticked, of cards and plates; dashed places and rows; the
ring of the keyboard and that of one switch; marks on the slate. What is known by its words alone,
such as a flat button, needs no edge.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from math import cos, radians, sin
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainterPath
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from desktop.common.pose import Pose
from desktop.evening.paper_cards import PaperCard
from desktop.lessons.first_times import Link
from desktop.look.lights import SURFACES
from desktop.look.parts import Word
from desktop.look.parts.part import Part
from desktop.look.parts.place import Place
from desktop.look.theme import theme
from desktop.scanning.scanner import Ring
from desktop.table.card import CardWidget
from desktop.table.marks import Mark, RowGround
from desktop.table.seat import SeatWidget
from desktop.window.game_box import GameBox
from desktop.window.main_window import MainWindow
from tests.contrast import contrast
from tests.desktop.games import conftest
from tests.desktop.games.kit import shown
from tests.desktop.reader.test_heard import laying
from tests.workshop import every_page, situations

window = conftest.window

LEAST = 3.0
"""What WCAG asks for of what is not text."""
BAND, NEAR = 6, 3
"""So far from an edge it is looked for, and so near each other are the two colours of one."""
STEPS = 11
LIGHTS = tuple(product(SURFACES, ("light", "dark"), ("usual", "high")))
PRESSED = (QPushButton, Part)
FIELDS = (QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit)
TICKED = (QCheckBox, QRadioButton)
BY_WORDS = (Word, Link, Place, PaperCard, GameBox)
"""Known by their words: no edge need tell them from their ground. A box has one all the same."""

Line = tuple[QPointF, QPointF]
"""An edge: from here to there."""


@lru_cache(maxsize=200_000)
def between(one: int, other: int) -> float:
    return contrast(f"#{one:06x}", f"#{other:06x}")


def across(picture: QImage, at: QPointF, out: QPointF) -> float:
    """The best contrast of two colours that lie close together on a way across an edge."""
    ratio = picture.devicePixelRatio()
    seen = []
    for step in range(-BAND, BAND + 1):
        x, y = round((at.x() + step * out.x()) * ratio), round((at.y() + step * out.y()) * ratio)
        if 0 <= x < picture.width() and 0 <= y < picture.height():
            seen.append(picture.pixel(x, y) & 0xFFFFFF)
    pairs = ((a, b) for a, b in combinations(range(len(seen)), 2) if b - a <= NEAR)
    return max((between(seen[a], seen[b]) for a, b in pairs), default=0.0)


def edge(picture: QImage, line: Line, *, dashed: bool = False) -> float:
    """How well an edge is seen along its middle half; of a dashed one, where the dashes are."""
    start, end = line
    long = max(1.0, ((end - start).x() ** 2 + (end - start).y() ** 2) ** 0.5)
    out = QPointF((end - start).y() / long, -(end - start).x() / long)
    places = (start + (end - start) * (0.25 + 0.5 * n / (STEPS - 1)) for n in range(STEPS))
    found = sorted(across(picture, at, out) for at in places)
    return found[-3] if dashed else found[STEPS // 2]


def sides(pose: Pose) -> list[Line]:
    """The four edges of a thing, as it is turned."""
    turn = radians(pose.turn)

    def at(x: float, y: float) -> QPointF:
        x, y = x * pose.width / 2, y * pose.height / 2
        return pose.middle + QPointF(x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))

    corners = at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)
    return [(corners[n], corners[(n + 1) % 4]) for n in range(4)]


def upright(rect: QRectF) -> Pose:
    return Pose(rect.center().x(), rect.center().y(), round(rect.width()), round(rect.height()))


def placed(top: QWidget, one: QWidget) -> Pose:
    """Where its body lies in `top`."""
    rect = QRectF(one.rect())
    if isinstance(one, Part):
        rect = one.body()
    elif isinstance(one, TICKED):
        option = QStyleOptionButton()
        one.initStyleOption(option)
        element = (
            QStyle.SubElement.SE_CheckBoxIndicator
            if isinstance(one, QCheckBox)
            else QStyle.SubElement.SE_RadioButtonIndicator
        )
        rect = QRectF(one.style().subElementRect(element, option, one))
    return upright(rect.translated(QPointF(one.mapTo(top, one.rect().topLeft()))))


def pictured(top: QWidget) -> QImage:
    QApplication.processEvents()
    return top.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def seen(top: QWidget, kinds: tuple[type[QWidget], ...]) -> Iterator[QWidget]:
    for one in top.findChildren(QWidget):
        if isinstance(one, kinds) and one.isVisible() and one.isEnabled():
            flat = isinstance(one, QPushButton) and one.isFlat()
            if not isinstance(one, BY_WORDS) and not flat and whole(top, one):
                yield one


def whole(top: QWidget, one: QWidget) -> bool:
    """Whether nothing covers it, so that all its edges are to be seen."""
    if one.visibleRegion().boundingRect() != one.rect():
        return False
    inner = one.rect().adjusted(4, 4, -4, -4)
    for at in (inner.topLeft(), inner.center(), inner.bottomRight()):
        upon = top.childAt(one.mapTo(top, at))
        if upon is not None and upon is not one and not one.isAncestorOf(upon):
            return False
    return True


def faint(top: QWidget, picture: QImage, kinds: tuple[type[QWidget], ...]) -> list[str]:
    """What has fewer than three edges that are seen."""
    found = []
    for one in seen(top, kinds):
        edges = sorted(edge(picture, line) for line in sides(placed(top, one)))
        if edges[1] < LEAST:
            text = one.text() if hasattr(one, "text") else ""
            told = ", ".join(f"{one:.2f}" for one in edges)
            found.append(f"{type(one).__name__} {text!r}: {told}")
    return found


def lit(window: MainWindow, light: tuple[str, str, str]) -> None:
    window.settings["surface"], window.settings["colours"], window.settings["contrast"] = light
    QApplication.processEvents()


@pytest.mark.one_in(12)
@pytest.mark.parametrize("light", LIGHTS, ids="-".join)
def test_what_is_pressed_typed_into_and_ticked_has_an_edge(qtbot, window, light):
    lit(window, light)
    found = faint(window, pictured(window), PRESSED)
    for name in ("new-evening", "settings", "club-start", "own-keys"):
        upon = every_page.FIRST[name](window)
        top = upon if upon is not None else window
        there = faint(top, pictured(top), (*PRESSED, *FIELDS, *TICKED))
        found += [f"{name}: {one}" for one in there]
        situations.put_away(window, upon)
    assert not found, "\n".join(found)


@pytest.mark.one_in(12)
@pytest.mark.parametrize("light", LIGHTS, ids="-".join)
def test_every_box_of_the_first_page_has_an_edge_all_round(qtbot, window, light):
    lit(window, light)
    boxes = window.welcome.boxes
    qtbot.waitUntil(lambda: bool(boxes) and all(box.fetched for box in boxes))
    QTest.qWait(50)
    picture = pictured(window)
    assert len(boxes) > 10
    for box in boxes:
        lies = placed(window, box)._replace(turn=0.0 if box.hasFocus() else box._turn)
        edges = [edge(picture, line) for line in sides(lies)]
        assert box.hasFocus() or min(edges) >= LEAST, (box.game, edges)


@pytest.mark.one_in(12)
@pytest.mark.parametrize("light", LIGHTS, ids="-".join)
def test_cards_plates_places_and_rings_are_seen_on_the_table(qtbot, window, tmp_path, light):
    lit(window, light)
    shown(qtbot, window, laying(), tmp_path)
    QTest.qWait(50)
    table = window.table
    picture = pictured(window)
    found = faint(window, picture, PRESSED)
    for one in table.findChildren(CardWidget):
        if one.isVisible():
            pose = one.lies_at()
            pose = pose.moved_to(QPointF(table.mapTo(window, pose.middle.toPoint())))
            edges = sorted(edge(picture, line) for line in sides(pose))
            # In a fan a card lies on the next one, and below the one before.
            if edges[2] < LEAST:
                found.append(f"{one.card}, dimmed {one.look.dimmed}: {edges}")
    found += faint(window, picture, (SeatWidget,))
    assert not found, "\n".join(found)


@pytest.mark.one_in(6)
@pytest.mark.parametrize("light", LIGHTS, ids="-".join)
def test_a_place_that_waits_and_one_that_is_lit_are_seen(qtbot, window, light):
    lit(window, light)
    situations.at_the_table(window)
    grows = QRect(300, 240, 90, 140)
    ground = RowGround(theme(), window.table)
    rows: Any = SimpleNamespace(whole=grows.adjusted(-20, -20, 200, 20), ends=(grows,))
    ground.lie_at(rows)
    ground.raise_()
    moved = window.table.mapTo(window, QPoint())
    picture = pictured(window)
    around = sides(Pose.upright(grows.translated(moved)))
    edges = [edge(picture, line, dashed=True) for line in around]
    assert min(edges) >= LEAST, edges
    ground.hide()
    mark = Mark("trick", theme(), window.table)
    where = window.table.rect().center()
    mark.setGeometry(where.x() - 60, where.y() - 90, 120, 180)
    mark.lie_at(mark.geometry(), Pose.upright(mark.geometry()))
    mark.tell("Here", asked=True)
    mark.show()
    mark.raise_()
    there = mark.geometry().translated(window.table.mapTo(window, window.table.rect().topLeft()))
    for is_lit in (False, True):
        mark.light(is_lit)
        picture = pictured(window)
        edges = [edge(picture, line, dashed=True) for line in sides(Pose.upright(there))]
        assert min(edges) >= LEAST, (is_lit, edges)


@pytest.mark.one_in(6)
@pytest.mark.parametrize("light", LIGHTS, ids="-".join)
def test_the_ring_of_keyboard_and_switch_is_seen(qtbot, window, light):
    lit(window, light)
    situations.at_the_table(window)
    ring = Ring(window)
    places = [one.geometry() for one in (window.table.contents.items.prompt, window.board.message)]
    for one in (*places, window.table.geometry().adjusted(300, 200, -300, -200)):
        ring.hide()
        outline = QPainterPath()
        outline.addRect(QRectF(one.adjusted(-5, -5, 5, 5)))
        ring.light(lambda outline=outline: outline)
        around = sides(Pose.upright(one.adjusted(-5, -5, 5, 5)))
        edges = [edge(pictured(window), line) for line in around]
        assert min(edges) >= LEAST, (one, edges)
    ring.hide()
