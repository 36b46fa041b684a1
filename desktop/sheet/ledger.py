"""A slate kept in figures: a column for each player, the last deals, and the sums below.

A slate has room for the last deals only; paper and the table of numbers show all of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt

from desktop.common.numbers import shown
from desktop.sheet.page import CORRECTED, SheetPage
from desktop.sheet.strokes import DrawingTool

CENTRE = Qt.AlignmentFlag.AlignHCenter
LEFT = Qt.AlignmentFlag.AlignLeft
ROW = 1.55
"""The height of a row, in sizes of its writing."""
CUT = "⋮"
"""What stands above the first row where earlier deals are left out."""


def paint(drawing: DrawingTool, rect: QRectF, page: SheetPage, text: float) -> None:
    """Write the figures of a sheet into this rectangle; `text` is the size of ordinary writing."""
    _Ledger(drawing, rect, page, text).paint()


class _Ledger:
    def __init__(self, drawing: DrawingTool, rect: QRectF, page: SheetPage, text: float) -> None:
        self.drawing = drawing
        self.page = page
        self.text = text
        pad = min(0.6 * text, 0.04 * rect.width())
        self.rect = rect.adjusted(pad, pad, -pad, -pad)
        self.column = self.rect.width() / len(page.heads)
        self.size = min(text * 1.15, self.column * 0.42)
        self.row = self.size * ROW
        self.at = self.rect.top()
        self.written_across: list[tuple[float, float]] = []
        """From where to where words stand across the columns, from top to bottom."""

    def paint(self) -> None:
        page = self.page
        self._heads(min(self.text, self.row * 0.8))
        self._rule(0.07 * self.text)
        sums = self._sum_height()
        room = max(1, int((self.rect.bottom() - self.at - sums) / self.row))
        lines = range(len(page.sheet.lines))
        shown = lines[-room:]
        if len(shown) < len(lines) and room > 1:
            shown = shown[1:]
            self._row([CUT] * len(page.names), self.size)
        for line in shown:
            if page.heading(line) and line != shown[0]:
                self._rule(0.05 * self.text)
            self._row(page.cells(line), self.size)
            if page.trail(line):
                self._mark_corrected()
        self._sums()
        self._uprights()

    def _heads(self, size: float) -> None:
        """What stands above the columns; where they are too narrow for it, it stands upright.

        A heading of several words may take two lines.
        """
        lines = [self._in_lines(head, size) for head in self.page.heads]
        if not all(self._fits(line, size) for two in lines for line in two):
            self._upright_heads(size)
            return
        if any(above for above, _ in lines):
            self._row([above for above, _ in lines], size)
        self._row([below for _, below in lines], size)

    def _in_lines(self, head: str, size: float) -> tuple[str, str]:
        """A heading in two lines; the upper one is empty where the whole fits into one."""
        words = head.split()
        if self._fits(head, size) or len(words) < 2:
            return "", head
        cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
        return min(cuts, key=lambda two: max(map(len, two)))

    def _fits(self, text: str, size: float) -> bool:
        """Whether it is hardly too wide for a column: a little smaller one still reads it."""
        return self.drawing.width(text, size) * 0.75 <= self.column - 4

    def _upright_heads(self, size: float) -> None:
        longest = max(self.drawing.width(head, size) for head in self.page.heads)
        high = min(longest + size, 0.4 * self.rect.height())
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
        for total in self.page.sheet.totals if self.page.sheet.lines else ():
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
        """A small star beside the row that was just written."""
        place = QRectF(self.rect.left(), self.at - self.row, 0.7 * self.size, self.row)
        self.drawing.write(place, CORRECTED, 0.8 * self.size, LEFT)

    def _rule(self, width: float) -> None:
        start = QPointF(self.rect.left(), self.at)
        self.drawing.rule(start, QPointF(self.rect.right(), self.at), width)
        self.at += width

    def _uprights(self) -> None:
        """The lines between the columns, but not through what is written across them."""
        ends = [self.rect.top(), *(y for part in self.written_across for y in part), self.at]
        for number in range(1, len(self.page.heads)):
            x = self.rect.left() + number * self.column
            for top, bottom in zip(ends[::2], ends[1::2], strict=True):
                self.drawing.rule(QPointF(x, top), QPointF(x, bottom), 0.05 * self.text)
