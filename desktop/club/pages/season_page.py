"""The dialog of the season: several evenings added up, the worst of each person dropped."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.club.model import words
from desktop.club.model.file import past
from desktop.club.pages.grid import Grid
from desktop.club.papers import further
from desktop.club.papers.blocks import Paper
from desktop.club.papers.printing import preview
from desktop.common import page_size
from desktop.common.beside_layout import BesideLayout
from desktop.common.flow_layout import FlowLayout
from desktop.common.form_fields import Choice
from desktop.common.numbers import shown
from desktop.common.settings import Settings
from desktop.look.parts import EmptyNote, PaperDialog, Section, fit_to_screen, paper_form
from engine.head import BadLog
from engine.store import UnreadableSave, load
from engine.tournament.head import FORMAT
from engine.tournament.season import Evening, evenings, honours, place_points, season
from engine.tournament.tournament import Tournament

translate = QCoreApplication.translate

_PATH = Qt.ItemDataRole.UserRole
_LEAST_LETTERS = 14
"""So many letters of how evenings are counted are seen at least."""


class SeasonDialog(PaperDialog):
    """The choice of evenings, how many are dropped, and the standings over all."""

    def __init__(self, parent: QWidget | None = None, settings: Settings | None = None) -> None:
        """With `settings` it is printed on the size of page that was chosen last."""
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle(translate("club", "Season"))
        self.evenings = QListWidget()
        self.evenings.setWordWrap(True)
        self.evenings.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.evenings.setAccessibleName(translate("club", "Evenings"))
        for one in past():
            item = QListWidgetItem(
                " · ".join(p for p in (words.day(one.date), one.title or one.path.stem) if p)
            )
            item.setData(_PATH, str(one.path))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked)
            self.evenings.addItem(item)
        self.drop, self.least = QSpinBox(), QSpinBox()
        self.least.setMinimum(1)
        self.count = Choice(("points", "places"))
        # As broad as its column: by what it offers, Qt would make it so broad by itself that it
        # lay under what stands beside it.
        self.count.setSizeAdjustPolicy(
            Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.count.setMinimumContentsLength(_LEAST_LETTERS)
        self.count.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.count.say(
            lambda one: (
                translate("club", "points of the evening")
                if one == "points"
                else translate("club", "places: 1 for the last, one more for each place above")
            )
        )
        self.told = QLabel(wordWrap=True)
        self.grid = Grid(stretch=1)
        self.grid.setAccessibleName(translate("club", "Season"))
        form = paper_form()
        form.addRow(translate("club", "An evening &counts"), self.count)
        form.addRow(translate("club", "&Worst evenings that do not count"), self.drop)
        form.addRow(translate("club", "Counts from this many evenings &on"), self.least)
        left = QVBoxLayout()
        left.addWidget(self.evenings, 1)
        left.addLayout(form)
        self.nothing = EmptyNote(
            self.evenings,
            translate(
                "club", "Club evenings are listed here once there are any; all of them count."
            ),
        )
        layout = BesideLayout(24)
        column = self.column()
        column.addLayout(layout, 1)
        layout.add(left)
        right = QVBoxLayout()
        right.addWidget(self.told)
        right.addWidget(self.grid, 2)
        self.honour, self.honours = Section(further.honour()), Grid(stretch=0)
        self.honours.setAccessibleName(further.honour())
        right.addWidget(self.honour)
        right.addWidget(self.honours, 1)
        self.print = QPushButton(translate("club", "&Preview and print …"))
        self.print.clicked.connect(self.preview)
        layout.add(right, 3)
        self.leave = QPushButton(translate("club", "Close"))
        self.leave.clicked.connect(self.accept)
        column.addLayout(FlowLayout(8, Qt.AlignmentFlag.AlignRight, self.print, self.leave))
        self.count.chosen.connect(self.refresh)
        self.evenings.itemChanged.connect(lambda _: self.refresh())
        self.drop.valueChanged.connect(lambda _: self.refresh())
        self.least.valueChanged.connect(lambda _: self.refresh())
        fit_to_screen(self, 1180, 700)
        self.refresh()

    @staticmethod
    def _head_of(one: Evening, evenings: list[Evening]) -> str:
        """The day of an evening; of several of one day, such as its groups, the title."""
        alone = sum(other.date == one.date for other in evenings) == 1
        day = words.short_day(one.date)
        return day if one.date and alone else one.title or day

    def chosen(self) -> list[Evening]:
        """The evenings that count, the oldest first; what cannot be read is left out."""
        found = []
        for row in range(self.evenings.count() - 1, -1, -1):
            item = self.evenings.item(row)
            if item.checkState() == Qt.CheckState.Checked:
                try:
                    events = load(Path(item.data(_PATH)), FORMAT).events
                    found += evenings(Tournament.from_events(events).book)
                except (UnreadableSave, BadLog):
                    continue
        return found

    def refresh(self) -> None:
        """Reckon the season anew."""
        evenings = self.chosen()
        heads = [
            translate("club", "Place"),
            translate("club", "Name"),
            translate("club", "Points"),
            *(self._head_of(one, evenings) for one in evenings),
        ]
        rows = []
        which = [self._head_of(one, evenings) for one in evenings]
        winners = [
            [one.name, str(len(one.won)), ", ".join(which[place] for place in one.won)]
            for one in honours(evenings)
        ]
        self.honours.fill(further.honour_heads(), [(row[0], row) for row in winners])
        for widget in (self.honour, self.honours):
            widget.setVisible(bool(winners))
        if self.count.value() == "places":
            most = max((len(one.points) for one in evenings), default=0)
            evenings = [place_points(one, range(most, 0, -1)) for one in evenings]
        mixed = len({one.fewest for one in evenings}) > 1
        self.told.setText(
            translate("club", "⚠ On some evenings fewer points are better: count by places.")
            if mixed
            else ""
        )
        self.told.setVisible(mixed)
        for row in [] if mixed else season(evenings, self.drop.value(), self.least.value()):
            cells = [
                "–"
                if value is None
                else f"({shown(value)})"
                if place in row.dropped
                else shown(value)
                for place, value in enumerate(row.values)
            ]
            rows.append((row.name, [f"{row.place}.", row.name, shown(row.total), *cells]))
        self.grid.fill(heads, rows)
        self.print.setEnabled(bool(rows))
        self._paper = further.season(
            heads, [cells for _, cells in rows], self._about(evenings), winners
        )

    def _about(self, evenings: list[Evening]) -> str:
        """From when to when, how many evenings, and how many of them are dropped."""
        days = [words.day(one.date) for one in (evenings[:1] + evenings[1:][-1:]) if one.date]
        told = [" – ".join(days), translate("club", "%n evening(s)", "", len(evenings))]
        if self.drop.value():
            told.append(translate("club", "the worst %n do(es) not count", "", self.drop.value()))
        return " · ".join(part for part in told if part)

    def paper(self) -> Paper:
        """The season as a sheet to be hung up."""
        return self._paper

    def preview(self) -> None:
        """How it will look, and from there to the printer."""
        preview(self, [self._paper], page_size.remembered(self._settings), self._failed)

    def _failed(self, error: OSError) -> None:
        why = error.strerror or str(error)
        told = translate("club", "This cannot be printed or written: {0}.").format(why)
        self.told.setText("⚠ " + told)
        self.told.show()
