"""The first page: sit down at once, set up an evening, or open one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from engine import games

translate = QCoreApplication.translate

ABOUT_WIDTH = 520
FIRST_GAME = "ramsen"
"""What is played by who has never chosen a game."""


class Welcome(QWidget):
    """What is seen while no evening is open."""

    play = Signal()
    """Sit down at once with what was played last, or a first game."""
    new = Signal()
    open = Signal()
    rules = Signal()
    club = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = FIRST_GAME
        self._title = QLabel()
        font = self._title.font()
        font.setPointSizeF(font.pointSizeF() * 2.4)
        self._title.setFont(font)
        self._about = QLabel(wordWrap=True)
        self._about.setFixedWidth(ABOUT_WIDTH)
        self._buttons = {
            "play": QPushButton(),
            "new": QPushButton(),
            "open": QPushButton(),
            "club": QPushButton(),
            "rules": QPushButton(),
        }
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addStretch(2)
        for label in (self._title, self._about):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(label, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addSpacing(18)
        for name, button in self._buttons.items():
            button.setMinimumSize(280, 48)
            button.clicked.connect(getattr(self, name))
            layout.addWidget(button, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)
        self._buttons["play"].setDefault(True)
        self.setFocusProxy(self._buttons["play"])
        self.retranslate()

    def offer(self, game: str) -> None:
        """Offer to sit down at once with this game, or with the first one if there is none."""
        self._game = game if game in games.names() else FIRST_GAME
        self.retranslate()

    def first_button(self) -> QPushButton:
        """The button that sits down at once."""
        return self._buttons["play"]

    def button(self, name: str) -> QPushButton:
        """A button by the name of its signal."""
        return self._buttons[name]

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self._title.setText(translate("welcome", "Kartentisch"))
        self._about.setText(
            translate(
                "welcome",
                "Old card games of the German-speaking lands, at a table of their own: "
                "against opponents worth beating, or between people at this machine.",
            )
        )
        # A layout that centres a label does not ask how high it is at its width.
        self._about.setFixedHeight(self._about.heightForWidth(ABOUT_WIDTH))
        texts = {
            "play": translate("welcome", "Sit down and &play {0}").format(title(self._game)),
            "new": translate("welcome", "&Set up an evening …"),
            "open": translate("welcome", "&Open an evening …"),
            "club": translate("welcome", "A &club evening …"),
            "rules": translate("welcome", "R&ead the rules"),
        }
        for name, text in texts.items():
            self._buttons[name].setText(text)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        super().changeEvent(event)


def title(game: str) -> str:
    """The name of a game."""
    texts: dict[str, str] = games.part(game, "words").TEXTS
    return translate(texts[""], texts["game"])
