"""A widget for a large square table of short texts, such as who met whom.

A cell's text is made when the cell comes into sight.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QHeaderView, QTableView

from desktop.club.model.lists import Listing
from desktop.common import plain_text

_Index = QModelIndex | QPersistentModelIndex


class _Square(QAbstractTableModel):
    """A listing whose first column is the heads of its rows."""

    def __init__(self, listing: Listing) -> None:
        super().__init__()
        self.listing = listing

    def rowCount(self, parent: _Index | None = None) -> int:
        return len(self.listing.rows)

    def columnCount(self, parent: _Index | None = None) -> int:
        return len(self.listing.heads) - 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        text = self.listing.rows[index.row()][index.column() + 1]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignCenter
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                here = self.listing.rows[index.row()][0]
                there = self.listing.rows[index.column()][0]
                told = f"{here} – {there}: {text}"
                return plain_text.tip(told) if role == Qt.ItemDataRole.ToolTipRole else told
        return None

    def headerData(
        self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if way == Qt.Orientation.Horizontal:
            return self.listing.heads[section + 1]
        return self.listing.rows[section][0]


class Matrix(QTableView):
    """Shows a listing whose first column names its rows."""

    def __init__(self) -> None:
        super().__init__()
        self.setTabKeyNavigation(False)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )

    def show_listing(self, listing: Listing) -> None:
        """Show this one."""
        metrics = self.fontMetrics()
        widest = max((len(cell) for row in listing.rows for cell in row[1:]), default=1)
        letters = max(widest, *(len(head) for head in listing.heads), 2)
        self.horizontalHeader().setMinimumSectionSize(10)
        self.horizontalHeader().setDefaultSectionSize(
            metrics.horizontalAdvance("0" * (letters + 1))
        )
        self.verticalHeader().setDefaultSectionSize(round(1.5 * metrics.height()))
        self._square = _Square(listing)
        self.setModel(self._square)
