"""Everybody who has come, in two columns beside each other: number, name, remarks, entry money.

The place of somebody depends on the number and on the size of the window alone, until there are
more people than both columns have room for.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRadialGradient,
    QRegion,
    QResizeEvent,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView, QToolTip

from desktop.club.model.everybody import Row
from desktop.common import plain_text
from desktop.common.announce import announce
from desktop.common.heard_as import part
from desktop.look.lettering import in_two_lines, letters, scale_of
from desktop.look.paper import focus_ring, rounded
from desktop.look.parts import EmptyNote
from desktop.look.theme import colour, theme

Index = QModelIndex | QPersistentModelIndex

TWO = 540
"""The pixels from which on, at usual letters, there are two columns."""
BETWEEN, INSET = 14, 4
"""Pixels at usual letters: between two columns, and from the edge of a row to what stands in it."""
ROW, HEAD = 1.36, 1.65
"""How high a row and the heads are, as a part of the height of the letters."""
_KEY = Qt.ItemDataRole.UserRole
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PeopleView(QTableView):
    """The people as rows; those that are chosen are lit, and one of them has the keyboard.

    For a screen reader it is a table; where everything stands is its own affair.
    """

    wanted = Signal(object)
    """A double click on a row: the start number."""
    chosen_changed = Signal()
    """Somebody else is chosen."""

    def __init__(self) -> None:
        super().__init__()
        # Qt has no rows of a view of one's own for a screen reader: each is told as it is reached.
        part(self)
        self._rows: list[Row] = []
        self._found = ""
        self._heads = ["", "", "", ""]
        self.setModel(QStandardItemModel(0, 4, self))
        self.horizontalHeader().hide()
        self.verticalHeader().hide()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("onPaper", True)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.nothing = EmptyNote(self)
        """What stands here while nobody is there."""
        self.doubleClicked.connect(lambda index: self.wanted.emit(self._rows[index.row()].number))

    # What is shown.

    def fill(self, heads: Sequence[str], rows: Sequence[Row]) -> None:
        """Show these people below these heads; a column in which nothing stands is left out."""
        heads = list(heads)
        if (heads, list(rows)) == (self._heads, self._rows):
            return
        chosen = self.chosen()
        model = self._model()
        self._heads, self._rows = heads, list(rows)
        model.blockSignals(True)
        model.setRowCount(0)
        for row in rows:
            items = [QStandardItem(text) for text in self._texts(row)]
            for item in items:
                item.setData(row.number, _KEY)
            model.appendRow(items)
        model.setHorizontalHeaderLabels(heads)
        model.blockSignals(False)
        model.layoutChanged.emit()
        self.reset()
        self.nothing.refresh()
        self.updateGeometries()
        self._choose_again(chosen)

    @staticmethod
    def _texts(row: Row) -> list[str]:
        return [str(row.number), row.name, row.about, row.money]

    def mark(self, text: str) -> None:
        """Mark this where a name begins with it; "" marks nothing."""
        self._found = text.casefold()
        self.viewport().update()

    def texts(self) -> list[list[str]]:
        """Return what stands in the rows."""
        return [self._texts(row) for row in self._rows]

    def _model(self) -> QStandardItemModel:
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        return model

    # What is chosen.

    def chosen(self) -> list[int]:
        """Return the start numbers of those who are chosen, from the first to the last."""
        rows = {index.row() for index in self.selectionModel().selectedIndexes()}
        return [self._rows[row].number for row in sorted(rows) if row < len(self._rows)]

    def choose(self, *keys: object) -> None:
        """Choose these together, by number."""
        self._choose_again(keys)

    def _choose_again(self, keys: Sequence[object]) -> None:
        rows = [place for place, row in enumerate(self._rows) if row.number in keys]
        rows = rows or ([0] if self._rows else [])
        how, model = QItemSelectionModel.SelectionFlag, self.selectionModel()
        for place in rows[:1]:
            index = self.model().index(place, 0)
            model.setCurrentIndex(index, how.ClearAndSelect | how.Rows)
            self.scrollTo(index)
        for place in rows[1:]:
            model.select(self.model().index(place, 0), how.Select | how.Rows)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.viewport().update()
        self.chosen_changed.emit()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        if current.isValid() and self.hasFocus():
            announce(self, ", ".join(filter(None, self._texts(self._rows[current.row()]))))

    # Where everything stands.

    def row_height(self) -> int:
        """Return the height of a row in pixels."""
        return round(ROW * self.fontMetrics().height())

    def _head(self) -> int:
        return round(HEAD * self.fontMetrics().height())

    def _columns(self) -> int:
        return 2 if self.viewport().width() >= TWO * scale_of(self) else 1

    def _fit(self) -> int:
        """How many rows of a column are seen at once."""
        return max(1, (self.viewport().height() - self._head()) // self.row_height())

    def _each(self) -> int:
        """How many rows a column has."""
        return max(self._fit(), -(-len(self._rows) // self._columns()))

    def _column(self, number: int) -> QRect:
        """Where a column of people stands, heads and all."""
        columns = self._columns()
        gap = round(BETWEEN * scale_of(self)) * (columns - 1)
        wide = (self.viewport().width() - gap) // columns
        return QRect(number * (wide + gap), 0, wide, self.viewport().height())

    def _place(self, row: int) -> QRect:
        """Where the row of somebody stands."""
        column, line = divmod(row, self._each())
        whole, high = self._column(column), self.row_height()
        top = self._head() + line * high - self.verticalOffset()
        return QRect(whole.left(), top, whole.width(), high)

    def _cells(self, row: QRect) -> list[QRect]:
        """Return the room of number, name, remarks, money and coin in a row."""
        wide = self.fontMetrics().horizontalAdvance
        inset = round(INSET * scale_of(self))
        gap = round(1.6 * inset)
        number = wide("999") + gap
        coin = self.row_height() if any(one.paid is not None for one in self._rows) else 0
        money = max([wide(self._heads[3]), *(wide(one.money) for one in self._rows)])
        money = money + gap if coin else 0
        left = row.width() - 2 * inset - number - 2 * gap - money - coin
        about = 0
        if any(one.about for one in self._rows):
            about = left * 45 // 100
        cells, start = [], row.left() + inset
        for width, behind in (
            *((number, 2 * gap), (left - about, 0)),
            *((about, 0), (money, 0), (coin, 0)),
        ):
            cells.append(QRect(start, row.top(), width, row.height()))
            start += width + behind
        return cells

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid():
            return QRect()
        row = self._place(index.row())
        return row if index.column() == 0 else self._cells(row)[index.column()]

    def indexAt(self, point: QPoint) -> QModelIndex:
        for number in range(self._columns()):
            column = self._column(number)
            line = (point.y() - self._head() + self.verticalOffset()) // self.row_height()
            row = number * self._each() + line
            inside = column.left() <= point.x() <= column.right() and point.y() >= self._head()
            if inside and 0 <= line < self._each() and row < len(self._rows):
                return self.model().index(row, 0)
        return QModelIndex()

    def scrollTo(
        self,
        index: Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        if not index.isValid():
            return
        line, bar = index.row() % self._each(), self.verticalScrollBar()
        if line < bar.value():
            bar.setValue(line)
        elif line >= bar.value() + self._fit():
            bar.setValue(line - self._fit() + 1)

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        moves, row = QAbstractItemView.CursorAction, max(0, self.currentIndex().row())
        by = {
            moves.MoveUp: -1,
            moves.MoveDown: 1,
            moves.MoveLeft: -self._each(),
            moves.MoveRight: self._each(),
            moves.MovePageUp: -self._fit(),
            moves.MovePageDown: self._fit(),
            moves.MoveHome: -len(self._rows),
            moves.MoveEnd: len(self._rows),
        }.get(action, 0)
        beside = action in (moves.MoveLeft, moves.MoveRight)
        if beside and not 0 <= row + by < len(self._rows):
            by = 0
        return self.model().index(max(0, min(row + by, len(self._rows) - 1)), 0)

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value() * self.row_height()

    def isIndexHidden(self, index: Index) -> bool:
        return False

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        ends = [self.indexAt(point).row() for point in (rect.topLeft(), rect.bottomRight())]
        low, high = min(ends), max(ends)
        if low < 0:
            low = high
        if high < 0:
            self.selectionModel().select(QItemSelection(), command)
            return
        some = QItemSelection(self.model().index(low, 0), self.model().index(high, 3))
        self.selectionModel().select(some, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region = region.united(self._place(index.row()))
        return region

    def updateGeometries(self) -> None:
        QAbstractItemView.updateGeometries(self)  # there are no heads beside the rows
        bar = self.verticalScrollBar()
        bar.setRange(0, self._each() - self._fit())
        bar.setPageStep(self._fit())

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().update()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(200 * scale_of(self)), self._head() + 4 * self.row_height())

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometries()
        self.scrollTo(self.currentIndex())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometries()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            where = event.pos()  # type: ignore[attr-defined]
            row = self.indexAt(where).row()
            told = " · ".join(filter(None, self._texts(self._rows[row])[1:])) if row >= 0 else ""
            QToolTip.showText(event.globalPos(), plain_text.tip(told), self)  # type: ignore[attr-defined]
            return True
        return super().viewportEvent(event)

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number in range(self._columns() if self._rows else 0):
                self._paint_heads(painter, self._column(number))
            # No row is cut through at the lower edge.
            high = self._fit() * self.row_height()
            below = QRect(0, self._head(), self.viewport().width(), high)
            painter.setClipRect(below)
            chosen = set(self.chosen())
            for place, row in enumerate(self._rows):
                where = self._place(place)
                if where.intersects(below):
                    self._paint_row(painter, where, row, row.number in chosen, place)
            if self.hasFocus() and self.currentIndex().isValid():
                ring = QRectF(self._place(self.currentIndex().row())).adjusted(2, 2, -2, -2)
                painter.setClipping(False)
                focus_ring(painter, rounded(ring, 3))

    def _paint_heads(self, painter: QPainter, column: QRect) -> None:
        look = theme()
        painter.setFont(letters("small", scale_of(self), bold=True))
        painter.setPen(QColor(look.ink_head))
        low = self._head() - 5
        for cell, text, flags in zip(
            self._cells(QRect(column.left(), 0, column.width(), low)),
            self._heads,
            (_RIGHT, _LEFT, _LEFT, _RIGHT),
            strict=False,
        ):
            if cell.width() > 0:
                painter.drawText(cell, int(flags), text)
        painter.setPen(QPen(QColor(look.field_edge), 1))
        painter.drawLine(column.left(), low, column.right(), low)

    def _paint_row(
        self, painter: QPainter, where: QRect, row: Row, chosen: bool, place: int
    ) -> None:
        look = theme()
        if chosen:
            painter.fillPath(rounded(QRectF(where), 3), QColor(look.chosen))
        elif place % self._each() % 2:
            painter.fillPath(rounded(QRectF(where), 3), colour(look.ink_head, 16))
        ink = look.ink if row.here else look.ink_faint
        number, name, about, money, coin = self._cells(where)
        italic = QFont(self.font())
        italic.setItalic(True)
        painter.setFont(italic)
        painter.setPen(QColor(look.ink_faint))
        painter.drawText(number, int(_RIGHT), str(row.number))
        painter.setPen(QColor(ink))
        self._paint_name(painter, name, row.name)
        painter.setFont(self.font())
        if about.width() > 0:
            end = Qt.TextElideMode.ElideRight
            room = about.width() - round(2 * INSET * scale_of(self))
            painter.drawText(about, int(_LEFT), self.fontMetrics().elidedText(row.about, end, room))
        if row.paid is None:
            return
        if not row.paid:
            bold = QFont(self.font())
            bold.setWeight(QFont.Weight.DemiBold)
            painter.setFont(bold)
            painter.setPen(QColor(look.bad))
        painter.drawText(money, int(_RIGHT), row.money)
        self._paint_coin(painter, QRectF(coin), row.paid)

    def _paint_name(self, painter: QPainter, room: QRect, name: str) -> None:
        """Paint the name whole, in letters as small as it needs; what was typed is marked in it."""
        found = bool(self._found) and name.casefold().startswith(self._found)
        font = QFont(self.font())
        if found:
            font.setWeight(QFont.Weight.DemiBold)
        font, lines = in_two_lines(font, name, room.width() - round(INSET * scale_of(self)))
        painter.setFont(font)
        high = QFontMetrics(font).height()
        if found and len(lines) == 1:
            wide = QFontMetrics(font).horizontalAdvance(name[: len(self._found)])
            mark = QRectF(room.left() - 1, room.center().y() - high / 2, wide + 2, high)
            painter.fillPath(rounded(mark, 2), QColor(theme().highlight))
        top = room.top() + (room.height() - high * len(lines)) / 2
        for number, line in enumerate(lines):
            where = QRectF(room.left(), top + number * high, room.width(), high)
            end = Qt.TextElideMode.ElideRight
            shown = QFontMetrics(font).elidedText(line, end, room.width() - 2)
            painter.drawText(where, int(_LEFT), shown)

    def _paint_coin(self, painter: QPainter, room: QRectF, paid: bool) -> None:
        look, across = theme(), 0.56 * self.row_height()
        coin = QRectF(0, 0, across, across)
        coin.moveCenter(room.center())
        if paid:
            shine = QRadialGradient(coin.center() - QPointF(across / 6, across / 5), across * 0.7)
            shine.setColorAt(0, QColor(look.brass_light))
            shine.setColorAt(1, QColor(look.brass_dark))
            painter.setBrush(shine)
            painter.setPen(QPen(QColor(look.brass_dark), 1))
        else:
            painter.setPen(QPen(QColor(look.bad), 1.4))
        painter.drawEllipse(coin)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    # Keys.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalnum() or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # the page around it knows what is typed on it
        else:
            super().keyPressEvent(event)
