"""The table of a list that is edited where it stands: addresses, people of a file, prizes."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.common.columns import Columns

_KEY = Qt.ItemDataRole.UserRole


class ListTable(QTableWidget):
    """A row for each entry, with its key; cells are texts or fields."""

    edited = Signal(object, int, str)
    """What was typed into a cell, without needless blanks: the key of its row, and its column."""

    def __init__(self, columns: int, rest: int = -1) -> None:
        """Make a table whose column `rest` gets the room left over; without one it scrolls."""
        super().__init__(0, columns)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.horizontalHeader().setHighlightSections(False)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.horizontalHeader().setDefaultAlignment(left)
        self._columns = Columns(self, rest) if rest >= 0 else None
        self.itemChanged.connect(self._edited)

    def fill(
        self, rows: Sequence[tuple[Hashable, Sequence[str]]], fixed: Collection[int] = ()
    ) -> None:
        """Show these texts below what has fields; in `fixed` columns nothing can be changed."""
        first = self.above()
        with QSignalBlocker(self):
            self.setRowCount(first + len(rows))
            for row, (key, texts) in enumerate(rows, first):
                for column, text in enumerate(texts):
                    item = QTableWidgetItem(text)
                    item.setData(_KEY, key)
                    if column in fixed:
                        item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
                    self.setItem(row, column, item)
        self.fit()

    def above(self) -> int:
        """How many rows have fields; they stand above all others."""
        rows = range(self.rowCount())
        return next((row for row in rows if self.cellWidget(row, 0) is None), self.rowCount())

    def put(self, fields: Sequence[QWidget]) -> None:
        """Put a row of fields below those that are there."""
        row = self.above()
        self.insertRow(row)
        for column, field in enumerate(fields):
            self.setCellWidget(row, column, field)
        self.resizeRowToContents(row)
        self.fit()

    def stand_whole(self) -> None:
        """Be as high as its rows: it scrolls with the page on which it stands."""
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fit(self) -> None:
        """Make the columns as wide as what stands in them, as far as there is room."""
        if self._columns is not None:
            self._columns.fit()
        else:
            self.resizeColumnsToContents()
        # Fields of a column that was hidden are there at once.
        self.executeDelayedItemsLayout()
        self.updateEditorGeometries()
        self.updateGeometry()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Its fields were measured before the window's style sheet held.
        self.fit()

    def texts(self, row: int) -> list[str]:
        """Return what stands in a row."""
        items = (self.item(row, column) for column in range(self.columnCount()))
        return [item.text() if item is not None else "" for item in items]

    def search(self, text: str) -> None:
        """Show only rows in which all these words stand."""
        wanted = text.casefold().split()
        for row in range(self.above(), self.rowCount()):
            found = " ".join(self.texts(row)).casefold()
            self.setRowHidden(row, not all(word in found for word in wanted))

    def meant(self) -> list[int]:
        """Return the rows that are chosen; if none is, all that are shown."""
        chosen = {index.row() for index in self.selectionModel().selectedRows()}
        seen = [row for row in range(self.rowCount()) if not self.isRowHidden(row)]
        return [row for row in seen if row in chosen] or seen

    def _edited(self, item: QTableWidgetItem) -> None:
        self.edited.emit(item.data(_KEY), item.column(), " ".join(item.text().split()))
