"""The dialog of a list of names: shown as a table before it is taken, with what each column is.

Lines that cannot be read are named, and so is who is here already; all others are taken.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QLabel, QPushButton, QWidget

from desktop.club.model import arrivals, refusals
from desktop.club.model.controller import ClubController
from desktop.club.pages.list_table import ListTable
from desktop.common.form_fields import Choice
from desktop.look.parts import PaperDialog, fit_to_screen
from engine.bounds import quoted
from engine.head import BadLog, Event
from engine.tournament.head import Head
from engine.tournament.people import Person, folded, may_be_one
from engine.tournament.people_list import (
    KINDS,
    LETTERS,
    PeopleList,
    Unreadable,
    decoded,
    letters_of,
    numbered,
    read,
)
from engine.tournament.refusal import Refused
from engine.tournament.state import TournamentState
from engine.tournament.tournament import Tournament

translate = QCoreApplication.translate

NAMED = 4
"""How many lines that are not taken are shown in the sentence; of more only the number is told."""


class ListDialog(PaperDialog):
    """Shows a list and enters who stands in it."""

    kinds: tuple[str, ...] = KINDS
    """What a column may be."""

    def __init__(
        self,
        controller: ClubController,
        text: str,
        parent: QWidget | None = None,
        data: bytes = b"",
    ) -> None:
        """With the `data` of a file its letters can be chosen, where they are only guessed."""
        super().__init__(parent)
        self._controller = controller
        self._data = data
        self.letters = Choice(LETTERS)
        self.letters.set_value(letters_of(data))
        self.letters.say(lambda name: arrivals.letters(str(name)))
        self.letters.setAccessibleName(translate("club", "Letters of the file"))
        self.letters.setVisible(not data.isascii())
        self.letters.chosen.connect(self._read_again)
        self._list = read(text, arrivals.titles(self.kinds), self.kinds)
        self.setWindowTitle(translate("club", "People from a list"))
        self.titles = QCheckBox(translate("club", "The first line has &titles"))
        self.titles.setChecked(self._list.titles)
        self.columns = [Choice(self.kinds) for _ in self._list.columns]
        self.table = ListTable(len(self.columns))
        self.table.setAccessibleName(translate("club", "The list as it was read"))
        self.about = QLabel(wordWrap=True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        # A standard button would be given back its standard text.
        self.ok = QPushButton()
        self.ok.setDefault(True)
        buttons.addButton(self.ok, QDialogButtonBox.ButtonRole.AcceptRole)
        self.table.horizontalHeader().hide()
        self.table.put(self.columns)
        self._fill()
        layout = self.column()
        layout.addWidget(self.titles)
        layout.addWidget(self.letters)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.about)
        layout.addWidget(buttons)
        self.titles.toggled.connect(self.look)
        for place, column in enumerate(self.columns):
            column.set_value(self._list.columns[place])
            column.say(lambda name: arrivals.kind(str(name)))
            column.setAccessibleName(translate("club", "Column {0}").format(place + 1))
            column.chosen.connect(self.look)
        self.table.edited.connect(self._mended)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.look()
        fit_to_screen(self, 640, 480)
        self.ok.setFocus()

    def _fill(self) -> None:
        """Fill in the lines, below the choices of what the columns are."""
        table, rows = self.table, self._list.rows
        table.fill([(line, [cell.strip() for cell in cells]) for line, cells in rows])
        table.setVerticalHeaderLabels(["", *(str(line) for line, _ in rows)])
        # From the first row Qt would lead Tab past the table, to the choice that is there.
        table.setCurrentCell(1, 0)

    def _mended(self, number: int, column: int, text: str) -> None:
        """Read a line anew with what was typed into one of its cells."""
        rows = tuple(
            (line, (*cells[:column], text, *cells[column + 1 :]) if line == number else cells)
            for line, cells in self._list.rows
        )
        self._list = replace(self._list, rows=rows)
        self.look()

    def _read_again(self) -> None:
        """Read the same lines with other letters; what the columns are was said already."""
        text = decoded(self._data, str(self.letters.value()))
        again = read(text, arrivals.titles(self.kinds), self.kinds)
        if len(again.columns) == len(self._list.columns):
            self._list = replace(again, columns=self._list.columns, titles=self._list.titles)
            self._fill()
            self.look()

    def chosen(self) -> PeopleList:
        columns = tuple(str(column.value()) for column in self.columns)
        return replace(self._list, columns=columns, titles=self.titles.isChecked())

    def people(self) -> tuple[list[Event], list[Event], list[Unreadable]]:
        """Who would be entered, who is here already, and what cannot be read."""
        found, bad = numbered(self.chosen())
        state = self._controller.state
        new: list[Event] = []
        known: list[Event] = []
        # What would be refused is found by trying: a state never changes.
        here: defaultdict[str, list[Person]] = defaultdict(list)
        for person in state.people.values():
            here[folded(person.name)].append(person)
        trial = Tournament(state.head)
        trial.state = state
        for line, one in found:
            named = here[folded(one["name"])]
            if any(may_be_one((one["name"], one.get("team", "")), other) for other in named):
                known.append(one)
                continue
            try:
                number = trial.enter(one["name"], one["enter"], **self._more(one))
            except (Refused, BadLog) as error:
                bad.append(Unreadable(line, "refused", one["name"], error))
            else:
                new.append(one)
                named.append(trial.state.people[number])
        return new, known, sorted(bad, key=lambda one: one.line)

    def _more(self, one: Event) -> Event:
        """Return what is entered besides name and number; a group only where there are some."""
        keys = ("team", "tags", *(["group"] if self._controller.state.head.groups else []))
        return {key: one[key] for key in keys if key in one}

    def look(self) -> None:
        """Tell what would be taken as the columns are named now."""
        new, known, bad = self.people()
        told = [translate("club", "%n people will be entered.", "", len(new))]
        if known:
            names = _some([str(one["name"]) for one in known])
            told.append(translate("club", "On the list already: {0}.").format(names))
        self.tell(told, bad, len(new))

    def tell(self, told: list[str], bad: list[Unreadable], count: int) -> None:
        """Say what would be taken and what would not, and how many that are."""
        if bad:
            state = (
                self._controller.state
                if self._controller.tournament is not None
                else TournamentState(Head())
            )
            lines = _some([f"{one.line} ({_why(one, state)})" for one in bad])
            why = translate("club", "Not taken, line {0}.").format(lines)
            told = [*told, f"⚠ {why}", translate("club", "F2 corrects a cell.")]
        self.about.setText(" ".join(told))
        self.ok.setText(self.button_text(count))
        self.ok.setEnabled(count > 0)
        self.table.fit()

    def button_text(self, count: int) -> str:
        """Return what the button says that takes a number of them."""
        return translate("club", "&Enter %n people", "", count)

    def enter(self) -> int:
        """Enter everybody; how many it were. One undo takes all of them back."""
        entered = 0
        with self._controller.in_one_go():
            for one in self.people()[0]:
                more = self._more(one)
                more["federation"] = one.get("federation", "")
                entered += bool(
                    arrivals.arrive(self._controller, one["name"], one["enter"], **more)
                )
        return entered


def _some(texts: list[str]) -> str:
    shown = ", ".join(texts[:NAMED])
    return shown + (" …" if len(texts) > NAMED else "")


def _why(one: Unreadable, state: TournamentState) -> str:
    if isinstance(one.error, Refused):
        return refusals.refusal(one.error, state).rstrip(".")
    if one.error is not None:
        return refusals.cannot(one.error).rstrip(".")
    match one.why:
        case "bad_number":
            return translate("club", "no start number: {0}").format(quoted(one.text))
        case "unclosed":
            return translate("club", "an unclosed quotation mark")
        case "several_lines":
            return translate("club", "a name over several lines")
    return translate("club", "no name")
