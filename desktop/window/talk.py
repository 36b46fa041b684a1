"""The button that opens a menu of what may be said across the table, whoever's turn it is.

What may be said comes from the controller each time the menu opens, so no game is known here.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.look.parts import Token
from desktop.scene.speech import Speech
from engine.cards import Card
from engine.moves import Call

translate = QCoreApplication.translate

_KEYS = 9
"""So many phrases have a number key."""


class TalkButton(Token):
    """Say something: a menu of phrases, their meanings as tips, the first nine by number keys."""

    said = Signal(object)
    """A phrase, as a Call."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("say", "", parent=parent)
        self.wanted = False
        """Whether anything has been to say in this match; then the token stays."""
        self.anchor: QWidget = self
        """Where the menu opens: the token that stands for this one where there is little room."""
        self.phrases = QMenu(self)
        self.phrases.setToolTipsVisible(True)
        self._held_up = QMenu(self.phrases)
        self._held_up.setToolTipsVisible(True)
        self._calls: Sequence[Call] = ()
        self._speech: Speech | None = None
        self._picked: Card | None = None
        self.clicked.connect(self.open)
        self.hide()
        self.retranslate()

    def offer(self, calls: Sequence[Call], speech: Speech, picked: Card | None) -> None:
        """Offer these; those with the card that is picked up come first."""
        self._calls, self._speech, self._picked = tuple(calls), speech, picked
        self.setEnabled(bool(calls))
        self.wanted = self.wanted or bool(calls)

    def open(self) -> None:
        """Show what may be said."""
        if not self._calls:
            return
        self._fill(self._picked)
        high = self.phrases.sizeHint().height()
        self.phrases.popup(self.anchor.mapToGlobal(QPoint(0, 0)) - QPoint(0, high))

    def open_about(self, card: Card, where: QPoint) -> None:
        """Show at this point of the screen what may be said, first of all with this card."""
        if any(card in call.args for call in self._calls):
            self._fill(card)
            self.phrases.popup(where)

    def _fill(self, about: Card | None) -> None:
        self.phrases.clear()
        self._held_up.clear()
        picked = [call for call in self._calls if about is not None and about in call.args]
        plain = [call for call in self._calls if not call.args]
        others = [call for call in self._calls if call.args and call not in picked]
        for number, call in enumerate([*picked, *plain], 1):
            self._add(self.phrases, call, number)
        if others:
            self._held_up.setTitle(translate("talk", "With a card half shown"))
            self.phrases.addMenu(self._held_up)
            for call in others:
                self._add(self._held_up, call, _KEYS + 1)

    def _add(self, menu: QMenu, call: Call, number: int) -> None:
        if self._speech is None:
            return
        text = self._speech.phrase(call)
        shown = text.replace("&", "&&")
        action = QAction(f"&{number}  {shown}" if number <= _KEYS else shown, menu)
        action.setData(text)
        action.setToolTip(self._speech.meaning(call) or text)
        action.triggered.connect(lambda: self.said.emit(call))
        menu.addAction(action)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setText(translate("talk", "Say"))
        self.phrases.setAccessibleName(translate("talk", "What may be said"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
