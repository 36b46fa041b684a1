"""A small calendar: on which days the task of the day was solved."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from desktop.look.lettering import letters
from desktop.look.paper import focus_ring, rounded
from desktop.look.theme import theme

translate = QCoreApplication.translate

_WEEKDAY = re.compile(r"d{3,4}[,،]? *")
_DAYS = 7
_ROWS = 8
"""The month, the days of the week, and six weeks."""


def in_words(day: date) -> str:
    """Return a day with the name of its month."""
    locale = QLocale()
    # As the region writes it, without the day of the week.
    form = _WEEKDAY.sub("", locale.dateFormat(QLocale.FormatType.LongFormat)).strip(" ,،")
    return locale.toString(QDate(day.year, day.month, day.day), form)


class Calendar(QWidget):
    """One month; a day until today can be chosen. `done` is asked whether a day was solved."""

    chosen = Signal(object)
    """The task of this date is wanted."""

    def __init__(self, today: date, done: Callable[[date], bool], parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "text")
        self._today, self._done = today, done
        self.day = today
        """Where the keyboard is; the month that is shown is the one of this day."""
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.go_to(today)

    def go_to(self, day: date) -> None:
        """Bring the keyboard to a day; none after today."""
        self.day = min(day, self._today)
        told = in_words(self.day)
        solved = translate("tasks", "solved") if self._done(self.day) else ""
        self.setAccessibleName(", ".join(filter(None, [told, solved])))
        self.update()

    def turn(self, months: int) -> None:
        """Show the month before or after."""
        first = self.day.replace(day=1)
        other = (first + timedelta(40) if months > 0 else first - timedelta(1)).replace(day=1)
        last = monthrange(other.year, other.month)[1]
        self.go_to(other.replace(day=min(self.day.day, last)))

    def set_scale(self, scale: float) -> None:
        """Set everything larger or smaller."""
        self._scale = scale
        self.updateGeometry()
        self.update()

    # Measures.

    def _letters(self) -> QFont:
        return letters("small", self._scale)

    def _cell(self) -> QSize:
        high = QFontMetrics(self._letters()).height()
        return QSize(round(2.1 * high), round(1.4 * high))

    def sizeHint(self) -> QSize:
        cell = self._cell()
        return QSize(_DAYS * cell.width() + 6, _ROWS * cell.height() + 6)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def place_of(self, day: date) -> QRectF:
        """Where a day of the month that is shown stands."""
        number = day.replace(day=1).weekday() + day.day - 1
        return self._at(2 + number // _DAYS, number % _DAYS)

    def _at(self, row: int, column: int) -> QRectF:
        cell = self._cell()
        return QRectF(
            3 + column * cell.width(), 3 + row * cell.height(), cell.width(), cell.height()
        )

    def _month(self) -> list[date]:
        days = monthrange(self.day.year, self.day.month)[1]
        return [self.day.replace(day=number + 1) for number in range(days)]

    # Qt's overrides.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        where = event.position()
        if self._at(0, 0).contains(where):
            self.turn(-1)
        elif self._at(0, _DAYS - 1).contains(where):
            self.turn(1)
        elif (day := self._day_at(where)) is not None:
            self.go_to(day)
            self.chosen.emit(day)

    def _day_at(self, where: QPointF) -> date | None:
        days = (day for day in self._month() if day <= self._today)
        return next((day for day in days if self.place_of(day).contains(where)), None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -_DAYS,
            Qt.Key.Key_Down: _DAYS,
        }
        match event.key():
            case key if key in steps:
                self.go_to(self.day + timedelta(steps[Qt.Key(key)]))
            case Qt.Key.Key_PageUp:
                self.turn(-1)
            case Qt.Key.Key_PageDown:
                self.turn(1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self.chosen.emit(self.day)
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, middle = theme(), int(Qt.AlignmentFlag.AlignCenter)
        locale = QLocale()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(letters("small", self._scale, bold=True))
            painter.setPen(QColor(look.ink))
            month = locale.standaloneMonthName(self.day.month, QLocale.FormatType.LongFormat)
            head = self._at(0, 1).united(self._at(0, _DAYS - 2))
            painter.drawText(head, middle, f"{month} {self.day.year}")
            painter.drawText(self._at(0, 0), middle, "‹")
            later = self.day.replace(day=1) < self._today.replace(day=1)
            painter.drawText(self._at(0, _DAYS - 1), middle, "›" if later else "")
            painter.setFont(self._letters())
            painter.setPen(QColor(look.ink_faint))
            for column in range(_DAYS):
                name = locale.standaloneDayName(column + 1, QLocale.FormatType.ShortFormat)
                painter.drawText(self._at(1, column), middle, name[:2])
            for day in self._month():
                self._paint_day(painter, day)

    def _paint_day(self, painter: QPainter, day: date) -> None:
        look, middle = theme(), int(Qt.AlignmentFlag.AlignCenter)
        body = self.place_of(day).adjusted(2, 1, -2, -1)
        shape = rounded(body, 5)
        if done := self._done(day):
            painter.fillPath(shape, QColor(look.brass))
        if day == self._today:
            painter.setPen(QPen(QColor(look.brass_dark), 1.6))
            painter.drawPath(shape)
        painter.setPen(QColor(look.ink if day <= self._today else look.ink_faint))
        painter.drawText(body, middle, f"{day.day} ✓" if done else f"{day.day}")
        if day == self.day and self.hasFocus():
            focus_ring(painter, shape)
