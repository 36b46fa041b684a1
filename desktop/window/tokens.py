"""The round tokens low right: undo, hint, last trick, say, more.

Each does an action of the registry, by way of the menus: what is not allowed now is greyed and its
tip says why. Where there is no room for all, one token opens a menu with everything.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from desktop.window.menus import Menus
from desktop.window.talk import TalkButton
from engine.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

SIGNS: Mapping[str, str] = {
    "undo": QT_TRANSLATE_NOOP("tokens", "Undo"),
    "hint": QT_TRANSLATE_NOOP("tokens", "Hint"),
    "last_trick": QT_TRANSLATE_NOOP("tokens", "Trick"),
}
"""The tokens that stand for one action each, with the word below them."""

MORE: tuple[tuple[str, ...], ...] = (
    ("redo", "sort", "hurry", "deal"),
    ("hindsight", "evening_page", "correct"),
    ("slate", "bigger", "smaller", "fit", "full_screen"),
    ("rules", "glossary", "keys"),
)
"""What the last token offers besides, part by part."""


class Tokens(QObject):
    """The tokens of one table; `talk` is the one with which something is said."""

    def __init__(self, parent: QWidget, talk: TalkButton) -> None:
        super().__init__(parent)
        self.talk = talk
        self.single = {name: QPushButton(parent) for name in SIGNS}
        self.more = QPushButton(parent)
        self.menu = QMenu(self.more)
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(self._fill)
        self.more.clicked.connect(self.open)
        self._menus: Menus | None = None
        self._folded = False
        self._shown = False

    def bind(self, menus: Menus) -> None:
        """Do what these menus do."""
        self._menus = menus
        for name, token in self.single.items():
            token.clicked.connect(partial(menus.do, name))
            menus.actions[name].changed.connect(partial(self._follow, name))
            self._follow(name)

    def _follow(self, name: str) -> None:
        """Be greyed as the action is, and say why or by which key."""
        if self._menus is None:
            return
        action, token = self._menus.actions[name], self.single[name]
        token.setEnabled(action.isEnabled())
        token.setToolTip(self._menus.why_not(name) or self._menus.tip(name))

    # Where they lie.

    @property
    def count(self) -> int:
        """How many there are when none is folded away."""
        return len(self.single) + 1 + self.talk.wanted

    def show(self, shown: bool) -> None:
        """Be there, or not while real cards are played with."""
        self._shown = shown
        self._show()

    def lie_at(self, places: Sequence[QRect]) -> None:
        """Lie at these places, the last is for more; one place alone holds all of them."""
        self._folded = len(places) < self.count
        for token, place in zip(self._tokens(), places, strict=False):
            token.setGeometry(place)
        self._show()

    def _tokens(self) -> list[QPushButton]:
        if self._folded:
            return [self.more]
        talk = [self.talk] if self.talk.wanted else []
        return [*self.single.values(), *talk, self.more]

    def _show(self) -> None:
        there = self._tokens() if self._shown else []
        for token in (*self.single.values(), self.talk, self.more):
            token.setVisible(token in there)

    # The menu.

    def open(self) -> None:
        """Show what else can be done."""
        high = self.menu.sizeHint().height() if self.menu.actions() else 0
        self._fill()
        high = self.menu.sizeHint().height()
        self.menu.popup(self.more.mapToGlobal(QPoint(0, 0)) - QPoint(0, high))

    def _fill(self) -> None:
        if self._menus is None:
            return
        self._menus.refresh()
        self.menu.clear()
        folded = (*SIGNS, "talk") if self._folded else ()
        for part in (folded, *MORE):
            for name in part:
                self.menu.addAction(self._menus.actions[name])
            self.menu.addSeparator()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        for name, token in self.single.items():
            token.setText(translate("tokens", SIGNS[name]))
            self._follow(name)
        self.more.setText(translate("tokens", "More"))
        self.more.setToolTip(translate("tokens", "What else can be done"))
