"""Printed pages with several fields: blank forms, parts of a long sheet, house rules, rules card.

A page is divided into fields of one size. `paper` and `leaf_painter` paint a sheet.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPagedPaintDevice, QPageLayout, QPainter, QPen

from desktop.common import printing
from desktop.common.atomic_write import write_atomically
from desktop.look.inks import PAPER
from desktop.scene.rules_text import page as rules_page
from desktop.scene.rules_text import without_figures
from desktop.scene.speech import Speech
from desktop.sheet import prose
from desktop.sheet.leaf_painter import paint_page
from desktop.sheet.leaves import Area, area_for, has_room, leaves
from desktop.sheet.page import SheetPage

translate = QCoreApplication.translate

PER_PAGE = (1, 2, 4, 6, 8)
GAP = 10.0
"""Between two fields of a page, in millimetres."""
DOTS_PER_MM = 6.0
"""How fine a picture of a page is."""

Paint: TypeAlias = Callable[[QPainter, Area, float], None]
"""Paints one field: its painter stands at the upper left corner, the last is dots in a mm."""


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
        return printing.page_layout(self.size, self.landscape)

    @property
    def grid(self) -> tuple[int, int]:
        """Columns and rows of fields on a page; raises ValueError for a number we do not have."""
        portrait = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3), 8: (2, 4)}
        try:
            columns, rows = portrait[self.per_page]
        except KeyError:
            raise ValueError(self.per_page) from None
        return (rows, columns) if self.landscape else (columns, rows)


def most_on_a_page(order: Order) -> int:
    """How many sheets find room on a page of this order's size, at the most; 0 if not even one."""
    between = order.layout.paintRect(QPageLayout.Unit.Millimeter).size()
    fit = [
        number
        for number in PER_PAGE
        if has_room(order.page, field_area(replace(order, per_page=number), between))
    ]
    return max(fit, default=0)


def why_not(order: Order) -> str:
    """Why an order cannot be printed, in a sentence; "" if it can."""
    most = PER_PAGE[-1] if order.alone else most_on_a_page(order)
    if not most:
        return translate("sheet", "A sheet does not fit on this paper.")
    if order.per_page > most:
        return translate("sheet", "On this paper at most %n sheet(s) find room.", "", most)
    return ""


def paint(device: QPagedPaintDevice, order: Order) -> int:
    """Paint all pages; returns how many. Raises OSError if the device refuses."""
    between = device.pageLayout().paintRect(QPageLayout.Unit.Millimeter)
    painter = QPainter()
    if not painter.begin(device):
        raise OSError(translate("sheet", "The printer or file cannot be written to."))
    mm = device.logicalDpiX() / 25.4
    try:
        pages = _pages(order, between.size())
        for number, fields in enumerate(pages):
            if number:
                device.newPage()
            _paint_page(painter, order, between.size(), fields, mm)
    finally:
        painter.end()
    return len(pages)


def picture(order: Order) -> QImage:
    """The first page as a picture, with its margins."""
    layout = order.layout
    whole = layout.fullRect(QPageLayout.Unit.Millimeter)
    between = layout.paintRect(QPageLayout.Unit.Millimeter)
    size = (whole.size() * DOTS_PER_MM).toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(PAPER.ground)
    image.setDotsPerMeterX(round(DOTS_PER_MM * 1000))
    image.setDotsPerMeterY(round(DOTS_PER_MM * 1000))
    with QPainter(image) as painter:
        painter.translate(between.topLeft() * DOTS_PER_MM)
        fields = _pages(order, between.size())[0]
        _paint_page(painter, order, between.size(), fields, DOTS_PER_MM)
    return image


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
    printing.write_pages(path, order.page.title, order.layout, lambda device: paint(device, order))


# Fields.


def field_area(order: Order, between: QSizeF) -> Area:
    """The size of a field on a page with so much room between its margins."""
    columns, rows = order.grid
    width = (between.width() - (columns - 1) * GAP) / columns
    height = (between.height() - (rows - 1) * GAP) / rows
    return area_for(order.page, width, height)


def _pages(order: Order, between: QSizeF) -> list[list[Paint]]:
    """What stands in the fields, page by page."""
    area = field_area(order, between)
    count = order.per_page
    pages = [] if order.alone else _shared(_sheets(order, area), count)
    if order.rules:
        # On a page of its own, or where a field is free.
        half: list[Paint] = [lambda painter, area, mm: _house_rules(painter, order.page, area, mm)]
        if count > 1 and pages and len(pages[-1]) < count:
            pages[-1] += half
        else:
            pages.append(half)
    if order.card:
        pages += _shared(prose.columns(order.card, area), count)
    return pages


def _shared(fields: Sequence[Paint], count: int) -> list[list[Paint]]:
    return [list(fields[start : start + count]) for start in range(0, len(fields), count)]


def _sheets(order: Order, area: Area) -> list[Paint]:
    """The sheet itself in as many fields as it needs; a blank form in every field of a page."""
    page = order.page

    def one(number: int) -> Paint:
        leaf = shown[number]
        return lambda painter, area, mm: paint_page(painter, page, leaf, area, mm)

    shown = leaves(page, area)
    fields = [one(number) for number in range(len(shown))]
    return fields * order.per_page if page.blank else fields


def _house_rules(painter: QPainter, page: SheetPage, area: Area, mm: float) -> None:
    prose.paint(painter, house_rules(page), Area(area.width, area.height), mm)


def house_rules(page: SheetPage) -> str:
    """The house rules in force as Markdown: each option that means anything, and its value."""
    speech, options = page.speech, page.speech.rules.options
    title = translate("sheet", "House rules")
    head = " – ".join(part for part in (page.title, page.subtitle) if part)
    lines = [f"## {title}: {head}", ""]
    for name, value in options:
        if options.applies(name):
            lines.append(f"- {speech.option(name)}: **{speech.value(name, value)}**")
    return "\n".join(lines)


def _paint_page(
    painter: QPainter, order: Order, between: QSizeF, fields: Sequence[Paint], mm: float
) -> None:
    columns, rows = order.grid
    area = field_area(order, between)
    for number, field in enumerate(fields):
        row, column = divmod(number, columns)
        painter.save()
        painter.translate(column * (area.width + GAP) * mm, row * (area.height + GAP) * mm)
        field(painter, area, mm)
        painter.restore()
    _cut_lines(painter, (columns, rows), between, area, mm)


def _cut_lines(
    painter: QPainter, grid: tuple[int, int], between: QSizeF, area: Area, mm: float
) -> None:
    """Where the page is cut with scissors."""
    painter.setPen(QPen(PAPER.faint, 0.1 * mm, Qt.PenStyle.DashLine))
    columns, rows = grid
    rect = QRectF(QPointF(0, 0), between * mm)
    for column in range(1, columns):
        x = (column * (area.width + GAP) - GAP / 2) * mm
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
    for row in range(1, rows):
        y = (row * (area.height + GAP) - GAP / 2) * mm
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))


def blank(page: SheetPage, *, keep_names: bool = False, players: int = 0) -> SheetPage:
    """The same page with nothing entered, to be filled in by hand.

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
    """The text of the card as Markdown; "" for a game without a page of rules."""
    text, _ = rules_page(page.speech.rules.game.name, lang)
    found = _EXAMPLE.search(text)
    short = without_figures(text[: found.start()] if found else text)
    return f"{short.rstrip()}\n\n{house_rules(page)}\n" if short else ""
