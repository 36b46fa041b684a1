"""The edge of the window while a room is open: says so, who is there, and closes it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QToolBar, QWidget

from desktop.common.languages import Retranslated
from desktop.room import words
from desktop.room.room import Room

translate = QCoreApplication.translate


class RoomEdge(Retranslated, QToolBar):
    """A bar that is there as long as the room is open, on every page of the window."""

    wanted = Signal()
    """The page of the room is to be seen."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._room = room
        self.setObjectName("room")
        self.setMovable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.state = QLabel()
        self.state.setTextFormat(Qt.TextFormat.PlainText)
        self.state.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.code, self.shut = QPushButton(), QPushButton()
        for one in (self.state, self.code, self.shut):
            self.addWidget(one)
        self.code.clicked.connect(self.wanted)
        self.shut.clicked.connect(room.close)
        room.changed.connect(self.refresh)
        self.retranslate()

    def refresh(self) -> None:
        """Show the room as it is."""
        address = self._room.url.removeprefix("http://").rstrip("/")
        told = translate("room", "The room is open at {0}").format(address)
        self.state.setText(f"{told} · {words.who_is_here(self._room.devices)}")
        self.setVisible(self._room.is_open)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("room", "Phones in the room"))
        self.code.setText(translate("room", "Show code"))
        self.shut.setText(translate("room", "Close room"))
        self.refresh()
