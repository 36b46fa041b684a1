"""The dialog of a list of names: shown as a table before it is taken, with what each column is.

Lines that cannot be read are named, and so is who is here already; all others are taken.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.club.model import arrivals
from desktop.club.model.office import Office
from desktop.common.form_fields import Choice
from desktop.look.parts import PaperDialog, fit_to_screen
from engine.head import Event
from engine.tournament.people_list import KINDS, PeopleList, Unreadable, people, read

translate = QCoreApplication.translate

NAMED = 4
"""So many lines that are not taken are shown in the sentence; of more only the number is told."""


class ListDialog(PaperDialog):
    """Shows a list and enters who stands in it."""

    def __init__(self, office: Office, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._office = office
        self._list = read(text, arrivals.titles())
        self.setWindowTitle(translate("club", "People from a list"))
        self.titles = QCheckBox(translate("club", "The first line has &titles"))
        self.titles.setChecked(self._list.titles)
        self.columns = [Choice(KINDS) for _ in self._list.columns]
        self.table = QTableWidget()
        self.table.setAccessibleName(translate("club", "The list as it was read"))
        self.about = QLabel(wordWrap=True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        # A standard button would be given back its standard text.
        self.ok = QPushButton()
        self.ok.setDefault(True)
        buttons.addButton(self.ok, QDialogButtonBox.ButtonRole.AcceptRole)
        self._fill()
        layout = self.column()
        layout.addWidget(self.titles)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.about)
        layout.addWidget(buttons)
        self.titles.toggled.connect(self._change)
        for place, column in enumerate(self.columns):
            column.set_value(self._list.columns[place])
            column.say(lambda name: arrivals.kind(str(name)))
            column.setAccessibleName(translate("club", "Column {0}").format(place + 1))
            column.chosen.connect(self._change)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._change()
        fit_to_screen(self, 640, 480)
        self.ok.setFocus()

    def _fill(self) -> None:
        """The lines, below the choices of what the columns are."""
        table, rows = self.table, self._list.rows
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setColumnCount(len(self.columns))
        table.setRowCount(1 + len(rows))
        table.horizontalHeader().hide()
        table.setVerticalHeaderLabels(["", *(str(line) for line, _ in rows)])
        for place, column in enumerate(self.columns):
            table.setCellWidget(0, place, column)
        for row, (_, cells) in enumerate(rows, 1):
            for place, cell in enumerate(cells):
                table.setItem(row, place, QTableWidgetItem(cell.strip()))

    def _now(self) -> PeopleList:
        columns = tuple(str(column.value()) for column in self.columns)
        return replace(self._list, columns=columns, titles=self.titles.isChecked())

    def people(self) -> tuple[list[Event], list[Event], list[Unreadable]]:
        """Who would be entered, who is here already, and what cannot be read."""
        found, bad = people(self._now())
        names: set[str] = set()
        new: list[Event] = []
        known: list[Event] = []
        for one in found:
            name = one["name"].casefold()
            here = name in names or arrivals.is_here(self._office, one["name"])
            (known if here else new).append(one)
            names.add(name)
        return new, known, bad

    def _change(self) -> None:
        new, known, bad = self.people()
        told = [translate("club", "%n people will be entered.", "", len(new))]
        if known:
            names = _some([str(one["name"]) for one in known])
            told.append(translate("club", "On the list already: {0}.").format(names))
        if bad:
            lines = _some([f"{one.line} ({_why(one)})" for one in bad])
            told.append("⚠ " + translate("club", "Not taken, line {0}.").format(lines))
        self.about.setText(" ".join(told))
        self.ok.setText(translate("club", "&Enter %n people", "", len(new)))
        self.ok.setEnabled(bool(new))
        self.table.resizeColumnsToContents()

    def enter(self) -> int:
        """Enter everybody; how many it were. One undo takes all of them back."""
        entered = 0
        with self._office.in_one_go():
            for one in self.people()[0]:
                more: Event = {key: one[key] for key in ("team", "tags") if key in one}
                if one.get("group") in self._office.book.head.groups:
                    more["group"] = one["group"]
                entered += bool(arrivals.arrive(self._office, one["name"], one["enter"], **more))
        return entered


def _some(texts: list[str]) -> str:
    shown = ", ".join(texts[:NAMED])
    return shown + (" …" if len(texts) > NAMED else "")


def _why(one: Unreadable) -> str:
    if one.why == "bad_number":
        return translate("club", "no start number: {0}").format(one.text)
    return translate("club", "no name")
