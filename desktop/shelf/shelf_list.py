"""The matches of the shelf as a table with columns, which sort it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QVBoxLayout, QWidget

from desktop.common.columns import Columns
from desktop.look.parts import EmptyNote, PaperPage
from desktop.shelf import rows
from desktop.shelf.index import Entry
from desktop.shelf.rows import DATE, Rows


class Table(QTableView):
    """A table whose Enter opens what is chosen."""

    opened = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.opened.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ShelfList(PaperPage):
    """The table, on paper."""

    picked = Signal()
    """Something else is chosen."""
    opened = Signal()
    """What is chosen is to be opened."""

    def __init__(self, table: Rows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = table
        self.view = Table()
        self.view.setModel(table)
        self._columns = Columns(self.view, rows.NAME)
        self.nothing = EmptyNote(self.view)
        """What stands in the list where there is nothing to list."""
        view = self.view
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setTabKeyNavigation(False)
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.setSortingEnabled(True)
        view.sortByColumn(DATE, Qt.SortOrder.DescendingOrder)
        view.verticalHeader().hide()
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = view.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        view.doubleClicked.connect(lambda _: self.opened.emit())
        view.opened.connect(self.opened)
        view.selectionModel().selectionChanged.connect(lambda *_: self.picked.emit())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.addWidget(view)

    def newest_first(self) -> None:
        """Sort by the day, as the boards are."""
        self.view.sortByColumn(DATE, Qt.SortOrder.DescendingOrder)

    def fit(self) -> None:
        """Give columns and rows their room."""
        high = round(1.9 * self.view.fontMetrics().height())
        self.view.verticalHeader().setMinimumSectionSize(high)
        self.view.verticalHeader().setDefaultSectionSize(high)
        self._columns.fit()

    def chosen(self) -> list[Entry]:
        """Return the matches that are chosen."""
        found = sorted({index.row() for index in self.view.selectionModel().selectedRows()})
        return [self.rows.entry(row) for row in found]

    def choose(self, names: Sequence[str]) -> None:
        """Choose the matches of these names, and nothing else."""
        self.view.clearSelection()
        select = QItemSelectionModel.SelectionFlag
        for name in names:
            row = self.rows.row_of(name)
            if row >= 0:
                index = self.rows.index(row, 0)
                self.view.selectionModel().setCurrentIndex(index, select.Select | select.Rows)
