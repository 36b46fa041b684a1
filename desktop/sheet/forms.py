"""What is printed of a game: blank forms, the sheet of a match, house rules, the rules card.

A page is divided into fields of one size. `paper` says what stands on a sheet.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QPointF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPainter, QPen

from desktop.common.atomic_write import write_atomically
from desktop.look.inks import PAPER
from desktop.print import output, prose
from desktop.print.output import MILLIMETRE, Page, Paint
from desktop.print.painting import fields_of
from desktop.print.scale import NARROW, PLAIN, layout
from desktop.scene.rules_text import page as rules_page
from desktop.scene.rules_text import without_figures
from desktop.scene.speech import Speech
from desktop.sheet.page import SheetPage
from desktop.sheet.paper import Field, has_room, paper

translate = QCoreApplication.translate

PER_PAGE = (1, 2, 4, 6, 8)
GAP = 9.0
"""Between two fields of a page, in millimetres."""
DOTS_PER_MM = 6.0
"""How fine a picture of a page is."""


@dataclass(frozen=True)
class Order:
    """What is to be printed: which sheet, on which paper, how many on a page."""

    page: SheetPage
    size: str = "A4"
    landscape: bool = False
    per_page: int = 1
    rules: bool = False
    """The house rules in force, on half a page."""
    card: str = ""
    """The rules card: its text as Markdown, "" for none."""

    alone: bool = False
    """Whether only the house rules and the card are wanted, without a sheet."""

    @property
    def layout(self) -> QPageLayout:
        """The paper; raises ValueError for an unknown size."""
        edge = NARROW if self.per_page > 1 else PLAIN
        return layout(self.size, self.landscape, filed=False, edge=edge)

    @property
    def grid(self) -> tuple[int, int]:
        """Columns and rows of fields on a page; raises ValueError for a number we do not have."""
        portrait = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3), 8: (2, 4)}
        try:
            columns, rows = portrait[self.per_page]
        except KeyError:
            raise ValueError(self.per_page) from None
        return (rows, columns) if self.landscape else (columns, rows)

    @property
    def field(self) -> Field:
        """The size of a field."""
        between, (columns, rows) = self.layout.paintRect(MILLIMETRE), self.grid
        width = (between.width() - (columns - 1) * GAP) / columns
        return Field(width, (between.height() - (rows - 1) * GAP) / rows)


def most_on_a_page(order: Order) -> int:
    """How many sheets find room on a page of this order's size, at the most; 0 if not even one."""
    orders = (replace(order, per_page=number) for number in PER_PAGE)
    return max((one.per_page for one in orders if has_room(one.page, one.field)), default=0)


def why_not(order: Order) -> str:
    """Why an order cannot be printed, in a sentence; "" if it can."""
    most = PER_PAGE[-1] if order.alone else most_on_a_page(order)
    if not most:
        return translate("sheet", "This form is too big for the paper.")
    if order.per_page > most:
        return translate("sheet", "On this paper at most %n sheet(s) find room.", "", most)
    return ""


def title_of(order: Order) -> str:
    """Return what the document is called."""
    return " – ".join(part for part in (order.page.title, order.page.place_date) if part)


def picture(order: Order) -> QImage:
    """Return the first page as a picture, with its margins."""
    width = order.layout.fullRect(MILLIMETRE).width()
    return output.picture(pages(order)[0], round(width * DOTS_PER_MM))


def write(path: Path, order: Order) -> None:
    """Write a PDF, or a PNG if the path ends so. Raises OSError, ValueError for a wrong order."""
    order.grid  # noqa: B018 - refuses a wrong number before a file is begun
    if why := why_not(order):
        raise ValueError(why)
    if path.suffix.lower() == ".png":
        made = QBuffer()
        made.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(made, b"PNG").write(picture(order))
        write_atomically(path, bytes(made.data().data()), private=False)
        return
    output.write_pdf(path, title_of(order), pages(order))


# Fields.


