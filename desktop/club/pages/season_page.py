"""The dialog of the season: several evenings added up, the worst of each person dropped."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QSignalBlocker,
    QSize,
    Qt,
)
from PySide6.QtWidgets import (
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.club.model import words
from desktop.club.model.file import Past, past
from desktop.club.pages.grid import Grid
from desktop.club.papers import further, sheets
from desktop.common import page_size
from desktop.common.beside_layout import BesideLayout
from desktop.common.flow_layout import FlowLayout
from desktop.common.form_fields import Choice
from desktop.common.numbers import shown
from desktop.common.settings import Settings
from desktop.look.lettering import users_scale
from desktop.look.parts import EmptyNote, PaperDialog, Section, fit_to_screen, paper_form
from desktop.print import output
from desktop.print.blocks import Paper
from desktop.print.painting import name_of, pages_of
from engine.head import BadLog
from engine.store import UnreadableSave, load
from engine.tournament.head import FORMAT, Head
from engine.tournament.season import Evening, evenings, honours, place_points, season
from engine.tournament.tournament import Tournament

translate = QCoreApplication.translate

_NAME = Qt.ItemDataRole.UserRole
COUNTS = ("points", "places")
EVERY = "*"
"""In place of a game: evenings of every game count."""
KEY = "season"
"""Where the choice is kept among what the program remembers."""
_FRAME = 16
"""Pixels at usual letters: edges and paddings on both sides of an item."""
_LEAST_LETTERS = 14
"""How many letters of how evenings are counted are seen at least."""


@dataclass
class _SeasonChoice:
    """What was chosen for the season: evenings ticked or unticked by hand by their file's name."""

    game: str = ""
    drop: int = 0
    least: int = 1
    count: str = "points"
    by_hand: dict[str, bool] = field(default_factory=dict)

    @classmethod
    def read(cls, settings: Settings | None) -> _SeasonChoice:
        """Return what was kept; what makes no sense is left out."""
        kept = settings.remembered(KEY) if settings is not None else None
        try:
            data = json.loads(kept or "{}")
        except ValueError:
            return cls()
        match data:
            case {
                "game": str(game),
                "drop": int(drop),
                "least": int(least),
                "count": ("points" | "places") as count,
                "by_hand": dict(by_hand),
            }:
                ticks = {str(name): value is True for name, value in by_hand.items()}
                return cls(game, drop, least, count, ticks)
        return cls()

    def write(self, settings: Settings) -> None:
        """Keep it for the next time."""
        settings.remember(KEY, json.dumps(asdict(self), ensure_ascii=False))


class _Found(NamedTuple):
    """A club evening of the folder: how the list names it, and what counts of it."""

    path: Path
    title: str
    game: str
    over: bool
    evenings: list[Evening]

    @classmethod
    def read(cls, one: Past) -> _Found | None:
        """Read it; None where that cannot be."""
        try:
            found = evenings(Tournament.from_events(load(one.path, FORMAT).events).state)
        except (UnreadableSave, BadLog):
            return None
        over = all(each.over for each in found)
        running = "" if over else translate("club", "not over yet")
        # The first words are read even where a long line is cut.
        parts = running, one.title or one.path.stem, words.day(one.date)
        return cls(one.path, " · ".join(filter(None, parts)), one.game, over, found)


