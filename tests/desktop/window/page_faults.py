"""What may be amiss on a page, found at its widgets or in what is painted of it.

Each question takes the widget on top and gives the faults as lines of text; none when all is well.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import TypeGuard

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QTabBar,
    QTableView,
    QTextEdit,
    QTreeView,
    QWidget,
)

from desktop.common.player_names import BOTS
from desktop.look.parts import Token
from desktop.table.marks import Mark
from desktop.window.game_box import GameBox
from desktop.window.main_window import MainWindow
from tests.contrast import contrast
from tests.workshop import situations

LEAST, BUTTON = 24, 32
"""What WCAG asks for of a target, and what a button has here, in pixels."""
TEXT, STRONG = 4.5, 7.0
"""How much letters have to stand out, and how much in strong contrast."""
TYPED = (QLineEdit, QAbstractSpinBox, QPlainTextEdit)
STILL = (QAccessible.Role.StaticText, QAccessible.Role.Graphic)
"""What is read and does nothing."""
MANY = 60
"""So many rows of a list are looked at."""
_EDGE = 3
"""An edge of a button, where nothing is written."""

_OWN_FILES = ("LessonRow", "ChapterTab")
"""Titles of lessons and chapters stand in pages, of which there is one for each language."""
_NAMES = (
    *(*situations.NAMES, situations.LONG_NAME, *BOTS),
    *("Kartentisch", "Deutsch", "English"),
    # What an organiser has typed.
    *("Kreuzpokal", "Gasthaus zum Löwen", "Saturday, March"),
)
"""What is called so in every language."""


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


def text(one: QWidget) -> str:
    return one.text() if isinstance(one, QLabel | QAbstractButton) else ""


def told(one: QWidget) -> str:
    """A widget in a line: class, name, text and size."""
    name = f"{type(one).__name__} {one.objectName()} {text(one)!r}"
    return f"{name} {one.width()}×{one.height()}"


def too_small(top: QWidget) -> list[str]:
    pressed = [
        told(one)
        for one in shown(top, QAbstractButton)
        if one.isEnabled() and min(one.width(), one.height()) < least(one)
    ]
    views = (one for one in shown(top, QAbstractItemView) if one.isEnabled())
    bars = (one for one in shown(top, QTabBar) if one.isEnabled())
    return pressed + [f"{told(one)}: {low} px" for one, low in (*rows(views), *tabs(bars))]


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


def nameless(top: QWidget) -> list[str]:
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
                found.append(told(one))
    return found


def untitled(top: QWidget) -> list[str]:
    """A page of the main window whose title does not say which it is."""
    called = top.windowTitle()
    nothing = not called or called == "Kartentisch"
    return [f"the window is called {called!r}"] if isinstance(top, QMainWindow) and nothing else []


def passed_over(top: QWidget) -> list[str]:
    """What has a name or the keyboard, and is heard by nobody.

    What fills room is passed over by screen readers, also as a whole window.
    """
    found = []
    for one in shown(top, QWidget):
        heard = QAccessible.queryAccessibleInterface(one)
        named = one.accessibleName() or one.isWindow()
        by_keys = one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.focusProxy() is None
        if (named or by_keys) and heard.role() == QAccessible.Role.Client:
            found.append(f"{told(one)} {one.accessibleName()!r}")
    return found


def said_twice(top: QWidget) -> list[str]:
    """What a reader says, and right behind it the same of another text or picture."""
    said = [one for one in in_order(QAccessible.queryAccessibleInterface(top)) if one[0].strip()]
    return [
        f"{now[0]!r} after {before[0]!r}"
        for before, now in pairwise(said)
        if now[1] in STILL and before[1] in STILL and now[0] == before[0]
    ]


def in_order(heard: QAccessibleInterface) -> Iterator[tuple[str, QAccessible.Role]]:
    """The names and roles of all that is read within this, in its order."""
    if not heard.isValid() or heard.state().invisible:  # type: ignore[attr-defined]
        return
    yield heard.text(QAccessible.Text.Name), heard.role()
    for place in range(heard.childCount()):
        if (child := heard.child(place)) is not None:
            yield from in_order(child)


def ticked_of_several(top: QWidget) -> list[str]:
    """What is read as a box to tick and is one of several.

    It stays as it is when it is pressed, or takes the tick from another; each is pressed back.
    """
    found = []
    for one in list(shown(top, QAbstractButton)):
        if not _is_box(one) or not one.isEnabled():
            continue
        was, ticked = one.isChecked(), [box for box in _boxes(top) if box.isChecked()]
        one.click()
        lost = [box for box in ticked if box is not one and not box.isChecked()]
        if one.isChecked() == was or lost:
            found.append(told(one))
        else:
            one.click()
    return found


def _boxes(top: QWidget) -> list[QAbstractButton]:
    return list(filter(_is_box, top.findChildren(QAbstractButton)))


def _is_box(one: QWidget) -> TypeGuard[QAbstractButton]:
    heard = QAccessible.queryAccessibleInterface(one)
    return isinstance(one, QAbstractButton) and heard.role() == QAccessible.Role.CheckBox


def unlabelled(top: QWidget) -> list[str]:
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
                found.append(told(one) + " has no label")
    return found


def heads(label: QLabel, one: QWidget, top: QWidget) -> bool:
    """Whether a label stands before a field, or above it as the head of its column does."""
    word = QRect(label.mapTo(top, QPoint()), label.size())
    field = QRect(one.mapTo(top, QPoint()), one.size())
    level = word.left() < field.left() and word.top() < field.bottom()
    level = level and word.bottom() > field.top()
    above = word.bottom() <= field.top() + 2 and word.left() < field.right()
    return level or (above and word.right() > field.left())


def misnamed(top: QWidget) -> list[str]:
    """Where a screen reader, or who speaks to the machine, has another name than what is read."""
    found = []
    for one in shown(top, QAbstractButton):
        assert isinstance(one, QAbstractButton)
        words = re.sub("&(.)", r"\1", one.text()).strip(" ▸▾")
        heard = QAccessible.queryAccessibleInterface(one)
        if any(letter.isalpha() for letter in words):
            said = heard.text(QAccessible.Text.Name)
            if words.casefold() not in said.casefold():
                found.append(f"{told(one)} is called {said!r}")
    return found


def read_badly(top: QWidget, least: float = TEXT) -> list[str]:
    """Words that stand out too little from their ground as painted.

    Wherever the toolkit has them: on labels and buttons, in fields and their prompts, in lists,
    tables, their heads, and tabs.
    """
    picture = top.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    whole = QRect(QPoint(), picture.size() / picture.devicePixelRatio())
    found = []
    for kind in (QLabel, QAbstractButton, *TYPED, QComboBox, QAbstractItemView, QTabBar, QTextEdit):
        for one in shown(top, kind):
            # A mark's name lies in a pill upon wood: `test_theme` reckons it.
            if isinstance(one, Mark) or not one.isEnabled():
                continue
            for words, part in lettered(one):
                if not any(letter.isalnum() for letter in words):
                    continue
                seen = (one.visibleRegion().boundingRect() & part).adjusted(0, 1, 0, -1)
                place = QRect(one.mapTo(top, seen.topLeft()), seen.size()) & whole
                if place.width() < 8 or place.height() < 0.7 * one.fontMetrics().height():
                    continue  # rolled out of sight but for an edge
                best = standing_out(picture, place)
                if best < least:
                    found.append(f"{told(one)} {words!r} {best:.2f}")
    return found


def lettered(one: QWidget) -> Iterator[tuple[str, QRect]]:
    """The words on a widget, each with its place on it, without the edge of that."""
    inner = one.rect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    if isinstance(one, QLabel):
        yield text(one), one.rect()
    elif isinstance(one, GameBox):
        yield text(one), one.body().toRect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    elif isinstance(one, QAbstractButton):
        yield text(one), inner
    elif isinstance(one, QLineEdit):
        yield one.text() or one.placeholderText(), inner
    elif isinstance(one, QPlainTextEdit | QTextEdit):
        yield one.toPlainText() or one.placeholderText(), inner
    elif isinstance(one, QComboBox):
        yield one.currentText(), inner.adjusted(0, 0, -inner.height(), 0)
    elif isinstance(one, QTabBar):
        for number in filter(one.isTabEnabled, range(one.count())):
            place = one.tabRect(number)
            yield one.tabText(number), place.adjusted(9, 9, -9, -9)
    elif isinstance(one, QHeaderView):
        yield from heads_of(one)
    elif isinstance(one, QAbstractItemView) and one.model() is not None:
        yield from cells_of(one)


def heads_of(bar: QHeaderView) -> Iterator[tuple[str, QRect]]:
    """The words at the head of each column that is seen."""
    if bar.orientation() != Qt.Orientation.Horizontal:
        return
    for number in range(bar.count()):
        size = bar.sectionSize(number)
        if not bar.isSectionHidden(number) and size > 2 * _EDGE:
            words = bar.model().headerData(number, bar.orientation())
            left = bar.sectionViewportPosition(number) + _EDGE
            yield str(words or ""), QRect(left, _EDGE, size - 2 * _EDGE, bar.height() - 2 * _EDGE)


def cells_of(view: QAbstractItemView) -> Iterator[tuple[str, QRect]]:
    """The words of the entries that are seen and can be chosen; a row of a table has several."""
    model, port = view.model(), view.viewport()
    for row in range(min(MANY, model.rowCount(view.rootIndex()))):
        several = isinstance(view, QTableView | QTreeView)
        for column in range(model.columnCount(view.rootIndex()) if several else 1):
            index = model.index(row, column, view.rootIndex())
            place = view.visualRect(index).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
            if place.isValid() and model.flags(index) & Qt.ItemFlag.ItemIsEnabled:
                seen = place & port.rect()
                yield str(index.data() or ""), seen.translated(port.pos())


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


def without_help(top: QWidget) -> list[str]:
    """A page on which help is not where it is on the others: the last menu, and F1."""
    if not isinstance(top, MainWindow):
        return []  # what lies upon a page leads back to it, and says itself what it is about
    last = [one for one in top.menuBar().actions() if one.isVisible()][-1]
    rules = top.menus.actions["rules"]
    menu = last.menu()
    assert isinstance(menu, QMenu)
    first = menu.actions()[0] is rules and rules.isEnabled()
    there = first and last.text() == "&Help" and rules.shortcut().toString() == "F1"
    return [] if there else [f"the last menu is {last.text()}"]


def misread(top: QWidget, names: tuple[str, ...]) -> list[str]:
    """The texts of a page that hold a name and are read as something else than that name."""
    found = []
    for one in (top, *top.findChildren(QWidget)):
        tip = one.toolTip()
        if Markup.mightBeRichText(tip) and any(name in tip for name in names if "<" in name):
            found.append(f"{type(one).__name__}, tooltip {tip!r}")
        words = text(one)
        if not any(name in words for name in names):
            continue
        accelerator = any("&" in name and name in words for name in names)
        if isinstance(one, QLabel):
            plain = one.textFormat() == Qt.TextFormat.PlainText
            accelerator &= one.buddy() is not None
            accelerator |= not plain and Markup.mightBeRichText(words)
        if accelerator:
            found.append(told(one))
    return found


def untranslated(top: QWidget) -> list[str]:
    """Words without the brackets of a translation; Arabic ones are dates, or Qt's own."""
    found = []
    for kind in (QLabel, QAbstractButton):
        for one in shown(top, kind):
            words = re.sub(r"<[^>]*>", " ", text(one))
            for name in _NAMES:
                words = words.replace(name, "")
            bare = re.search(r"[^\W\d_\u0600-\u06ff]{3}", words) and "[" not in words
            if bare and type(one).__name__ not in _OWN_FILES:
                found.append(told(one))
    return found


def cut(top: QWidget) -> list[str]:
    found = []
    for one in shown(top, QPushButton):
        if one.width() < one.sizeHint().width() and not isinstance(one, Token):
            found.append(told(one))
    for label in shown(top, QLabel):
        assert isinstance(label, QLabel)
        wraps = label.wordWrap() or type(label) is not QLabel
        if not wraps and label.width() < label.sizeHint().width() and text(label):
            found.append(told(label))
    return found


def sideways(top: QWidget) -> list[str]:
    """What scrolls to the side."""
    return [
        f"{type(area).__name__} scrolls sideways"
        for area in shown(top, QAbstractScrollArea)
        if isinstance(area, QAbstractScrollArea)
        and not isinstance(area, QTableView)
        and area.horizontalScrollBar().maximum() > 0
    ]
