"""The button for a call that is about a card, before the card was chosen: it asks which one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.scene.speech import Speech
from engine.cards import Card
from engine.moves import Call, Move

_WHICH = "which"
"""The word of what stands for several calls; its text is that of `which.WORD`."""


def asking(calls: Sequence[Call]) -> list[Call]:
    """One for each word of these calls: the call itself, or what stands for several of them."""
    found = []
    for word in dict.fromkeys(call.word for call in calls):
        same = [call for call in calls if call.word == word]
        found.append(same[0] if len(same) == 1 else Call(_WHICH, (word,)))
    return found


def asks_which(call: Call) -> bool:
    """Whether this stands for several calls."""
    return call.word == _WHICH


def words_of(call: Call, speech: Speech) -> str:
    """What stands on the button."""
    if asks_which(call):
        return speech.text(f"which.{call.args[0]}")
    # What is no move is said across the table.
    return speech.call(call) if speech.has(f"call.{call.word}") else speech.phrase(call)


def key_of(call: Call, speech: Speech) -> str:
    """The key of its own that means this call, "" for none."""
    return speech.key(Call(str(call.args[0])) if asks_which(call) else call)


def stands_for(call: Call, move: Move | None) -> bool:
    """Whether this is the move, or stands for it among others."""
    if asks_which(call) and isinstance(move, Call):
        return move.word == call.args[0] and any(isinstance(arg, Card) for arg in move.args)
    return call == move


def menu_of(
    parent: QWidget, calls: Sequence[Call], speech: Speech, said: Callable[[Call], object]
) -> QMenu:
    """A menu of these calls; what is chosen there is `said`."""
    menu = QMenu(parent)
    for number, call in enumerate(calls, 1):
        digit = f"&{number} " if number < 10 else ""
        action = QAction(digit + speech.call(call).replace("&", "&&"), menu)
        action.triggered.connect(lambda _=False, call=call: said(call))
        menu.addAction(action)
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def open_above(menu: QMenu, button: QWidget) -> None:
    """Open it just above the button, by which it hides nothing of the hand."""
    menu.popup(button.mapToGlobal(QPoint(0, 0)) - QPoint(0, menu.sizeHint().height()))
