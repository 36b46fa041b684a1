"""The button for a call that is about a card, before the card was chosen: it asks which one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.scene.speech import Speech
from engine.moves import Call


def menu_of(
    parent: QWidget, calls: Sequence[Call], speech: Speech, said: Callable[[Call], object]
) -> QMenu:
    """Return a menu of these calls; what is chosen there is `said`."""
    menu = QMenu(parent)
    for number, call in enumerate(calls, 1):
        digit = f"&{number} " if number < 10 else ""
        action = QAction(digit + speech.call(call).replace("&", "&&"), menu)
        action.triggered.connect(lambda _=False, call=call: said(call))
        menu.addAction(action)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def open_above(menu: QMenu, button: QWidget) -> None:
    """Open it just above the button, by which it hides nothing of the hand.

    A screen reader tells of a menu by the entry that is chosen.
    """
    menu.popup(button.mapToGlobal(QPoint(0, 0)) - QPoint(0, menu.sizeHint().height()))
    there = (one for one in menu.actions() if one.isEnabled() and not one.isSeparator())
    menu.setActiveAction(next(there))
