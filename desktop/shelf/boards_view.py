"""The boards of the shelf: boxes with their spines out, of which only those in sight are painted.

For keys and screen readers it is a list: arrows lead along a board and to the next one, letters to
the next game of that name, Enter to what is done first with what is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from time import monotonic
from typing import Any

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from desktop.common.settings import Settings
from desktop.look.lettering import draw_wrapped, letters
from desktop.look.paper import focus_ring, rounded
from desktop.look.theme import theme
from desktop.shelf import rows
from desktop.shelf.box_painter import (
    Lid,
    Spine,
    key_rect,
    paint_back,
    paint_lid,
    paint_plank,
    paint_spine,
    spine_rect,
)
from desktop.shelf.index import Entries, Entry
from desktop.shelf.lid_cards import LidCards
from desktop.shelf.spines import (
    BOX_HIGH,
    DRAWN_OUT,
    OPEN,
    PLANK,
    Board,
    Boards,
    Place,
    Spines,
    arranged,
)
from desktop.shelf.standing import day, standing
from engine import games

translate = QCoreApplication.translate

_KEPT = 8
"""How many pictures of boards are kept."""
_TYPED = 1.0
"""Seconds for which letters that are typed make one word."""
_ROLL = 64
"""How far one step of the wheel rolls, in pixels at a scale of 1."""


class BoardsView(QListView):
    """Shows matches on boards; `won` tells of one whether the person at the machine has won it."""

    opened = Signal()
    """What is chosen is to be opened, or gone on with."""
    picked = Signal()
    """Something else is chosen."""

    def __init__(
        self, settings: Settings, won: Callable[[Entry], bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings, self._won = settings, won
        self._entries = Entries()
        self._shown: Sequence[int] = ()
        self._scale, self._arranged = 1.0, (0, 0.0)
        self._cards: dict[str, LidCards] = {}
        self._typed, self._when = "", 0.0
        self._pictures: dict[tuple[Any, ...], QPixmap] = {}
        self.spines = Spines()
        self.setModel(self.spines)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("onPaper", True)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.nothing = ""
        """What stands there where there is nothing to show."""
        self.selectionModel().selectionChanged.connect(lambda *_: self.picked.emit())

    # What is shown.

    def show_entries(self, entries: Entries, shown: Sequence[int]) -> None:
        """Have these of the matches stand here; they are given the newest first."""
        self._entries, self._shown = entries, shown
        self._stand()

    def say_nothing(self, text: str) -> None:
        """Say why there is nothing here; "" where there is something."""
        self.nothing = text
        self.setAccessibleDescription(text)
        self.viewport().update()

    def set_scale(self, scale: float) -> None:
        """Set boards and boxes larger or smaller."""
        self._scale = scale
        if self._arranged != (self._room(), scale):
            self._stand()

    def _room(self) -> int:
        """Return the width of the boards: a bar that comes or goes moves no box."""
        return self.width() - self.verticalScrollBar().sizeHint().width()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._pictures.clear()
        self.viewport().update()

    def _stand(self) -> None:
        """Arrange all boxes anew; what is chosen stays chosen."""
        names = [entry.name for entry in self.chosen()]
        at = self.currentIndex().row()
        current = self.spines.entry(at).name if at >= 0 else ""
        self._arranged = (self._room(), self._scale)
        boards = arranged(self._entries, self._shown, self._arranged[0], self._scale)
        self.spines.stand(boards)
        if names or current:
            self.choose(names, current)
        if at >= 0 and not self.currentIndex().isValid() and self.spines.rowCount():
            # What was chosen is gone: keys go on where it stood.
            index = self.spines.index(min(at, self.spines.rowCount() - 1))
            nothing = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(index, nothing)
        self.updateGeometries()
        self.viewport().update()

    @property
    def boards(self) -> Boards:
        """What stands where."""
        return self.spines.boards

    # What is chosen.

    def chosen(self) -> list[Entry]:
        """Return the matches that are chosen, in their order here."""
        found = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        return [self.spines.entry(row) for row in found]

    def choose(self, names: Sequence[str], current: str = "") -> None:
        """Choose the matches of these names, and nothing else."""
        there = self.boards.places.rows({*names, current})
        chosen = QItemSelection()
        for name in names:
            if name in there:
                index = self.spines.index(there[name])
                chosen.select(index, index)
        select = QItemSelectionModel.SelectionFlag
        self.selectionModel().select(chosen, select.ClearAndSelect)
        first = next((there[one] for one in (current, *names) if one in there), -1)
        if first >= 0:
            self.selectionModel().setCurrentIndex(self.spines.index(first), select.NoUpdate)

    def _choose_first(self) -> None:
        """Choose what stands first, if nothing is chosen."""
        if self.spines.rowCount() and not self.chosen():
            self.choose([self.spines.entry(0).name])

    # Where it is: the questions that Qt asks of a view.

    def _rect(self, place: Place) -> QRect:
        """Where a box stands, as it is seen now."""
        board = self.boards.boards[place.board]
        floor = board.top + board.high - round(PLANK * self._scale) - self.verticalOffset()
        if place.face:
            high = round(BOX_HIGH * self._scale)
            return QRect(place.left, floor - high, place.wide, high)
        name = place.entry.name
        return spine_rect(place.left, floor, place.wide, name, self._scale).toRect()

    def visualRect(self, index: QModelIndex | QPersistentModelIndex) -> QRect:
        row = index.row()
        if not index.isValid() or row >= len(self.boards.places):
            return QRect()
        return self._rect(self.boards.places[row])

    def indexAt(self, point: QPoint) -> QModelIndex:
        row = self.boards.place_at(point.x(), point.y() + self.verticalOffset())
        if row < 0 or not self._grown(row).contains(point):
            return QModelIndex()
        return self.spines.index(row)

    def _grown(self, row: int) -> QRect:
        """Where a box can be pressed: one that is drawn out keeps its old place, too."""
        return self._rect(self.boards.places[row]).adjusted(
            0, -round(DRAWN_OUT * self._scale), 0, 0
        )

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        row = index.row()
        if not 0 <= row < len(self.boards.places):
            return
        board = self.boards.boards[self.boards.places[row].board]
        bar, high = self.verticalScrollBar(), self.viewport().height()
        # Of a board that is higher than the view its boxes are seen.
        if board.top + board.high > bar.value() + high:
            bar.setValue(board.top + board.high - high)
        elif board.top < bar.value():
            bar.setValue(min(board.top, max(0, board.top + board.high - high)))

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def horizontalOffset(self) -> int:
        return 0

    def isIndexHidden(self, index: QModelIndex | QPersistentModelIndex) -> bool:
        return False

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        return QRegion(self.viewport().rect())

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Choose what stands within a frame, or between where it begins and ends."""
        one, other = self.indexAt(rect.topLeft()), self.indexAt(rect.bottomRight())
        chosen = QItemSelection()
        if one.isValid() and other.isValid():
            first, last = sorted((one.row(), other.row()))
            chosen.select(self.spines.index(first), self.spines.index(last))
        self.selectionModel().select(chosen, command)

    def doItemsLayout(self) -> None:
        """Boxes are arranged by `_stand`, and not by what a list does."""
        QAbstractItemView.doItemsLayout(self)

    def updateGeometries(self) -> None:
        bar, high = self.verticalScrollBar(), self.viewport().height()
        bar.setPageStep(high)
        bar.setSingleStep(round(_ROLL * self._scale))
        bar.setRange(0, max(0, self.boards.high - high))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        QAbstractItemView.resizeEvent(self, event)
        if self._arranged != (self._room(), self._scale):
            self._stand()

    # Keys and the mouse.

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        last, at = self.spines.rowCount() - 1, self.currentIndex().row()
        if last < 0:
            return QModelIndex()
        if at < 0:
            return self.spines.index(0)
        to = QAbstractItemView.CursorAction
        match action:
            case to.MoveLeft | to.MovePrevious:
                at -= 1
            case to.MoveRight | to.MoveNext:
                at += 1
            case to.MoveUp:
                at = self._above(at, -1)
            case to.MoveDown:
                at = self._above(at, 1)
            case to.MovePageUp:
                at = self._above(at, -self._in_sight())
            case to.MovePageDown:
                at = self._above(at, self._in_sight())
            case to.MoveHome:
                at = 0
            case to.MoveEnd:
                at = last
        return self.spines.index(max(0, min(at, last)))

    def _above(self, at: int, step: int) -> int:
        """Return the nearest box a number of boards below, or above; the nearest there is."""
        place = self.boards.places[at]
        board = max(0, min(place.board + step, len(self.boards.boards) - 1))
        if board == place.board:
            return at
        return self.boards.nearest(board, place.left + place.wide // 2)

    def _in_sight(self) -> int:
        """How many boards are seen at once."""
        return max(1, self.viewport().height() // max(1, self.boards.boards[-1].high))

    def keyboardSearch(self, search: str) -> None:
        """Go on to the next game whose name begins with what is typed."""
        now = monotonic()
        self._typed = self._typed + search if now - self._when < _TYPED else search
        self._when = now
        typed, number = self._typed.casefold(), self.spines.rowCount()
        at = self.currentIndex().row()
        begin = at if len(typed) > 1 else at + 1
        titles: dict[str, bool] = {}
        for step in range(number):
            row = (begin + step) % number
            game = self.spines.entry(row).game
            if game not in titles:
                titles[game] = rows.own_text(game, "game").casefold().startswith(typed)
            if titles[game]:
                select = QItemSelectionModel.SelectionFlag.ClearAndSelect
                self.selectionModel().setCurrentIndex(self.spines.index(row), select)
                return

    def event(self, event: QEvent) -> bool:
        # A letter looks for a game here, whatever it does elsewhere in the window.
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            if (
                event.text().isalnum()
                and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
            ):
                event.accept()
                return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self._choose_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat() and self.chosen():
                self.opened.emit()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton or not index.isValid():
            return
        place = self.boards.places[index.row()]
        if not place.face or self.chosen() != [place.entry]:
            return
        # A box is drawn out as it is pressed: the key counts where it was and where it is.
        key = key_rect(QRectF(self._rect(place)), self._scale)
        if key.adjusted(0, -DRAWN_OUT * self._scale, 0, 0).contains(event.position()):
            self.opened.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.chosen():
            self.opened.emit()

    def currentChanged(
        self,
        current: QModelIndex | QPersistentModelIndex,
        previous: QModelIndex | QPersistentModelIndex,
    ) -> None:
        # A list would tell readers of the place that it has itself given to a box, which is none.
        QAbstractItemView.currentChanged(self, current, previous)
        if QAccessible.isActive() and current.isValid() and self.hasFocus():
            told = QAccessibleEvent(self, QAccessible.Event.Focus)
            told.setChild(current.row())
            QAccessible.updateAccessibility(told)

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            boards = self.boards
            if not boards.boards:
                self._paint_nothing(painter)
                return
            top, low = self.verticalOffset(), self.verticalOffset() + self.viewport().height()
            chosen = {index.row() for index in self.selectionModel().selectedIndexes()}
            first, last = boards.board_at(top), boards.board_at(low)
            for number in range(first, last + 1):
                self._paint_board(painter, number, chosen)
            below = boards.high - top
            if below < self.viewport().height():
                rest = QRectF(0, below, self.viewport().width(), self.viewport().height() - below)
                paint_back(painter, rest, self._scale)

    def _paint_nothing(self, painter: QPainter) -> None:
        whole = QRectF(self.viewport().rect())
        paint_back(painter, whole, self._scale)
        painter.setPen(QColor(theme().plate_words))
        edge = 40 * self._scale
        room, font = whole.adjusted(edge, 0, -edge, 0), letters("text", self._scale, italic=True)
        draw_wrapped(painter, room, font, self.nothing, Qt.AlignmentFlag.AlignHCenter)

    def _paint_board(self, painter: QPainter, number: int, chosen: set[int]) -> None:
        """Lay the picture of a board there; the last ones are kept, for they roll by."""
        board = self.boards.boards[number]
        here = frozenset(row for row in chosen if board.first <= row < board.end)
        current = self.currentIndex().row() if self.hasFocus() else -1
        at = current if board.first <= current < board.end else -1
        sharp, size = self.devicePixelRatioF(), QSize(self.viewport().width(), board.high)
        there = tuple(self.boards.places[board.first : board.end])
        marked = tuple(row - board.first for row in (*sorted(here), at) if row >= 0)
        looks = theme(), self._scale, sharp, size, date.today()
        key = (board.month, there, marked, at >= 0, looks)
        picture = self._pictures.pop(key, None)
        if picture is None:
            picture = QPixmap(size * sharp)
            picture.setDevicePixelRatio(sharp)
            with QPainter(picture) as drawn:
                drawn.setRenderHint(QPainter.RenderHint.Antialiasing)
                drawn.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                drawn.translate(0, self.verticalOffset() - board.top)
                self._draw_board(drawn, board, here, at)
        self._pictures[key] = picture
        if len(self._pictures) > _KEPT:
            del self._pictures[next(iter(self._pictures))]
        painter.drawPixmap(0, board.top - self.verticalOffset(), picture)

    def _draw_board(
        self, painter: QPainter, board: Board, chosen: frozenset[int], current: int
    ) -> None:
        where = QRectF(0, board.top - self.verticalOffset(), self.viewport().width(), board.high)
        paint_back(painter, where, self._scale)
        places = range(board.first, board.end)
        in_front = [row for row in places if row in chosen or row == current]
        for row in places:
            if row not in in_front:
                self._draw_box(painter, row, chosen, current)
        paint_plank(painter, where, month(board.month), self._scale)
        for row in in_front:
            self._draw_box(painter, row, chosen, current)

    def _draw_box(self, painter: QPainter, row: int, chosen: frozenset[int], current: int) -> None:
        place = self.boards.places[row]
        rect = QRectF(self._rect(place))
        if row in chosen:
            rect.translate(0, -DRAWN_OUT * self._scale)
        if place.face:
            self._paint_lid(painter, rect, place.entry)
        else:
            paint_spine(painter, rect, self._spine(place.entry), self._scale)
        if row == current:
            focus_ring(painter, rounded(rect.adjusted(-2, -2, 2, 2), 3 * self._scale), 2.4)
        elif row in chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme().brass_light), 2.0))
            painter.drawPath(rounded(rect.adjusted(-1, -1, 1, 1), 3 * self._scale))

    def _spine(self, entry: Entry) -> Spine:
        title = rows.own_text(entry.game, "game") if entry.game else rows.called(entry)
        if not entry.text:
            return Spine(entry.game, title, "?" if entry.problem else "…")
        over = entry.so_far.over
        number = entry.started[8:10].lstrip("0")
        return Spine(entry.game, title, number, over and self._won(entry), not over)

    def _paint_lid(self, painter: QPainter, rect: QRectF, entry: Entry) -> None:
        told = entry.told
        assert told is not None
        lid = Lid(
            entry.game,
            rows.own_text(entry.game, "game"),
            standing(told),
            day(told.started, date.today()),
            translate("shelf", "Continue"),
        )
        cards = self._cards_of(entry.game)
        paint_lid(painter, rect, lid, cards, self._scale, self.devicePixelRatioF())

    def _cards_of(self, game: str) -> LidCards | None:
        """Return the cards on a game's boxes; they come after the first picture of the page."""
        if game not in self._cards:
            if game not in {*games.names(), *games.guests()}:
                return None
            self._cards[game] = LidCards(game, self._settings)
            QTimer.singleShot(0, self, self._fetch)
        return self._cards[game]

    def _fetch(self) -> None:
        if any([cards.fetch() for cards in self._cards.values() if not cards.fetched]):
            self._pictures.clear()
            self.viewport().update()


def month(month: str) -> str:
    """Return what stands on the board of a month."""
    if month == OPEN:
        return translate("shelf", "Unfinished")
    try:
        first = date.fromisoformat(f"{month}-01")
    except ValueError:
        return translate("shelf", "No date")
    name = QLocale().standaloneMonthName(first.month)
    return name if first.year == date.today().year else f"{name} {first.year}"
