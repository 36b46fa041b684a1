"""What shall we play? Three words on the wood that narrow the boxes of the first page.

How many people, how long, trumps or not: each word opens a menu and says what is chosen there. What
a game does not say of itself speaks against it nowhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QRect, QSize, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from desktop.look.lettering import letters
from desktop.look.parts import Board, WoodLabel, Word
from desktop.window.first_page_layout import board_edge
from engine import games

translate = QCoreApplication.translate

ANY = 0
LENGTHS = (15, 30, 60)
"""So many minutes at most."""
WITH, WITHOUT = 1, 2


class Finder(QObject):
    """The question, its three words, and a fourth that takes back whatever was chosen."""

    narrowed = Signal()
    """Other games are wanted now."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.board = Board(page)
        self.label = WoodLabel(page)
        self.words = {name: Word("", page) for name in ("players", "minutes", "trumps")}
        self.chosen = dict.fromkeys(self.words, ANY)
        self.all = Word("", page)
        self.label.on_board = self.all.on_board = True
        for word in self.words.values():
            word.on_board = True
        for name, word in self.words.items():
            word.clicked.connect(partial(self._open, name))
        self.all.clicked.connect(self.take_back)
        self.retranslate()

    # What is wanted.

    @property
    def narrow(self) -> bool:
        """Whether anything is asked for."""
        return any(self.chosen.values())

    def fits(self, game: str) -> bool:
        """Whether a game is as it is wanted."""
        kind = games.find(game)
        players, minutes, trumps = self.chosen.values()
        return (
            players in (ANY, *kind.seats)
            and (minutes == ANY or kind.box.minutes <= minutes)
            and (trumps == ANY or kind.box.trumps in (None, trumps == WITH))
        )

    def choose(self, name: str, value: int) -> None:
        """Want this of "players", "minutes" or "trumps"; ANY is whatever there is."""
        if self.chosen[name] != value:
            self.chosen[name] = value
            self.retranslate()
            self.narrowed.emit()

    def take_back(self) -> None:
        """Want whatever there is; the keyboard goes on at the first word."""
        if self.all.hasFocus():
            self.words["players"].setFocus()
        self.chosen = dict.fromkeys(self.words, ANY)
        self.retranslate()
        self.narrowed.emit()

    def parts(self) -> list[Word]:
        """What can be pressed now."""
        return [*self.words.values(), self.all] if self.narrow else [*self.words.values()]

    # How it lies.

    def set_scale(self, scale: float) -> None:
        """Set the question and its words larger or smaller."""
        self.label.set_letters(letters("text", scale * 0.98, italic=True))
        for word in (*self.words.values(), self.all):
            word.set_scale(scale)

    def sizes(self) -> list[QSize]:
        """How large the question is, and each word."""
        words = [word.extent() for word in self.parts()]
        return [QSize(self.label.wide(), words[0].height()), *words]

    def place(self, places: Sequence[QRect]) -> None:
        """Put the question and its words there."""
        self.all.setVisible(self.narrow)
        self.label.setGeometry(places[0])
        whole, edge = QRect(), board_edge([places[0].size()])
        for where in places:
            whole = whole.united(where)
        self.board.setGeometry(whole.adjusted(-3 * edge, -edge, edge, edge))
        for word, where in zip(self.parts(), places[1:], strict=True):
            word.place(where)

    # What there is to choose.

    def values(self, name: str) -> tuple[int, ...]:
        """What may be chosen of "players", "minutes" or "trumps", ANY first."""
        if name == "players":
            return ANY, *sorted({seats for one in games.names() for seats in games.find(one).seats})
        return (ANY, *LENGTHS) if name == "minutes" else (ANY, WITH, WITHOUT)

    def menu(self, name: str) -> QMenu:
        """A menu of these values; what is chosen now is marked."""
        menu = QMenu(self.words[name])
        group = QActionGroup(menu)
        for value in self.values(name):
            action = QAction(said(name, value), menu)
            action.setCheckable(True)
            action.setChecked(value == self.chosen[name])
            action.triggered.connect(partial(self._chosen, name, value))
            group.addAction(action)
            menu.addAction(action)
            if action.isChecked():
                menu.setActiveAction(action)
        return menu

    def _chosen(self, name: str, value: int) -> None:
        self.choose(name, value)

    def _open(self, name: str) -> None:
        word = self.words[name]
        menu = self.menu(name)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(word.mapToGlobal(word.body().bottomLeft().toPoint()))

    # Words.

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.label.setText(translate("welcome", "What shall we play?"))
        for name, word in self.words.items():
            value = self.chosen[name]
            word.setText(said(name, value))
            word.setAccessibleName(f"{_ABOUT[name]()}: {word.text()}")
            word.mark(value != ANY)
        self.all.setText(translate("welcome", "show all"))


def said(name: str, value: int) -> str:
    """What a value of "players", "minutes" or "trumps" is called."""
    match name:
        case "players":
            several = translate("welcome", "{0} players").format(value)
            return several if value else translate("welcome", "any number")
        case "minutes":
            at_most = translate("welcome", "up to {0} minutes").format(value)
            return at_most if value else translate("welcome", "any length")
    if value == WITH:
        return translate("welcome", "with trumps")
    if value == WITHOUT:
        return translate("welcome", "without trumps")
    return translate("welcome", "with trumps or without")


_ABOUT: dict[str, Callable[[], str]] = {
    "players": lambda: translate("welcome", "How many play"),
    "minutes": lambda: translate("welcome", "How long"),
    "trumps": lambda: translate("welcome", "Trumps"),
}
