"""A read-only table of texts; the current row is kept when it is filled again."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from desktop.look.parts import EmptyNote

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
FRAME = 4
"""Pixels on either side of a cell."""
_KEY = Qt.ItemDataRole.UserRole


class _Roomy(QStyledItemDelegate):
    """Leaves room for the frame around the cell that has the keyboard, so that it cuts nothing."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return super().sizeHint(option, index) + QSize(2 * FRAME, 0)


class Grid(QTableWidget):
    """A read-only table whose rows have keys; numbers are aligned right."""

    wanted = Signal(object)
    """Enter or a double click on a row: its key."""
    pressed_key = Signal(str)
    """A letter or Delete, pressed on the rows: "p", "del"."""

    def __init__(self, *, stretch: int = -1, several: bool = False) -> None:
        super().__init__()
        self._stretch = stretch
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        mode = QAbstractItemView.SelectionMode
        self.setSelectionMode(mode.ExtendedSelection if several else mode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setItemDelegate(_Roomy(self))
        self.nothing = EmptyNote(self)
        """What stands here while there are no rows."""
        self.cellDoubleClicked.connect(lambda *_: self._want())

    def stretch(self, column: int) -> None:
        """This column takes the room that is left, from the next filling on."""
        self._stretch = column

    def fill(
        self,
        heads: Sequence[str],
        rows: Sequence[tuple[Hashable, Sequence[str]]],
        faint: Sequence[Hashable] = (),
    ) -> None:
        """Show these rows, each with its key; those in `faint` are not in it any more."""
        chosen = self.chosen()
        self.setUpdatesEnabled(False)
        self.clear()
        self.setColumnCount(len(heads))
        self.setRowCount(len(rows))
        self.setHorizontalHeaderLabels(list(heads))
        for place, (key, texts) in enumerate(rows):
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setData(_KEY, key)
                if _is_number(text):
                    item.setTextAlignment(_RIGHT)
                if key in faint:
                    item.setForeground(self.palette().placeholderText())
                self.setItem(place, column, item)
        header = self.horizontalHeader()
        self.resizeColumnsToContents()
        for column in range(len(heads)):
            mode = QHeaderView.ResizeMode
            header.setSectionResizeMode(
                column, mode.Stretch if column == self._stretch else mode.ResizeToContents
            )
        self.setUpdatesEnabled(True)
        self._choose_again(chosen)

    def _choose_again(self, chosen: Sequence[object]) -> None:
        self.clearSelection()
        for row in range(self.rowCount()):
            item = self.item(row, 0)
            if item is not None and item.data(_KEY) in chosen:
                self.setCurrentCell(row, 0)
                return
        if self.rowCount():
            self.setCurrentCell(0, 0)

    def chosen(self) -> list[object]:
        """The keys of the rows that are chosen, from top to bottom."""
        rows = sorted({index.row() for index in self.selectedIndexes()})
        items = [self.item(row, 0) for row in rows]
        return [item.data(_KEY) for item in items if item is not None]

    def choose(self, key: object) -> None:
        """Choose the row of this key."""
        self._choose_again([key])

    def choose_all(self, keys: Sequence[object]) -> None:
        """Choose the rows of these keys together."""
        self._choose_again(keys[:1])
        for row in range(self.rowCount()):
            item = self.item(row, 0)
            if item is not None and item.data(_KEY) in keys and not item.isSelected():
                for column in range(self.columnCount()):
                    if (cell := self.item(row, column)) is not None:
                        cell.setSelected(True)

    def texts(self) -> list[list[str]]:
        """What stands in the rows."""
        return [
            [
                item.text() if (item := self.item(row, column)) is not None else ""
                for column in range(self.columnCount())
            ]
            for row in range(self.rowCount())
        ]

    def _want(self) -> None:
        if keys := self.chosen():
            self.wanted.emit(keys[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if plain and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._want()
        elif plain and event.key() == Qt.Key.Key_Delete:
            self.pressed_key.emit("del")
        elif plain and event.text().isalpha():
            self.pressed_key.emit(event.text().lower())
        else:
            super().keyPressEvent(event)


def _is_number(text: str) -> bool:
    """Whether it stands at the right: a figure, or what stands for one that is not there."""
    plain = text.strip("()[]*-−–+=").replace(".", "").replace(",", "")
    return text in ("…", "–", "×") or (bool(text) and plain.isdecimal())
