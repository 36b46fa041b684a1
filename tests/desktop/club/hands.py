"""Two pairs of hands for the windows of the club: one has keys alone, the other a mouse alone.

The mouse can take a card, a row, a tab and a button, and what it does with a field is to click into
it and write; it never presses Enter, Tab, Alt or a key that stands for something. The keys never
point at anything: they walk with Tab until they are there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPushButton,
    QSpinBox,
    QTabWidget,
    QWidget,
)

from desktop.club.pages.people import PeoplePage
from desktop.club.pages.person_bar import KEYS

ENTER, TAB, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Space
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
FAR = 120
"""So many stops of Tab nothing is away."""
LATE = 400
"""So often it is looked again for a question that has not opened yet."""

Answer = Callable[[QWidget], None]


def settle() -> None:
    """Let the windows do what is due."""
    QApplication.processEvents()


def answering(ask: Callable[[], None], *answers: Answer) -> None:
    """Do something that asks, and answer what opens, one after the other."""
    left, failed = list(answers), list[BaseException]()

    def answer() -> None:
        box = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if box is None:
            if left:
                QTimer.singleShot(5, answer)
            return
        try:
            now = left.pop(0)
            if left:
                QTimer.singleShot(5, answer)
            now(box)
        except BaseException as error:
            failed.append(error)
            left.clear()
            box.close()

    QTimer.singleShot(0, answer)
    ask()
    settle()
    for _ in range(LATE):
        if failed or not left:
            break
        QTest.qWait(5)  # a menu opens without being waited for
    if failed:
        raise failed[0]
    assert not left, f"{len(left)} questions were not asked"


class Hands(ABC):
    """What an organiser does with a window."""

    @abstractmethod
    def press(self, button: QAbstractButton) -> None:
        """Press a button."""

    @abstractmethod
    def write(self, field: QLineEdit | QSpinBox, text: str) -> None:
        """Write a text over what stands in a field."""

    @abstractmethod
    def room(self, tabs: QTabWidget, number: int) -> None:
        """Turn to a tab, counted from 0."""

    @abstractmethod
    def row(self, grid: QAbstractItemView, number: int, further: int = 0) -> None:
        """Choose a row, counted from 0, and so many below it."""

    @abstractmethod
    def take(self, grid: QAbstractItemView, number: int) -> None:
        """Have what stands in a row, as Enter or a double click does."""

    @abstractmethod
    def choose(self, box: QComboBox, number: int) -> None:
        """Choose an entry of a box that offers some, counted from 0."""

    @abstractmethod
    def entry(self, menu: QMenu, action: QAction) -> None:
        """Take an entry of a menu that is open."""

    @abstractmethod
    def command(self, page: PeoplePage, name: str, *answers: Answer) -> None:
        """Do something with whoever is chosen in the list of people, and answer what it asks."""

    @abstractmethod
    def confirm(self, dialog: QWidget, field: QLineEdit | None = None) -> None:
        """Say yes to a question, or that what was written is meant."""

    def tick(self, box: QCheckBox) -> None:
        """Tick a box."""
        if not box.isChecked():
            self.press(box)

    answering = staticmethod(answering)

    def yes(self) -> Answer:
        """Answers a question with yes."""
        return self.confirm

    def said(self, text: str) -> Answer:
        """Answers a question with a text."""

        def answer(box: QWidget) -> None:
            field = box.findChild(QLineEdit)
            assert field is not None
            self.write(field, text)
            self.confirm(box, field)

        return answer

    def chosen(self, action: QAction) -> Answer:
        """Takes an entry of the menu that opens."""

        def answer(menu: QWidget) -> None:
            assert isinstance(menu, QMenu)
            self.entry(menu, action)

        return answer


class Keys(Hands):
    """Keys alone."""

    def _key(
        self, where: QWidget, key: Qt.Key, how: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        QTest.keyClick(where, key, how)
        settle()

    def enter(self, field: QWidget) -> None:
        """Enter, in a field."""
        self._key(field, ENTER)

    def go(self, widget: QWidget) -> None:
        """Walk to a widget with Tab."""
        window = widget.window()
        if not isinstance(window, QDialog):
            window.activateWindow()
            settle()
        for _ in range(FAR):
            now = window.focusWidget()
            if now is widget or (now is not None and widget.focusProxy() is now):
                return
            QTest.keyClick(now or window, TAB)
        raise AssertionError(f"Tab does not come to {widget.accessibleName() or widget}")

    def press(self, button: QAbstractButton) -> None:
        self.go(button)
        self._key(button, SPACE)

    def write(self, field: QLineEdit | QSpinBox, text: str) -> None:
        self.go(field)
        self._key(field, Qt.Key.Key_A, CTRL)
        QTest.keyClicks(field, text)
        settle()

    def room(self, tabs: QTabWidget, number: int) -> None:
        bar = tabs.tabBar()
        self.go(bar)
        while tabs.currentIndex() != number:
            ahead = tabs.currentIndex() < number
            self._key(bar, Qt.Key.Key_Right if ahead else Qt.Key.Key_Left)

    def row(self, grid: QAbstractItemView, number: int, further: int = 0) -> None:
        self.go(grid)
        for _ in range(FAR):
            now = grid.currentIndex().row()
            if now == number:
                break
            self._key(grid, Qt.Key.Key_Down if now < number else Qt.Key.Key_Up)
        assert grid.currentIndex().row() == number
        for _ in range(further):
            self._key(grid, Qt.Key.Key_Down, SHIFT)

    def take(self, grid: QAbstractItemView, number: int) -> None:
        self.row(grid, number)
        self._key(grid, ENTER, CTRL)

    def choose(self, box: QComboBox, number: int) -> None:
        self.go(box)
        self._key(box, Qt.Key.Key_Home)
        for _ in range(number):
            self._key(box, Qt.Key.Key_Down)
        assert box.currentIndex() == number

    def entry(self, menu: QMenu, action: QAction) -> None:
        for _ in range(FAR):
            if menu.activeAction() is action:
                break
            QTest.keyClick(menu, Qt.Key.Key_Down)
        QTest.keyClick(menu, ENTER)

    def command(self, page: PeoplePage, name: str, *answers: Answer) -> None:
        focus = page.window().focusWidget()
        assert focus is not None
        self.answering(lambda: QTest.keySequence(focus, KEYS[name]), *answers)

    def confirm(self, dialog: QWidget, field: QLineEdit | None = None) -> None:
        if field is not None:
            QTest.keyClick(field, ENTER)
        else:
            self.press(_yes(dialog))


class Mouse(Hands):
    """A mouse, and letters for what has to be written."""

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        """A click on what is seen."""
        assert widget.isVisible() and widget.isEnabled(), widget
        where = place or widget.rect().center()
        QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, where)
        settle()

    def press(self, button: QAbstractButton) -> None:
        if isinstance(button, QCheckBox):
            self.click(button, QPoint(8, button.height() // 2))
        else:
            self.click(button)

    def write(self, field: QLineEdit | QSpinBox, text: str) -> None:
        line = field if isinstance(field, QLineEdit) else field.lineEdit()
        place = QPoint(min(12, line.width() // 2), line.height() // 2)
        self.click(line, place)
        QTest.mouseDClick(line, LEFT, Qt.KeyboardModifier.NoModifier, place)
        # A third click takes the whole line, also where there are several words.
        QTest.mouseClick(line, LEFT, Qt.KeyboardModifier.NoModifier, place)
        if line.hasSelectedText() and line.selectedText() != line.text():
            line.selectAll()
        QTest.keyClicks(line, text)
        settle()

    def room(self, tabs: QTabWidget, number: int) -> None:
        bar = tabs.tabBar()
        self.click(bar, bar.tabRect(number).center())

    def row(self, grid: QAbstractItemView, number: int, further: int = 0) -> None:
        first, last = self._cell(grid, number), self._cell(grid, number + further)
        port = grid.viewport()
        if not further:
            self.click(port, first.center())
            return
        QTest.mousePress(port, LEFT, Qt.KeyboardModifier.NoModifier, first.center())
        QTest.mouseMove(port, last.center())
        settle()
        QTest.mouseRelease(port, LEFT, Qt.KeyboardModifier.NoModifier, last.center())
        settle()

    def _cell(self, grid: QAbstractItemView, number: int) -> QRect:
        index = grid.model().index(number, 0)
        grid.scrollTo(index)
        settle()
        return grid.visualRect(index)

    def take(self, grid: QAbstractItemView, number: int) -> None:
        self.row(grid, number)
        place = self._cell(grid, number).center()
        QTest.mouseDClick(grid.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
        settle()

    def choose(self, box: QComboBox, number: int) -> None:
        self.click(box)
        offered = box.view()
        place = self._cell(offered, number).center()
        # The press that opened it must not choose at once, which Qt tells by the time.
        QTest.qWait(QApplication.doubleClickInterval() + 50)
        QTest.mouseMove(offered.viewport(), place)
        QTest.mouseClick(offered.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, place)
        settle()
        assert box.currentIndex() == number

    def entry(self, menu: QMenu, action: QAction) -> None:
        place = menu.actionGeometry(action).center()
        QTest.mouseClick(menu, LEFT, Qt.KeyboardModifier.NoModifier, place)

    def command(self, page: PeoplePage, name: str, *answers: Answer) -> None:
        if name in page.bar.buttons:
            self.answering(lambda: self.press(page.bar.buttons[name]), *answers)
        else:
            menu = self.chosen(page.bar.actions_of[name])
            self.answering(lambda: self.press(page.bar.more), menu, *answers)

    def confirm(self, dialog: QWidget, field: QLineEdit | None = None) -> None:
        self.click(_yes(dialog))


def _yes(dialog: QWidget) -> QPushButton:
    """The button that says yes."""
    if isinstance(dialog, QMessageBox):
        button = dialog.button(QMessageBox.StandardButton.Yes)
    else:
        box = dialog.findChild(QDialogButtonBox)
        assert box is not None
        button = box.button(QDialogButtonBox.StandardButton.Ok)
    assert isinstance(button, QPushButton)
    return button
