"""Goes through first evenings at a window as a person would: by presses on what is to be seen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QScrollArea, QWidget

from desktop.lessons.guide import Guide
from desktop.lessons.page import FirstEvenings
from engine.cards import Card
from engine.lessons.reading import lessons, short_cut
from engine.moves import Call, Move
from tests.windows import button_for

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
_PATIENCE = 300
"""So often it is looked whether something lies, each time after a hundredth of a second."""
_LOOKS = 40
"""So often it is looked whether an answer was taken."""
_AGAIN = 4
"""So often an answer is given: what is pressed in haste is not taken, as by anybody."""
_MOST = 60
"""So often Tab or an arrow is pressed to come to something."""


class Stuck(Exception):
    """There is no way on by what is to be seen: where, and what was wanted."""


class Walker:
    """Walks through a window by mouse or by keys alone."""

    def __init__(self, window: MainWindow, *, by_keys: bool) -> None:
        self._window = window
        self._by_keys = by_keys
        self._where = "first page"

    def evening(self, game: str, most: int = 99) -> Iterator[str]:
        """Through so many lessons of a game from the first page; a name for each thing seen.

        After the first evening comes the lesson for whoever knows a game of the family.
        """
        self._window.activateWindow()
        QTest.qWait(50)
        self._press(self._window.welcome.doors["learn"])
        every = [*lessons(game), *filter(None, [short_cut(game)])]
        for lesson in every[:most]:
            window = self._window
            begun = window.controller.head is not None or window.pages.evening is not None
            if window.teaching.teacher.guide is None and begun:
                self._leave()
            self._where = f"{game}, lesson {lesson.name}"
            page = self._window.pages.currentWidget()
            if not isinstance(page, FirstEvenings):
                raise self._stuck("the page of first evenings")
            if page.game != game:
                self._press(page.tags[game])
            yield f"{lesson.name}-page"
            rows = [*page.rows, *filter(None, [page.short])]
            row = next(one for one in rows if one.lesson == lesson)
            if not self._by_keys:
                self._roll_to(row)
            self._press(row)
            yield from self._lesson(lesson.name)

    def _leave(self) -> None:
        """From the evening that a first one ends in or leads to, to the page of first ones."""
        menus = self._window.menus
        action = menus.actions["first_page"]
        if self._by_keys:
            self._window.activateWindow()
            QTest.keyClick(self._window, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
        else:
            bar = self._window.menuBar()
            title = next(one for one in bar.actions() if action in _menu(one).actions())
            QTest.mouseClick(bar, LEFT, pos=bar.actionGeometry(title).center())
            menu = _menu(title)
            QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())
        QTest.qWait(20)
        self._press(self._window.welcome.doors["learn"])

    def _lesson(self, name: str) -> Iterator[str]:
        teacher = self._window.teaching.teacher
        guide = teacher.guide
        if guide is None:
            raise self._stuck("the lesson")
        moves = 0
        while self._lies(guide):
            course = guide.course
            self._where = f"{course.lesson.game}, lesson {name}, step {course.at + 1}"
            moves += 1
            yield f"{name}-{course.at + 1:02}-{moves:03}"
            if guide.waiting:
                self._press(teacher.paper.on_tag)
            else:
                self._answer(guide, course.first_answer())

    def _lies(self, guide: Guide) -> bool:
        """Wait until what is next is to be read; False once the lesson is over."""
        window = self._window
        for _ in range(_PATIENCE):
            QTest.qWait(10)
            if window.teaching.teacher.guide is not guide:
                return False
            if not guide.moving and not window.table.busy and (guide.waiting or guide.asking):
                return True
        raise self._stuck("the next step")

    def _answer(self, guide: Guide, move: Move) -> None:
        """Give an answer, and see that it was taken."""
        course = guide.course
        before = (course.at, course.was_answered, len(course.match.moves))
        for _ in range(_AGAIN):
            if course.asks_talk and isinstance(move, Call):
                self._say(move)
            elif isinstance(move, Card):
                self._play(move)
            else:
                self._call(move)
            for _ in range(_LOOKS):
                if self._window.teaching.teacher.guide is not guide:
                    return
                if (course.at, course.was_answered, len(course.match.moves)) != before:
                    return
                QTest.qWait(10)
        raise self._stuck(f"{move}, which was not taken")

    # Cards, calls, talk.

    def _play(self, card: Card) -> None:
        if self._by_keys:
            self._go_to(card)
            self._key(Qt.Key.Key_Return)
        else:
            self._double_click(card)

    def _call(self, call: Call) -> None:
        """Press the tag of a call; those that name a card have it chosen first, if need be."""
        bar = self._window.calls
        tag = button_for(bar, call)
        if tag is None:
            for card in (arg for arg in call.args if isinstance(arg, Card)):
                if self._window.table.card_widget(card) is None:
                    continue
                if self._by_keys:
                    self._go_to(card)
                    self._key(Qt.Key.Key_Up)
                else:
                    self._click(card)
                QTest.qWait(20)
                if (tag := button_for(bar, call)) is not None:
                    break
        if tag is None:
            raise self._stuck(f"a tag for {call}")
        self._press(tag)

    def _say(self, call: Call) -> None:
        """Say something from the menu."""
        talk = self._window.talk
        anchor = talk.anchor
        if self._by_keys:
            self._key(Qt.Key.Key_T)
        elif isinstance(anchor, QAbstractButton):
            self._press(anchor)
        QTest.qWait(30)
        speech = self._window.controller.speech
        menu = QApplication.activePopupWidget()
        if not isinstance(menu, QMenu) or speech is None:
            raise self._stuck(f"a menu to say {call}")
        action = next((a for a in menu.actions() if a.data() == speech.phrase(call)), None)
        if action is None:
            menu.close()
            raise self._stuck(f"{call} in the menu")
        if self._by_keys:
            menu.setActiveAction(action)
            QTest.keyClick(menu, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())

    # Mouse.

    def _point(self, card: Card) -> QPoint:
        """Where a card of the hand can be pressed."""
        table = self._window.table
        widget = table.card_widget(card)
        if widget is not None:
            rect = widget.lies_at().rect
            for x in range(rect.left(), rect.right(), 3):
                for y in range(rect.top() + 4, min(rect.bottom(), table.height()), 6):
                    if table.contents.hand_card_at(QPoint(x, y)) == card:
                        return QPoint(x, y)
        raise self._stuck(f"{card} in the hand")

    def _click(self, card: Card) -> None:
        QTest.mouseClick(self._window.table, LEFT, pos=self._point(card))

    def _double_click(self, card: Card) -> None:
        table, where = self._window.table, self._point(card)
        QTest.mouseClick(table, LEFT, pos=where)
        QTest.mouseDClick(table, LEFT, pos=where)

    def _roll_to(self, widget: QWidget) -> None:
        """Turn the wheel until this is to be seen whole."""
        around = widget.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if around is None:
            return
        view = around.viewport()
        for _ in range(_MOST):
            top = widget.mapTo(view, QPoint(0, 0)).y()
            if top >= 0 and top + widget.height() <= view.height():
                return
            middle = view.rect().center()
            turn = QPoint(0, -120 if top > 0 else 120)
            wheel = QWheelEvent(
                QPointF(middle),
                QPointF(view.mapToGlobal(middle)),
                QPoint(),
                turn,
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QApplication.sendEvent(view, wheel)

    # Keys.

    def _key(self, key: Qt.Key) -> None:
        target = QApplication.focusWidget() or self._window
        QTest.keyClick(target, key)
        QTest.qWait(5)

    def _go_to(self, card: Card) -> None:
        """Bring the keyboard to a card with the arrows."""
        table = self._window.table
        if not table.hasFocus():
            self._tab_to(table)
        for way in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            for _ in range(_MOST // 3):
                if table.focus.card == card:
                    return
                self._key(way)
        raise self._stuck(f"the keyboard at {card}")

    def _tab_to(self, widget: QWidget) -> None:
        for _ in range(_MOST):
            at = QApplication.focusWidget()
            if at is widget or (at is not None and widget.isAncestorOf(at)):
                return
            self._key(Qt.Key.Key_Tab)
        raise self._stuck("the keyboard at " + (widget.accessibleName() or type(widget).__name__))

    def _press(self, button: QAbstractButton) -> None:
        """Press a button that is to be seen."""
        if not button.isVisible() or not button.isEnabled():
            raise self._stuck(f"the button “{button.text()}”")
        if self._by_keys:
            self._tab_to(button)
            self._key(Qt.Key.Key_Return)
        else:
            middle = button.rect().center()
            top = self._window.childAt(button.mapTo(self._window, middle))
            if top is not button and not (top is not None and button.isAncestorOf(top)):
                raise self._stuck(f"the button “{button.text()}”, which is covered")
            QTest.mouseClick(button, LEFT, pos=middle)
        QTest.qWait(10)

    def _stuck(self, wanted: str) -> Stuck:
        return Stuck(f"{self._where}: no way to {wanted}")


def _menu(title: QAction) -> QMenu:
    """The menu that opens under this title."""
    menu = title.menu()
    assert isinstance(menu, QMenu)
    return menu
