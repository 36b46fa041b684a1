"""A slate that is kept in figures: a column for each player, the last deals, and the sums below.

On a slate there is room for the last deals only; all of them stand on paper and in the table of
numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt

from desktop.sheet.hands import Hand
from desktop.sheet.page import SheetPage

CENTRE = Qt.AlignmentFlag.AlignHCenter
LEFT = Qt.AlignmentFlag.AlignLeft
ROW = 1.55
"""The height of a row, in sizes of its writing."""
CUT = "⋮"
"""What stands above the first row where earlier deals are left out."""


def paint(drawing: Hand, rect: QRectF, page: SheetPage, text: float) -> None:
    """Write the figures of a sheet into this rectangle; `text` is the size of ordinary writing."""
    _Ledger(drawing, rect, page, text).paint()


class _Ledger:
    def __init__(self, drawing: Hand, rect: QRectF, page: SheetPage, text: float) -> None:
        self.drawing = drawing
        self.page = page
        self.text = text
        pad = min(0.6 * text, 0.04 * rect.width())
        self.rect = rect.adjusted(pad, pad, -pad, -pad)
        self.column = self.rect.width() / len(page.heads)
        self.size = min(text * 1.15, self.column * 0.42)
        self.row = self.size * ROW
        self.at = self.rect.top()

    def paint(self) -> None:
        page = self.page
        self._row(page.heads, min(self.text, self.row * 0.8))
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
        self._sums()
        self._uprights()

    def _sum_height(self) -> float:
        """How high the sums below the lines are."""
        label = self._label_height()
        return len(self.page.sheet.totals) * (self.row * 1.1 + label) + 0.4 * self.row

    def _label_height(self) -> float:
        """One sum needs no name; several do."""
        return 1.2 * self.text if len(self.page.sheet.totals) > 1 else 0.0

    def _sums(self) -> None:
        for total in self.page.sheet.totals if self.page.sheet.lines else ():
            self._rule(0.1 * self.text)
            if label := self._label_height():
                name = self.page.speech.text(f"total.{total.key}")
                place = QRectF(self.rect.left(), self.at, self.rect.width(), label)
                self.drawing.write(place, name, 0.82 * self.text, LEFT)
                self.at += label
            self._row([str(value) for value in total.values], self.size * 1.08)

    def _row(self, cells: Sequence[str], size: float) -> None:
        for number, cell in enumerate(cells):
            left = self.rect.left() + number * self.column
            place = QRectF(left, self.at, self.column, self.row).adjusted(2, 0, -2, 0)
            self.drawing.write(place, cell, size, CENTRE)
        self.at += self.row

    def _rule(self, width: float) -> None:
        start = QPointF(self.rect.left(), self.at)
        self.drawing.rule(start, QPointF(self.rect.right(), self.at), width)
        self.at += width

    def _uprights(self) -> None:
        for number in range(1, len(self.page.heads)):
            x = self.rect.left() + number * self.column
            self.drawing.rule(QPointF(x, self.rect.top()), QPointF(x, self.at), 0.05 * self.text)
