"""Paints pages that are set, in the same way on a printer, into a PDF or into a picture."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.club.papers.blocks import (
    CENTRE,
    RIGHT,
    Block,
    Boxes,
    Lines,
    Paper,
    Picture,
    Rows,
    Text,
)
from desktop.club.papers.scale import (
    DOTS,
    HAIRLINE,
    NOTE,
    RULE,
    SANS,
    SERIF,
    TEXT,
    TITLE,
    Face,
    font,
    wide,
)
from desktop.club.papers.typesetting import (
    PAD,
    Placed,
    columns_of,
    face_of,
    hanging,
    head_size,
    height_of,
    measured,
    row_height,
)
from desktop.look.inks import PAPER
from desktop.look.lettering import halves

translate = QCoreApplication.translate

WHITE, LEAST = 2.0, 0.1
"""White above and below what stands on a card, in millimetres, and how small it may become."""
SMALLER = 0.8
"""A line that is too long is made smaller down to this part; then it is parted in two."""
_HALF = 0.56
"""How large the letters of each of two lines are, in heights of their place."""


class Painting:
    """Paints one page; the painter counts `dots` to a millimetre."""

    def __init__(self, painter: QPainter, dots: float) -> None:
        self.painter = painter
        self.painter.scale(dots / DOTS, dots / DOTS)

    def rect(self, x: float, y: float, width: float, height: float) -> QRectF:
        """Millimetres in dots of measuring."""
        return QRectF(x * DOTS, y * DOTS, width * DOTS, height * DOTS)

    def line(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        width: float = HAIRLINE,
        ink: QColor = PAPER.faint,
    ) -> None:
        """A ruled line."""
        pen = QPen(ink, width * DOTS)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        self.painter.drawLine(QPointF(x0 * DOTS, y0 * DOTS), QPointF(x1 * DOTS, y1 * DOTS))

    def write(
        self,
        place: QRectF,
        text: str,
        size: float,
        bold: bool = False,
        align: str = "left",
        face: Face = SERIF,
    ) -> None:
        """A text that is never cut: smaller if it is too long, then in two lines."""
        if not text:
            return
        room, high = place.width() / DOTS, place.height() / DOTS
        part = room / max(wide(text, size, bold, face), 0.01)
        both = halves(text)
        if part >= SMALLER or not both:
            self._line_of_text(place, text, size * min(1.0, part), bold, align, face)
            return
        longest = max(wide(half, size, bold, face) for half in both)
        size = min(SMALLER * size, _HALF * high, size * room / longest)
        for number, half in enumerate(both):
            at = QRectF(place)
            at.setHeight(place.height() / 2)
            at.translate(0, number * place.height() / 2)
            self._line_of_text(at, half, size, bold, align, face)

    def _line_of_text(
        self, place: QRectF, text: str, size: float, bold: bool, align: str, face: Face
    ) -> None:
        self.painter.setPen(PAPER.chalk)
        self.painter.setFont(font(size, bold, face))
        flags = _ALIGN[align] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        self.painter.drawText(place, int(flags | Qt.TextFlag.TextDontClip), text)

    def page(
        self, paper: Paper, page: Sequence[Placed], number: int, count: int, w: float, h: float
    ) -> None:
        """A whole page of this width and height between its margins."""
        if paper.headed:
            self._head(paper, number, count, w)
        for one in page:
            self.block(one.block, one.x, one.y, one.width, one.height)
        if paper.headed:
            self.line(0, h - 5, w, h - 5)
            self.write(self.rect(0, h - 4.2, w, NOTE), "Kartentisch", NOTE)
        if paper.framed:
            self._frame(0, 0, w, h, RULE, PAPER.chalk)
            self._frame(2, 2, w - 4, h - 4, HAIRLINE, PAPER.chalk)

    def _head(self, paper: Paper, number: int, count: int, width: float) -> None:
        # Written in the order in which it is read: so it is selected in a PDF.
        text = translate("club", "{0} of {1}").format(number, count) if count > 1 else ""
        needs = wide(text, TEXT, face=SANS)
        room = width - needs - 4 if text else width
        self.write(self.rect(0, 0, room, TITLE), paper.title, TITLE, True)
        if text:
            place = self.rect(width - needs, 3.5, needs, TEXT + 2)
            self.write(place, text, TEXT, align=RIGHT, face=SANS)
        self.write(self.rect(0, TITLE, width, TEXT), paper.about, TEXT)
        self.line(0, TITLE + TEXT + 1.5, width, TITLE + TEXT + 1.5, RULE, PAPER.chalk)

    def block(self, block: Block, x: float, y: float, width: float, height: float) -> None:
        """A block at its place."""
        match block:
            case Text():
                self._text(block, x, y, width, height)
            case Rows():
                self._rows(block, x, y, width)
            case Lines():
                self._lines(block, x, y, width)
            case Picture():
                self._picture(block, x, y, width, height)
            case Boxes():
                self._boxes(block, x, y, width, height)

    def _text(self, text: Text, x: float, y: float, width: float, height: float) -> None:
        place = self.rect(x, y + text.before, width, height - text.before)
        if text.fits:
            self.write(place, text.text, text.size, text.bold, text.align)
            return
        self.painter.setPen(PAPER.chalk)
        self.painter.setFont(font(text.size, text.bold))
        flags = _ALIGN[text.align] | Qt.TextFlag.TextWordWrap | Qt.TextFlag.TextDontClip
        self.painter.drawText(place, int(flags), text.text)

    def _picture(self, picture: Picture, x: float, y: float, width: float, height: float) -> None:
        room = self.rect(x, y, width, height)
        size = QSizeF(picture.image.size())
        place = QRectF(room.topLeft(), size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio))
        place.moveCenter(room.center())
        self.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.painter.drawImage(place, picture.image)

    # Tables.

    def _rows(self, rows: Rows, x: float, y: float, width: float) -> None:
        widths = columns_of(rows, width)
        high = row_height(rows)
        at = y
        if rows.heads:
            self._heads(rows, x, at, widths)
            at += high
            self.line(x, at, x + width, at, RULE, PAPER.chalk)
        room = self._room_for_signs(rows)
        for number, row in enumerate(rows.rows):
            self._row(rows, row, x, at, widths, number in rows.bold, room)
            at += high
            self.line(x, at, x + width, at)
        if rows.boxed:
            self.line(x, y, x + width, y)
            edge = x
            for one in [0.0, *widths]:
                edge += one
                self.line(edge, y, edge, at)

    def _heads(self, rows: Rows, x: float, y: float, widths: Sequence[float]) -> None:
        """What stands above the columns: small, and names of people in the serif, as below."""
        for column, (head, width) in enumerate(zip(rows.heads, widths, strict=False)):
            pad = min(PAD, width / 5)
            place = self.rect(x + pad, y, width - 2 * pad, row_height(rows))
            names = rows.people and column
            face = SERIF if names else SANS
            size = rows.size if names else head_size(rows)
            self.write(place, head, size, True, _align(rows, column), face)
            x += width

    def _room_for_signs(self, rows: Rows) -> dict[int, float]:
        """For each column of numbers the room for what stands behind its units."""
        room = {}
        for column in rows.numbers:
            cells = [row[column] for row in measured(rows) if column < len(row)]
            room[column] = max(
                (
                    wide(signs, rows.size, True, face_of(rows, column))
                    for _, signs in hanging(cells)
                ),
                default=0.0,
            )
        return room

    def _row(
        self,
        rows: Rows,
        cells: Sequence[str],
        x: float,
        y: float,
        widths: Sequence[float],
        bold: bool,
        signs: dict[int, float],
    ) -> None:
        for column, (cell, width) in enumerate(zip(cells, widths, strict=False)):
            pad = min(PAD, width / 5)
            room = width - 2 * pad
            high, face = row_height(rows), face_of(rows, column, cell)
            behind = signs.get(column, 0.0)
            if behind and wide(cell, rows.size, bold, face) <= room:
                ((number, after),) = hanging([cell])
                units = self.rect(x + pad, y, room - behind, high)
                self.write(units, number, rows.size, bold, RIGHT, face)
                self.write(
                    self.rect(x + pad + room - behind, y, behind + PAD, high),
                    after,
                    rows.size,
                    bold,
                    face=face,
                )
            else:
                place = self.rect(x + pad, y, room, high)
                self.write(place, cell, rows.size, bold, _align(rows, column), face)
            x += width

    # What is written on, and cut out.

    def _lines(self, lines: Lines, x: float, y: float, width: float) -> None:
        gap = 5.0
        each = (width + gap) / len(lines.names)
        for number, name in enumerate(lines.names):
            left = x + number * each
            self.line(left, y + 11, left + each - gap, y + 11, HAIRLINE, PAPER.chalk)
            self.write(self.rect(left, y + 11.4, each - gap, NOTE), name, NOTE, align=CENTRE)

    def _boxes(self, boxes: Boxes, x: float, y: float, width: float, height: float) -> None:
        wide_each, high_each = width / boxes.across, height / boxes.down
        for number, inside in enumerate(boxes.boxes):
            left = x + number % boxes.across * wide_each
            top = y + number // boxes.across * high_each
            self._frame(left, top, wide_each, high_each)
            if boxes.tents:
                self._tent(inside, left, top, wide_each, high_each)
            else:
                self._inside(inside, left, top + 5, wide_each)

    def _inside(self, blocks: Sequence[Block], x: float, y: float, width: float) -> None:
        room = width - 10
        for block in blocks:
            high = height_of(block, room)
            self.block(block, x + 5, y, room, high)
            y += high

    def _tent(
        self, blocks: Sequence[Block], x: float, y: float, width: float, height: float
    ) -> None:
        """The same on both halves; the upper stands on its head, so that both are read folded."""
        fold = y + height / 2
        self.line(x, fold, x + 4, fold)
        self.line(x + width - 4, fold, x + width, fold)
        part = fitting(blocks, width, height / 2)
        high = part * sum(height_of(block, width / part - 10) for block in blocks)
        for left, turn in ((x, 0), (x + width, 180)):
            self.painter.save()
            self.painter.translate(left * DOTS, fold * DOTS)
            self.painter.rotate(turn)
            self.painter.scale(part, part)
            self._inside(blocks, 0, (height / 2 - high) / 2 / part, width / part)
            self.painter.restore()

    def _frame(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        line: float = HAIRLINE,
        ink: QColor = PAPER.faint,
    ) -> None:
        right, bottom = x + width, y + height
        for edge in ((x, y, right, y), (x, bottom, right, bottom)):
            self.line(*edge, line, ink)
        for edge in ((x, y, x, bottom), (right, y, right, bottom)):
            self.line(*edge, line, ink)


def fitting(blocks: Sequence[Block], width: float, height: float) -> float:
    """How much smaller the blocks of a half have to be, so that they stay on it; at most 1."""
    part, room = 1.0, height - 2 * WHITE
    while part > LEAST and part * sum(height_of(b, width / part - 10) for b in blocks) > room:
        part *= 0.95
    return part


def _align(rows: Rows, column: int) -> str:
    return RIGHT if column in rows.numbers else CENTRE if rows.equal and column else "left"


_ALIGN = {
    "left": Qt.AlignmentFlag.AlignLeft,
    CENTRE: Qt.AlignmentFlag.AlignHCenter,
    RIGHT: Qt.AlignmentFlag.AlignRight,
}