class _Whole(QStyledItemDelegate):
    """Makes room for a text that wraps within the frame of its item, of which Qt does not think."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        narrow = QStyleOptionViewItem(option)
        narrow.rect = option.rect.adjusted(0, 0, -round(_FRAME * users_scale()), 0)
        return super().sizeHint(narrow, index)


class SeasonDialog(PaperDialog):
    """The choice of evenings, how many are dropped, and the standings over all."""

    def __init__(self, parent: QWidget | None = None, settings: Settings | None = None) -> None:
        """With `settings` it is printed on the size of page that was chosen last."""
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle(translate("club", "Season"))
        self._make_choices()
        self._lay_out()
        self.game.chosen.connect(self._take_game)
        self.count.chosen.connect(self._changed)
        self.evenings.setItemDelegate(_Whole(self.evenings))
        self.evenings.itemChanged.connect(self._ticked)
        self.drop.valueChanged.connect(lambda _: self._changed())
        self.least.valueChanged.connect(lambda _: self._changed())
        fit_to_screen(self, 1180, 700)
        self.refresh()

    def _make_choices(self) -> None:
        self.evenings = QListWidget()
        self.evenings.setWordWrap(True)
        self.evenings.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.evenings.setAccessibleName(translate("club", "Club nights"))
        found = (_Found.read(one) for one in past())
        self._found = {one.path.name: one for one in found if one is not None}
        self._choice = _SeasonChoice.read(self._settings)
        self.game = Choice((EVERY, *dict.fromkeys(one.game for one in self._found.values())))
        for name, one in self._found.items():
            item = QListWidgetItem(one.title)
            item.setData(_NAME, name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            self.evenings.addItem(item)
        self.drop, self.least = QSpinBox(), QSpinBox()
        self.least.setMinimum(1)
        self.count = Choice(COUNTS)
        self._show_choice()
        # As broad as its column: by what it offers, Qt would make it so broad by itself that it
        # lay under what stands beside it.
        self.count.setSizeAdjustPolicy(
            Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.count.setMinimumContentsLength(_LEAST_LETTERS)
        self.count.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.count.say(
            lambda one: (
                translate("club", "points of the night")
                if one == "points"
                else translate("club", "places: 1 for the last, one more for each place above")
            )
        )
        self.game.setSizeAdjustPolicy(self.count.sizeAdjustPolicy())
        self.game.setMinimumContentsLength(_LEAST_LETTERS)
        self.game.setSizePolicy(self.count.sizePolicy())
        self.game.say(self._said)

    def _lay_out(self) -> None:
        self.told = QLabel(wordWrap=True)
        self.grid = Grid(stretch=1)
        self.grid.setAccessibleName(translate("club", "Season"))
        form = paper_form()
        form.addRow(translate("club", "Ga&me"), self.game)
        form.addRow(translate("club", "A night &counts"), self.count)
        form.addRow(translate("club", "&Dropped nights"), self.drop)
        form.addRow(translate("club", "Ranked fr&om this many nights"), self.least)
        left = QVBoxLayout()
        left.addWidget(self.evenings, 1)
        left.addLayout(form)
        self.nothing = EmptyNote(
            self.evenings,
            translate("club", "Your club nights will be listed here."),
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

    @staticmethod
    def _head_of(one: Evening, evenings: list[Evening]) -> str:
        """Return the day of an evening; of several of one day, such as its groups, the title."""
        alone = sum(other.date == one.date for other in evenings) == 1
        day = words.short_day(one.date)
        return day if one.date and alone else one.title or day

    # What is chosen.

    @staticmethod
    def _said(game: object) -> str:
        if game == EVERY:
            return translate("club", "every game")
        return words.game(Head(game=str(game))) or translate("club", "any other game")

    def _items(self) -> list[QListWidgetItem]:
        return [self.evenings.item(row) for row in range(self.evenings.count())]

    def _show_choice(self) -> None:
        """Show what was chosen last time; without that, the game of the newest closed evening."""
        newest = next((one.game for one in self._found.values() if one.over), EVERY)
        games = [EVERY, *(one.game for one in self._found.values())]
        self.game.set_value(self._choice.game if self._choice.game in games else newest)
        self.drop.setValue(self._choice.drop)
        self.least.setValue(self._choice.least)
        self.count.set_value(self._choice.count)
        self._tick()

    def _tick(self) -> None:
        """Tick the closed evenings of the game, and those that were ticked by hand."""
        with QSignalBlocker(self.evenings):
            for item in self._items():
                name = str(item.data(_NAME))
                one, by_hand = self._found[name], self._choice.by_hand
                counts = one.over and self.game.value() in (EVERY, one.game)
                ticked = by_hand.get(name, counts)
                item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)

    def _take_game(self) -> None:
        self._choice.by_hand.clear()
        self._tick()
        self._changed()

    def _ticked(self, item: QListWidgetItem) -> None:
        ticked = item.checkState() == Qt.CheckState.Checked
        self._choice.by_hand[str(item.data(_NAME))] = ticked
        self._changed()

    def _changed(self) -> None:
        """Reckon anew, and keep the choice for the next time."""
        self._choice.game = str(self.game.value())
        self._choice.drop, self._choice.least = self.drop.value(), self.least.value()
        self._choice.count = str(self.count.value())
        if self._settings is not None:
            self._choice.write(self._settings)
        self.refresh()

    def chosen(self) -> list[Evening]:
        """Return the evenings that count, the oldest first."""
        ticked = [one for one in self._items() if one.checkState() == Qt.CheckState.Checked]
        return [one for item in reversed(ticked) for one in self._found[item.data(_NAME)].evenings]

    def refresh(self) -> None:
        """Reckon the season anew."""
        evenings = self.chosen()
        heads = [
            translate("club", "Place"),
            translate("club", "Name"),
            translate("club", "Points"),
            *(self._head_of(one, evenings) for one in evenings),
        ]
        lines = []
        which = [self._head_of(one, evenings) for one in evenings]
        winners = [
            [one.name, str(len(one.won)), ", ".join(which[place] for place in one.won)]
            for one in honours(evenings)
        ]
        self.honours.fill(further.honour_heads(), list(enumerate(winners)))
        for widget in (self.honour, self.honours):
            widget.setVisible(bool(winners))
        if self.count.value() == "places":
            most = max((len(one.results) for one in evenings), default=0)
            evenings = [place_points(one, range(most, 0, -1)) for one in evenings]
        mixed = len({one.fewest for one in evenings}) > 1
        self.told.setText(
            translate(
                "club", "⚠ On some nights the lowest score wins. Count places instead of points."
            )
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
            lines.append((row.who, [f"{row.place}.", row.name, shown(row.total), *cells]))
        self.grid.fill(heads, lines)
        self.print.setEnabled(bool(lines))
        self._paper = further.season(
            heads, [cells for _, cells in lines], self._about(evenings), winners
        )

    def _about(self, evenings: list[Evening]) -> str:
        """From when to when, how many evenings, and how many of them are dropped."""
        days = [words.day(one.date) for one in (evenings[:1] + evenings[1:][-1:]) if one.date]
        told = [" – ".join(days), translate("club", "%n evening(s)", "", len(evenings))]
        if self.drop.value():
            told.append(translate("club", "the worst %n do(es) not count", "", self.drop.value()))
        return " · ".join(part for part in told if part)

    def paper(self) -> Paper:
        """Return the season as a sheet to be hung up."""
        return self._paper

    def preview(self) -> None:
        """How it will look, and from there to the printer."""
        found = pages_of([self._paper], page_size.remembered(self._settings))
        output.preview(self, name_of([self._paper]), found, self._failed, self._paper.title)

    def _failed(self, error: OSError) -> None:
        self.told.setText("⚠ " + sheets.not_printed().format(error))
        self.told.show()
