"""The sheet as a plain table of numbers, for keyboard, screen reader and copying.

It shows what the slate and the paper show, without any drawing.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.sheet.page import NOT_IN, SheetPage
from engine.sheet import Total

translate = QCoreApplication.translate

AS_READ = Qt.ItemDataRole.AccessibleTextRole


ROW_HEADS = 74
"""How wide the names of the rows are at most: the players' numbers matter more."""


class PlainSheet(QTableWidget):
    """A row for each deal, a column for each player; a row for each sum at the end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page: SheetPage | None = None
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setAlternatingRowColors(True)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setMinimumSectionSize(30)
        self.verticalHeader().setMaximumWidth(ROW_HEADS)
        self.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._name()

    def show_sheet(self, page: SheetPage) -> None:
        """Show the numbers of this sheet; the newest deal comes into sight."""
        self.page = page
        place = self.currentRow(), self.currentColumn()
        self.clear()
        self.clearSpans()
        self.setRowCount(0)
        self.setColumnCount(len(page.heads))
        for side, name in enumerate(page.heads):
            item = QTableWidgetItem(name)
            item.setToolTip(name)
            self.setHorizontalHeaderItem(side, item)
        for line in range(len(page.sheet.lines)):
            if heading := page.heading(line):
                self._add_heading(heading)
            self._add_deal(page, line)
        for total in page.sheet.totals:
            self._add_total(page, total)
        if 0 <= place[0] < self.rowCount() and 0 <= place[1] < self.columnCount():
            self.setCurrentCell(*place)
        self._name()
        self.scrollToBottom()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            if self.page is not None:
                self.show_sheet(self.page)
        super().changeEvent(event)

    # Rows.

    def _add_heading(self, heading: str) -> None:
        row = self._add_row(" ")
        item = _item(heading)
        item.setFont(self._bold())
        self.setItem(row, 0, item)
        if self.columnCount() > 1:
            self.setSpan(row, 0, 1, self.columnCount())

    def _add_deal(self, page: SheetPage, line: int) -> None:
        name = page.row_name(line)
        row = self._add_row(name)
        number = translate("sheet", "Deal {number}").format(number=line + 1)
        read = number if name == str(line + 1) else f"{number}, {name}"
        self.verticalHeaderItem(row).setData(AS_READ, read)
        self.verticalHeaderItem(row).setToolTip(read)
        for side, cell in enumerate(page.cells(line)):
            item = _item(cell)
            if item.text() == NOT_IN:
                item.setData(AS_READ, translate("sheet", "not in this deal"))
            self.setItem(row, side, item)

    def _add_total(self, page: SheetPage, total: Total) -> None:
        row = self._add_row(page.speech.text(f"total.{total.key}"))
        self.verticalHeaderItem(row).setFont(self._bold())
        for side, value in enumerate(total.values):
            item = _item(str(value))
            item.setFont(self._bold())
            self.setItem(row, side, item)

    def _add_row(self, label: str) -> int:
        row = self.rowCount()
        self.insertRow(row)
        self.setVerticalHeaderItem(row, QTableWidgetItem(label))
        return row

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def _name(self) -> None:
        self.setAccessibleName(translate("sheet", "Table of deals"))
        if self.page is None:
            self.setAccessibleDescription("")
            return
        deals = len(self.page.sheet.lines)
        self.setAccessibleDescription(
            translate("sheet", "%n deal(s), one to a row; a column for each player", "", deals)
        )


def _item(text: str) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    return item
