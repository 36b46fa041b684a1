"""The dialog of the club's addresses: kept, taken from a list, written out for a form letter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QInputDialog, QLabel, QLineEdit, QPushButton, QWidget

from desktop.club.model import arrivals, list_file, refusals, words
from desktop.club.model.controller import ClubController
from desktop.club.pages.list_dialog import ListDialog
from desktop.club.pages.list_table import ListTable
from desktop.common import spreadsheet
from desktop.common.atomic_write import write_atomically
from desktop.common.file_dialogs import file_to_open, file_to_save
from desktop.common.flow_layout import FlowLayout
from desktop.common.sentences import saved_as
from desktop.look.parts import EmptyNote, PaperDialog, fit_to_screen
from engine.head import BadLog
from engine.tournament import addresses
from engine.tournament.addresses import FIELDS
from engine.tournament.head import Head
from engine.tournament.people import Member
from engine.tournament.people_list import Unreadable

translate = QCoreApplication.translate

COLUMNS = ("name", *FIELDS)


class AddressListDialog(ListDialog):
    """Shows a list of addresses and takes who stands in it into the club's."""

    kinds = addresses.KINDS

    def _entries(self) -> tuple[list[addresses.Entry], list[Unreadable]]:
        return addresses.entries(self.chosen())

    def look(self) -> None:
        found, bad = self._entries()
        new, _ = self._controller.members.would_take(found)
        told = [translate("club", "%n people are new.", "", new)]
        if known := len(found) - new:
            told.append(translate("club", "%n are known: what stands here is taken.", "", known))
        self.tell(told, bad, len(found))

    def button_text(self, count: int) -> str:
        return translate("club", "&Take %n people", "", count)

    def enter(self) -> int:
        """Take everybody; of how many something has changed. Raises OSError."""
        return sum(self._controller.members.take(self._entries()[0]))


