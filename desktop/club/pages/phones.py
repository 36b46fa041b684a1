"""Phones and entry stations at a club evening: who is let in, and what the menu says of them."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QMenu, QMessageBox, QWidget

from desktop.club.model import words
from desktop.club.model.controller import ClubController
from desktop.club.model.room import ClubRoom, Wire

translate = QCoreApplication.translate


class Phones(QObject):
    """The evening in a room, and what the organiser settles about it."""

    wanted = Signal()
    """The page by which phones come into the room is to be seen."""

    def __init__(self, parent: QWidget, controller: ClubController, wire: Wire) -> None:
        super().__init__(parent)
        self._parent = parent
        self._controller = controller
        self.wire = wire
        self.room = ClubRoom(controller, wire, self)
        self.room.station_wanted.connect(self._ask)
        self._trust = QMenu(parent)
        self._trust.aboutToShow.connect(self._offer_tables)

    def fill(self, menu: QMenu) -> None:
        """Fill the menu of phones, a second laptop, and the tables that are trusted."""
        menu.addAction(translate("club", "Phones …"), self.wanted.emit)
        self._trust.setTitle(translate("club", "Two e&qual slips count at"))
        menu.addMenu(self._trust)
        menu.addAction(translate("club", "Entr&y station …"), self.tell_of_station)

    def _offer_tables(self) -> None:
        """Offer the tables of the last round, each to be trusted or no longer by one press."""
        self._trust.clear()
        state = self._controller.state if self._controller.tournament is not None else None
        one = state.drawn[-1] if state is not None and state.drawn else None
        if state is None or one is None:
            self._trust.addAction(translate("club", "Nothing is drawn yet")).setEnabled(False)
            return
        every = frozenset(one.tables())
        whole = translate("club", "&All tables of round {0}").format(one.number)
        self._offer(whole, one.trusted == every, frozenset() if one.trusted == every else every)
        self._trust.addSeparator()
        for table in one.tables():
            seated = one.seated(table)
            text = f"{words.table(state, seated, table)}: {words.names(state, seated)}"
            self._offer(text.replace("&", "&&"), table in one.trusted, one.trusted ^ {table})

    def _offer(self, text: str, trusted: bool, then: frozenset[int]) -> None:
        action = self._trust.addAction(text)
        action.setCheckable(True)
        action.setChecked(trusted)
        action.triggered.connect(partial(self._trust_these, then))

    def _trust_these(self, tables: frozenset[int]) -> None:
        number = self._controller.state.drawn[-1].number
        if self._controller.do({"trust": number, "tables": sorted(tables)}):
            named = ", ".join(map(str, sorted(tables)))
            told = translate("club", "In round {0} two equal slips count at: {1}.")
            none = translate("club", "In round {0} no slip counts by itself.")
            self._controller.said.emit((told if tables else none).format(number, named))
            self.room.settle()

    def tell_of_station(self) -> None:
        """Say how a second laptop becomes an entry station."""
        if not self._controller.room:
            self._controller.trouble.emit(
                translate("club", "Open the room first: then a second laptop can enter results.")
            )
            return
        told = translate(
            "club",
            "On the second laptop, open {0} in a browser and type {1}. You will be asked here "
            "whether it may enter results.",
        ).format(self._controller.room.removeprefix("http://").rstrip("/"), self.room.station_code)
        self._box(QMessageBox.Icon.Information, told, QMessageBox.StandardButton.Ok).open()

    def _ask(self, device: int) -> None:
        """Ask whether a second laptop may enter results; the evening goes on meanwhile."""
        question = translate("club", "A second laptop wants to enter results. Allow it?")
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
