"""The first page: sit down to a game at once, set up an evening, or open one."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QLayout, QPushButton, QVBoxLayout, QWidget

from desktop.common.flow_layout import FlowLayout
from desktop.common.last_choice import FIRST_GAME
from desktop.common.scaling import scale_factor, scaled_font
from desktop.common.settings import Settings
from desktop.window.game_tile import GameTile, title
from engine import games

translate = QCoreApplication.translate

ABOUT_WIDTH = 520


class Welcome(QWidget):
    """What is seen while no evening is open."""

    play = Signal(str)
    """Sit down at once to this game, with the players and rules of last time."""
    new = Signal()
    open = Signal()
    rules = Signal()
    club = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._game = FIRST_GAME
        self._grown = 0.0
        self._title = QLabel()
        self._about = QLabel(wordWrap=True)
        self._first = QPushButton()
        self._first.setDefault(True)
        self._first.clicked.connect(lambda: self.play.emit(self._game))
        self.tiles: list[GameTile] = []
        """One for each game, from when the page is first seen: an evening opens without them."""
        self._tiles = FlowLayout(12)
        self._buttons = {name: QPushButton() for name in ("new", "open", "club", "rules")}
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addStretch(2)
        for label in (self._title, self._about, self._first):
            layout.addWidget(label, alignment=Qt.AlignmentFlag.AlignHCenter)
        for label in (self._title, self._about):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addSpacing(6)
        layout.addWidget(_inside(self._tiles))
        layout.addSpacing(6)
        line = FlowLayout(12)
        for button in self._buttons.values():
            line.addWidget(button)
        layout.addWidget(_inside(line))
        layout.addStretch(3)
        for name, button in self._buttons.items():
            button.clicked.connect(getattr(self, name))
        self.setFocusProxy(self._first)
        self.grow(1.0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.grow(scale_factor(self.size()))

    def grow(self, by: float) -> None:
        """Be so many times as large as on a small window."""
        if by == self._grown:
            return
        self._grown = by
        self.setFont(scaled_font(by))
        self._title.setFont(scaled_font(by * 2.4))
        self._first.setMinimumSize(QSize(280, 48) * by)
        for button in self._buttons.values():
            button.setMinimumSize(QSize(170, 44) * by)
        for tile in self.tiles:
            tile.grow(by)
        self.retranslate()

    def _tile(self, game: str) -> GameTile:
        tile = GameTile(game, self._settings)
        tile.grow(self._grown)
        tile.clicked.connect(lambda: self.play.emit(game))
        return tile

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self._show_tiles)

    def _show_tiles(self) -> None:
        """Every game has to be loaded for it: not while an evening is just being opened."""
        if not self.isVisible():
            return
        if self.tiles:
            self.show_cards()
            return
        self.tiles = [self._tile(name) for name in games.names()]
        for tile in self.tiles:
            self._tiles.addWidget(tile)

    def show_cards(self) -> None:
        """Show the cards that are chosen now; a tile that was never seen fetches its own later."""
        for tile in self.tiles:
            if tile.fetched:
                tile.fetch()

    def offer(self, game: str) -> None:
        """Offer to sit down at once with this game, or with the first one if there is none."""
        self._game = game if game in games.names() else FIRST_GAME
        self.retranslate()

    def first_button(self) -> QPushButton:
        """The button that sits down at once."""
        return self._first

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
        wide = round(ABOUT_WIDTH * self._grown)
        self._about.setMinimumHeight(0)
        self._about.setFixedSize(wide, self._about.heightForWidth(wide))
        text = translate("welcome", "Sit down and &play {0}")
        self._first.setText(text.format(title(self._game)))
        texts = {
            "new": translate("welcome", "&Set up an evening …"),
            "open": translate("welcome", "&Open an evening …"),
            "club": translate("welcome", "A &club evening …"),
            "rules": translate("welcome", "R&ead the rules"),
        }
        for name, text in texts.items():
            self._buttons[name].setText(text)
        for tile in self.tiles:
            tile.retranslate()
        self.show_cards()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.retranslate()
        super().changeEvent(event)


def _inside(layout: QLayout) -> QWidget:
    """A widget laid out so."""
    widget = QWidget()
    widget.setLayout(layout)
    return widget
