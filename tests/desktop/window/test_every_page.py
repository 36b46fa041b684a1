"""Every page and dialog, as `kartentisch demo pages` opens them, measured from what is painted.

What is pressed is large enough, has a name for a screen reader, and its words stand out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QPushButton,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop.commands import every_page, situations
from desktop.look.colours import apply_colours
from desktop.look.lights import SURFACES
from desktop.look.theme import contrast
from desktop.table.marks import Mark
from desktop.window.main_window import MainWindow
from tests.desktop.games import conftest

window = conftest.window

PLACES: tuple[tuple[Callable[[MainWindow], None], Mapping[str, every_page.Opened]], ...] = (
    (situations.at_first, every_page.FIRST),
    (situations.with_evenings, every_page.EVENING),
    (situations.at_the_table, every_page.TABLE),
    (situations.by_hand, every_page.BY_HAND),
    (situations.at_the_club, every_page.CLUB),
)
LIGHTS = [(colours, cloth) for cloth in SURFACES for colours in ("light", "dark")]
"""Each of the places is painted in one light, for a change of light takes a second; the pairs of
colours of all lights are reckoned in `test_theme`."""
LEAST, BUTTON = 24, 32
"""What WCAG asks for of a target, and what a button has here, in pixels."""
TEXT = 4.5
_EDGE = 3
"""An edge of a button, where nothing is written."""


def shown(top: QWidget, kind: type[QWidget]) -> Iterator[QWidget]:
    """The widgets of this kind that are seen, if only in part."""
    for one in (top, *top.findChildren(kind)):
        if isinstance(one, kind) and one.isVisible() and not one.visibleRegion().isEmpty():
            middle = one.visibleRegion().boundingRect().center()
            upon = top.childAt(one.mapTo(top, middle)) if one is not top else top
            if upon is not None and (
                upon is one or one.isAncestorOf(upon) or upon.isAncestorOf(one)
            ):
                yield one


def told(name: str, one: QWidget) -> str:
    text = one.text() if isinstance(one, QAbstractButton | QLabel) else ""
    return f"{name}: {type(one).__name__} {one.objectName()} {text!r} {one.width()}×{one.height()}"


def too_small(name: str, top: QWidget) -> list[str]:
    pressed = [
        told(name, one)
        for one in shown(top, QAbstractButton)
        if one.isEnabled() and min(one.width(), one.height()) < least(one)
    ]
    views = (one for one in shown(top, QAbstractItemView) if one.isEnabled())
    bars = (one for one in shown(top, QTabBar) if one.isEnabled())
    return pressed + [f"{told(name, one)}: {low} px" for one, low in (*rows(views), *tabs(bars))]


def rows(views: Iterable[QWidget]) -> Iterator[tuple[QWidget, int]]:
    """The rows of lists and tables that can be chosen and are too low, the lowest of each."""
    for one in views:
        assert isinstance(one, QAbstractItemView)
        model, chosen = one.model(), one.selectionMode()
        if model is None or chosen == QAbstractItemView.SelectionMode.NoSelection:
            continue
        places = [one.visualRect(model.index(row, 0)) for row in range(model.rowCount())]
        low = min((place.height() for place in places if place.height()), default=LEAST)
        if low < LEAST:
            yield one, low


def tabs(bars: Iterable[QWidget]) -> Iterator[tuple[QWidget, int]]:
    for one in bars:
        assert isinstance(one, QTabBar)
        there = [place for place in range(one.count()) if one.isTabVisible(place)]
        low = min((one.tabRect(place).height() for place in there), default=LEAST)
        if low < LEAST:
            yield one, low


def least(one: QAbstractButton) -> int:
    return BUTTON if isinstance(one, QPushButton) else LEAST


def nameless(name: str, top: QWidget) -> list[str]:
    """Where the keyboard can go, and a screen reader has nothing to say."""
    found = []
    for one in shown(top, QWidget):
        by_keys = one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.focusProxy() is None
        if by_keys and one.isEnabled():
            heard = QAccessible.queryAccessibleInterface(one)
            said = heard.text(QAccessible.Text.Name) or heard.text(QAccessible.Text.Value)
            if isinstance(one, QComboBox):
                # On Linux Qt gives what is chosen for the name; what it is about the label says.
                about = heard.relations(QAccessible.RelationFlag.Label)
                said = " ".join(label.text(QAccessible.Text.Name) for label, _ in about)
            if not said.strip():
                found.append(told(name, one))
    return found


def read_badly(name: str, top: QWidget) -> list[str]:
    picture = top.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    ratio = picture.devicePixelRatio()
    found = []
    for kind in (QLabel, QAbstractButton):
        for one in shown(top, kind):
            assert isinstance(one, QLabel | QAbstractButton)
            # A mark's name lies in a pill upon wood: `test_theme` reckons it.
            if isinstance(one, Mark) or not one.isEnabled():
                continue
            if not any(letter.isalpha() for letter in one.text()):
                continue
            edge = _EDGE if isinstance(one, QAbstractButton) else 0
            seen = one.visibleRegion().boundingRect().adjusted(edge, edge, -edge, -edge)
            place = QRect(one.mapTo(top, seen.topLeft()), seen.size())
            place &= QRect(QPoint(), picture.size() / ratio)
            if place.width() < 8 or place.height() < 8:
                continue
            best = standing_out(picture, place)
            if best < TEXT:
                found.append(f"{told(name, one)} {best:.2f}")
    return found


def standing_out(picture: QImage, place: QRect) -> float:
    """How well what stands out most there does so, against what most of the ground is."""
    part = picture.copy(place)
    pixels = Counter(memoryview(part.constBits()).cast("I"))
    colours: Counter[int] = Counter()
    for pixel, many in pixels.items():
        colours[pixel & 0xF8F8F8] += many
    ground = colours.most_common(1)[0][0]
    return max(between(one, ground) for one in colours)


@lru_cache(maxsize=100_000)
def between(one: int, other: int) -> float:
    return contrast(f"#{one:06x}", f"#{other:06x}")


@pytest.mark.one_in(4)
@pytest.mark.parametrize("number", range(len(PLACES)), ids=[one.__name__ for one, _ in PLACES])
def test_it_can_be_pressed_named_and_read(qtbot: QtBot, window: MainWindow, number: int) -> None:
    prepare, pages = PLACES[number]
    prepare(window)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    window.settings["surface"], window.settings["colours"] = LIGHTS[number][::-1]
    apply_colours(app, window.settings)
    found: list[str] = []
    for name, opened in pages.items():
        upon = opened(window)
        QApplication.processEvents()
        top = upon if upon is not None else window
        found += too_small(name, top) + nameless(name, top) + read_badly(name, top)
        situations.put_away(window, upon)
    assert not found, "\n".join(found)
