"""A score sheet as a paper: its head, its slate, the table of deals, and lines to sign on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.common.numbers import shown
from desktop.look.inks import PAPER
from desktop.look.lettering import serif_high
from desktop.print.blocks import Drawn, Head, Inside, Lines, Paper, Rows, Text, scaled
from desktop.print.ruled import ruled
from desktop.print.scale import HAIRLINE, LEAST, LETTER, NOTE, TEXT
from desktop.print.setting import height_of, top_of
from desktop.sheet import painter as painting
from desktop.sheet.page import SheetPage
from engine.sheet import Form

translate = QCoreApplication.translate

NOTED = 0.8
"""On smaller fields there is no room to say what the heads of a list mean."""
LIST_WIDTH = 120.0
"""From this width on a list has the columns of its game."""
A4_WIDTH = 180.0
"""The width of a field on which everything has its usual size."""
ROW, LOWEST = 6.4, 4.2
"""The height of a row to be filled in: usually, and at the least."""
SLATE = 0.27
"""The part of a field that the marks get."""
LEAST_ROWS = 4
"""Deals that a form has at the least, or a whole cycle of them."""
PEN = 10.0
"""How wide a column must be that somebody can write into it."""
_READABLE = 0.42
"""Below this part of A4 letters would be too large for their places."""


@dataclass(frozen=True)
class Field:
    """The place of a sheet on a page: the whole of it, or one of several."""

    width: float
    height: float

    @property
    def scale(self) -> float:
        """How large everything is compared with A4."""
        return max(0.4, min(1.0, min(self.width, 1.2 * self.height) / A4_WIDTH))


def paper(page: SheetPage, field: Field) -> Paper:
    """Return the sheet for a field of this size; it may need several of them."""
    part, form = field.scale, page.speech.rules.show.form()
    head = _head(page)
    if page.blank and form.before and field.width >= LIST_WIDTH:
        return _list(page, form, field)
    above = [] if page.in_figures else [_slate(page, field)]
    told = Text(translate("sheet", "Signatures"), max(LEAST, part * NOTE), before=2)
    signed: list[Inside] = [told, scaled(Lines(page.names, 14.0), part)]
    whole = Paper(
        head.title,
        head.about,
        right=head.right,
        fields=head.fields,
        part=part,
        foot=False,
    )
    if page.sheet.lines:
        rows = scaled(_played(page), part)
    else:
        others = sum(height_of(one, field.width) for one in (*above, *signed))
        rows = _to_write_in(page, field, field.height - top_of(whole, field.width) - others)
    return replace(whole, blocks=[*above, rows, *signed])


def _head(page: SheetPage) -> Head:
    names = ", ".join(filter(None, page.names))
    players = translate("sheet", "Players: {names}").format(names=names) if names else ""
    told = ""
    if page.in_figures and page.sheet.winners:
        won = ", ".join(page.names[side] for side in page.sheet.winners)
        told = translate("shelf", "Winner: {names}.").format(names=won)
    elif not page.in_figures and (games := len(page.sheet.starts)) > 1:
        told = translate("sheet", "Slate, game {number}").format(number=games)
    about = [page.subtitle, " · ".join(part for part in (players, told) if part)]
    fields = [(translate("sheet", "Place, date"), "")] if page.blank else []
    return Head(page.title, "\n".join(filter(None, about)), page.place_date, fields)


def _slate(page: SheetPage, field: Field) -> Drawn:
    """Return the marks, or room for them."""
    part = field.scale
    high = min(max(SLATE * field.height, 42 * part), 72 * part)

    def paint(painter: QPainter, place: QRectF, dots: float) -> None:
        painter.setFont(serif_high(3.8 * dots))
        text = max(LEAST * LETTER, 3.8 * part) * dots
        least = LEAST * LETTER * dots
        panels = painting.paint_written(painter, place, page, PAPER, text, least=least)
        painting.name_lines(painter, panels, page, PAPER, HAIRLINE * dots)

    return Drawn(high, paint)


def _played(page: SheetPage) -> Rows:
    """Return the rows of the whole evening."""
    cells: list[list[str]] = []
    spanning: list[int] = []
    for line in range(len(page.sheet.lines)):
        if heading := page.heading(line):
            spanning.append(len(cells))
            cells.append([heading])
        cells.append([page.row_name(line), *page.cells(line)])
    bold = [*spanning]
    for total in page.sheet.totals:
        bold.append(len(cells))
        label = page.speech.text(f"total.{total.key}")
        # Beside the sums of the sides there is nothing to add up.
        beside = [""] * len(page.sheet.beside)
        cells.append([label, *(shown(value) for value in total.values), *beside])
    for note in page.footnotes():
        spanning.append(len(cells))
        cells.append([note])
    heads = ["", *page.heads_with("\n")]
    return Rows(
        heads,
        cells,
        equal=True,
        numbers=range(1, len(heads)),
        bold=bold,
        spanning=spanning,
        strong=[end for end in _cycles(page, len(page.sheet.lines))] if not spanning else (),
    )


def _cycles(page: SheetPage, count: int) -> list[int]:
    """After which deals a cycle ends: where deals have names, when these begin anew."""
    cycle = cycle_of([page.blank_name(number) for number in range(max(count, 20))])
    return list(range(cycle - 1, count, cycle)) if cycle else []


def _to_write_in(page: SheetPage, field: Field, room: float) -> Rows:
    """Empty rows: those of a list, whole cycles where deals have names, else what has room."""
    part = field.scale
    rules = page.speech.rules
    size = max(LEAST, part * TEXT)
    sums = [page.speech.text(f"total.{total.key}") for total in page.sheet.totals]
    high = max(LOWEST, ROW * part)
    fitting = max(1, int((room - 1.7 * high) / high))
    # On the smallest forms deals go before sums.
    sums = sums if page.blank and fitting > 2 * len(sums) else []
    count = fitting - len(sums)
    if wanted := rules.show.form().deals:
        count = min(wanted, int((room - 2 * LOWEST) / LOWEST) - len(sums))
    names = [page.blank_name(number) for number in range(count)]
    # Where deals have no names, a line for each turn of the deal.
    cycle = cycle_of(names) or (rules.players if count > 2 * rules.players else count + 1)
    if cycle <= count:
        names = names[: count - count % cycle]
    ends = range(cycle - 1, len(names), cycle)
    columns = len(page.heads)
    return Rows(
        ["", *page.heads_with("\n")],
        [[name, *[""] * columns] for name in (*names, *sums)],
        size=size,
        height=LOWEST,
        boxed=True,
        equal=True,
        tall=True,
        bold=range(len(names), len(names) + len(sums)),
        strong=ends,
    )


def _list(page: SheetPage, form: Form, field: Field) -> Paper:
    """Return a list with the columns of its game."""
    say, part = page.speech.text, field.scale
    signers = [name or str(number) for number, name in enumerate(page.names, 1)]
    keeper = translate("sheet", "List kept by")
    blocks = ruled(form, say, page.names, part, noted=part > NOTED)
    blocks.append(Lines([keeper, *signers], 13.0 * part, max(LEAST, NOTE * part)))
    fields = (
        (translate("sheet", "Club, event"), ""),
        (translate("sheet", "Date"), ""),
        (translate("sheet", "Round"), ""),
        (translate("sheet", "Table"), ""),
    )
    deals = translate("sheet", "%n deal(s)", "", form.deals)
    about = " · ".join(filter(None, (deals, page.subtitle)))
    return Paper(say("form.title"), about, blocks, fields=fields, part=part, foot=False)


def cycle_of(names: Sequence[str]) -> int:
    """After how many deals their names begin anew; 0 where they never do."""
    if all(name.isdecimal() for name in names):
        return 0
    again = [number for number in range(2, len(names)) if names[number] == names[0]]
    return next(
        (
            length
            for length in again
            if all(name == names[at % length] for at, name in enumerate(names))
        ),
        0,
    )


def has_room(page: SheetPage, field: Field) -> bool:
    """Whether a sheet finds room in a field: deals, sums, names and signatures."""
    if min(field.width, 1.2 * field.height) / A4_WIDTH < _READABLE:
        return False
    if not page.blank:
        return True
    names = [page.blank_name(number) for number in range(20)]
    least = max(LEAST_ROWS, cycle_of(names)) + len(page.sheet.totals)
    wide_enough = 0.85 * field.width / max(1, len(page.heads)) >= PEN
    whole = paper(page, field)
    others = [one for one in whole.blocks if not isinstance(one, Rows)]
    free = field.height - top_of(whole, field.width)
    free -= sum(height_of(one, field.width) for one in others)
    return wide_enough and free / max(LOWEST, 0.7 * ROW * field.scale) - 1 >= least
