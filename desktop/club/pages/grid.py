"""A read-only table of texts; the current row is kept when it is filled again.

What stands in the column that stretches, mostly a name, is never cut: it gets smaller, then two
lines, and where even that finds no room the column keeps what it needs and the table scrolls.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from desktop.look.lettering import IN_TWO, in_two_lines
from desktop.look.parts import EmptyNote

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
FRAME = 4
"""Pixels on either side of a cell."""
_KEY = Qt.ItemDataRole.UserRole


_SIDES = 12
"""How much of the width of a cell its letters do not have."""
_END = "\N{LINE SEPARATOR}"


class _Roomy(QStyledItemDelegate):
    """Leaves room for the frame around the cell that has the keyboard, so that it cuts nothing."""

    def __init__(self, grid: Grid) -> None:
        super().__init__(grid)
        self._grid = grid

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.column() == self._grid.stretched:
            option.font, lines = self._grid.lines(index.row())
            option.text = _END.join(lines)
            option.textElideMode = Qt.TextElideMode.ElideNone

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        needed = super().sizeHint(option, index) + QSize(2 * FRAME, 0)
        if index.column() == self._grid.stretched:
            # What it would be in full letters, not what it has got smaller to.
            needed.setWidth(self._grid.full_width(index.row()))
        return needed


class Grid(QTableWidget):
    """A read-only table whose rows have keys; numbers are aligned right."""

    wanted = Signal(object)
    """Enter or a double click on a row: its key."""

    def __init__(self, *, stretch: int = -1, several: bool = False) -> None:
        super().__init__()
        self.stretched = stretch
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        mode = QAbstractItemView.SelectionMode
        self.setSelectionMode(mode.ExtendedSelection if several else mode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.setShowGrid(False)
        self.setItemDelegate(_Roomy(self))
        self.nothing = EmptyNote(self)
        """What stands here while there are no rows."""
        self.cellDoubleClicked.connect(lambda *_: self._want())

    def stretch(self, column: int) -> None:
        """Give this column the room that is left, from the next filling on."""
        self.stretched = column

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
        for column, head in enumerate(heads):
            titled = QTableWidgetItem(head)
            numbers = [texts[column] for _, texts in rows if texts[column]]
            right = bool(numbers) and all(map(_is_number, numbers))
            titled.setTextAlignment(_RIGHT if right else _LEFT)
            self.setHorizontalHeaderItem(column, titled)
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
            if column != self.stretched:
                header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self._settle()
        self.setUpdatesEnabled(True)
        self._choose_again(chosen)

    def _text(self, row: int) -> str:
        item = self.item(row, self.stretched)
        return item.text() if item is not None else ""

    def lines(self, row: int) -> tuple[QFont, tuple[str, ...]]:
        """Return the letters and the lines of what stands in the column that stretches."""
        room = self.columnWidth(self.stretched) - _SIDES
        return in_two_lines(self.font(), self._text(row), room)

    def full_width(self, row: int) -> int:
        """Return what the stretching column needs for this row in full-size letters, in pixels."""
        wide = self.fontMetrics().horizontalAdvance(self._text(row))
        return wide + _SIDES + 2 * FRAME

    def _settle(self) -> None:
        """Give the column that stretches its room, and each of its rows the height it needs."""
        header, column = self.horizontalHeader(), self.stretched
        if not 0 <= column < self.columnCount():
            return
        rows = range(self.rowCount())
        # Where the table scrolls anyway, nothing gets smaller than two lines have to be.
        smallest = QFont(self.font())
        smallest.setPixelSize(max(1, int(self.fontInfo().pixelSize() * IN_TWO)))
        wide = QFontMetrics(smallest).horizontalAdvance
        needs = [
            wide(line) for row in rows for line in in_two_lines(self.font(), self._text(row), 1)[1]
        ]
        others = sum(self.columnWidth(one) for one in range(self.columnCount()) if one != column)
        least = max([header.sectionSizeHint(column), *(need + _SIDES + 2 for need in needs)])
        mode = QHeaderView.ResizeMode
        enough = self.viewport().width() - others >= least
        header.setSectionResizeMode(column, mode.Stretch if enough else mode.Fixed)
        if not enough:
            self.setColumnWidth(column, least)
        usual = self.verticalHeader().defaultSectionSize()
        for row in rows:
            lines = len(self.lines(row)[1])
            self.setRowHeight(row, usual if lines == 1 else round(usual * 2 * IN_TWO))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

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
        """Return the keys of the rows that are chosen, from top to bottom."""
        rows = sorted({index.row() for index in self.selectedIndexes()})
        items = [self.item(row, 0) for row in rows]
        return [item.data(_KEY) for item in items if item is not None]

    def choose(self, key: object) -> None:
        """Choose the row of this key."""
        self._choose_again([key])

    def texts(self) -> list[list[str]]:
        """Return what stands in the rows."""
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
        elif event.text().isalnum():
            event.ignore()  # the page around it knows what is typed on it
        else:
            super().keyPressEvent(event)


def _is_number(text: str) -> bool:
    """Whether it stands at the right: a figure, or what stands for one that is not there."""
    if text.endswith(".") and text.count(".") > 1:
        return False  # A day, as a list of them has several.
    plain = text.strip("()[]*-−–+=").replace(".", "").replace(",", "")
    return text in ("…", "–", "×") or (bool(text) and plain.isdecimal())
