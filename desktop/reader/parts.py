"""Parts of a page that a screen reader finds as groups, each under its accessible name.

What only holds pages of which one is shown is nothing to it: Qt calls it a "layered pane", and so
would the reader, each time somebody comes to another page.
"""

from __future__ import annotations

from weakref import WeakSet

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget, QWidget

_parts: WeakSet[QWidget] = WeakSet()
_installed: list[object] = []
"""The factory, once it is known to Qt."""


def part(widget: QWidget) -> None:
    """Let a screen reader find a widget that holds others as a group.

    Said when the widget is made: Qt keeps what it was told of it when it first asked.
    """
    _parts.add(widget)
    install()


def install() -> None:
    """Have Qt ask here first; said before a window is made."""
    # A Qt of a distribution may be built without it: then the part is a plain box.
    if not _installed and hasattr(QAccessible, "installFactory"):
        _installed.append(_make)
        QAccessible.installFactory(_make)


def _make(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """What Qt is to ask about this object; None leaves it to Qt."""
    if isinstance(thing, QWidget) and thing in _parts:
        return QAccessibleWidget(thing, QAccessible.Role.Grouping, "")
    if isinstance(thing, QStackedWidget):
        return QAccessibleWidget(thing, QAccessible.Role.Client, "")
    return None