def pages(order: Order) -> list[Page]:
    """Return the pages of an order."""

    def one(fields: Sequence[Paint]) -> Page:
        return Page(order.layout, lambda painter, dots: _paint(painter, order, fields, dots))

    return [one(fields) for fields in _pages(order)]


def _pages(order: Order) -> list[list[Paint]]:
    """Return what stands in the fields, page by page."""
    field, count = order.field, order.per_page
    found = [] if order.alone else _shared(_sheets(order), count)
    if order.rules:
        # On a page of its own, or where a field is free.
        half = prose.columns(house_rules(order.page), field.width, field.height, field.scale)
        if count > 1 and found and len(found[-1]) + len(half) <= count:
            found[-1] += half
        else:
            found += _shared(half, count)
    if order.card:
        found += _shared(prose.columns(order.card, field.width, field.height, field.scale), count)
    return found


def _shared(fields: Sequence[Paint], count: int) -> list[list[Paint]]:
    return [list(fields[start : start + count]) for start in range(0, len(fields), count)]


def _sheets(order: Order) -> list[Paint]:
    """Return the sheet in as many fields as it needs; a blank form in every field of a page."""
    page, field = order.page, order.field
    found = fields_of(paper(page, field), field.width, field.height)
    return found * order.per_page if page.blank and len(found) == 1 else found


def house_rules(page: SheetPage) -> str:
    """Return the house rules in force as Markdown: each option that matters, and its value."""
    speech, options = page.speech, page.speech.rules.options
    title = translate("sheet", "House rules")
    head = " – ".join(part for part in (page.title, page.subtitle) if part)
    lines = [f"## {title}: {head}", ""]
    for name, value in options:
        if options.applies(name):
            lines.append(f"- {speech.option(name)}: **{speech.value(name, value)}**")
    return "\n".join(lines)


def _paint(painter: QPainter, order: Order, fields: Sequence[Paint], mm: float) -> None:
    columns, rows = order.grid
    field = order.field
    wide, high = field.width + GAP, field.height + GAP
    for number, paint in enumerate(fields):
        row, column = divmod(number, columns)
        painter.save()
        painter.translate(column * wide * mm, row * high * mm)
        paint(painter, mm)
        painter.restore()
    # Where the page is cut with scissors.
    painter.setPen(QPen(PAPER.faint, 0.1 * mm, Qt.PenStyle.DashLine))
    for column in range(1, columns):
        x = (column * wide - GAP / 2) * mm
        painter.drawLine(QPointF(x, 0), QPointF(x, (rows * high - GAP) * mm))
    for row in range(1, rows):
        y = (row * high - GAP / 2) * mm
        painter.drawLine(QPointF(0, y), QPointF((columns * wide - GAP) * mm, y))


def blank(page: SheetPage, *, keep_names: bool = False, players: int = 0) -> SheetPage:
    """Return the same page with nothing entered, to be filled in by hand.

    It may be for another number of players; then nobody's names are known. Raises WrongNumber.
    """
    speech, rules = page.speech, page.speech.rules
    if players and players != rules.players:
        rules = rules.game.make(rules.options, players)
        speech, keep_names = Speech(rules, ("",) * players), False
    return replace(
        page,
        sheet=rules.sheet([]),
        speech=speech,
        names=page.names if keep_names else ("",) * len(rules.sides()),
        place_date="",
        corrected=(),
        blank=True,
    )


_EXAMPLE = re.compile(r"^## .*(example|Beispiel).*$", re.MULTILINE | re.IGNORECASE)
"""Where the rules are over and telling about them begins."""


def card(page: SheetPage, lang: str) -> str:
    """Return the text of the card as Markdown; "" for a game without a page of rules."""
    text, _ = rules_page(page.speech.rules.game.name, lang)
    found = _EXAMPLE.search(text)
    short = without_figures(text[: found.start()] if found else text)
    return f"{short.rstrip()}\n\n{house_rules(page)}\n" if short else ""
