"""Running text on paper: rules and house rules, set in fields of a page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPainter,
    QPalette,
    QTextDocument,
    QTextTable,
    QTextTableFormat,
)

from desktop.look.inks import PAPER
from desktop.look.lettering import letters_high
from desktop.sheet.leaves import Area

SIZE = 3.3
"""The height of the letters on A4, in millimetres."""
SMALLEST = 0.62
"""A small field has smaller letters, but not below this part of them."""
_INNER = 8.0
"""The text is set in eighths of a millimetre, whatever it is then painted on."""


def paint(painter: QPainter, text: str, area: Area, mm: float) -> None:
    """Set a text into one field; it is made smaller if it does not fit."""
    size = SIZE
    document = _document(text, area, size)
    while document.size().height() > area.height * _INNER and size > 1.4:
        size *= 0.93
        document = _document(text, area, size)
    _draw(painter, document, 0, area, mm)


def columns(text: str, area: Area) -> list[Callable[[QPainter, Area, float], None]]:
    """Set a long text in as many fields as it needs."""
    document = _document(text, area, SIZE * max(SMALLEST, area.scale))
    document.setPageSize(QSizeF(area.width, area.height) * _INNER)

    def one(number: int) -> Callable[[QPainter, Area, float], None]:
        return lambda painter, area, mm: _draw(painter, document, number, area, mm)

    return [one(number) for number in range(document.pageCount())]


def _document(text: str, area: Area, size: float) -> QTextDocument:
    document = QTextDocument()
    document.setDefaultFont(letters_high(size * _INNER))
    document.setDocumentMargin(0)
    document.setMarkdown(text)
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            shape = QTextTableFormat(frame.format())
            shape.setBorder(1)
            shape.setBorderCollapse(True)
            shape.setCellPadding(0.6 * _INNER)
            frame.setFormat(shape)
    document.setTextWidth(area.width * _INNER)
    return document


def _draw(painter: QPainter, document: QTextDocument, page: int, area: Area, mm: float) -> None:
    """One page of a document, in black."""
    context = QAbstractTextDocumentLayout.PaintContext()
    palette = QPalette()
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
        palette.setColor(role, PAPER.chalk)
    context.palette = palette
    top = page * area.height * _INNER
    shown = QRectF(0, top, area.width * _INNER, area.height * _INNER)
    context.clip = shown
    painter.save()
    painter.scale(mm / _INNER, mm / _INNER)
    painter.translate(0, -top)
    painter.setClipRect(shown.marginsAdded(QMarginsF(1, 0, 1, 0)))
    document.documentLayout().draw(painter, context)
    painter.restore()
