"""Running text on paper: rules, house rules and keys, set in fields of a page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QPainter,
    QPalette,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
    QTextTableFormat,
)

from desktop.look.inks import PAPER
from desktop.look.lettering import serif_high
from desktop.print.output import Paint
from desktop.print.scale import LEAST, LETTER

translate = QCoreApplication.translate

SIZE = 3.5
"""The height of the letters on A4, in millimetres."""
_LEAST = LETTER * LEAST
_TWO, _GUTTER = 150.0, 9.0
"""From this width on lines would be too long to be read; what is between two columns."""
_ABOVE = {1: 1.6, 2: 1.4, 3: 1.0}
"""White above headings by their level, in letters."""
_FOLIO = 6.0
"""The foot of a page with its number."""
_INNER = 8.0
"""The text is set in eighths of a millimetre, whatever it is then painted on."""


def columns(text: str, width: float, height: float, part: float = 1.0) -> list[Paint]:
    """Set a text in fields of this size, as many as it needs; wide ones have two columns.

    A text that is a little too long for one field is set smaller.
    """
    across = 2 if width >= _TWO and len(text) > 1500 else 1
    wide, size = (width - (across - 1) * _GUTTER) / across, max(_LEAST, SIZE * part)
    high = height - _FOLIO
    document = _document(text, wide, size)
    while across == 1 and high < document.size().height() / _INNER < 1.5 * high and size > _LEAST:
        size = max(_LEAST, size * 0.95)
        document = _document(text, wide, size)
    document.setPageSize(QSizeF(wide, high) * _INNER)
    fields = -(-document.pageCount() // across)

    def one(number: int) -> Paint:
        return lambda painter, dots: field(number, painter, dots)

    def field(number: int, painter: QPainter, dots: float) -> None:
        for column in range(across):
            page = number * across + column
            if page < document.pageCount():
                painter.save()
                painter.translate(column * (wide + _GUTTER) * dots, 0)
                painter.scale(dots / _INNER, dots / _INNER)
                draw(painter, document, page, QSizeF(wide, high) * _INNER)
                painter.restore()
        if fields > 1:
            _folio(painter, number + 1, fields, QRectF(0, high, width, _FOLIO), dots)

    return [one(number) for number in range(fields)]


def _folio(painter: QPainter, number: int, of: int, foot: QRectF, dots: float) -> None:
    """Paint the number of a page at its foot."""
    text = translate("sheet", "page {number} of {of}").format(number=number, of=of)
    painter.save()
    painter.setPen(PAPER.chalk)
    painter.setFont(serif_high(2.6 * dots))
    place = QRectF(foot.topLeft() * dots, foot.size() * dots)
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom | Qt.TextFlag.TextDontClip
    painter.drawText(place, int(flags), text)
    painter.restore()


def _document(text: str, width: float, size: float) -> QTextDocument:
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
    lighten(document)
    _loosen(document, size)
    document.setTextWidth(width * _INNER)
    return document


def lighten(document: QTextDocument) -> None:
    """Set what is bold in the boldest face there is: smeared over a lighter one it is ugly."""
    bold, block = [], document.begin()
    while block.isValid():
        runs = block.begin()
        while not runs.atEnd():
            run = runs.fragment()
            if run.charFormat().fontWeight() >= QFont.Weight.Bold:
                bold.append((run.position(), run.position() + run.length()))
            runs += 1
        block = block.next()
    form = QTextCharFormat()
    form.setFontWeight(QFont.Weight.DemiBold)
    cursor = QTextCursor(document)
    for start, end in bold:
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(form)


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


def draw(painter: QPainter, document: QTextDocument, page: int, size: QSizeF) -> None:
    """One page of a document of pages of this size, in black."""
    context = QAbstractTextDocumentLayout.PaintContext()
    palette = QPalette()
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
        palette.setColor(role, PAPER.chalk)
    context.palette = palette
    context.clip = QRectF(0, page * size.height(), size.width(), size.height())
    painter.save()
    painter.translate(0, -page * size.height())
    painter.setClipRect(context.clip.marginsAdded(QMarginsF(1, 0, 1, 0)))
    document.documentLayout().draw(painter, context)
    painter.restore()
