"""The list of evenings in the shelf's window: searched, sorted, and chosen from.

Files that are new are read a little at a time while the list is already shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QItemSelectionModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.common.beside_layout import BesideLayout
from desktop.common.columns import Columns
from desktop.common.form_fields import Choice
from desktop.look.parts import EmptyNote
from desktop.shelf import rows
from desktop.shelf.index import Entry
from desktop.shelf.rows import DATE, Rows
from desktop.shelf.shelf import ARCHIVE, BIN, HERE, PLACES, Shelf
from engine import games

translate = QCoreApplication.translate

READ_FOR = 0.03
"""So long files are read at a time, in seconds: the window stays quick meanwhile."""


class ShelfList(QWidget):
    """The evenings of one place of a shelf, with the fields that say which are shown."""

    changed = Signal()
    """Other evenings are shown or chosen."""
    opened = Signal()
    """The evening that is chosen is to be opened."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__()
        self._shelf = shelf
        self.rows = Rows()
        self.place_field = Choice(PLACES)
        self.game = Choice(("", *games.everything()))
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.view = QTableView()
        self.view.setModel(self.rows)
        self._columns = Columns(self.view, rows.NAME)
        self.nothing = EmptyNote(self.view)
        """What stands in the list where there is nothing to list."""
        self._reader = QTimer(self)
        self._reader.setInterval(0)
        self._reader.timeout.connect(self._read_on)
        self._build()
        self._connect()

    def _build(self) -> None:
        view = self.view
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setTabKeyNavigation(False)
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.setSortingEnabled(True)
        view.sortByColumn(DATE, Qt.SortOrder.DescendingOrder)
        view.verticalHeader().hide()
        high = round(1.9 * self.fontMetrics().height())
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        view.verticalHeader().setDefaultSectionSize(high)
        head = view.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        top = BesideLayout(10)
        top.add(self.search, 2)
        top.add(self.game)
        top.add(self.place_field)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(top)
        layout.addWidget(view, 1)

    def _connect(self) -> None:
        self.view.doubleClicked.connect(lambda _: self.opened.emit())
        self.view.selectionModel().selectionChanged.connect(lambda *_: self._refresh())
        self.search.textChanged.connect(self._look)
        self.game.chosen.connect(self._look)
        self.place_field.chosen.connect(self.list_again)

    # What is shown.

    @property
    def place(self) -> str:
        """The place whose evenings are shown: HERE, ARCHIVE or BIN."""
        return str(self.place_field.value())

    def show_place(self, place: str) -> None:
        """Show the evenings of this place."""
        self.place_field.set_value(place)

    def list_again(self) -> None:
        """List the evenings of the place as they are now, and read those that are new."""
        self.rows.show_entries(self._shelf.entries(self.place))
        self._reader.start()
        self._refresh()

    def stop_reading(self) -> None:
        """Read no more files until the evenings are listed again."""
        self._reader.stop()

    def _read_on(self) -> None:
        done = self._shelf.read_on(self.place, READ_FOR)
        if not done:
            self._reader.stop()
            return
        chosen = [entry.name for entry in self.chosen()]
        self.rows.told_more()
        self.choose(chosen)
        self._refresh()

    def _look(self) -> None:
        chosen = [entry.name for entry in self.chosen()]
        self.rows.look_for(self.search.text(), str(self.game.value()))
        self.choose(chosen)
        self._refresh()

    def _refresh(self) -> None:
        self._columns.fit()
        self.nothing.setText("" if self.rows.rowCount() else self._why_empty())
        self.changed.emit()

    # What is chosen.

    def chosen(self) -> list[Entry]:
        """The evenings that are chosen."""
        found = sorted({index.row() for index in self.view.selectionModel().selectedRows()})
        return [self.rows.entry(row) for row in found]

    def choose(self, names: Sequence[str]) -> None:
        """Choose the evenings of these names besides those that are chosen."""
        select = QItemSelectionModel.SelectionFlag
        for name in names:
            row = self.rows.row_of(name)
            if row >= 0:
                index = self.rows.index(row, 0)
                self.view.selectionModel().setCurrentIndex(index, select.Select | select.Rows)

    def path(self, name: str) -> Path:
        """The file of an evening that is shown."""
        return self._shelf.path(self.place, name)

    # Words.

    def _why_empty(self) -> str:
        if self.search.text() or self.game.value():
            return translate("shelf", "Nothing here matches.")
        return {
            HERE: translate("shelf", "There is no evening yet. Whatever you play is kept here."),
            ARCHIVE: translate("shelf", "The archive is empty."),
            BIN: translate("shelf", "The bin is empty."),
        }[self.place]

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.search.setPlaceholderText(translate("shelf", "Search: a name, a game, a year …"))
        self.search.setAccessibleName(translate("shelf", "Search"))
        self.game.setAccessibleName(translate("shelf", "Game"))
        self.game.say(
            lambda game: (
                rows.own_text(str(game), "game") if game else translate("shelf", "All games")
            )
        )
        places = {
            HERE: translate("shelf", "Evenings"),
            ARCHIVE: translate("shelf", "Archive"),
            BIN: translate("shelf", "Bin"),
        }
        self.place_field.setAccessibleName(translate("shelf", "Where"))
        self.place_field.say(lambda place: places[str(place)])
        self.view.setAccessibleName(translate("shelf", "Evenings"))
        self._refresh()
