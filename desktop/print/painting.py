"""Paints pages that are set, in the same way on a printer, into a PDF or into a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPageLayout, QPainter, QPen

from desktop.look.inks import PAPER, PRINTED_BOX
from desktop.print.blocks import (
    CENTRE,
    LEFT,
    RIGHT,
    Block,
    Boxes,
    Drawn,
    Head,
    Lines,
    Paper,
    Picture,
    Rows,
    Text,
    scaled,
)
from desktop.print.output import MILLIMETRE, Page, Paint
from desktop.print.scale import (
    DOTS,
    HAIRLINE,
    LEAST,
    NOTE,
    PITCH,
    RULE,
    TITLE,
    fit,
    font,
    layout,
    wide,
)
from desktop.print.setting import (
    BETWEEN,
    WHITE,
    Placed,
    about_of,
    about_size,
    field_height,
    head_of,
    lines_of,
    names_room,
    pages,
    stacked,
    title_of,
    title_room,
)
from desktop.print.tables import (
    PAD,
    edges,
    group_edges,
    group_height,
    groups_of,
    hanging,
    head_height,
    heads_of,
    pad_of,
    row_height,
    signs_of,
    widest_of,
)
from desktop.print.tables import lines_of as lines_of_cell


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
        """Paint a ruled line."""
        pen = QPen(ink, width * DOTS)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.setPen(pen)
        self.painter.drawLine(QPointF(x0 * DOTS, y0 * DOTS), QPointF(x1 * DOTS, y1 * DOTS))

    def letters(
        self,
        place: QRectF,
        text: str,
        size: float,
        bold: bool = False,
        align: str = LEFT,
        italic: bool = False,
        ink: QColor = PAPER.chalk,
    ) -> None:
        """Paint a line of text as it stands."""
        self.painter.setPen(ink)
        self.painter.setFont(font(size, bold, italic))
        flags = ALIGN[align] | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        self.painter.drawText(place, int(flags | Qt.TextFlag.TextDontClip), text)

    def lines(
        self,
        place: QRectF,
        lines: Sequence[str],
        size: float,
        bold: bool = False,
        align: str = LEFT,
        italic: bool = False,
        ink: QColor = PAPER.chalk,
    ) -> None:
        """Lines of text in the middle of a place."""
        pitch = PITCH * size * DOTS
        top = place.center().y() - pitch * len(lines) / 2
        for number, line in enumerate(lines):
            at = QRectF(place.left(), top + number * pitch, place.width(), pitch)
            if line:
                self.letters(at, line, size, bold, align, italic, ink)

    def write(
        self, place: QRectF, text: str, size: float, bold: bool = False, align: str = LEFT
    ) -> None:
        """Write a text in a place: smaller if it is too long, then in lines."""
        fitting, lines = fit(text, place.width() / DOTS, place.height() / DOTS, size, bold)
        self.lines(place, lines, fitting, bold, align)

    def page(
        self, paper: Paper, page: Sequence[Placed], number: int, count: int, w: float, h: float
    ) -> None:
        """Paint a whole page of this width and height between its margins."""
        if paper.headed:
            # Written in the order in which it is read: so it is selected in a PDF.
            self.head(paper.head(number, count), 0, 0, w)
        if paper.framed:
            self.painter.save()
            paper.framed(self.painter, self.rect(0, 0, w, h), DOTS)
            self.painter.restore()
        for one in page:
            self.block(one.block, one.x, one.y, one.width, one.height)
        if paper.headed and paper.foot:
            self.line(0, h - 5, w, h - 5)
            self.write(self.rect(0, h - 4.2, w, NOTE), "Kartentisch", NOTE)

    def head(self, head: Head, x: float, y: float, width: float) -> None:
        """Paint the head of a page with the rule below it."""
        size, lines = title_of(head, width)
        small = about_size(head)
        needs = wide(head.right, small)
        room = title_room(head, width)
        high = max(head.size, len(lines) * PITCH * size)
        self.lines(self.rect(x, y, room, high), lines, size, True)
        if head.right:
            place = self.rect(x + width - needs, y + high - 1.4 * small, needs, small)
            self.letters(place, head.right, small, align=RIGHT)
        about = about_of(head, width)
        self.lines(
            self.rect(x, y + high, room, len(about) * small * PITCH), about, small, italic=False
        )
        bottom = y + head_of(head, width)
        if head.fields:
            left = x if room == width else x + room + 0.03 * width
            self.fields(head, left, bottom - field_height(head), x + width - left)
        else:
            self.line(x, bottom, x + width, bottom, RULE, PAPER.chalk)

    def fields(self, head: Head, x: float, y: float, width: float) -> None:
        """Lines to be filled in, with what is said of each below it."""
        label, gap = max(LEAST, NOTE * head.size / TITLE), 2.5
        fields = list(head.fields)
        needs = [
            max(wide(name, label), wide(value, about_size(head)), 7.0) for name, value in fields
        ]
        while fields[1:] and _FIRST + sum(needs[1:]) + gap * (len(needs) - 1) > width:
            # On the narrowest sheets the longest is left out.
            at = max(range(1, len(needs)), key=lambda one: needs[one])
            del needs[at], fields[at]
        # The first takes what is left, and less where the others need it.
        spare = width - sum(needs) - gap * (len(needs) - 1)
        needs[0] = max(_FIRST, needs[0] + min(0.0, spare))
        shares = [2.0 if not number else 1.0 for number in range(len(needs))]
        low = y + field_height(head) - label - 0.6
        for (name, value), need, share in zip(fields, needs, shares, strict=True):
            each = need + max(0.0, spare) * share / sum(shares)
            self.write(self.rect(x, y, each, low - y), value, about_size(head))
            self.line(x, low, x + each, low, HAIRLINE, PAPER.chalk)
            self.write(self.rect(x, low + 0.4, each, label), name, label)
            x += each + gap

    def block(self, block: Block, x: float, y: float, width: float, height: float) -> None:
        """Paint a block at its place."""
        match block:
            case Head():
                self.head(block, x, y, width)
            case Text():
                size, lines = lines_of(block, width)
                place = self.rect(x, y + block.before, width, height - block.before)
                ink = block.ink or PAPER.chalk
                self.lines(place, lines, size, block.bold, block.align, block.italic, ink)
            case Rows():
                self.rows(block, x, y, width)
            case Lines():
                self.signatures(block, x, y, width)
            case Picture():
                self.picture(block, x, y, width, height)
            case Drawn():
                self.painter.save()
                block.paint(self.painter, self.rect(x, y, width, height), DOTS)
                self.painter.restore()
            case Boxes():
                self.boxes(block, x, y, width, height)

    def picture(self, picture: Picture, x: float, y: float, width: float, height: float) -> None:
        """Paint a picture in the middle of its place."""
        room = self.rect(x, y, width, height)
        size = QSizeF(picture.image.size())
        place = QRectF(room.topLeft(), size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio))
        place.moveCenter(room.center())
        self.painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.painter.drawImage(place, picture.image)

    # Tables.

    def rows(self, rows: Rows, x: float, y: float, width: float) -> None:
        """Paint a table: its grounds, its heads and rows, its rules."""
        ends = edges(rows)
        top = y + head_height(rows)
        self.grounds(rows, x, top, width)
        if rows.heads:
            self.heads(rows, x, y, top)
        room = {column: signs_of(rows, column) for column in rows.numbers}
        at = top
        for number in range(len(rows.rows)):
            high = row_height(rows, number)
            self.row(rows, number, x, at, high, room)
            at += high
        at = top
        for number in range(len(rows.rows)):
            at += row_height(rows, number)
            strong = number in rows.strong or (
                number + 1 in rows.bold
                and number not in rows.bold
                and number + 1 not in rows.spanning
            )
            self.line(x, at, x + width, at, *(_STRONG if strong else _FINE))
        if rows.heads:
            self.line(x, top, x + width, top, *_STRONG)
        if rows.boxed:
            self.uprights(rows, x, y, at)
            for edge in (y, at):
                self.line(x, edge, x + width, edge, *_STRONG)
            for edge in (0.0, ends[-1]):
                self.line(x + edge, y, x + edge, at, *_STRONG)

    def grounds(self, rows: Rows, x: float, y: float, width: float) -> None:
        """Paint the grey of cycles that take turns."""
        for number in range(len(rows.rows)):
            high = row_height(rows, number)
            if number in rows.shaded:
                self.painter.fillRect(self.rect(x, y, width, high), PRINTED_BOX)
            y += high

    def uprights(self, rows: Rows, x: float, y: float, bottom: float) -> None:
        """Paint the rules between columns; within a group they begin below its head."""
        inside = {
            column
            for first, end, text in group_edges(rows)
            if text
            for column in range(first + 1, end)
        }
        for column, edge in enumerate(edges(rows)):
            look = _STRONG if column in rows.groups else _FINE
            begin = y + (group_height(rows) if column in inside else 0.0)
            self.line(x + edge, begin, x + edge, bottom, *look)

    def heads(self, rows: Rows, x: float, y: float, bottom: float) -> None:
        """Paint what stands above the columns, small, and above groups of them."""
        low, ends = y + group_height(rows), edges(rows)
        alone: set[int] = set()
        for first, end, text in group_edges(rows):
            if not text:
                alone.update(range(first, end))
        for (first, end), size, lines in groups_of(rows):
            place = self.rect(x + ends[first], y, ends[end] - ends[first], low - y)
            self.lines(place, lines, size, True, CENTRE)
            self.line(x + ends[first], low, x + ends[end], low)
        for column, size, lines in heads_of(rows):
            pad = pad_of(rows.widths[column])
            top = y if column in alone else low
            place = self.rect(
                x + ends[column] + pad, top, rows.widths[column] - 2 * pad, bottom - top
            )
            align = CENTRE if rows.above or (rows.equal and column) else _align(rows, column)
            self.lines(place, lines, size, not rows.above, align)

    def row(
        self, rows: Rows, number: int, x: float, y: float, high: float, signs: dict[int, float]
    ) -> None:
        """Paint a row: figures with their units below each other, all else as it is aligned."""
        bold, spanning = number in rows.bold, number in rows.spanning
        for column, cell in enumerate(rows.rows[number][: 1 if spanning else None]):
            width = sum(rows.widths) if spanning else rows.widths[column]
            pad = pad_of(width)
            room = width - 2 * pad
            size, lines = lines_of_cell(rows, number, column)
            place = self.rect(x + pad, y, room, high)
            behind = signs.get(column, 0.0)
            if rows.equal and column in signs:
                # In the middle of the column, but units below units.
                inset = max(0.0, (room - widest_of(rows, column)) / 2)
                room -= inset
                place.setRight(place.right() - inset * DOTS)
            if behind and len(lines) == 1 and not spanning:
                ((figure, after),) = hanging([cell])
                units = self.rect(x + pad, y, room - behind, high)
                self.lines(units, [figure], size, bold, RIGHT)
                after_it = self.rect(x + pad + room - behind, y, behind + PAD, high)
                self.lines(after_it, [after], size, bold)
            else:
                align = LEFT if spanning else _align(rows, column)
                self.lines(place, lines, size, bold, align)
            if hint := rows.hints.get((number, column)):
                self.letters(place, hint, LEAST, ink=PAPER.faint)
            x += width

    # What is written on, and cut out.

    def signatures(self, lines: Lines, x: float, y: float, width: float) -> None:
        """Lines to sign on, a name below each."""
        each = (width + BETWEEN) / len(lines.names) - BETWEEN
        low, below = y + 0.62 * lines.height, names_room(lines, width)
        for number, name in enumerate(lines.names):
            left = x + number * (each + BETWEEN)
            self.line(left, low, left + each, low, HAIRLINE, PAPER.chalk)
            size, folded = fit(name, each, below, lines.size)
            room = self.rect(left, low + 0.4, each, len(folded) * PITCH * size)
            self.lines(room, folded, size, align=CENTRE)

    def boxes(self, boxes: Boxes, x: float, y: float, width: float, height: float) -> None:
        """Boxes beside and below each other, with lines to cut along."""
        wide_each, high_each = width / boxes.across, height / boxes.down
        for number, inside in enumerate(boxes.boxes):
            left = x + number % boxes.across * wide_each
            top = y + number // boxes.across * high_each
            self.frame(left, top, wide_each, high_each)
            if boxes.tents:
                self.tent(inside, left, top, wide_each, high_each)
            else:
                self.inside(stacked(inside, wide_each - 10, high_each - 8), left + 5, top + 4)

    def inside(self, found: Sequence[Placed], x: float, y: float) -> None:
        """Paint what is set in a box, from here on."""
        for one in found:
            self.block(one.block, x + one.x, y + one.y, one.width, one.height)

    def tent(
        self, blocks: Sequence[Block], x: float, y: float, width: float, height: float
    ) -> None:
        """Paint a block on both halves, upside down on the upper, so that both are read folded."""
        fold = y + height / 2
        self.line(x, fold, x + 4, fold)
        self.line(x + width - 4, fold, x + width, fold)
        found = stacked(blocks, width - 10, height / 2 - 2 * WHITE)  # type: ignore[arg-type]
        high = sum(one.height for one in found)
        for left, turn in ((x, 0), (x + width, 180)):
            self.painter.save()
            self.painter.translate(left * DOTS, fold * DOTS)
            self.painter.rotate(turn)
            self.inside(found, 5, (height / 2 - high) / 2)
            self.painter.restore()

    def frame(self, x: float, y: float, width: float, height: float) -> None:
        """Hairlines around a box."""
        right, bottom = x + width, y + height
        for edge in ((x, y, right, y), (x, bottom, right, bottom)):
            self.line(*edge)
        for edge in ((x, y, x, bottom), (right, y, right, bottom)):
            self.line(*edge)


_FIRST = 9.0
"""The least room for the first of the lines to be filled in."""
_STRONG, _FINE = (RULE, PAPER.chalk), (HAIRLINE, PAPER.faint)


def _align(rows: Rows, column: int) -> str:
    return RIGHT if column in rows.numbers else CENTRE if rows.equal and column else LEFT


ALIGN = {
    LEFT: Qt.AlignmentFlag.AlignLeft,
    CENTRE: Qt.AlignmentFlag.AlignHCenter,
    RIGHT: Qt.AlignmentFlag.AlignRight,
}


# Papers on pages of a size.


def set_on(paper: Paper, size: str = "A4") -> list[list[Placed]]:
    """Return the pages of a paper of this size."""
    area = layout_of(paper, size).paintRect(MILLIMETRE)
    return pages(fitted_to(paper, size), area.width(), area.height())


def fitted_to(paper: Paper, size: str) -> Paper:
    """Return a paper for pages of this size: what fills a sheet is smaller on a small one.

    Below half a sheet its head is smaller, too.
    """
    area, usual = (layout_of(paper, one).paintRect(MILLIMETRE) for one in (size, "A4"))
    part = min(1.0, area.width() / usual.width(), area.height() / usual.height())
    scale = paper.scale * max(paper.least, part)
    blocks = [scaled(one, scale) for one in paper.blocks]
    return replace(paper, blocks=blocks, part=min(paper.part, 1.5 * part))


def layout_of(paper: Paper, size: str) -> QPageLayout:
    """Papers without a head are cut out, hung up or given away: nobody files them."""
    return layout(size, paper.landscape, filed=paper.headed, edge=paper.edge)


def pages_of(papers: Sequence[Paper], size: str = "A4") -> list[Page]:
    """Return the pages of papers, one after the other, ready to be printed."""
    return [page for paper in papers for page in _pages_of(paper, size)]


def _pages_of(paper: Paper, size: str) -> list[Page]:
    whole, found = layout_of(paper, size), set_on(paper, size)
    room, made = whole.paintRect(MILLIMETRE), fitted_to(paper, size)
    return [Page(whole, one) for one in _painted(made, found, room.width(), room.height())]


def fields_of(paper: Paper, width: float, height: float) -> list[Paint]:
    """Return what paints a paper into fields of this size, as it stands."""
    return _painted(paper, pages(paper, width, height), width, height)


def _painted(
    paper: Paper, found: Sequence[Sequence[Placed]], width: float, height: float
) -> list[Paint]:
    def one(number: int) -> Paint:
        def paint(painter: QPainter, dots: float) -> None:
            place = number + 1, len(found), width, height
            Painting(painter, dots).page(paper, found[number], *place)

        return paint

    return [one(number) for number in range(len(found))]


def name_of(papers: Sequence[Paper]) -> str:
    """Return the title of a file of these papers: the paper, and of which evening."""
    about = papers[0].about.split("\n")[0]
    return " – ".join(part for part in (papers[0].title, about) if part)
