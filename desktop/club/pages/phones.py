"""Phones and entry stations at a club evening: who is let in, and what the menu says of them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QMenu, QMessageBox, QWidget

from desktop.club.model.office import Office
from desktop.club.model.room import ClubRoom, Wire

translate = QCoreApplication.translate


class Phones(QObject):
    """The evening in a room, and what the organiser settles about it."""

    wanted = Signal()
    """The page by which phones come into the room is to be seen."""

    def __init__(self, parent: QWidget, office: Office, wire: Wire) -> None:
        super().__init__(parent)
        self._parent = parent
        self._office = office
        self.wire = wire
        self.room = ClubRoom(office, wire, self)
        self.room.station_wanted.connect(self._ask)

    def fill(self, menu: QMenu) -> None:
        """The entries of a menu: how phones and a second laptop come in, and who is trusted."""
        menu.addAction(translate("club", "Phones …"), self.wanted.emit)
        trusted = menu.addAction(translate("club", "Two e&qual slips from a table count"))
        trusted.setCheckable(True)
        trusted.setChecked(self.room.trusted)
        trusted.toggled.connect(self._trust)
        menu.addAction(translate("club", "Entr&y station …"), self.tell_of_station)

    def _trust(self, trusted: bool) -> None:
        self.room.trusted = trusted

    def tell_of_station(self) -> None:
        """Say how a second laptop becomes an entry station."""
        if not self._office.room:
            self._office.trouble.emit(
                translate("club", "Open the room first: then a second laptop can enter results.")
            )
            return
        told = translate(
            "club",
            "On the second laptop, open {0} in a browser and type {1}. You will be asked here "
            "whether it may enter results.",
        ).format(self._office.room.removeprefix("http://").rstrip("/"), self.room.station_code)
        self._box(QMessageBox.Icon.Information, told, QMessageBox.StandardButton.Ok).open()

    def _ask(self, device: int) -> None:
        """Ask whether a second laptop may enter results; the evening goes on meanwhile."""
        question = translate("club", "A second laptop wants to enter results. May it?")
        yes, no = QMessageBox.StandardButton.Yes, QMessageBox.StandardButton.No
        box = self._box(QMessageBox.Icon.Question, question, yes | no)
        box.setDefaultButton(no)
        box.finished.connect(lambda answer: self.room.admit(device, answer == yes.value))
        box.open()

    def _box(
        self, icon: QMessageBox.Icon, text: str, buttons: QMessageBox.StandardButton
    ) -> QMessageBox:
        box = QMessageBox(icon, "Kartentisch", "", buttons, self._parent)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(text)
        return box
