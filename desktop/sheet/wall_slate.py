"""The slate as it is read across a room: a line for each side, with its marks and its sum.

Names and figures are as large as the height allows, none smaller than `lettering.CAPITALS` says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.common.cached_picture import CachedPicture
from desktop.common.languages import Retranslated
from desktop.common.numbers import shown
from desktop.common.portraits import paint_portrait
from desktop.look import slate as empty_slate
from desktop.look.dealer_button import button_at, paint_button
from desktop.look.ground import Surface
from desktop.look.inks import CHALK_RED, CHALK_YELLOW, SLATE_DARK, SLATE_LIGHT, Inks
from desktop.look.lettering import halves, least, letters, wall_scale
from desktop.look.paper import medallion
from desktop.look.strokes import TWO_LINES, DrawingTool, tool_for
from desktop.look.theme import theme
from desktop.sheet import painter as painting
from desktop.sheet.marks import SHAPES
from desktop.sheet.page import SheetPage
from desktop.sheet.slate_layout import GAP, WORDS, Panel
from engine.sheet import Mark
from engine.table import NOBODY, Seat

translate = QCoreApplication.translate

_USUAL = 1080
"""The height of a screen on which these are pixels."""
NAME, FIGURE, MARK, STROKE = 84, 124, 148, 9
_EDGE, _FRAME, _HEAD, _PORTRAIT = (61, 41), 28, 96, 136
_MARKS_AT, _FIGURE_AT, _LABEL_AT = 0.34, 0.83, 0.845
"""From the left edge of the slate, as parts of its width."""
_COLUMN = 150
"""How wide what one deal has brought is."""
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_NOTHING = QRectF()


@dataclass(frozen=True)
class WallPage:
    """What stands on the slate: the sheet, and who sits there."""

    sheet: SheetPage
    sides: tuple[tuple[Seat, ...], ...]
    """Who plays together, by side."""
    portraits: tuple[str, ...]
    """By seat."""
    head: str = ""
    """Which deal it is, and who deals."""
    dealer: Seat = NOBODY


class WallSlate(Retranslated, QWidget):
    """A slate that fills the screen; a screen reader reads all that stands on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "text")
        self.page: WallPage | None = None
        self._ground = Surface()
        self._kept = CachedPicture()
        self.retranslate()

    def show_page(self, page: WallPage | None) -> None:
        """Have this written on it; None is an empty slate."""
        self.page = page
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Say in the language of now what stands there."""
        page, self._kept = self.page, CachedPicture()
        title = translate("sheet", "Slate")
        if page is not None:
            name = page.sheet.title
            title = translate("sheet", "Slate: {title}").format(title=name)
        empty = translate("sheet", "The slate is empty.")
        self.setAccessibleName(title)
        self.setAccessibleDescription(page.sheet.in_words() if page is not None else empty)

    def paintEvent(self, event: QPaintEvent) -> None:
        of = (self.page, theme())
        self._kept.show(self, event, of, self._paint)

    def _paint(self, painter: QPainter) -> None:
        look = theme()
        inks = SLATE_DARK if look.dark else SLATE_LIGHT
        painter.drawPixmap(0, 0, self._ground.pixmap(look, self.size(), self.devicePixelRatioF()))
        by = self.height() / _USUAL
        slate = QRectF(self.rect()).adjusted(
            _EDGE[0] * by, _EDGE[1] * by, -_EDGE[0] * by, -_EDGE[1] * by
        )
        empty_slate.paint(painter, slate, inks, _FRAME * by)
        inner = empty_slate.inside(slate, _FRAME * by)
        painter.setFont(letters("text", wall_scale(self.size()), italic=True))
        if self.page is not None:
            _Writing(painter, self.page, inks, inner, self).paint()


class _Writing:
    """What is written on one slate."""

    def __init__(
        self, painter: QPainter, page: WallPage, inks: Inks, inner: QRectF, wall: QWidget
    ) -> None:
        self.painter, self.page, self.inks, self.wall = painter, page, inks, wall
        self.by = wall.height() / _USUAL
        self.least = least(wall_scale(wall.size()))
        self.inner = inner.adjusted(10 * self.by, 0, -10 * self.by, 0)
        self.row = (self.inner.height() - _HEAD * self.by) / max(1, len(page.sides))
        self.tools = {ink.name(): self._tool(ink) for ink in (inks.chalk, inks.faint, CHALK_YELLOW)}

    def _tool(self, ink: QColor) -> DrawingTool:
        return tool_for(self.painter, self.inks._replace(chalk=ink))

    def write(
        self, place: QRectF, text: str, size: float, ink: QColor, side: Qt.AlignmentFlag
    ) -> None:
        """Write a line so large at most: smaller or in two lines where it is long, and cut last."""
        tool, size, lines = self.tools[ink.name()], max(size, self.least), [text]
        one = min(size, size * place.width() / max(1.0, tool.width(text, size)))
        if one < size and (parts := halves(text)) is not None:
            widest = max(tool.width(part, size) for part in parts)
            two = min(size, size * place.width() / widest, place.height() / TWO_LINES)
            if two > one and two >= self.least:
                one, lines = two, list(parts)
        size = max(self.least, int(one))
        while size > self.least and max(tool.width(line, size) for line in lines) > place.width():
            size -= 1
        font = QFont(self.painter.font())
        font.setPixelSize(size)
        metrics, high = QFontMetricsF(font), 1.08 * size
        top = place.center().y() - high * len(lines) / 2
        for number, line in enumerate(lines):
            room = QRectF(place.left(), top + number * high, place.width(), high)
            cut = metrics.elidedText(line, Qt.TextElideMode.ElideRight, place.width() + 1)
            tool.write(room.adjusted(0, 0, 2, 0), cut, size, side)

    def paint(self) -> None:
        """Write the head and a line for each side."""
        sheet, by, inner = self.page.sheet, self.by, self.inner
        self.painter.setRenderHints(painting.SMOOTH)
        head = QRectF(inner.left(), inner.top(), inner.width(), 0.8 * _HEAD * by)
        told = self.tools[self.inks.faint.name()].width(self.page.head, self.least)
        half = head.width() - min(told + 30 * by, 0.58 * head.width())
        label = self._labels_above()
        title = f"{sheet.title} · {label}" if label else sheet.title
        left = head.adjusted(0, 0, half - head.width(), 0)
        self.write(left, title, 0, self.inks.chalk, _LEFT)
        right = head.adjusted(half, 0, 0, 0)
        self.write(right, self.page.head, 0, self.inks.faint, _RIGHT)
        for side in range(len(self.page.sides)):
            self._side(side)
        self._marks()

    def _place(self, side: int, left: float, right: float) -> QRectF:
        """Return the part of a side's line between these two, as parts of its width."""
        top = self.inner.top() + _HEAD * self.by + side * self.row
        wide = self.inner.width()
        return QRectF(self.inner.left() + left * wide, top, (right - left) * wide, self.row)

    @property
    def leaders(self) -> Sequence[int]:
        """The sides that stand best, where not all stand alike; who has won, once it is over."""
        sheet = self.page.sheet.sheet
        if sheet.winners or not (sheet.totals and sheet.lines):
            return sheet.winners
        total = sheet.totals[0]
        best = (min if total.fewest else max)(total.values)
        found = [side for side, value in enumerate(total.values) if value == best]
        return found if len(found) < len(total.values) else ()

    def _label(self) -> str:
        sheet = self.page.sheet
        return sheet.speech.text(f"total.{sheet.sheet.totals[0].key}") if sheet.sheet.totals else ""

    def _label_fits(self) -> bool:
        room = self._place(0, _LABEL_AT, 1).width()
        return self.tools[self.inks.chalk.name()].width(self._label(), self.least) <= room

    def _labels_above(self) -> str:
        """Return what the figures are, where that is too long to stand beside each of them."""
        return "" if self._label_fits() else self._label()

    def _side(self, side: int) -> None:
        page, by = self.page, self.by
        place = self._place(side, 0, 1)
        if side:
            self.tools[self.inks.faint.name()].rule(place.topLeft(), place.topRight(), 2.5 * by)
        ink = CHALK_YELLOW if side in self.leaders else self.inks.chalk
        left = self._portraits(side, place)
        name = QRectF(place)
        name.setLeft(left)
        name.setRight(self._place(side, 0, _MARKS_AT).right() - 20 * by)
        self.write(name, page.sheet.name(side), min(NAME * by, 0.43 * self.row), ink, _LEFT)
        totals = page.sheet.sheet.totals
        if totals:
            edge = _FIGURE_AT if self._label_fits() else 1.0
            figure = self._place(side, edge - 0.17, edge)
            size = min(FIGURE * by, 0.64 * self.row)
            self.write(figure, shown(totals[0].values[side]), size, ink, _RIGHT)
        if self._label_fits():
            faint = self._place(side, _LABEL_AT, 1)
            self.write(faint, self._label(), 0, self.inks.faint, _LEFT)
        if page.sheet.in_figures:
            self._deals(side)

    def _portraits(self, side: int, place: QRectF) -> float:
        """Paint those who play on a side; returns where their name begins."""
        seats = self.page.sides[side]
        wide = min(_PORTRAIT * self.by, 0.74 * self.row) * (1 if len(seats) == 1 else 0.72)
        at = QRectF(place.left(), place.center().y() - wide / 2, wide, wide)
        ratio = self.wall.devicePixelRatioF()
        for number, seat in enumerate(seats):
            where = at.translated(number * wide * 0.72, 0)
            portrait = self.page.portraits[seat]

            def face(painter: QPainter, inner: QRectF, portrait: str = portrait) -> None:
                paint_portrait(painter, inner, portrait, ratio)

            medallion(self.painter, where, face)
        buttons = [
            button_at(at.translated(number * wide * 0.72, 0), self.least)
            for number in range(len(seats))
        ]
        if self.page.dealer in seats:
            paint_button(self.painter, buttons[seats.index(self.page.dealer)], theme())
        return buttons[-1].right() + 6 * self.by

    def _deals(self, side: int) -> None:
        """Paint what the last deals have brought, as many as there is room for, the newest last."""
        sheet, by = self.page.sheet, self.by
        room = self._place(side, _MARKS_AT, (_FIGURE_AT if self._label_fits() else 1.0) - 0.17)
        count = min(len(sheet.sheet.lines), max(0, int(room.width() / (_COLUMN * by))))
        for number in range(count):
            line = len(sheet.sheet.lines) - count + number
            right = room.right() - (count - 1 - number) * _COLUMN * by
            cell = QRectF(right - _COLUMN * by, room.top(), _COLUMN * by, room.height())
            self.write(cell, sheet.cell(line, side), 0, self.inks.faint, _RIGHT)

    def _marks(self) -> None:
        """Paint the marks of all sides in one size; those that count against somebody are red."""
        sheet = self.page.sheet
        if sheet.in_figures:
            return
        edge = (_FIGURE_AT if self._label_fits() else 1.0) - 0.12
        rooms = [self._place(n, _MARKS_AT, edge) for n in range(len(self.page.sides))]
        unit = min(MARK * self.by, 0.82 * self.row)
        for room, marks in zip(rooms, sheet.slate, strict=True):
            whole = _wide(marks, 1.0)
            unit = min(unit, room.width() / max(1.0, whole), room.height() / max(1.0, _high(marks)))
        panels = [_panel(room, marks, unit) for room, marks in zip(rooms, sheet.slate, strict=True)]
        weight = STROKE / MARK
        for red in (False, True):
            kept = [[(mark.kind == "penalty_cross") == red for mark in m] for m in sheet.slate]
            some = [_picked(panel, keep) for panel, keep in zip(panels, kept, strict=True)]
            slate = tuple(
                tuple(mark for mark, keeps in zip(marks, keep, strict=True) if keeps)
                for marks, keep in zip(sheet.slate, kept, strict=True)
            )
            if not any(slate):
                continue
            part = replace(sheet, sheet=replace(sheet.sheet, slate=slate))
            tool = self._tool(CHALK_RED if red else self.inks.chalk)
            painting.paint_marks(tool, some, part, weight=weight)


