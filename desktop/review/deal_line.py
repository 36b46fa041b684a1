"""The line of a deal in chalk: how it went for a seat, with a mark for each decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.common.cached_picture import CachedPicture
from desktop.look import slate
from desktop.look.inks import CHALK_RED, CHALK_RED_WORDS, SLATE_DARK, SLATE_LIGHT, Inks
from desktop.look.lettering import SMALLEST, draw_wrapped, fitted, letters
from desktop.look.strokes import Chalk
from desktop.look.theme import theme
from desktop.review.marks import Mark, State
from engine.table import Seat

"""The stroke and the letters of what was lost."""
TOP, LOW, BASE = 0.24, 0.6, 0.74
"""Between which parts of the height the line runs, and where the line below it lies."""


@dataclass(frozen=True)
class Step:
    """A decision on the line: what it was about, and what it changed, if that is known."""

    seat: Seat
    stage: str
    state: State
    name: str
    """What is read aloud of it."""
    word: str = ""
    """What is written beside a question mark: what was chosen."""
    before: float = 0.0
    after: float = 0.0
    """What its seat could expect, and what was left of it."""


class End(NamedTuple):
    """Where a line comes to at the end of the deal."""

    value: float
    word: str
    lost: bool
    """Whether that is worse than nothing."""


class DealLine(QWidget):
    """The slate with the line of a deal, or with one for each seat."""

    chosen = Signal(int)
    """The mark of this number was pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "group")
        self.marks: list[Mark] = []
        self._steps: tuple[Step, ...] = ()
        self._ends: Mapping[Seat, End] = {}
        self._caption = ""
        self._least = 1.0
        self._scale = 1.0
        self._current = -1
        self._kept = CachedPicture()

    # What it shows.

    def show_steps(
        self, steps: Sequence[Step], ends: Mapping[Seat, End], caption: str, least: float
    ) -> None:
        """Show these decisions; its height from top to bottom stands for `least`."""
        self._steps, self._ends, self._caption, self._least = tuple(steps), ends, caption, least
        while len(self.marks) < len(steps):
            mark = Mark(self)
            mark.set_scale(self._scale)
            mark.clicked.connect(partial(self.chosen.emit, len(self.marks)))
            self.marks.append(mark)
        while len(self.marks) > len(steps):
            gone = self.marks.pop()
            gone.hide()
            gone.deleteLater()
        for mark, step in zip(self.marks, steps, strict=True):
            mark.tell(step.state, step.name)
        self.setAccessibleName(caption)
        self._place()

    def go_to(self, number: int) -> None:
        """Have this decision looked at."""
        self._current = number
        for place, mark in enumerate(self.marks):
            mark.be_current(place == number)

    def set_scale(self, scale: float) -> None:
        """Set letters and marks larger or smaller; 1 is usual."""
        self._scale = scale
        for mark in self.marks:
            mark.set_scale(scale)
        self._place()

    # Where it lies.

    def _room(self) -> QRectF:
        return slate.inside(QRectF(self.rect()), 16 * self._scale)

    def _right(self) -> float:
        """From where on the end of the line is named."""
        room = self._room()
        return room.right() - min(0.17 * room.width(), 190 * self._scale)

    def _x(self, number: int) -> float:
        room = self._room()
        left = room.left() + 34 * self._scale
        wide = self._right() - left
        return left + wide * (number + 0.5) / max(1, len(self._steps))

    def _gap(self) -> float:
        return (self._right() - self._room().left() - 34 * self._scale) / max(1, len(self._steps))

    def _bounds(self) -> tuple[float, float]:
        """Return the values at the bottom and at the top."""
        known = [one for one in self._steps if one.state is not State.OPEN]
        values = [value for one in known for value in (one.before, one.after)]
        values += [end.value for end in self._ends.values()]
        low, high = min(values, default=0.0), max(values, default=0.0)
        more = max(0.0, self._least - (high - low)) / 2
        return low - more, high + more

    def _y(self, value: float) -> float:
        room, (low, high) = self._room(), self._bounds()
        part = (value - low) / (high - low)
        return room.top() + room.height() * (LOW - (LOW - TOP) * part)

    def spot(self, number: int) -> QPointF:
        """Where the mark of a decision stands: on the line of its seat, also if it is open."""
        step = self._steps[number]
        if step.state is not State.OPEN:
            return QPointF(self._x(number), self._y(step.before))
        way = self._way(step.seat)
        x = self._x(number)
        for start, goal in pairwise(way):
            if start.x() <= x <= goal.x():
                part = (x - start.x()) / max(1.0, goal.x() - start.x())
                return QPointF(x, start.y() + (goal.y() - start.y()) * part)
        return QPointF(x, way[-1].y() if way else self._room().center().y())

    def _way(self, seat: Seat) -> list[QPointF]:
        """Return the points of a line, from left to right, as far as they are known."""
        way: list[QPointF] = []
        for number, one in enumerate(self._steps):
            if one.seat == seat and one.state is not State.OPEN:
                x = self._x(number)
                way.append(QPointF(x, self._y(one.before)))
                if one.state is State.BETTER:
                    fall = min(60 * self._scale, 0.45 * self._gap())
                    way.append(QPointF(x + fall, self._y(one.after)))
        if seat in self._ends:
            end = self._ends[seat]
            way.append(QPointF(self._right(), self._y(end.value)))
        if way:
            way.insert(0, QPointF(self._room().left() + 12 * self._scale, way[0].y()))
        return way

    def _place(self) -> None:
        for number, mark in enumerate(self.marks):
            mark.stand_at(self.spot(number), self._gap())
            mark.show()
        self.update()

    # Painting.

    def _inks(self) -> Inks:
        return SLATE_DARK if theme().dark else SLATE_LIGHT

    def _letters(self) -> QFont:
        return letters("text", 0.95 * self._scale, italic=True)

    def _paint(self, painter: QPainter) -> None:
        inks, text = self._inks(), 16 * self._scale
        slate.paint(painter, QRectF(self.rect()), inks, text)
        room, chalk = self._room(), Chalk(painter, inks)
        low = room.top() + BASE * room.height()
        step, x = 20 * self._scale, room.left()
        while x < room.right():
            chalk.rule(QPointF(x, low), QPointF(min(room.right(), x + 0.6 * step), low), 1.2)
            x += step
        seats = dict.fromkeys(one.seat for one in self._steps)
        for seat in seats:
            self._paint_line(painter, seat, 1.0 if len(seats) == 1 else 0.65)
        self._paint_stages(painter, QRectF(room.left(), low, room.width(), room.bottom() - low))
        self._paint_words(painter, room)

    def _paint_line(self, painter: QPainter, seat: Seat, weight: float) -> None:
        inks, thick = self._inks(), 3.2 * self._scale * weight
        red = Chalk(painter, inks._replace(chalk=CHALK_RED))
        white = Chalk(painter, inks)
        falls = {
            self._x(number)
            for number, one in enumerate(self._steps)
            if one.seat == seat and one.state is State.BETTER
        }
        for number, (start, goal) in enumerate(pairwise(self._way(seat))):
            fallen = start.x() in falls and number
            (red if fallen else white).line([start, goal], thick, 7 * seat + number)

    def _paint_stages(self, painter: QPainter, room: QRectF) -> None:
        """Paint the names of the stages, each once, as far as there is room."""
        painter.setFont(self._letters())
        painter.setPen(self._inks().chalk)
        wide, free, last = QFontMetricsF(self._letters()).horizontalAdvance, room.left(), ""
        for number, one in enumerate(self._steps):
            half = wide(one.stage) / 2
            if one.stage == last or self._x(number) - half < free:
                continue
            last = one.stage
            where = QRectF(self._x(number) - half - 4, room.top(), 2 * half + 8, room.height())
            painter.drawText(where, int(Qt.AlignmentFlag.AlignCenter), one.stage)
            free = where.right() + 8 * self._scale

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        """Paint what the line shows, its end, and what was chosen where something was better."""
        font, inks = self._letters(), self._inks()
        high = QFontMetricsF(font).height()
        right = Qt.AlignmentFlag.AlignRight
        painter.setPen(inks.faint)
        caption = QRectF(self._right() - 60 * self._scale, room.top(), 0, high)
        caption.setRight(room.right() - 6)
        self._write(painter, caption, self._caption, right)
        for number, one in enumerate(self._steps):
            width = min(self._gap(), self._right() - self._x(number)) - 38 * self._scale
            fits = fitted(font, one.word, width)[1] == one.word
            if one.state is not State.BETTER or not fits:
                continue
            spot = self.spot(number) + QPointF(20 * self._scale, -1.2 * high)
            painter.setPen(inks.chalk)
            where = QRectF(spot.x(), max(room.top(), spot.y()), width, high)
            if where.right() > caption.left() and where.top() < caption.bottom():
                where.moveTop(self.spot(number).y() - high / 2)
            self._write(painter, where, one.word, Qt.AlignmentFlag.AlignLeft)
        free = caption.bottom()
        self._paint_ends(painter, room, free)

    def _paint_ends(self, painter: QPainter, room: QRectF, free: float) -> None:
        """Paint what each line came to; several are set closer where there is little room."""
        font, ends = self._letters(), sorted(self._ends.values(), key=lambda one: -one.value)
        low = room.top() + BASE * room.height()
        high = min(QFontMetricsF(font).height(), (low - free) / max(1, len(ends)))
        if len(ends) > 1:
            font.setPixelSize(max(SMALLEST, min(font.pixelSize(), round(0.86 * high))))
        lines = 2 if len(ends) == 1 else 1
        for number, end in enumerate(ends):
            left = lines * (len(ends) - number) * high
            top = max(free, min(self._y(end.value) - high / 2, low - left))
            where = QRectF(self._right() + 8, top, room.right() - self._right() - 14, lines * high)
            painter.setPen(CHALK_RED_WORDS if end.lost else self._inks().chalk)
            draw_wrapped(painter, where, font, end.word, Qt.AlignmentFlag.AlignLeft)
            free = top + high

    def _write(self, painter: QPainter, where: QRectF, text: str, align: Qt.AlignmentFlag) -> None:
        font, text = fitted(self._letters(), text, where.width())
        painter.setFont(font)
        flags = int(align | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextDontClip)
        painter.drawText(where, flags, text)

    # Qt's overrides.

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        ends = tuple(self._ends.items())
        of = (self._steps, ends, self._caption, self._scale, theme())
        self._kept.show(self, event, of, self._paint)
