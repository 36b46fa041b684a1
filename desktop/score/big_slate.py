"""The slate of a match with real cards: a column for each side, the last deals, the sums large.

It is a button: pressed, the slate comes near, with all deals and the story beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.common.cached_picture import CachedPicture
from desktop.common.languages import Retranslated
from desktop.common.numbers import shown
from desktop.common.portraits import paint_portrait
from desktop.look.dealer_button import button_at, paint_button
from desktop.look.inks import CHALK_RED, CHALK_YELLOW, SLATE_DARK, SLATE_LIGHT, Inks
from desktop.look.lettering import letters
from desktop.look.paper import focus_ring, medallion, rounded
from desktop.look.slate import inside, paint
from desktop.look.strokes import Chalk
from desktop.look.theme import theme
from desktop.sheet.marks import known
from desktop.sheet.page import SheetPage
from desktop.sheet.painter import paint_marks
from desktop.sheet.slate_layout import side_by_side

translate = QCoreApplication.translate

LAST = 5
"""How many of the last deals stand on it."""
CENTRE, LEFT = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignLeft


class BigSlate(Retranslated, QAbstractButton):
    """The slate as a page: what it shows is told by `show_page`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.page: SheetPage | None = None
        self._portraits: tuple[str, ...] = ()
        self._dealer: int | None = None
        self._told: tuple[str, ...] = ()
        self._stone = CachedPicture()
        self._still: QPixmap | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslate()

    def show_page(
        self, page: SheetPage | None, portraits: Sequence[str], told: Sequence[str]
    ) -> None:
        """Have this written on it; `told` is what was played in each line, "" for nothing."""
        self.page = page
        self._portraits, self._told = tuple(portraits), tuple(told)
        self._still = None
        self.retranslate()
        self.update()

    def show_dealer(self, side: int | None) -> None:
        """Have the button of the next dealer at the portrait of this side, None at nobody's."""
        if side != self._dealer:
            self._dealer, self._still = side, None
            self.update()

    def retranslate(self) -> None:
        """Say in the language of now what stands on it."""
        self.setText(translate("sheet", "Slate"))
        self.setToolTip(translate("scoring", "All deals, numbers and story"))
        if self.page is None:
            return
        title = self.page.title or self.page.speech.title()
        self.setAccessibleName(translate("sheet", "Slate: {title}").format(title=title))
        self.setAccessibleDescription(self.page.in_words())

    # Painting.

    def inks(self) -> Inks:
        """Return what it is drawn with now."""
        return SLATE_DARK if theme().dark else SLATE_LIGHT

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._still is None or self._still.size() != self.size() * ratio:
            self._still = self._drawn(ratio)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._still)
            if self.hasFocus():
                edge = 0.9 * self._text()
                around = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
                focus_ring(painter, rounded(around, 3))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._still = None
            self.update()
        super().changeEvent(event)

    def _text(self) -> float:
        """Return the size of ordinary writing."""
        return max(12.0, min(self.height() / 21, self.width() / 46))

    def _drawn(self, ratio: float) -> QPixmap:
        rect, text, inks = QRectF(self.rect()), self._text(), self.inks()
        picture = self._stone.picture(
            (inks, text), self.size(), ratio, lambda painter: paint(painter, rect, inks, text)
        ).copy()
        if self.page is not None:
            with QPainter(picture) as painter:
                painter.setRenderHints(
                    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
                )
                painter.setFont(letters("text", italic=True))
                _Writing(painter, self, self.page, inside(rect, text), text).write()
        return picture


