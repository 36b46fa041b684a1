"""A table of a round as a line of a list: its number, who sits there with the result, its state.

Two sides stand below each other with their results at the end, as on a score sheet; more stand
beside each other, each in a column of its own that goes down through all lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QWidget

from desktop.look.lettering import in_two_lines, serif_high
from desktop.look.paper import rounded
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import theme

INSET, GAP = 0.7, 1.2
"""From the edge of a line to its number, and between two columns; in heights of letters."""
NUMBER, RESULT = 1.3, 1.15
"""How much larger the number of a table and its result are than names."""
_STACKED = 0.5
"""How much of the air is enough where two names stand below each other."""
CLOSE = " : "
"""Stands between two results."""


class Side(NamedTuple):
    """Who plays together at a table: start number, or none of several; names, result, who won."""

    number: str
    name: str
    value: str
    won: bool


class Columns(NamedTuple):
    """How broad the columns of a list are, in pixels; into how many each line is parted."""

    number: int
    start: int
    value: int
    state: int
    sides: int

    @property
    def stacked(self) -> bool:
        """Whether two sides stand below each other."""
        return self.sides <= 2


class Told(NamedTuple):
    """What stands on a line."""

    table: str
    sides: Sequence[Side]
    state: str
    good: bool


def columns(font: QFont, lines: Sequence[Told], first: int, end: int) -> Columns:
    """Return columns in which all lines have room; the first and last at least this broad."""
    most = max(len(line.sides) for line in lines)
    every = [side for line in lines for side in line.sides]
    worth = result_letters(font)
    if most <= 2:
        values = [CLOSE.join(side.value for side in line.sides) for line in lines]
    else:
        values = [side.value for side in every]
    gap = _gap(font)
    start = max(wide(font, side.number) for side in every)
    return Columns(
        max(first, *(wide(number_letters(font), line.table) for line in lines)) + gap,
        start + gap // 2 if start else 0,
        max([wide(worth, value) for value in values] + [0]) + gap // 2,
        max(end, *(width_of_state(font, line) for line in lines)),
        most,
    )


def width_of_state(font: QFont, line: Told) -> int:
    """How broad the column must be in which it is said how it stands with a table."""
    return wide(state_letters(font), line.state) + _gap(font)


def _gap(font: QFont) -> int:
    return round(GAP * QFontMetrics(font).height() / 1.4)


def number_letters(font: QFont) -> QFont:
    """Return the letters of the number of a table."""
    return serif_high(NUMBER * font.pixelSize(), bold=True)


def result_letters(font: QFont) -> QFont:
    """Return the letters of a result."""
    return serif_high(RESULT * font.pixelSize(), bold=True)


def state_letters(font: QFont) -> QFont:
    """Return the letters of what is said of a result."""
    letters = QFont(font)
    letters.setItalic(True)
    return letters


def wide(font: QFont, text: str) -> int:
    """How broad a text is."""
    return QFontMetrics(font).horizontalAdvance(text)


def inset(font: QFont) -> int:
    """From the edge of a line to what stands on it."""
    return round(INSET * font.pixelSize())


def cell(font: QFont, width: int, into: Columns) -> int:
    """How broad the place of a side is, on a line this broad."""
    room = width - 2 * inset(font) - into.number - into.state
    return room - into.value if into.stacked else room // into.sides


def names(
    font: QFont, width: int, into: Columns, sides: Sequence[Side]
) -> list[tuple[QFont, tuple[str, ...]]]:
    """Return the letters and lines of each side's name."""
    room = room_of_name(font, width, into)
    bold = serif_high(font.pixelSize(), bold=True)
    return [in_two_lines(bold if side.won else font, side.name, room) for side in sides]


def room_of_name(font: QFont, width: int, into: Columns) -> int:
    """How much of a line this broad a name may take."""
    gap = round(1.9 * font.pixelSize())
    return cell(font, width, into) - into.start - gap - (0 if into.stacked else into.value)


def height(font: QFont, width: int, into: Columns, sides: Sequence[Side], air: float) -> int:
    """How high a line is, with its air in heights of letters."""
    high = QFontMetrics(font).height()
    parts = [high_of(font, lines) for _, lines in names(font, width, into, sides)]
    if into.stacked:
        return sum(parts) + round(_STACKED * air * high)
    return max(parts) + round(air * high)


def high_of(font: QFont, lines: Sequence[str]) -> int:
    """How high a name is that stands in a number of lines."""
    return round(QFontMetrics(font).height() * (1 if len(lines) == 1 else 1.6))


def paint_marked(painter: QPainter, sheet: QRectF) -> None:
    """Paint the slip of the line that the eye is to go to."""
    look = theme()
    lay_shadow(painter, sheet, 6, Shadow(0, 1.5, 5, 0.3))
    painter.setPen(QPen(QColor(look.brass_dark), 2.0))
    painter.setBrush(QColor(look.chosen))
    painter.drawPath(rounded(sheet, 6))


def paint(painter: QPainter, on: QWidget, told: Told, into: Columns, *, marked: bool) -> None:
    """Paint a line on a widget, marked if it is the one the eye is to go to."""
    look, font, whole = theme(), on.font(), on.rect()
    if marked:
        paint_marked(painter, QRectF(whole).adjusted(2, 1, -2, -2))
    else:
        painter.setPen(QPen(QColor(look.rule), 1.2))
        low = QRectF(whole).bottom() - 0.6
        painter.drawLine(inset(font), round(low), whole.width() - inset(font), round(low))
    painter.setPen(QColor(look.ink))
    left = inset(font)

    def write(at: QRect, letters: QFont, text: str, side: Qt.AlignmentFlag) -> None:
        painter.setFont(letters)
        flags = int(side | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(QStyle.visualRect(on.layoutDirection(), whole, at), flags, text)

    write(QRect(left, 0, into.number, whole.height()), number_letters(font), told.table, LEFT)
    each = cell(font, whole.width(), into)
    written = names(font, whole.width(), into, told.sides)
    heights = [high_of(font, lines) for _, lines in written]
    top = (whole.height() - sum(heights)) // 2
    for place, (side, (letters, lines)) in enumerate(zip(told.sides, written, strict=True)):
        if into.stacked:
            box = QRect(left + into.number, top, each, heights[place])
            top += heights[place]
        else:
            box = QRect(left + into.number + place * each, 0, each, whole.height())
            worth = box.adjusted(0, 0, -round(1.6 * font.pixelSize()), 0)
            write(worth, result_letters(font), side.value, RIGHT)
        painter.setPen(QColor(look.ink_faint))
        write(box, font, side.number, LEFT)
        painter.setPen(QColor(look.ink))
        part = heights[place] // len(lines)
        first = box.center().y() - part * len(lines) // 2 + 1
        for number, text in enumerate(lines):
            at = QRect(box.left() + into.start, first + number * part, box.width(), part)
            write(at, letters, text, LEFT)
    end = whole.width() - left - into.state
    if into.stacked and any(side.value for side in told.sides):
        both = CLOSE.join(side.value for side in told.sides)
        write(
            QRect(end - into.value, 0, into.value, whole.height()),
            result_letters(font),
            both,
            RIGHT,
        )
    painter.setPen(QColor(look.good if told.good else look.ink_faint))
    write(QRect(end, 0, into.state, whole.height()), state_letters(font), told.state, RIGHT)
    painter.setPen(QColor(look.ink))


LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