class AddressesDialog(PaperDialog):
    """Everybody of the club's list with an address, changed where it stands."""

    def __init__(self, controller: ClubController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self.setWindowTitle(translate("club", "Addresses of the club"))
        self.search = QLineEdit()
        self.search.setPlaceholderText(translate("club", "Find: name, town …"))
        self.search.setAccessibleName(translate("club", "Find"))
        self.search.setClearButtonEnabled(True)
        self.table = ListTable(len(COLUMNS), 0)
        self.table.verticalHeader().hide()
        self.table.setHorizontalHeaderLabels([arrivals.kind(one) for one in COLUMNS])
        self.table.setAccessibleName(translate("club", "Addresses"))
        self.nothing = EmptyNote(
            self.table,
            translate(
                "club",
                "Everyone who has come to a club night. Import a list to add addresses.",
            ),
        )
        self.about = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.buttons = {
            "add": QPushButton(translate("club", "&New person …")),
            "list": QPushButton(translate("club", "From a &list …")),
            "letters": QPushButton(translate("club", "&Invitations as CSV …")),
            "close": QPushButton(translate("club", "Close")),
        }
        layout = self.column()
        layout.addWidget(self.search)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.about)
        layout.addLayout(FlowLayout(8, Qt.AlignmentFlag.AlignRight, *self.buttons.values()))
        self.search.textChanged.connect(lambda _: self._filter())
        self.table.edited.connect(self._changed)
        self.table.itemSelectionChanged.connect(self._tell)
        self.buttons["add"].clicked.connect(self.add)
        self.buttons["list"].clicked.connect(self._ask_list)
        self.buttons["letters"].clicked.connect(self._ask_letters)
        self.buttons["close"].clicked.connect(self.accept)
        for button in self.buttons.values():
            button.setAutoDefault(False)
        fit_to_screen(self, 1000, 560)
        self.refresh()

    # What is.

    def members(self) -> list[Member]:
        """Everybody, by name."""
        found = self._controller.members.club.members.values()
        return sorted(found, key=lambda one: one.name.casefold())

    def refresh(self) -> None:
        """Show everybody as the list has them."""
        rows = [
            (one.number, [one.name, *(getattr(one.address, key) for key in FIELDS)])
            for one in self.members()
        ]
        self.table.fill(rows, fixed=(0,))
        self._filter()

    def _filter(self) -> None:
        self.table.search(self.search.text())
        self._tell()

    def invited(self) -> list[Member]:
        """Those chosen; if nobody is, all that are shown."""
        members = self.members()
        return [members[row] for row in self.table.meant()]

    def _tell(self) -> None:
        found = self.invited()
        without = [one.name for one in found if not (_by_post(one) or one.address.mail)]
        told = translate("club", "%n letter(s) would be written.", "", len(found))
        if without:
            names = ", ".join(without[:4]) + (" …" if len(without) > 4 else "")
            told += " " + translate("club", "With no address: {0}.").format(names)
        self.about.setText(told)
        self.buttons["letters"].setEnabled(bool(found))

    # What is done.

    def _changed(self, number: int, column: int, text: str) -> None:
        told = {FIELDS[column - 1]: text}
        try:
            self._controller.members.change(
                number, lambda one: replace(one, address=replace(one.address, **told))
            )
        except (OSError, BadLog) as error:
            self.refresh()
            self._failed(error)
            return
        self._tell()

    def add(self) -> None:
        """Somebody new, by name."""
        question = translate("club", "Who is put on the club’s list?")
        name, ok = QInputDialog.getText(self, "Kartentisch", question)
        if ok and name.strip():
            try:
                self._controller.members.add(" ".join(name.split()))
            except (OSError, BadLog) as error:
                self._failed(error)
                return
            self.refresh()

    def _ask_list(self) -> None:
        if path := file_to_open(
            self,
            translate("club", "Addresses from a list"),
            translate("club", "Lists (*.csv *.tsv *.txt)"),
        ):
            self.take_list(path)

    def take_list(self, path: Path) -> None:
        """Show this list as a table, and take who stands in it once it was confirmed."""
        text, told = list_file.text_of(path)
        if told:
            self.about.setText("⚠ " + told)
            return
        dialog = AddressListDialog(self._controller, text, self)
        dialog.setWindowTitle(translate("club", "Addresses from a list"))
        if dialog.exec():
            try:
                taken = dialog.enter()
            except OSError as error:
                self._failed(error)
                return
            self.refresh()
            self.about.setText(translate("club", "Addresses taken: {0}.").format(taken))

    def _ask_letters(self) -> None:
        if path := file_to_save(
            self,
            translate("club", "Invitations as CSV"),
            f"{translate('club', 'Invitations')}.csv",
            "CSV (*.csv)",
        ):
            self.write_letters(path)

    def write_letters(self, path: Path) -> None:
        """Write a line for each letter, with the evening that is open; a sentence if it fails."""
        head = self._controller.state.head if self._controller.tournament is not None else None
        text = spreadsheet.table(rows_of(self.invited(), head))
        try:
            write_atomically(path, (spreadsheet.MARK + text).encode())
        except OSError as error:
            self._failed(error)
        else:
            self.about.setText(saved_as(path))

    def _failed(self, error: OSError | BadLog) -> None:
        if isinstance(error, OSError):
            why = translate("club", "Saving failed: {0}.")
            told = why.format(error.strerror or str(error))
        else:
            told = refusals.cannot(error)
        self.about.setText("⚠ " + told)


def rows_of(members: Sequence[Member], head: Head | None) -> list[list[str]]:
    """Return the titles and a line for each letter; what is about an evening is always equal."""
    names = ("name", "first_name", "surname", *FIELDS)
    heads = [arrivals.kind(one) for one in names]
    same: list[str] = []
    if head is not None:
        heads += [
            translate("club", "Club night"),
            translate("club", "Day"),
            translate("club", "Where"),
            translate("club", "Game"),
            translate("club", "Entry fee"),
        ]
        fee = words.amount(head.fee, head) if head.fee else ""
        same = [words.title(head), words.day(head.date), head.place, words.game(head), fee]
    return [heads, *([*line, *same] for line in addresses.invitations(members))]


def _by_post(one: Member) -> bool:
    return bool(one.address.street and one.address.town)
