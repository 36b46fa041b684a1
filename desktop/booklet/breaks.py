"""Where the pages of a booklet end: never within a figure, a short table, or after a heading."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtGui import QTextBlock, QTextBlockFormat, QTextCursor, QTextFormat, QTextTable

from desktop.booklet.artist import FIGURE, Paged, object_in


def keep_together(document: Paged) -> None:
    """Let no page end between a figure and its words, a heading and its text, or in a table."""
    for _ in range(40):
        # Qt leaves blocks between two tables without lines where a break was set behind them.
        document.markContentsDirty(0, document.characterCount())
        if not (_move_table(document) or _move_block(document)):
            return


def _move_block(document: Paged) -> bool:
    """Bring the first block that is parted from what follows it to the next page."""
    always, block = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore, document.begin()
    while block.isValid():
        shape, after = block.blockFormat(), block.next()
        heads = shape.headingLevel() > 2 or object_in(block, FIGURE) is not None
        if heads and after.isValid() and shape.pageBreakPolicy() != always:
            last = after.position() + max(0, after.length() - 2)
            if document.page_of(last) != document.page_of(block.position()):
                shape.setPageBreakPolicy(always)
                QTextCursor(block).setBlockFormat(shape)
                return True
        block = after
    return False


def _move_table(document: Paged) -> bool:
    """Bring the first table that would fit on one page, but is parted, to the next."""
    always = QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore
    for table in document.rootFrame().childFrames():
        assert isinstance(table, QTextTable)
        shape = table.format()
        first, last = table.firstPosition(), table.lastPosition()
        if document.page_of(first) == document.page_of(last):
            continue
        before = document.findBlock(first - 1)
        head = before.blockFormat()
        high = document.documentLayout().frameBoundingRect(table).height()
        room = document.look.page.height() - (document.look.margins[1] + document.look.margins[3])
        if high > 0.97 * room or shape.pageBreakPolicy() == always:
            continue
        # A heading goes on with its table.
        if head.headingLevel() > 2 and head.pageBreakPolicy() != always:
            head.setPageBreakPolicy(always)
            QTextCursor(before).setBlockFormat(head)
            return True
        if head.headingLevel() == 0:
            shape.setPageBreakPolicy(always)
            table.setFormat(shape)
            return True
    return False


def tighten(document: Paged) -> None:
    """Set a chapter closer whose last few lines would stand on a page of their own."""
    starts = [*(one.position() for one in document.chapters()), document.characterCount()]
    for start, end in pairwise(starts):
        last = document.findBlock(end - 1 if end < document.characterCount() else end - 2)
        last = last.previous() if last.position() >= end else last
        bottom = document.documentLayout().blockBoundingRect(last).bottom()
        high = document.look.page.height()
        over = bottom % high - document.look.margins[1] * document.look.scale
        if 0 < over < 0.16 * high and document.page_of(last.position()) > document.page_of(start):
            _set_closer(document, start, last)


def _set_closer(document: Paged, start: int, last: QTextBlock) -> None:
    block = document.findBlock(start)
    whole = QTextCursor(document)
    whole.beginEditBlock()
    proportional = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
    while block.isValid() and block.position() <= last.position():
        shape = block.blockFormat()
        shape.setLineHeight(min(103.0, shape.lineHeight() or 100.0), proportional)
        shape.setBottomMargin(0.55 * shape.bottomMargin())
        QTextCursor(block).setBlockFormat(shape)
        block = block.next()
    whole.endEditBlock()
