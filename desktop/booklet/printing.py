"""Prints the booklet: its pages as A5, or two side by side on A4 or Letter."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFormLayout, QLabel, QWidget

from desktop.booklet.artist import Look
from desktop.booklet.document import BookletDocument
from desktop.common.form_fields import Choice
from desktop.look.lettering import draw_text, letters
from desktop.look.parts import fit_to_screen
from desktop.print.dialog import PrintDialog, print_buttons
from desktop.print.output import MILLIMETRE, Page
from desktop.print.prose import draw
from desktop.print.scale import layout

translate = QCoreApplication.translate

A5, TWO_UP, LETTER = "A5", "A4", "Letter"
_WIDE, _HIGH = 148.0, 210.0
"""A page of A5 in millimetres."""
_UNITS = 3.2
"""Units of the document in a millimetre: a letter of 16 units is five millimetres high."""


def set_for_paper(make: Callable[[Look], BookletDocument]) -> BookletDocument:
    """Return the booklet as it is set for pages of A5."""
    size = QSizeF(_WIDE * _UNITS, _HIGH * _UNITS)
    return make(Look(size, 0.82, printed=True, margins=(52, 56, 52, 50)))


def pages(document: BookletDocument, size: str) -> list[Page]:
    """All pages: A5 upright, or two side by side; on Letter these are a little smaller."""
    across = 1 if size == A5 else 2
    paper = layout(size, across == 2, filed=False)
    # The document has margins of its own.
    paper.setMinimumMargins(QMarginsF())
    paper.setMargins(QMarginsF())
    whole = paper.fullRect(MILLIMETRE)
    part = min(1.0, whole.width() / (across * _WIDE))
    above = (whole.height() - part * _HIGH) / 2

    def one(first: int) -> Page:
        def paint(painter: QPainter, dots: float) -> None:
            painter.translate(0, above * dots)
            painter.scale(part * dots / _UNITS, part * dots / _UNITS)
            for number in range(first, min(first + across, document.pageCount())):
                _paint_page(painter, document, number)
                painter.translate(document.look.page.width(), 0)

        return Page(paper, paint)

    return [one(first) for first in range(0, document.pageCount(), across)]


def _paint_page(painter: QPainter, document: BookletDocument, number: int) -> None:
    page, look = document.look.page, document.look
    draw(painter, document, number, page)
    painter.setPen(look.faint)
    foot = QRectF(0, page.height() - 40 * look.scale, page.width(), 20 * look.scale)
    draw_text(painter, foot, letters("small", 1.0), f"{number + 1}", Qt.AlignmentFlag.AlignHCenter)


class PrintBooklet(PrintDialog):
    """Asks on which paper, and prints the booklet or writes it to a file."""

    def __init__(
        self, title: str, make: Callable[[Look], BookletDocument], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("booklet", "Print booklet"))
        self._title, self._document = title, set_for_paper(make)
        self.size_ = Choice((A5, TWO_UP, LETTER))
        kinds = {
            A5: translate("booklet", "A5, a page on each sheet"),
            TWO_UP: translate("booklet", "A4, two pages side by side"),
            LETTER: translate("booklet", "Letter, two pages side by side"),
        }
        self.size_.say(lambda size: kinds[str(size)])
        form = QFormLayout()
        form.addRow(translate("print", "&Paper"), self.size_)
        pages = translate("booklet", "%n page(s)", "", self._document.pageCount())
        form.addRow(QLabel(pages))
        form.addRow(self.message)
        column = self.column()
        column.addLayout(form, 1)
        column.addLayout(print_buttons(self.to_printer, self.ask_file, self.accept))
        fit_to_screen(self, 460, 260)

    def heading_on_paper(self) -> str:
        return self._title

    def pages(self) -> list[Page]:
        return pages(self._document, str(self.size_.value()))

    def proposed_file(self) -> str:
        return f"{self._title}.pdf"

    def not_printed(self) -> str:
        return translate("booklet", "Could not print the booklet: {0}")
