"""What a screen reader finds where Qt finds only something that fills room, which is passed over.

A widget says it by its property `heardAs`: it holds others as a group under its accessible name, or
it paints a text or a picture. What only holds pages of which one is shown is nothing to a reader:
Qt calls it a "layered pane", and so would the reader, each time somebody comes to another page.
"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QStackedWidget, QWidget

_ROLES = {
    "group": QAccessible.Role.Grouping,
    "text": QAccessible.Role.StaticText,
    "picture": QAccessible.Role.Graphic,
}
_installed: list[object] = []
"""The factory, once it is known to Qt."""


def part(widget: QWidget) -> None:
    """Let a screen reader find a widget that holds others as a group.

    Said when the widget is made: Qt keeps what it was told of it when it first asked.
    """
    widget.setProperty("heardAs", "group")
    install()


def install() -> None:
    """Have Qt ask here first; said before a window is made."""
    # A Qt of a distribution may be built without it: then the part is a plain box.
    if not _installed and hasattr(QAccessible, "installFactory"):
        _installed.append(_make)
        QAccessible.installFactory(_make)


def _make(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    """What Qt is to ask about this object; None leaves it to Qt."""
    role = _ROLES.get(str(thing.property("heardAs"))) if isinstance(thing, QWidget) else None
    if isinstance(thing, QWidget) and role is not None:
        return QAccessibleWidget(thing, role, "")
    if isinstance(thing, QStackedWidget):
        return QAccessibleWidget(thing, QAccessible.Role.Client, "")
    return None
