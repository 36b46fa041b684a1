"""Every page and dialog, as `kartentisch demo pages` opens them, measured from what is painted.

What is pressed is large enough, has a name for a screen reader, and its words stand out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
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
from desktop.window.game_box import GameBox
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
LIGHTS = tuple(product(SURFACES, ("light", "dark"), ("usual", "high")))
"""Wood, day or night, and contrast; `test_theme` reckons the pairs of colours of all lights."""
LEAST, BUTTON = 24, 32
"""What WCAG asks for of a target, and what a button has here, in pixels."""
TEXT, STRONG = 4.5, 7.0
"""How much letters have to stand out, and how much in strong contrast."""
TYPED = (QLineEdit, QAbstractSpinBox, QPlainTextEdit)
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


def passed_over(name: str, top: QWidget) -> list[str]:
    """What has a name that nobody hears: what fills room is passed over by screen readers."""
    found = []
    for one in shown(top, QWidget):
        heard = QAccessible.queryAccessibleInterface(one)
        if one.accessibleName() and not one.isWindow() and heard.role() == QAccessible.Role.Client:
            found.append(f"{told(name, one)} {one.accessibleName()!r}")
    return found


def unlabelled(name: str, top: QWidget) -> list[str]:
    """What is typed into, and nothing that is seen says what belongs there."""
    words = [one for one in shown(top, QLabel) if isinstance(one, QLabel) and one.text().strip()]
    found = []
    for kind in TYPED:
        for one in shown(top, kind):
            if not isinstance(one, QLineEdit | QAbstractSpinBox | QPlainTextEdit):
                continue
            by_tab = one.focusPolicy() & Qt.FocusPolicy.TabFocus
            if one.isReadOnly() or not one.isEnabled() or not by_tab:
                continue
            prompt = "" if isinstance(one, QAbstractSpinBox) else one.placeholderText()
            if not prompt and not any(heads(label, one, top) for label in words):
                found.append(told(name, one) + " has no label")
    return found


def heads(label: QLabel, one: QWidget, top: QWidget) -> bool:
    """Whether a label stands before a field, or above it as the head of its column does."""
    word = QRect(label.mapTo(top, QPoint()), label.size())
    field = QRect(one.mapTo(top, QPoint()), one.size())
    level = word.left() < field.left() and word.top() < field.bottom()
    level = level and word.bottom() > field.top()
    above = word.bottom() <= field.top() + 2 and word.left() < field.right()
    return level or (above and word.right() > field.left())


def misnamed(name: str, top: QWidget) -> list[str]:
    """Where a screen reader, or who speaks to the machine, has another name than what is read."""
    found = []
    for one in shown(top, QAbstractButton):
        assert isinstance(one, QAbstractButton)
        text = one.text().replace("&", "").strip(" ▸▾")
        heard = QAccessible.queryAccessibleInterface(one)
        if any(letter.isalpha() for letter in text):
            said = heard.text(QAccessible.Text.Name)
            if text.casefold() not in said.casefold():
                found.append(f"{told(name, one)} is called {said!r}")
    return found


def read_badly(name: str, top: QWidget, least: float = TEXT) -> list[str]:
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
            whole = one.body().toRect() if isinstance(one, GameBox) else one.rect()
            seen = (one.visibleRegion().boundingRect() & whole).adjusted(edge, edge, -edge, -edge)
            place = QRect(one.mapTo(top, seen.topLeft()), seen.size())
            place &= QRect(QPoint(), picture.size() / ratio)
            if place.width() < 8 or place.height() < 8:
                continue
            best = standing_out(picture, place)
            if best < least:
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


def seen(window: MainWindow, number: int, faults: Callable[[str, QWidget], list[str]]) -> list[str]:
    """What is amiss on the pages of a place, by a function of a name and a page."""
    found: list[str] = []
    for name, opened in PLACES[number][1].items():
        upon = opened(window)
        QApplication.processEvents()
        found += faults(name, upon if upon is not None else window)
        situations.put_away(window, upon)
    return found


@pytest.mark.one_in(4)
@pytest.mark.parametrize("number", range(len(PLACES)), ids=[one.__name__ for one, _ in PLACES])
def test_it_can_be_pressed_and_named(qtbot: QtBot, window: MainWindow, number: int) -> None:
    PLACES[number][0](window)
    faults = too_small, nameless, passed_over, unlabelled, misnamed
    found = seen(
        window, number, lambda name, top: [one for each in faults for one in each(name, top)]
    )
    assert not found, "\n".join(found)


def without_help(name: str, top: QWidget) -> list[str]:
    """A page on which help is not where it is on the others: the last menu, and F1."""
    if not isinstance(top, MainWindow):
        return []  # what lies upon a page leads back to it, and says itself what it is about
    last = [one for one in top.menuBar().actions() if one.isVisible()][-1]
    rules = top.menus.actions["rules"]
    menu = last.menu()
    assert isinstance(menu, QMenu)
    first = menu.actions()[0] is rules and rules.isEnabled()
    there = first and last.text() == "&Help" and rules.shortcut().toString() == "F1"
    return [] if there else [f"{name}: {last.text()}"]


@pytest.mark.parametrize("number", range(len(PLACES)), ids=[one.__name__ for one, _ in PLACES])
def test_help_is_found_at_the_same_place(qtbot: QtBot, window: MainWindow, number: int) -> None:
    PLACES[number][0](window)
    assert not seen(window, number, without_help)


@pytest.mark.one_in(20)
@pytest.mark.parametrize("number", range(len(PLACES)), ids=[one.__name__ for one, _ in PLACES])
@pytest.mark.parametrize("light", LIGHTS, ids="-".join)
def test_it_is_read_in_every_light(
    qtbot: QtBot, window: MainWindow, light: tuple[str, str, str], number: int
) -> None:
    """Measured from what is painted, usual and in strong contrast."""
    PLACES[number][0](window)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    for name, value in zip(("surface", "colours", "contrast"), light, strict=True):
        window.settings[name] = value
    apply_colours(app, window.settings)
    least = STRONG if light[2] == "high" else TEXT
    found = seen(window, number, lambda name, top: read_badly(name, top, least))
    assert not found, "\n".join(found)