class _Writing:
    """Writes one page on the slate."""

    def __init__(
        self, painter: QPainter, slate: BigSlate, page: SheetPage, room: QRectF, text: float
    ) -> None:
        self.painter, self.slate, self.page, self.room, self.text = painter, slate, page, room, text
        inks = slate.inks()
        self.chalk = Chalk(painter, inks)
        self.faint = Chalk(painter, inks._replace(chalk=inks.faint))
        self.leads = Chalk(painter, inks._replace(chalk=CHALK_YELLOW))
        self.owes = Chalk(painter, inks._replace(chalk=CHALK_RED))
        sides = len(page.names)
        self.beside = [column for column in page.sheet.beside if column.side < 0][:1]
        told = any(slate._told)
        more = len(self.beside) + (1.15 if told else 0)
        self.number = 0.045 * room.width()
        self.wide = (room.width() - self.number) / (sides + more)
        self.columns = [
            QRectF(room.left() + self.number + at * self.wide, room.top(), self.wide, room.height())
            for at in range(sides + len(self.beside))
        ]
        self.game = QRectF()
        if told:
            left = room.left() + self.number + (sides + len(self.beside)) * self.wide
            self.game = QRectF(left, room.top(), room.right() - left, room.height())

    def write(self) -> None:
        room, page = self.room, self.page
        head = min(0.17 * room.height(), 4.2 * self.text)
        sums = min(0.24 * room.height(), 5.2 * self.text)
        self._heads(head)
        line = room.top() + head
        self._across(line)
        lines = page.sheet.lines
        rows = max(1, min(LAST, int((room.height() - head - sums) / (1.45 * self.text))))
        high = (room.height() - head - sums) / rows
        first = max(0, len(lines) - rows)
        for at, number in enumerate(range(first, len(lines))):
            self._row(number, QRectF(room.left(), line + at * high, room.width(), high))
        self._across(room.bottom() - sums)
        self._sums(room.bottom() - sums, sums)
        for column in [*self.columns[1:], *([self.game] if not self.game.isNull() else [])]:
            top, bottom = (
                QPointF(column.left(), room.top() + 8),
                QPointF(column.left(), room.bottom()),
            )
            self.chalk.rule(top, bottom - QPointF(0, 6), 0.06 * self.text)

    def _across(self, y: float) -> None:
        self.chalk.rule(
            QPointF(self.room.left(), y), QPointF(self.room.right(), y), 0.1 * self.text
        )

    def _heads(self, high: float) -> None:
        page, text = self.page, self.text
        disc = min(0.86 * high, 0.3 * self.wide)
        size, room = min(1.55 * text, 0.5 * high), self.wide - 12 - disc - 10
        names = [page.name(side) for side in range(len(page.names))]
        size *= min(1.0, room / max(1.0, *(self.chalk.width(name, size) for name in names)))
        size = max(size, 11.0)
        for side, column in enumerate(self.columns[: len(page.names)]):
            place = QRectF(column.left() + 6, column.top(), column.width() - 12, high)
            name = names[side]
            wide = min(self.chalk.width(name, size) + 2, room)
            left = place.center().x() - (disc + 8 + wide) / 2
            where = QRectF(left, place.center().y() - disc / 2, disc, disc)
            self._portrait(side, where)
            words = QRectF(
                where.right() + 8, place.top(), column.right() - where.right() - 10, high
            )
            tool = self.leads if side in self._leading() else self.chalk
            tool.write(words, name, size, LEFT)
        for column, beside in zip(self.columns[len(page.names) :], self.beside, strict=True):
            word = page.speech.text(f"column.{beside.key}")
            self.faint.write(_in(column, column.top(), high), word, 1.4 * text, CENTRE)
        if not self.game.isNull():
            word = translate("scoring", "Game")
            self.faint.write(
                _in(self.game, self.game.top(), high).adjusted(8, 0, 0, 0), word, 1.4 * text, LEFT
            )

    def _portrait(self, side: int, where: QRectF) -> None:
        portraits, ratio = self.slate._portraits, self.slate.devicePixelRatioF()
        if side < len(portraits) and where.width() > 12:

            def picture(inside: QPainter, place: QRectF) -> None:
                paint_portrait(inside, place, portraits[side], ratio)

            medallion(self.painter, where, picture)
        if side == self.slate._dealer:
            paint_button(self.painter, button_at(where), theme())

    def _row(self, number: int, row: QRectF) -> None:
        page, size = self.page, min(1.35 * self.text, 0.62 * row.height())
        name = page.row_name(number)
        head = QRectF(row.left(), row.top(), self.number - 4, row.height())
        long = len(name) > 4
        self.faint.write(head, str(number + 1) if long else name, 0.78 * size, CENTRE)
        for side, column in enumerate(self.columns[: len(page.names)]):
            value = page.sheet.lines[number].values[side]
            if value is None:
                continue
            tool = self.owes if value < 0 else self.chalk
            signed = any((one or 0) < 0 for line in page.sheet.lines for one in line.values)
            text = f"+{shown(value)}" if signed and value > 0 else shown(value)
            tool.write(_in(column, row.top(), row.height()), text, size, CENTRE)
        for column, beside in zip(self.columns[len(page.names) :], self.beside, strict=True):
            there = beside.values[number]
            if there is not None:
                self.faint.write(_in(column, row.top(), row.height()), shown(there), size, CENTRE)
        if not self.game.isNull():
            self.faint.write(
                _in(self.game, row.top(), row.height()).adjusted(8, 0, 0, 0),
                self.slate._told[number],
                0.9 * size,
                LEFT,
            )

    def _leading(self) -> tuple[int, ...]:
        """Return the sides that lead, as soon as somebody does."""
        page = self.page
        counting = page.speech.rules.counting()
        try:
            values = page.sheet.total(counting.total)
        except KeyError:
            return ()
        best = counting.best(values)
        return best if len(best) < len(values) else ()

    def _sums(self, top: float, high: float) -> None:
        page, sheet = self.page, self.page.sheet
        places = [_in(column, top, high) for column in self.columns[: len(page.names)]]
        if any(sheet.slate) and all(known(mark) for side in sheet.slate for mark in side):
            panels = side_by_side([one.adjusted(4, 5, -4, -3) for one in places], sheet.slate)
            paint_marks(self.chalk, panels, page, weight=0.05)
        else:
            counting = page.speech.rules.counting()
            values = next(
                (one.values for one in sheet.totals if one.key == counting.total),
                sheet.totals[0].values if sheet.totals else (),
            )
            for side, value in enumerate(values):
                tool = self.leads if side in self._leading() else self.chalk
                size = min(2.35 * self.text, 0.7 * high, 0.34 * self.wide)
                tool.write(places[side], shown(value), size, CENTRE)
        for column, beside in zip(self.columns[len(page.names) :], self.beside, strict=True):
            last = next((one for one in reversed(beside.values) if one is not None), None)
            if last is not None:
                size = min(2.35 * self.text, 0.7 * high)
                self.chalk.write(_in(column, top, high), shown(last), size, CENTRE)


def _in(column: QRectF, top: float, high: float) -> QRectF:
    return QRectF(column.left() + 4, top, column.width() - 8, high)
