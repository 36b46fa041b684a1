"""Running text on paper: rules and house rules, set in fields of a page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QPainter,
    QPalette,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
    QTextTableFormat,
)

from desktop.look.inks import PAPER
from desktop.look.lettering import serif_high
from desktop.sheet.leaves import Area

translate = QCoreApplication.translate

SIZE = 3.5
"""The height of the letters on A4, in millimetres."""
SMALLEST = 0.62
"""A small field has smaller letters, but not below this part of them."""
_TWO, _GUTTER = 150.0, 9.0
"""From this width on lines would be too long to be read; what is between two columns."""
_ABOVE = {1: 1.6, 2: 1.4, 3: 1.0}
"""White above headings by their level, in letters."""
_FOLIO = 6.0
"""The foot of a page with its number."""
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
    """Set a long text in numbered fields, as many as it needs; wide ones have two columns."""
    across = 2 if area.width >= _TWO else 1
    part = Area((area.width - (across - 1) * _GUTTER) / across, area.height - _FOLIO)
    document = _document(text, part, SIZE * max(SMALLEST, area.scale))
    document.setPageSize(QSizeF(part.width, part.height) * _INNER)
    fields = -(-document.pageCount() // across)

    def one(number: int) -> Callable[[QPainter, Area, float], None]:
        return lambda painter, area, mm: field(number, painter, mm)

    def field(number: int, painter: QPainter, mm: float) -> None:
        for column in range(across):
            page = number * across + column
            if page < document.pageCount():
                painter.save()
                painter.translate(column * (part.width + _GUTTER) * mm, 0)
                _draw(painter, document, page, part, mm)
                painter.restore()
        if fields > 1:
            _folio(painter, number + 1, fields, area, mm)

    return [one(number) for number in range(fields)]


def _folio(painter: QPainter, number: int, of: int, area: Area, mm: float) -> None:
    """The number of a page at its foot."""
    text = translate("sheet", "page {number} of {of}").format(number=number, of=of)
    painter.save()
    painter.setPen(PAPER.chalk)
    painter.setFont(serif_high(2.6 * mm))
    place = QRectF(0, (area.height - _FOLIO) * mm, area.width * mm, _FOLIO * mm)
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextDontClip
    painter.drawText(place, int(flags), text)
    painter.restore()


def _document(text: str, area: Area, size: float) -> QTextDocument:
    document = QTextDocument()
    document.setDefaultFont(serif_high(size * _INNER))
    document.setDocumentMargin(0)
    document.setMarkdown(text)
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            shape = QTextTableFormat(frame.format())
            shape.setBorder(1)
            shape.setBorderCollapse(True)
            shape.setCellPadding(0.6 * _INNER)
            frame.setFormat(shape)
    _loosen(document, size)
    document.setTextWidth(area.width * _INNER)
    return document


def _loosen(document: QTextDocument, size: float) -> None:
    """White above headings and paragraphs; a heading stays with what follows."""
    block = document.begin()
    while block.isValid():
        shape = block.blockFormat()
        level = shape.headingLevel()
        first = block.blockNumber() == 0
        white = 0.0 if first else _ABOVE.get(level, 0.6) if level else 0.0
        if not level and block.textList() is None and not first:
            white = 0.35
        shape.setTopMargin(white * size * _INNER)
        shape.setBottomMargin((0.25 if level else 0.1) * size * _INNER)
        shape.setLineHeight(108, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        cursor = QTextCursor(block)
        cursor.setBlockFormat(shape)
        block = block.next()


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
