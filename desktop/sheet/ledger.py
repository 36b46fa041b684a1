"""A slate kept in figures: a column for each player, the last deals, and the sums below.

Where there is no room for all deals it shows the last ones, or those before them if it is wiped
back so far; paper and the table of numbers show all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt

from desktop.common.numbers import shown
from desktop.look.strokes import DrawingTool
from desktop.sheet.page import CORRECTED, SheetPage

CENTRE = Qt.AlignmentFlag.AlignHCenter
LEFT = Qt.AlignmentFlag.AlignLeft
ROW = 1.55
"""The height of a row, in sizes of its writing."""
_GROWN = (1.9, 1.7, 1.5, 1.35, 1.2)
"""How much larger than usual figures are written where a slate has room for it: what lies near
should be read from where one sits."""
_SHRUNK = (1.0, 0.9, 0.8, 0.7, 0.6)
"""How much smaller where there would be no room for a deal above the sums."""
_LEAST_ROWS = 3
"""How many deals should find room in large figures, so that they do not shrink with each deal."""
CUT = "⋮"
"""What stands in a row where deals are left out."""


class Section(NamedTuple):
    """Which deals are shown, and whether some are left out before and after them."""

    cut_before: bool
    lines: range
    cut_after: bool


class Reach(NamedTuple):
    """How many rows of deals there is room for, and the height of each."""

    rows: int
    row: float

    def farthest(self, lines: int) -> int:
        """How many deals one can go back from the newest until the first one is shown."""
        if lines <= self.rows:
            return 0
        # As soon as one goes back, the newest gives its row to what says so.
        return lines - self.rows + (self.rows > 2)


def section(lines: int, rows: int, back: int = 0) -> Section:
    """Return what is shown of the deals in these rows, `back` from the newest."""
    back = min(back, Reach(rows, 0).farthest(lines))
    cut_after = back > 0
    # A row that only says that something is left out is not worth the last deal.
    rows -= cut_after and rows > 2
    first = max(0, lines - back - rows)
    cut_before = first > 0
    return Section(cut_before, range(first + (cut_before and rows > 1), lines - back), cut_after)


def reach(drawing: DrawingTool, rect: QRectF, page: SheetPage, text: float) -> Reach:
    """How much of a sheet is shown at once in this rectangle."""
    written = _Ledger(drawing, rect, page, text)
    return Reach(written.rows, written.row)


def paint(drawing: DrawingTool, rect: QRectF, page: SheetPage, text: float, back: int = 0) -> None:
    """Write the figures of a sheet into this rectangle; `text` is the size of ordinary writing.

    `back` is how many of the newest deals are left out, so that earlier ones can be read.
    """
    _Ledger(drawing, rect, page, text).paint(back)


class _Ledger:
    def __init__(self, drawing: DrawingTool, rect: QRectF, page: SheetPage, text: float) -> None:
        self.drawing = drawing
        self.page = page
        for grown in _GROWN:
            self._measure(rect, text * grown)
            if self._has_room():
                return
        for shrunk in _SHRUNK:
            self._measure(rect, text * shrunk)
            if self._rows() >= 1:
                return

    def _measure(self, rect: QRectF, text: float) -> None:
        """Take this as the size of ordinary writing."""
        self.text = text
        pad = min(0.6 * text, 0.04 * rect.width())
        self.rect = rect.adjusted(pad, pad, -pad, -pad)
        self.column = self.rect.width() / len(self.page.heads)
        self.size = min(text * 1.15, self.column * 0.42)
        self.row = self.size * ROW
        self.at = self.rect.top()
        self.written_across: list[tuple[float, float]] = []
        """From where to where words stand across the columns, from top to bottom."""

    def _has_room(self) -> bool:
        """Whether every deal, the next one too, has its row, and every word its column."""
        page = self.page
        if self.rows < max(len(page.sheet.lines) + 1, _LEAST_ROWS):
            return False
        widest = self.column - 4
        size = self._head_size
        heads = (word for head in page.heads for word in self._in_lines(head, size))
        cells = (cell for line in range(len(page.sheet.lines)) for cell in page.cells(line))
        sums = (shown(value) for total in page.sheet.totals for value in total.values)
        wide = self.drawing.width
        return all(wide(head, size) <= widest for head in heads) and all(
            wide(cell, self.size * 1.08) <= widest for cell in (*cells, *sums)
        )

    @property
    def rows(self) -> int:
        """How many rows there is room for between the heads and the sums."""
        return max(1, self._rows())

    def _rows(self) -> int:
        heads = self._head_height(self._head_size) + 0.07 * self.text
        return int((self.rect.height() - heads - self._sum_height()) / self.row)

    @property
    def _head_size(self) -> float:
        return min(self.text, self.row * 0.8)

    def paint(self, back: int) -> None:
        page, rows = self.page, self.rows
        self._heads(self._head_size)
        self._rule(0.07 * self.text)
        shown = section(len(page.sheet.lines), rows, back)
        if shown.cut_before and rows > 1:
            self._row([CUT] * len(page.names), self.size)
        for line in shown.lines:
            if page.heading(line) and line != shown.lines[0]:
                self._rule(0.05 * self.text)
            self._row(page.cells(line), self.size)
            if page.trail(line):
                self._mark_corrected()
        if shown.cut_after and rows > 2:
            self._row([CUT] * len(page.names), self.size)
        self._sums()
        self._uprights()

    def _heads(self, size: float) -> None:
        """Paint what stands above the columns; where they are too narrow for it, it stands upright.

        A heading of several words may take two lines.
        """
        lines = [self._in_lines(head, size) for head in self.page.heads]
        if not all(self._fits(line, size) for two in lines for line in two):
            self._upright_heads(size)
            return
        if any(above for above, _ in lines):
            self._row([above for above, _ in lines], size)
        self._row([below for _, below in lines], size)

    def _head_height(self, size: float) -> float:
        lines = [self._in_lines(head, size) for head in self.page.heads]
        if not all(self._fits(line, size) for two in lines for line in two):
            return self._upright_height(size)
        return self.row * (2 if any(above for above, _ in lines) else 1)

    def _upright_height(self, size: float) -> float:
        longest = max(self.drawing.width(head, size) for head in self.page.heads)
        return min(longest + size, 0.55 * self.rect.height())

    def _in_lines(self, head: str, size: float) -> tuple[str, str]:
        """Return a heading in two lines; the upper one is empty where the whole fits into one."""
        words = head.split()
        if self.drawing.width(head, size) <= self.column - 4 or len(words) < 2:
            return "", head
        cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
        return min(cuts, key=lambda two: max(map(len, two)))

    def _fits(self, text: str, size: float) -> bool:
        """Whether it is hardly too wide for a column: a little smaller one still reads it."""
        return self.drawing.width(text, size) * 0.75 <= self.column - 4

    def _upright_heads(self, size: float) -> None:
        high = self._upright_height(size)
        for number, head in enumerate(self.page.heads):
            left = self.rect.left() + number * self.column
            place = QRectF(left, self.at, self.column, high).adjusted(0, 0, 0, -0.3 * size)
            self.drawing.write_upwards(place, head, size)
        self.at += high

    def _sum_height(self) -> float:
        """How high the sums below the lines are."""
        label = self._label_height()
        return len(self.page.sheet.totals) * (self.row * 1.1 + label) + 0.4 * self.row

    def _label_height(self) -> float:
        """Each sum has its name above it, or it would pass for one more deal."""
        return 1.2 * self.text

    def _sums(self) -> None:
        for total in self.page.sheet.totals if self.page.sheet.counts else ():
            self._rule(0.1 * self.text)
            name, label = self.page.speech.text(f"total.{total.key}"), self._label_height()
            place = QRectF(self.rect.left(), self.at, self.rect.width(), label)
            self.drawing.write(place, name, 0.82 * self.text, LEFT)
            self.written_across.append((self.at, self.at + label))
            self.at += label
            self._row([shown(value) for value in total.values], self.size * 1.08)

    def _row(self, cells: Sequence[str], size: float) -> None:
        for number, cell in enumerate(cells):
            left = self.rect.left() + number * self.column
            place = QRectF(left, self.at, self.column, self.row).adjusted(2, 0, -2, 0)
            self.drawing.write(place, cell, size, CENTRE)
        self.at += self.row

    def _mark_corrected(self) -> None:
        """Paint a small star beside the row that was just written."""
        place = QRectF(self.rect.left(), self.at - self.row, 0.7 * self.size, self.row)
        self.drawing.write(place, CORRECTED, 0.8 * self.size, LEFT)

    def _rule(self, width: float) -> None:
        start = QPointF(self.rect.left(), self.at)
        self.drawing.rule(start, QPointF(self.rect.right(), self.at), width)
        self.at += width

    def _uprights(self) -> None:
        """Paint the lines between the columns, but not through what is written across them."""
        ends = [self.rect.top(), *(y for part in self.written_across for y in part), self.at]
        for number in range(1, len(self.page.heads)):
            x = self.rect.left() + number * self.column
            for top, bottom in zip(ends[::2], ends[1::2], strict=True):
                self.drawing.rule(QPointF(x, top), QPointF(x, bottom), 0.05 * self.text)
