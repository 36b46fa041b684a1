"""The sheet as a table widget of numbers, for keyboard, screen reader and copying.

It has the same content as the slate and the paper. In narrow columns names are written upwards.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.common import plain_text
from desktop.common.numbers import shown
from desktop.look.lettering import smaller_for, whole_lines
from desktop.sheet.page import NOT_IN, SheetPage
from engine.sheet import Total

translate = QCoreApplication.translate

AS_READ = Qt.ItemDataRole.AccessibleTextRole
NAME = Qt.ItemDataRole.UserRole
"""The name of a row in one line, which its head folds."""


ROW_HEADS, LEAST_ROW_HEADS = 98, 76
"""How wide the names of the rows may be in a narrow table: the players' numbers matter more."""

NUMBER, SMALL_NUMBER = 40, 27
"""The room that a column of numbers wants, and that with which it makes do."""
NARROWEST = 24
"""The least that it gets."""
_SIDES = 6
"""What stands free beside a name at the head of a column."""
_IN_FULL = 100_000
"""More than any name needs."""


class UprightHeader(QHeaderView):
    """A header whose texts are written upwards when `upright` is set."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(True)
        self.setHighlightSections(True)
        self._upright = False

    @property
    def upright(self) -> bool:
        """Whether the names stand upright."""
        return self._upright

    def stand(self, upright: bool) -> None:
        """Stand upright, or lie as heads usually do."""
        if upright != self._upright:
            self._upright = upright
            self.updateGeometry()
            self.viewport().update()

    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:
        size = super().sectionSizeFromContents(logicalIndex)
        return size.transposed() if self._upright else size

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        if not self._upright:
            super().paintSection(painter, rect, logicalIndex)
            return
        painter.save()
        painter.translate(rect.left(), rect.bottom() + 1)
        painter.rotate(-90)
        super().paintSection(painter, QRect(0, 0, rect.height(), rect.width()), logicalIndex)
        painter.restore()


class PlainSheet(QTableWidget):
    """A row for each deal, a column for each player; a row for each sum at the end."""

    line_wanted = Signal(int)
    """This line of the sheet was clicked twice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page: SheetPage | None = None
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._heads = UprightHeader(self)
        self.setHorizontalHeader(self._heads)
        self._heads.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._heads.setMinimumSectionSize(NARROWEST)
        self.verticalHeader().setTextElideMode(Qt.TextElideMode.ElideNone)
        self._lines: dict[int, int] = {}
        """The row of each line."""
        self.cellDoubleClicked.connect(self._want)
        self._name()

    def show_sheet(self, page: SheetPage) -> None:
        """Show the numbers of this sheet; the newest deal comes into sight."""
        # While heads and rows come one by one the table is resized: nothing is shared out yet.
        self.page = None
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        place = self.currentRow(), self.currentColumn()
        self.clear()
        self.clearSpans()
        self.setRowCount(0)
        self._lines = {}
        self.setColumnCount(len(page.heads))
        for side, name in enumerate(page.heads):
            item = QTableWidgetItem(name)
            item.setData(AS_READ, name)
            item.setToolTip(plain_text.tip(name))
            self.setHorizontalHeaderItem(side, item)
        for line in range(len(page.sheet.lines)):
            if heading := page.heading(line):
                self._add_heading(heading)
            self._add_deal(page, line)
        for total in page.sheet.totals:
            self._add_total(page, total)
        if 0 <= place[0] < self.rowCount() and 0 <= place[1] < self.columnCount():
            self.setCurrentCell(*place)
        self.page = page
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._name()
        self._share_width()
        self.scrollToBottom()

    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
            if self.page is not None:
                self.show_sheet(self.page)
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End lead to the first deal and the last sum: an evening is longer than wide."""
        home, end = event.key() == Qt.Key.Key_Home, event.key() == Qt.Key.Key_End
        row = 0 if home else self.rowCount() - 1
        if not (home or end) or not self.rowCount() or event.modifiers():
            super().keyPressEvent(event)
            return
        self.setCurrentCell(row, max(0, self.currentColumn()))
        if row:
            self.scrollToBottom()
        else:
            self.scrollToTop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """All columns stay in sight, as far as their numbers allow."""
        super().resizeEvent(event)
        self._share_width()

    def _share_width(self) -> None:
        """Columns of one width; where a name needs more, those that need less give it.

        Does that not suffice, the names of three and more columns stand upright.
        """
        heads, columns = self._heads, self.columnCount()
        if self.page is None or not columns:
            return
        heads.stand(upright=False)
        for column in range(columns):
            self._head(column, _IN_FULL)
        wanted = [heads.sectionSizeHint(column) for column in range(columns)]
        self._fold_rows(
            max(
                min(self.width() // 3, self.width() - NUMBER * columns),
                min(ROW_HEADS, self.width() - SMALL_NUMBER * columns),
                LEAST_ROW_HEADS,
            )
        )
        room = self.viewport().width()
        heads.stand(upright=columns > 2 and sum(wanted) > room)
        if heads.upright:
            wanted = [max(NARROWEST, self.sizeHintForColumn(column)) for column in range(columns)]
        # What numbers need they get: where even that is too much, the table can be moved.
        too_many = heads.upright and sum(wanted) > room
        for column, width in enumerate(wanted if too_many else _shared(wanted, room)):
            heads.resizeSection(column, width)
            self._head(column, self.height() // 3 if heads.upright else width)

    def _head(self, column: int, width: int) -> None:
        """Name a column, within this width: partners, and what lies beside, in two lines.

        Nothing is cut: letters get smaller, then there are more lines; an upright name is longer.
        """
        assert self.page is not None
        name, usual = self.page.heads[column], self._heads.font()
        room = width - _SIDES
        if self._heads.upright:
            metrics = self._heads.fontMetrics()
            broad = self._heads.sectionSize(column) >= 2 * metrics.lineSpacing()
            long = broad and metrics.horizontalAdvance(name) > room
            lines = name.split(" ", 1) if long else [name]
            font = smaller_for(usual, lines, room)
        else:
            beside = column >= len(self.page.names)
            lines = name.split(" ", 1) if beside else name.replace(" & ", " &\n").split("\n")
            font = smaller_for(usual, lines, room)
            lines = [part for line in lines for part in whole_lines(font, line, room)]
        text = "\n".join(lines)
        item = self.horizontalHeaderItem(column)
        if item is not None and (item.text(), item.font()) != (text, font):
            item.setText(text)
            item.setFont(font)

    def _fold_rows(self, width: int) -> None:
        """Name the rows within this width: a name of several words in several lines."""
        heads = self.verticalHeader()
        heads.setMaximumWidth(width)
        usual, bold = heads.font(), self._bold()
        for row in range(self.rowCount()):
            item = self.verticalHeaderItem(row)
            letters = bold if item.font().bold() else usual
            folded = "\n".join(whole_lines(letters, item.data(NAME), width - 8))
            if folded != item.text():
                item.setText(folded)

    def _want(self, row: int) -> None:
        if row in self._lines:
            self.line_wanted.emit(self._lines[row])

    # Rows.

    def _add_heading(self, heading: str) -> None:
        row = self._add_row(" ", "")
        item = _item(heading)
        item.setFont(self._bold())
        self.setItem(row, 0, item)
        if self.columnCount() > 1:
            self.setSpan(row, 0, 1, self.columnCount())

    def _add_deal(self, page: SheetPage, line: int) -> None:
        name = page.row_name(line)
        number = translate("sheet", "Deal {number}").format(number=line + 1)
        read = number if name == str(line + 1) else f"{number}, {name}"
        if trail := page.trail(line):
            corrected = translate("sheet", "corrected: {trail}").format(trail=trail)
            read = f"{number}, {corrected}"
        row = self._add_row(name, read)
        self._lines[row] = line
        for side, cell in enumerate(page.cells(line)):
            item = _item(cell)
            if item.text() == NOT_IN:
                item.setData(AS_READ, translate("sheet", "not in this deal"))
            self.setItem(row, side, item)

    def _add_total(self, page: SheetPage, total: Total) -> None:
        name = page.speech.text(f"total.{total.key}")
        row = self._add_row(name, name, self._bold())
        for side, value in enumerate(total.values):
            item = _item(shown(value))
            item.setFont(self._bold())
            self.setItem(row, side, item)

    def _add_row(self, label: str, read: str, font: QFont | None = None) -> int:
        row = self.rowCount()
        self.insertRow(row)
        item = QTableWidgetItem(label)
        item.setData(NAME, label)
        item.setData(AS_READ, read)
        item.setToolTip(plain_text.tip(read))
        if font is not None:
            item.setFont(font)
        self.setVerticalHeaderItem(row, item)
        return row

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
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


def _shared(wanted: Sequence[int], room: int) -> list[int]:
    """Return column widths that fill this room: all the same, unless one wants more than that.

    Then those that want less have what they want, and the others share what is left.
    """
    shares: dict[int, int] = {}
    if max(wanted) * len(wanted) > room:
        for place in sorted(range(len(wanted)), key=wanted.__getitem__):
            equal = (room - sum(shares.values())) // (len(wanted) - len(shares))
            shares[place] = min(wanted[place], equal)
    free = room - sum(shares.values()) if shares else room
    widths = [shares.get(place, 0) for place in range(len(wanted))]
    # What is over goes to all, the last pixels to the first columns.
    return [
        width + free // len(widths) + (place < free % len(widths))
        for place, width in enumerate(widths)
    ]


def _item(text: str) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    return item
