"""The button that opens a menu of what may be said across the table, in turn or out of it.

What may be said comes from the controller each time the menu opens, in groups with their headings,
so no game is known here. What fits now lies open on top, the rest in a menu for each group; beside
each phrase stands what it means.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.common import plain_text
from desktop.look.parts import Token
from desktop.scene.speech import Speech
from desktop.scene.tags import SAY
from desktop.window.which import open_above
from engine.cards import Card
from engine.moves import Call

translate = QCoreApplication.translate

Groups: TypeAlias = Sequence[tuple[str, Sequence[Call]]]
"""Headings, each with its phrases; "" for phrases without one."""

_KEYS = 9
"""How many phrases have a number key."""


class TalkButton(Token):
    """Say something: a menu of phrases and what they mean, the first nine with number keys."""

    said = Signal(object)
    """A phrase, as a Call."""
    asked = Signal(object)
    """What this Card is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("say", "", parent=parent)
        self.wanted = False
        """Whether anything has been to say in this match; then the token stays."""
        self.anchor: QWidget = self
        """Where the menu opens: the token that stands for this one where there is little room."""
        self.phrases = QMenu(self)
        self.phrases.setToolTipsVisible(True)
        self._calls: Sequence[Call] = ()
        self._groups: Groups = ()
        self._speech: Speech | None = None
        self._picked: Card | None = None
        self.clicked.connect(self.open)
        self.hide()
        self.retranslate()

    def offer(
        self, calls: Sequence[Call], speech: Speech, picked: Card | None, groups: Groups = ()
    ) -> None:
        """Offer these, in these groups; those with the card that is picked up come first."""
        self._calls, self._speech, self._picked = tuple(calls), speech, picked
        self._groups = tuple(groups) or (("", self._calls),)
        self.setEnabled(bool(calls))
        self.wanted = self.wanted or bool(calls)

    def open(self) -> None:
        """Show what may be said."""
        if not self._calls:
            return
        self._fill(self._picked)
        open_above(self.phrases, self.anchor)

    def open_about(self, card: Card, where: QPoint) -> None:
        """Show at this point of the screen what may be said, first of all with this card."""
        if self.tells_of(card):
            self._fill(card)
            self.phrases.addSeparator()
            what = self.phrases.addAction(translate("window", "What’s this?"))
            what.triggered.connect(lambda: self.asked.emit(card))
            self.phrases.popup(where)

    def tells_of(self, card: Card) -> bool:
        """Whether something may be said with this card."""
        return any(card in call.args for call in self._calls)

    def _fill(self, about: Card | None) -> None:
        self.phrases.clear()
        picked = [call for call in self._calls if about is not None and about in call.args]
        for number, call in enumerate(picked, 1):
            self._add(self.phrases, call, number)
        for place, (heading, calls) in enumerate(self._groups):
            group = [call for call in calls if call not in picked]
            if not group:
                continue
            if not heading or not place:
                self._open_group(heading, group, len(picked))
            else:
                self._fold_group(heading, group)

    def _open_group(self, heading: str, calls: Sequence[Call], before: int) -> None:
        """Show the phrases themselves, under their heading; with a card half shown in a menu."""
        if heading:
            # Not a section: many styles show a mere line for one.
            self.phrases.addAction(heading.replace("&", "&&")).setEnabled(False)
        for number, call in enumerate([call for call in calls if not call.args], before + 1):
            self._add(self.phrases, call, number)
        if heading:
            self.phrases.addSeparator()
        shown = [call for call in calls if call.args]
        if shown:
            self._fold_group(translate("talk", "Half-show a card"), shown)

    def _fold_group(self, heading: str, calls: Sequence[Call]) -> None:
        """Fold a group into a menu of its own, with number keys of its own."""
        group = self.phrases.addMenu(heading.replace("&", "&&"))
        group.setToolTipsVisible(True)
        for number, call in enumerate(calls, 1):
            self._add(group, call, number)

    def _add(self, menu: QMenu, call: Call, number: int) -> None:
        if self._speech is None:
            return
        text = self._speech.phrase(call)
        meaning = self._speech.meaning(call)
        # Behind a tab stands what is written at the right.
        shown = "\t".join(one.replace("&", "&&") for one in (text, meaning) if one)
        action = QAction(f"&{number}  {shown}" if number <= _KEYS else shown, menu)
        action.setData(text)
        action.setToolTip(plain_text.tip(meaning or text))
        action.triggered.connect(lambda: self.said.emit(call))
        menu.addAction(action)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setText(translate("talk", SAY))
        self.phrases.setAccessibleName(translate("talk", "Phrases"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
