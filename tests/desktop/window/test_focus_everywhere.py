"""Every page and dialog by Tab: what may have the keyboard and what Tab meets are the same.

Forward and back; it is seen, it is covered by nothing, and each window has a title.

The suite has the usual letters in English; `--whole`, larger ones and German too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import product

import pytest
from PySide6.QtCore import QObject, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.booklet.spread import Spread
from desktop.house_rules.form import RuleRow
from desktop.look.theme import theme
from desktop.score.answer import Answer
from desktop.table.card import CardWidget
from desktop.window.big_screen import BigScreen
from desktop.window.main_window import MainWindow
from tests.desktop.games import conftest
from tests.desktop.window.page_faults import told
from tests.desktop.window.pages import PLACES, faults, opened
from tests.desktop.window.test_by_keys import covered
from tests.windows import be_of_size
from tests.workshop import every_page

window = conftest.window

WAYS = {"forward": Qt.Key.Key_Tab, "back": Qt.Key.Key_Backtab}
VARIANTS = tuple(product((100, 150, 200), ("en", "de")))
FAR = 120
"""So many stops of Tab no page has."""
LEAST = 40
"""So many pixels of the ring are seen at least of whatever the keyboard is at."""
NEAR = 60
"""So far a pixel at the edge of the ring may be from its colour, of 255."""
PAGES = QTextEdit, QAbstractItemView, Spread
"""Whoever reads or walks there has a line or an entry that is marked, or moves the page."""
ROUND = 8
"""A ring may lie so far around what it is about, in pixels."""


@pytest.mark.one_in(len(VARIANTS))
@pytest.mark.parametrize(
    "variant", VARIANTS, ids=[f"{letters}-{language}" for letters, language in VARIANTS]
)
@pytest.mark.parametrize("number", range(len(PLACES)), ids=[one.__name__ for one, _ in PLACES])
def test_tab_meets_all_that_may_have_the_keyboard_and_it_is_seen(window, number, variant):
    window.settings["letters"], window.settings["language"] = variant
    be_of_size(window, QSize(1280, 800))
    prepare, pages = PLACES[number]
    prepare(window)
    if pages is every_page.TABLE:
        pages = {**pages, "first-page-last": lambda window: window.menus.do("first_page")}
    found = list(faults(opened(window, pages), {"keyboard": partial(lost, window)}))
    assert not found, "\n".join(found)


def test_each_fault_of_the_keyboard_is_found(qtbot, window):
    top = QWidget()
    qtbot.addWidget(top)
    column = QVBoxLayout(top)
    first, trap, last = QLineEdit(), QPlainTextEdit(), QPushButton("last")
    for one in (first, trap, last):
        column.addWidget(one)
    first.setFocus()
    with qtbot.waitActive(top):
        top.show()
    title, caught, missed = lost(window, top)
    assert title == "no title" and "Tab does not lead on" in caught and "not met forward" in missed
    trap.setTabChangesFocus(True)
    top.setWindowTitle("Title")
    lid = QWidget(top)
    lid.setGeometry(last.geometry())
    lid.show()
    first.setFocus()
    (under,) = lost(window, top)
    assert "under something else" in under


def lost(window: MainWindow, top: QWidget) -> list[str]:
    """Go round by Tab, forward and back; where the keyboard is hidden, or no ring shows it."""
    if isinstance(top, BigScreen):
        return []  # it leaves the keyboard to the window
    top.activateWindow()
    QTest.qWaitForWindowActive(top, 2000)
    lets_play(window)
    QTest.qWait(10 if top is window else 60)
    found = [] if top.windowTitle().strip() else ["no title"]
    if top.focusWidget() is None:
        QTest.keyClick(top, Qt.Key.Key_Tab)
    for way, key in WAYS.items():
        met: set[QObject] = set()
        # A tag may come while Tab goes round, as soon as the review is done.
        there = {stop(one): told(one) for one in reachable(top)}
        last: tuple[QWidget, QImage] | None = None
        for focus in stops(top, key, found):
            met.add(stop(focus))
            if way == "back":
                continue
            found += hidden(top, focus)
            if last is not None and last[0] is not focus:
                found += unseen(top, *last)
            # Who has not pressed a key yet sees no ring round a card.
            by_mouse = isinstance(focus, CardWidget) and not focus.shows_focus
            last = None if by_mouse or isinstance(focus, PAGES) else (focus, picture(top, focus))
        still = {stop(one) for one in reachable(top)} - met
        found += [f"{name}: not met {way}" for one, name in there.items() if one in still]
    return found


def stops(top: QWidget, key: Qt.Key, found: list[str]) -> Iterator[QWidget]:
    """Where a key leads, once round; each is given while the keyboard is there."""
    focus = first = QApplication.focusWidget()
    for _ in range(FAR):
        if focus is None:
            found.append("the keyboard is lost")
            return
        yield focus
        before, word = focus, getattr(focus, "_link", None)
        QTest.keyClick(before, key)
        QApplication.processEvents()
        focus = QApplication.focusWidget()
        if focus is before and word == getattr(before, "_link", None):
            if len({stop(one) for one in reachable(top)}) > 1:
                found.append(f"{told(before)}: Tab does not lead on")
            return
        if focus is not None and stop(focus) is stop(first) is not stop(before):
            return
    found.append(f"{told(first)}: Tab does not come back to it")


def reachable(top: QWidget) -> Iterator[QWidget]:
    """What may have the keyboard: nothing lies over it but the edge of an area that rolls."""
    for one in (top, *top.findChildren(QWidget)):
        by_keys = one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.focusProxy() is None
        if by_keys and one.isVisible() and one.isEnabled() and one.window() is top.window():
            rolled = one.visibleRegion().isEmpty() and _rolls(one) is not None
            if rolled or not covered(top, one):
                yield one


def stop(one: QWidget) -> QObject:
    """Where Tab stops for it: of what belongs together arrows lead from one to the next."""
    above, group = one.parentWidget(), one.group() if isinstance(one, QAbstractButton) else None
    alone = isinstance(one, QAbstractButton) and one.autoExclusive()
    if group is not None and group.exclusive():
        return group
    return above if above is not None and (alone or isinstance(above, Answer)) else one


def picture(top: QWidget, focus: QWidget) -> QImage:
    """What shows where the keyboard is; of a key in a row, the row that has the ring."""
    around = focus
    while not isinstance(around, RuleRow) and (parent := around.parentWidget()) is not None:
        around = parent
    if not isinstance(around, RuleRow):
        around = focus
    elif (area := _rolls(around)) is not None:
        area.ensureWidgetVisible(around, 0, ROUND)
    seen = around.visibleRegion().boundingRect()
    place = QRect(around.mapTo(top, seen.topLeft()), seen.size())
    place = place.adjusted(-ROUND, -ROUND, ROUND, ROUND) & top.rect()
    return top.grab(place).toImage().convertToFormat(QImage.Format.Format_RGB32)


def marked(before: QImage, after: QImage) -> int:
    """Of how many pixels the colour has become that of the ring, or one very close to it."""
    ring = QColor(theme().focus).rgb()
    changed: Counter[tuple[int, int]] = Counter()
    for old, new in zip(rows_of(before), rows_of(after), strict=True):
        if old != new:
            changed.update(zip(memoryview(old).cast("I"), memoryview(new).cast("I"), strict=True))
    return sum(
        many for (one, now), many in changed.items() if close(now, ring) and not close(one, ring)
    )


@lru_cache(maxsize=100_000)
def close(pixel: int, ring: int) -> bool:
    """Whether a colour is very close to that of the ring."""
    return all(abs((pixel >> at & 255) - (ring >> at & 255)) <= NEAR for at in (16, 8, 0))


def rows_of(image: QImage) -> list[bytes]:
    """The rows of a picture of 32 bits a pixel."""
    pixels, wide = b"" if image.isNull() else bytes(image.constBits()), image.bytesPerLine()
    return [pixels[start : start + wide] for start in range(0, len(pixels), max(1, wide))]


def hidden(top: QWidget, focus: QWidget) -> list[str]:
    if focus.window() is not top.window():
        return [f"{told(focus)}: in another window"]
    if not focus.isVisible() or not focus.isEnabled() or focus.visibleRegion().isEmpty():
        return [f"{told(focus)}: hidden or greyed"]
    return [f"{told(focus)}: {why}" for why in [covered(top, focus)] if why]


def lets_play(window: MainWindow) -> None:
    """Wait as long as others are at it: until then the keyboard rests upon the table."""
    controller = window.controller
    for _ in range(300):
        if (
            controller.head is None
            or controller.real_cards
            or controller.display.asked()
            or controller.waiting_for_deal
            or controller.over
        ):
            return
        QTest.qWait(10)


def _rolls(one: QWidget) -> QScrollArea | None:
    """The area in which it can be rolled out of sight."""
    above = one.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    return above


def unseen(top: QWidget, left: QWidget, there: QImage) -> list[str]:
    """What has no ring while the keyboard is there, or has another size then."""
    now = picture(top, left)
    if now.size() != there.size() and (area := _rolls(left)) is not None:
        # The page has rolled on to where the keyboard is now; look at what was left once more.
        at = area.verticalScrollBar().value()
        area.ensureWidgetVisible(left)
        QApplication.processEvents()
        now = picture(top, left)
        area.verticalScrollBar().setValue(at)
    if now.size() != there.size():
        return [f"{told(left)}: {there.size()} becomes {now.size()}"]
    return [] if marked(now, there) >= LEAST else [f"{told(left)}: no ring is seen"]
