"""What can be done in a window by a switch: each thing with its place, and what a press does.

Everything that the keyboard reaches is found, in the order of Tab. A list is a group of its rows,
a number a group of more and less, text that is longer than its room can be turned on. Fields in
which is typed are left out: somebody with one switch has no letters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAction, QKeyEvent, QPainterPath, QPolygonF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QRadioButton,
    QScrollArea,
    QScrollBar,
    QTabBar,
    QWidget,
)

from desktop.look.paper import rounded

translate = QCoreApplication.translate

TOGETHER = 6
"""How many things of a page light up at once at most; then they do one by one."""
ROWS = 60
"""How many rows of a list are gone through."""


@dataclass(frozen=True)
class Stop:
    """One thing that a press does; two are the same if they are at the same thing."""

    widget: QWidget
    part: object
    """Which part of the widget: the number of a row or a tab, "more", "" for all of it."""
    rect: QRect
    """Where it is, as the widget counts."""
    act: Callable[[], object]
    word: str = ""
    """What a press does, where the thing itself does not say it."""
    outline: Callable[[float], QPolygonF] | None = None
    """What lies round it so far away, as the widget counts; None where that is the rectangle."""

    @property
    def name(self) -> str:
        """What it is called, in words, and what a press does."""
        return ": ".join(one for one in (self._called, self.word) if one)

    @property
    def _called(self) -> str:
        widget, part = self.widget, self.part
        if part == "out":
            return ""
        if isinstance(widget, QMenu | QMenuBar) and isinstance(part, int):
            return widget.actions()[part].text().replace("&", "")
        if isinstance(widget, QTabBar) and isinstance(part, int):
            return widget.tabText(part).replace("&", "")
        if isinstance(widget, QAbstractItemView) and isinstance(part, int):
            return str(_index(widget, part).data() or "")
        heard = QAccessible.queryAccessibleInterface(widget)
        return heard.text(QAccessible.Text.Name)

    @property
    def key(self) -> tuple[int, object]:
        """By which it is known again."""
        return id(self.widget), self.part

    def in_window(self, window: QWidget) -> QRect:
        """Where it is seen in this window; empty where it is scrolled away."""
        found = QRect(self.widget.mapTo(window, self.rect.topLeft()), self.rect.size())
        for area in self._scrolled():
            view = area.viewport()
            found &= QRect(view.mapTo(window, view.rect().topLeft()), view.size())
        return found

    def path_in(self, window: QWidget, around: float) -> QPainterPath:
        """Return the outline so far around it in this window; empty where it is scrolled away."""
        path, seen = QPainterPath(), self.in_window(window)
        if seen.isEmpty():
            return path
        if self.outline is None:
            return rounded(QRectF(seen).adjusted(-around, -around, around, around), 6)
        path.addPolygon(self.outline(around).translated(self.widget.mapTo(window, QPoint())))
        path.closeSubpath()
        return path

    def _scrolled(self) -> Iterator[QScrollArea]:
        """Yield what it scrolls in, from within."""
        above = None if self.widget.isWindow() else self.widget.parentWidget()
        while above is not None:
            if isinstance(above, QScrollArea):
                yield above
            above = None if above.isWindow() else above.parentWidget()

    def bring(self) -> None:
        """Bring it to where it is seen."""
        for area in self._scrolled():
            area.ensureWidgetVisible(self.widget, 12, 12)

    def show(self) -> None:
        """Bring it to where it is seen, and the keyboard with it."""
        widget = self.widget
        self.bring()
        if isinstance(widget, QMenu) and isinstance(self.part, int):
            action = widget.actions()[self.part]
            if action.menu() is None:  # Qt would open a menu within the menu, unasked
                widget.setActiveAction(action)
        elif isinstance(widget, QAbstractItemView) and isinstance(self.part, int):
            widget.scrollTo(_index(widget, self.part))
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not isinstance(widget, QMenuBar):
            widget.setFocus(Qt.FocusReason.TabFocusReason)


Groups = list[list[Stop]]


def of_window(window: QWidget) -> Groups:
    """Everything that can be done in a window, in groups; the way out of it comes last."""
    if isinstance(window, QMenu):
        return [[*_of_menu(window), _out(window)]]
    if isinstance(window, QAbstractItemView):
        return [_rows(window)]
    views = window.findChildren(QAbstractItemView)
    if window.windowType() == Qt.WindowType.Popup and views:
        return [_rows(views[0])]
    found: Groups = []
    loose: list[Stop] = []
    for widget in _reached(window):
        whole = _group(widget)
        if whole is not None:
            found += [*_in_parts(loose), whole] if whole else []
            loose = [] if whole else loose
        else:
            loose += _alone(widget)
    found += _in_parts(loose)
    return [*found, *([[_out(window)]] if window.parentWidget() is not None else [])]


def _in_parts(stops: list[Stop]) -> Groups:
    return [stops[first : first + TOGETHER] for first in range(0, len(stops), TOGETHER)]


def _reached(window: QWidget) -> Iterator[QWidget]:
    """Yield what the keyboard reaches, in its order."""
    one = window.nextInFocusChain()
    while one is not None and one is not window:
        tabs = bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus) and one.focusProxy() is None
        turns = isinstance(one, QAbstractScrollArea) and not isinstance(one, QAbstractItemView)
        if one.window() is window and one.isVisible() and one.isEnabled() and (tabs or turns):
            yield one
        one = one.nextInFocusChain()


def _group(widget: QWidget) -> list[Stop] | None:
    """Return the parts of a widget that has some; None for one that is done as a whole."""
    if isinstance(widget, QTabBar):
        return [
            Stop(widget, number, widget.tabRect(number), partial(widget.setCurrentIndex, number))
            for number in range(widget.count())
            if widget.isTabEnabled(number) and number != widget.currentIndex()
        ]
    if isinstance(widget, QRadioButton) and (group := widget.group()) is not None:
        # Tab comes to the chosen one alone, and only if Qt has been there before.
        others = [one for one in group.buttons() if one is not widget and one.isVisible()]
        chosen = widget.isChecked()
        return [Stop(one, "", one.rect(), one.click) for one in others] if chosen else []
    if isinstance(widget, QAbstractItemView):
        return _rows(widget)
    if isinstance(widget, QAbstractSpinBox):
        return list(_more_and_less(widget, widget.stepUp, widget.stepDown))
    if isinstance(widget, QAbstractSlider) and not isinstance(widget, QScrollBar):
        act = QAbstractSlider.SliderAction
        up = partial(widget.triggerAction, act.SliderSingleStepAdd)
        down = partial(widget.triggerAction, act.SliderSingleStepSub)
        return list(_more_and_less(widget, up, down))
    return None


def _alone(widget: QWidget) -> list[Stop]:
    """Return what a widget is that is done as a whole; nothing for what only letters can use."""
    if isinstance(widget, QAbstractButton):
        return [Stop(widget, "", widget.rect(), widget.click)]
    if isinstance(widget, QComboBox):
        return [Stop(widget, "", widget.rect(), widget.showPopup)]
    if isinstance(widget, QLineEdit | QPlainTextEdit):
        return []
    if isinstance(widget, QAbstractScrollArea) and widget.verticalScrollBar().maximum() > 0:
        word = translate("scanning", "Turn the page")
        return [Stop(widget, "on", widget.rect(), partial(_turn_on, widget), word)]
    return []


def _turn_on(area: QAbstractScrollArea) -> None:
    """Go a page further; from the end back to the beginning."""
    bar = area.verticalScrollBar()
    at_end = bar.value() >= bar.maximum()
    act = QAbstractSlider.SliderAction
    bar.triggerAction(act.SliderToMinimum if at_end else act.SliderPageStepAdd)


def _more_and_less(
    widget: QWidget, more: Callable[[], object], less: Callable[[], object]
) -> Iterator[Stop]:
    yield Stop(widget, "more", widget.rect(), more, translate("scanning", "More"))
    yield Stop(widget, "less", widget.rect(), less, translate("scanning", "Less"))


def _index(view: QAbstractItemView, row: int) -> QModelIndex:
    return view.model().index(row, max(0, view.currentIndex().column()), view.rootIndex())


def _rows(view: QAbstractItemView) -> list[Stop]:
    """Return the rows of a list that can be chosen."""
    model = view.model()
    count = min(ROWS, model.rowCount(view.rootIndex())) if model is not None else 0
    found = []
    for row in range(count):
        index = _index(view, row)
        if model.flags(index) & Qt.ItemFlag.ItemIsEnabled:
            rect = view.visualRect(index).translated(view.viewport().pos())
            found.append(Stop(view, row, rect & view.rect(), partial(_choose, view, row)))
    return found


def _choose(view: QAbstractItemView, row: int) -> None:
    """Do what a click upon the row does, and the key that opens it."""
    view.setCurrentIndex(_index(view, row))
    press_key(view, Qt.Key.Key_Return)


def _of_menu(menu: QMenu) -> list[Stop]:
    return [
        Stop(menu, number, menu.actionGeometry(action), partial(_take, menu, action))
        for number, action in enumerate(menu.actions())
        if action.isEnabled() and action.isVisible() and not action.isSeparator()
    ]


def _take(menu: QMenu, action: QAction) -> None:
    menu.setActiveAction(action)
    press_key(menu, Qt.Key.Key_Return)


def of_bar(bar: QMenuBar) -> list[Stop]:
    """Return the menus of a window."""
    found = []
    for number, action in enumerate(bar.actions()):
        if action.isVisible() and action.menu() is not None:
            rect = bar.actionGeometry(action)
            found.append(Stop(bar, number, rect, partial(_open, bar, action)))
    return found


def _open(bar: QMenuBar, action: QAction) -> None:
    menu = action.menu()
    if isinstance(menu, QMenu):
        menu.popup(bar.mapToGlobal(bar.actionGeometry(action).bottomLeft()))


def _out(window: QWidget) -> Stop:
    """Return the way out of what lies upon the window, whether or not it has a button for that."""
    rect = QRect(window.rect())
    return Stop(window, "out", rect, window.close, translate("scanning", "Back"))


SENT = "sent by the switch"


def press_key(widget: QWidget, key: Qt.Key) -> None:
    """Press a key there as the keyboard does; the switch itself does not hear it."""
    app = QApplication.instance()
    assert app is not None
    app.setProperty(SENT, True)
    try:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))
    finally:
        app.setProperty(SENT, False)