def _size(mark: Mark) -> tuple[float, float]:
    return SHAPES[mark.kind].size(mark.number) if mark.kind in SHAPES else WORDS


def _wide(marks: Sequence[Mark], unit: float) -> float:
    return sum(_size(mark)[0] + GAP for mark in marks) * unit


def _high(marks: Sequence[Mark]) -> float:
    return max((_size(mark)[1] for mark in marks), default=1.0)


def _panel(room: QRectF, marks: Sequence[Mark], unit: float) -> Panel:
    """Return the marks side by side, in the middle of the height."""
    boxes, left = [], room.left()
    for mark in marks:
        size = QSizeF(*_size(mark)) * unit
        boxes.append(QRectF(QPointF(left, room.center().y() - size.height() / 2), size))
        left += size.width() + GAP * unit
    return Panel(room, _NOTHING, 0.0, tuple(boxes), (unit,) * len(boxes))


def _picked(panel: Panel, kept: Sequence[bool]) -> Panel:
    """Return the panel with some of its marks only."""
    pairs = zip(panel.marks, panel.units, kept, strict=True)
    some = [(box, unit) for box, unit, keeps in pairs if keeps]
    return replace(
        panel, marks=tuple(box for box, _ in some), units=tuple(unit for _, unit in some)
    )
