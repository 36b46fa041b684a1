"""What a screen reader finds where Qt finds only something that fills room, which is passed over.

A widget says it by its property `heardAs`: it holds others as a group under its accessible name, or
as a window; it paints a text or a picture; it is a "choice", a button of which one of several is
down, for those that Qt keeps so are found without it; or it is "nothing", as its words are said by
what stands beside it. What only holds pages of which one is shown is nothing to a
reader: Qt calls it a "layered pane", and so would the reader, each time somebody comes to another
page.
"""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QRadioButton,
    QStackedWidget,
    QWidget,
)

_ROLES = {
    "group": QAccessible.Role.Grouping,
    "text": QAccessible.Role.StaticText,
    "picture": QAccessible.Role.Graphic,
    "window": QAccessible.Role.Window,
}
_PRESS = "Press"
"""What Qt calls the action of a button."""
_unheard: list[QWidget] = []
"""What holds pages, while it has the keyboard without a reader hearing of it."""
_installed: list[object] = []
"""The factory, once it is known to Qt."""


def part(widget: QWidget) -> None:
    """Let a screen reader find a widget that holds others as a group.

    Said when the widget is made: Qt keeps what it was told of it when it first asked.
    """
    widget.setProperty("heardAs", "group")
    install()


def let_go(within: QWidget) -> None:
    """Have the keyboard nowhere, if it is in there, before that goes away or is covered.

    Qt would pass it on as if Tab had been pressed, and a reader would hear to what.
    """
    here = within.window().focusWidget()
    if here is None or not within.isAncestorOf(here):
        return
    stack: QWidget | None = within
    while stack is not None and not isinstance(stack, QStackedWidget):
        stack = stack.parentWidget()
    if stack is not None:
        # Of what loses the keyboard to nothing Qt tells once more: that has to be unheard.
        _unheard.append(stack)
        stack.setFocus(Qt.FocusReason.OtherFocusReason)
        here.clearFocus()
        stack.clearFocus()
        _unheard.remove(stack)
    else:
        here.clearFocus()


def install() -> None:
    """Have Qt ask here first; said before a window is made."""
    # A Qt of a distribution may be built without it: then the part is a plain box.
    if not _installed and hasattr(QAccessible, "installFactory"):
        _installed.append(_make)
        QAccessible.installFactory(_make)


def _make(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """Return what Qt is to ask about this object; None leaves it to Qt."""
    role = _ROLES.get(str(thing.property("heardAs"))) if isinstance(thing, QWidget) else None
    if isinstance(thing, QWidget) and role is not None:
        return QAccessibleWidget(thing, role, "")
    if isinstance(thing, QWidget) and thing.property("heardAs") == "nothing":
        return _Nothing(thing)
    if isinstance(thing, QAbstractButton) and _is_choice(thing):
        return _Choice(thing)
    if isinstance(thing, QStackedWidget):
        return _Stack(thing)
    return None


def _is_choice(button: QAbstractButton) -> bool:
    """Whether it is one of several of which one is down; Qt knows it of its round ones."""
    if not button.isCheckable() or isinstance(button, QRadioButton):
        return False
    group = button.group()
    several = button.autoExclusive() or (group is not None and group.exclusive())
    return several or button.property("heardAs") == "choice"


class _Stack(QAccessibleWidget):
    """What holds pages; Qt tells readers of nothing that is not valid at that moment."""

    def __init__(self, widget: QStackedWidget) -> None:
        super().__init__(widget, QAccessible.Role.Client, "")

    def isValid(self) -> bool:
        return super().isValid() and self.object() not in _unheard


class _Nothing(QAccessibleWidget):
    """What is seen and not read."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, QAccessible.Role.StaticText, "")

    def state(self) -> QAccessible.State:
        state = super().state()
        state.invisible = True
        return state


class _Choice(QAccessibleWidget):
    """A button of which one of several is down: chosen or not, and chosen by a press."""

    def __init__(self, button: QAbstractButton) -> None:
        super().__init__(button, QAccessible.Role.RadioButton, "")

    @property
    def _button(self) -> QAbstractButton:
        # Asked of Qt each time: a new one may be made where an old one was.
        return cast(QAbstractButton, self.object())

    def text(self, kind: QAccessible.Text) -> str:
        said = super().text(kind)
        if said or kind != QAccessible.Text.Name:
            return said
        return self._button.text().replace("&&", "\0").replace("&", "").replace("\0", "&")

    def state(self) -> QAccessible.State:
        state = super().state()
        state.checkable, state.checked = True, self._button.isChecked()
        return state

    def actionNames(self) -> list[str]:
        return [_PRESS, *(name for name in super().actionNames() if name != _PRESS)]

    def doAction(self, name: str) -> None:
        if name == _PRESS:
            self._button.click()
        else:
            super().doAction(name)
