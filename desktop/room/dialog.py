"""The page of the room: opens and closes it, shows its code, and says what may be in the way."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.common.announce import announce
from desktop.common.languages import Retranslated
from desktop.look.parts import Line, Note, PaperDialog, Section, Strong, fit_to_screen
from desktop.room import words
from desktop.room.code_picture import CodePicture
from desktop.room.networks import Networks
from desktop.room.room import Room

translate = QCoreApplication.translate

ALONE = 60_000
"""After these milliseconds without a phone it says what may be in the way."""


WIDE, HIGH = 840, 440
"""Pixels where letters are usual; it is higher where its words need more."""


class RoomDialog(Retranslated, PaperDialog):
    """Shows one room, open or closed. That it is closed itself changes nothing about the room."""

    def __init__(self, room: Room, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.room = room
        self._failed = ""
        self.about, self.state = Note(), Line()
        self.network = Networks()
        self.code = CodePicture()
        self.by_hand, self.url = Note(), Strong()
        self.url.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.turn, self.leave = QPushButton(), QPushButton()
        self.turn.setDefault(True)
        self.help, self.obstacles = Section(), [Line() for _ in words.in_the_way(0)]
        self.openly = Note()
        self._alone = QTimer(self, singleShot=True)
        self._alone.setInterval(ALONE)
        self._lay_out()
        self.turn.clicked.connect(self._turn)
        self.leave.clicked.connect(self.accept)
        self._alone.timeout.connect(self._say_what_is_in_the_way)
        room.opened.connect(self._alone.start)
        room.failed.connect(self._not_opened)
        room.changed.connect(self.refresh)
        self.retranslate()
        fit_to_screen(self, WIDE, HIGH)
        self.turn.setFocus()

    def _lay_out(self) -> None:
        layout = self.column()
        layout.addWidget(self.about)
        layout.addWidget(self.network, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.state)
        self._sides = sides = QHBoxLayout()
        sides.setSpacing(26)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.code, 1)
        left.addWidget(self.by_hand)
        left.addWidget(self.url)
        right.setSpacing(4)
        for one in (self.help, *self.obstacles, self.openly):
            right.addWidget(one)
        for side in (left, right):
            side.addStretch(1)
        sides.addLayout(left, 2)
        sides.addLayout(right, 3)
        layout.addLayout(sides, 1)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.turn)
        layout.addLayout(buttons)

    def _turn(self) -> None:
        """Open the room, or close it."""
        if self.room.is_opening or self.room.is_open:
            self.room.close()
            return
        self._failed = ""
        if reason := self.network.open(self.room):
            self._not_opened(reason)

    def _not_opened(self, reason: str) -> None:
        self._failed = words.failed(reason)
        self.network.look_again()
        self.refresh()
        announce(self.state, self._failed)

    def _say_what_is_in_the_way(self) -> None:
        """Nobody has come for a minute: draw the eye to what may be in the way."""
        if self.room.is_open and not self.room.devices:
            told = translate("room", "No phone has come yet. Something may be in the way:")
            told = f"{told} {words.in_the_way(self.room.port)[0]}"
            self.state.setText(told)
            announce(self.state, told)

    def refresh(self) -> None:
        """Show the room as it is."""
        room = self.room
        closed = not (room.is_open or room.is_opening)
        self.network.setVisible(closed and self.network.count() > 0)
        self.turn.setEnabled(not closed or self.network.count() > 0)
        self.turn.setText(
            translate("room", "&Open the room") if closed else translate("room", "Close the &room")
        )
        self.code.show_code(room.url)
        for one in (self.code, self.by_hand, self.url):
            one.setVisible(room.is_open)
        self._sides.setStretch(0, 2 if room.is_open else 0)
        self.url.setText(room.url.removeprefix("http://").rstrip("/"))
        self.state.setText(self._state(closed))
        # Asked before it is shown, its labels would take the letters of no window.
        if self.isVisible() and self.needed(self.width()) > self.height():
            fit_to_screen(self, WIDE, HIGH)
        told = words.in_the_way(room.port or room.first_port)
        for line, text in zip(self.obstacles, told, strict=True):
            line.setText(text)

    def _state(self, closed: bool) -> str:
        if self._failed and closed:
            return self._failed
        if not closed:
            here = words.who_is_here(self.room.devices)
            return here if self.room.is_open else translate("room", "Opening …")
        if not self.network.count():
            return words.no_network()
        return translate("room", "The room is closed: this computer answers nobody.")

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setWindowTitle(translate("room", "Phones in the room"))
        self.about.setText(
            translate(
                "room",
                "Scan the code: your browser shows the draw, standings and results, and "
                "your table hands in its result there. Nothing to install; nothing goes "
                "to the internet.",
            )
        )
        self.network.retranslate()
        self.by_hand.setText(translate("room", "No camera? Type this into the browser:"))
        self.leave.setText(translate("room", "&Back"))
        self.help.setText(translate("room", "What may be in the way"))
        self.openly.setText(
            translate(
                "room",
                "The connection to the phones is not encrypted: others on this Wi-Fi "
                "could read it. No result counts before the desk accepts it, unless you "
                "trust the tables.",
            )
        )
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()  # only now it can be asked how high its words are

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate and not self.room.is_open:
            self.network.look_again()
            self.refresh()
        return super().event(event)
