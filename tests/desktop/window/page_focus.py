"""Where the keyboard is on every page and dialog: it is seen, it is covered by nothing, Tab goes
round and comes back, and each window has a title.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QScrollArea,
    QTextEdit,
    QWidget,
)

from desktop.booklet.spread import Spread
from desktop.look.theme import theme
from desktop.table.card import CardWidget
from desktop.window.main_window import MainWindow
from tests.desktop.window.page_faults import told
from tests.desktop.window.test_by_keys import covered

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


def stops(top: QWidget) -> Iterator[QWidget]:
    """Where Tab goes, once round; each is given while the keyboard is there."""
    first = top.focusWidget()
    for _ in range(FAR):
        focus = QApplication.focusWidget()
        assert focus is not None, "the keyboard is lost"
        yield focus
        QTest.keyClick(focus, Qt.Key.Key_Tab)
        QApplication.processEvents()
        if QApplication.focusWidget() is first:
            return
    raise AssertionError(f"Tab does not come back to {first}")


def picture(top: QWidget, around: QWidget) -> QImage:
    seen = around.visibleRegion().boundingRect()
    place = QRect(around.mapTo(top, seen.topLeft()), seen.size())
    place = place.adjusted(-ROUND, -ROUND, ROUND, ROUND) & top.rect()
    return top.grab(place).toImage().convertToFormat(QImage.Format.Format_RGB32)


def marked(before: QImage, after: QImage) -> int:
    """Of how many pixels the colour has become that of the ring, or one very close to it."""
    ring = QColor(theme().focus)

    def close(pixel: int) -> bool:
        one = QColor(pixel)
        apart = one.red() - ring.red(), one.green() - ring.green(), one.blue() - ring.blue()
        return max(map(abs, apart)) <= NEAR

    seen = Counter(zip(pixels(before), pixels(after), strict=True))
    return sum(
        often for (one, now), often in seen.items() if now != one and close(now) and not close(one)
    )


def pixels(image: QImage) -> memoryview:
    """The pixels of a picture of 32 bits each, row by row."""
    return memoryview(image.constBits()).cast("I")


def hidden(top: QWidget, focus: QWidget) -> list[str]:
    if focus.window() is not top.window():
        return [f"{told(focus)}: in another window"]
    if not focus.isVisible() or not focus.isEnabled() or focus.visibleRegion().isEmpty():
        return [f"{told(focus)}: hidden or greyed"]
    return [f"{told(focus)}: {why}" for why in [covered(top, focus)] if why]


def lets_play(window: MainWindow) -> None:
    """Wait as long as others are at it: until then the keyboard rests upon the table."""
    host = window.host
    for _ in range(300):
        if host.head is None or host.display.asked() or host.waiting_for_deal or host.over:
            return
        QTest.qWait(10)


def lost(window: MainWindow, top: QWidget) -> list[str]:
    """Go round by Tab; where the keyboard is hidden, or no ring shows it."""
    top.activateWindow()
    QTest.qWaitForWindowActive(top, 2000)
    for _ in range(5):
        QTest.qWait(10)
    lets_play(window)
    found = [] if top.windowTitle().strip() else ["no title"]
    if top.focusWidget() is None:
        QTest.keyClick(top, Qt.Key.Key_Tab)
    last: tuple[QWidget, QImage] | None = None
    for focus in stops(top):
        found += hidden(top, focus)
        if last is not None and last[0] is not focus:
            found += unseen(top, *last)
        # Who has not pressed a key yet sees no ring round a card.
        by_mouse = isinstance(focus, CardWidget) and not focus.shows_focus
        last = None if by_mouse or isinstance(focus, PAGES) else (focus, picture(top, focus))
    return found


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
