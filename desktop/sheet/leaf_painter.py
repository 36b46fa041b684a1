"""Paints one page of a sheet: its head, its slate, its rows and the lines to sign on.

Which rows stand on which page is decided in `leaves`, the marks are drawn by `painter`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import QFontMetricsF, QPainter

from desktop.look.inks import PAPER, Inks
from desktop.look.lettering import serif_high, tabular_high
from desktop.sheet import painter as painting
from desktop.sheet.leaves import (
    HEAD,
    LATER_HEAD,
    Area,
    Leaf,
    Row,
    leaves,
    page_number,
    table,
)
from desktop.sheet.page import SheetPage
from desktop.sheet.slate_layout import Panel
from desktop.sheet.strokes import DrawingTool, tool_for

translate = QCoreApplication.translate

_FIGURES = re.compile(r"[−+-]?\d+")
"""A number alone, with or without its sign."""
_ANY = 10
"""A size of letters that is changed with each text."""
THIN = 0.1
"""The finest line that a cheap printer still prints, in millimetres."""
SPANNING = ("heading", "note")
"""The rows that have one text across all columns."""
LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter


class LeafPainter:
    """One page being painted: positions in millimetres, counted from the upper left corner."""

    def __init__(
        self, painter: QPainter, page: SheetPage, area: Area, mm: float, inks: Inks
    ) -> None:
        self.painter = painter
        self.page = page
        self.area = area
        self.mm = mm
        self.inks = inks
        self.hand: DrawingTool = tool_for(painter, inks)
        self.scale = area.scale
        self.at = 0.0
        """How far down the page is filled."""
        self._widest: list[float] = []

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        """Millimetres as the device counts."""
        return QRectF(x * self.mm, y * self.mm, width * self.mm, height * self.mm)

    def write(self, rect: QRectF, text: str, size: float, align: Qt.AlignmentFlag = LEFT) -> None:
        """Write with letters of so many millimetres on A4."""
        self.hand.write(rect, text, size * self.scale * self.mm, align)

    def rule(self, x0: float, x1: float, y: float, width: float = 0.15) -> None:
        """A line across."""
        start, end = QPointF(x0, y) * self.mm, QPointF(x1, y) * self.mm
        self.hand.rule(start, end, max(THIN, width * self.scale) * self.mm)

    def serif(self, *, bold: bool = False) -> None:
        """From now on write what is a heading or a name."""
        self.painter.setFont(serif_high(_ANY, bold=bold))

    def sans(self, *, bold: bool = False) -> None:
        """From now on write figures, which stand below each other."""
        self.painter.setFont(tabular_high(_ANY, bold=bold))

    # From the head to the foot.

    def paint(self, leaf: Leaf) -> None:
        """The whole page."""
        if leaf.first:
            self._heading(leaf)
            self._marks()
        else:
            self._later_heading(leaf)
        if leaf.rows:
            self._table(leaf.rows)
        if leaf.signed:
            self._signatures()

    def _heading(self, leaf: Leaf) -> None:
        page, scale, wide = self.page, self.scale, self.area.width
        self.serif(bold=True)
        self.write(self.rect(0, 0, 0.6 * wide, 9 * scale), page.title, 7)
        self.serif()
        if page.blank:
            self._to_fill_in(translate("sheet", "Place, date"), 0.55 * wide, 6.5 * scale)
        else:
            place = self.rect(0.6 * wide, 0, 0.4 * wide, 9 * scale)
            self.write(place, page.place_date, 3.6, RIGHT)
        self._pair(9.5 * scale, page.subtitle, page_number(leaf))
        names = ", ".join(filter(None, page.names))
        players = translate("sheet", "Players: {names}").format(names=names) if names else ""
        games = len(page.sheet.starts)
        slate = translate("sheet", "Slate of game {number}").format(number=games)
        if page.in_figures:
            won = ", ".join(page.names[side] for side in page.sheet.winners)
            told = translate("shelf", "Winner: {names}.").format(names=won) if won else ""
        else:
            told = slate if games > 1 else ""
        self._pair(15 * scale, players, told)
        self.rule(0, wide, 22.5 * scale, 0.3)
        self.at = HEAD * scale

    def _pair(self, y: float, left: str, right: str) -> None:
        """A line with something at either end."""
        wide, height = self.area.width, 5 * self.scale
        self.write(self.rect(0, y, (0.7 if right else 1) * wide, height), left, 3.8)
        if right:
            self.write(self.rect(0.7 * wide, y, 0.3 * wide, height), right, 3.6, RIGHT)

    def _to_fill_in(self, label: str, x: float, y: float) -> None:
        """A line to write on, with what belongs there before it."""
        scale, wide = self.scale, self.area.width
        self.write(self.rect(x, y - 4 * scale, 22 * scale, 5 * scale), label, 3.2)
        self.rule(x + 22 * scale, wide, y + 1 * scale, 0.2)

    def _later_heading(self, leaf: Leaf) -> None:
        self.serif()
        self._pair(0, self.page.title, page_number(leaf))
        self.at = LATER_HEAD * self.scale

    def _marks(self) -> None:
        height = self.area.slate - 4 * self.scale
        if height > 0:
            rect = self.rect(0, self.at, self.area.width, height)
            text = 3.8 * self.scale * self.mm
            panels = painting.paint_written(self.painter, rect, self.page, self.inks, text)
            self._name_lines(panels)
        self.at += self.area.slate

    def _name_lines(self, panels: Sequence[Panel]) -> None:
        """On a form without names a line for each."""
        for panel, name in zip(panels, self.page.names, strict=False):
            if self.page.blank and not name:
                left, right = panel.name.bottomLeft(), panel.name.bottomRight()
                inset = QPointF(0.2 * panel.name.width(), 0)
                self.hand.rule(left + inset, right - inset, 0.2 * self.scale * self.mm)

    def _table(self, rows: tuple[Row, ...]) -> None:
        label, top = self._label_width(), self.at
        head = Row("head", "", self.page.heads)
        self._measure((head, *rows))
        self._row(head, label)
        self.rule(0, self.area.width, self.at, 0.3)
        sums = False
        for row in rows:
            if row.kind == "total" and not sums:
                self.rule(0, self.area.width, self.at, 0.3)
                sums = True
            self._row(row, label)
            self.rule(0, self.area.width, self.at, 0.5 if row.ends else 0.12)
        if self.page.blank:
            self._uprights(top, label)

    def _uprights(self, top: float, label: float) -> None:
        """Columns to write into."""
        column = (self.area.width - label) / max(1, len(self.page.heads))
        for side in range(len(self.page.heads)):
            x = (label + side * column) * self.mm
            width = max(THIN, 0.12 * self.scale) * self.mm
            self.hand.rule(QPointF(x, top * self.mm), QPointF(x, self.at * self.mm), width)

    def _row(self, row: Row, label: float) -> None:
        height = self.area.row
        if row.kind in (*SPANNING, "head"):
            self.serif(bold=row.kind != "note")
        else:
            self.sans(bold=row.kind == "total")
        if row.kind in SPANNING:
            size = 3.6 if row.kind == "heading" else 3.0
            self.write(self.rect(0, self.at, self.area.width, height), row.label, size)
        else:
            align = LEFT if row.kind == "total" else RIGHT
            inner = label - 2 * self.scale if align == RIGHT else label
            self.write(self.rect(0, self.at, inner, height), row.label, 3.6, align)
        column = (self.area.width - label) / max(1, len(self.page.heads))
        for side, cell in enumerate(row.cells):
            place = self.rect(label + side * column, self.at, column, height)
            place.adjust(self.mm, 0, -self.mm, 0)
            figures = row.kind != "head" and _FIGURES.fullmatch(cell) is not None
            if figures and self._widest[side] < place.width():
                # In the middle of the column, but units below units.
                place.setRight(place.center().x() + self._widest[side] / 2)
            self.write(place, cell, 3.8, RIGHT if figures else CENTRE)
        self.at += height

    def _measure(self, rows: Sequence[Row]) -> None:
        """How wide the figures of each column are at most, as the device counts."""
        metrics = QFontMetricsF(tabular_high(3.8 * self.scale * self.mm, bold=True))
        self._widest = [0.0] * max((len(row.cells) for row in rows), default=0)
        for row in rows:
            for side, cell in enumerate(row.cells):
                if row.kind != "head" and _FIGURES.fullmatch(cell):
                    wide = metrics.horizontalAdvance(cell)
                    self._widest[side] = max(self._widest[side], wide)

    def _label_width(self) -> float:
        """So wide that the names of the sums have room."""
        metrics = QFontMetricsF(tabular_high(3.6 * self.scale * self.mm, bold=True))
        rows = table(self.page) or leaves(self.page, self.area)[0].rows
        labels = [row.label for row in rows if row.kind not in SPANNING]
        widest = max(metrics.horizontalAdvance(label) for label in labels or [""]) / self.mm
        return max(12 * self.scale, min(widest + 2 * self.scale, 0.34 * self.area.width))

    def _signatures(self) -> None:
        """A line for everybody at the foot of the page."""
        self.serif()
        names = self.page.names
        gap = 5 * self.scale
        width = (self.area.width + gap) / len(names)
        foot = self.area.height - 7 * self.scale
        place = self.rect(0, foot - 14 * self.scale, self.area.width, 5 * self.scale)
        self.write(place, translate("sheet", "Signatures"), 3.2)
        for side, name in enumerate(names):
            x = side * width
            self.rule(x, x + width - gap, foot, 0.25)
            place = self.rect(x, foot + 0.5 * self.scale, width - gap, 5 * self.scale)
            self.write(place, name, 3.2, CENTRE)


def paint_page(
    painter: QPainter,
    page: SheetPage,
    leaf: Leaf,
    area: Area,
    mm: float,
    inks: Inks = PAPER,
) -> None:
    """Paint one page between its margins; `mm` is how many of the device's dots are one."""
    painter.save()
    painter.setRenderHints(painting.SMOOTH)
    LeafPainter(painter, page, area, mm, inks).paint(leaf)
    painter.restore()
