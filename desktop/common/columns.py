"""How wide the columns of a table are, so that all of them are seen without scrolling sideways."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont, QFontInfo, QResizeEvent
from PySide6.QtWidgets import QTableView


def shared(needs: Sequence[int], room: int, least: int, rest: int = -1) -> list[int]:
    """Return the widths of columns with these needs, in a table that has this room in pixels.

    What is over, the column `rest` gets. Where room lacks, the widest give first, all down to the
    same width; none gets narrower than `least`, unless even that is too much for all.
    """
    if not needs:
        return []
    widths = list(needs)
    most = max(widths)
    while most > least and sum(widths) > room:
        most -= 1
        widths = [min(need, most) for need in needs]
    widths[rest] += max(0, room - sum(widths))
    return widths


_LOOKED_AT = 100
"""How many rows are asked how wide they are, from the first that is seen on; Qt asks a thousand."""
_SMALLER = (1.0, 0.9, 0.8, 0.7, 0.6)
"""The sizes of headings that are tried, as parts of the table's letters."""


class Columns(QObject):
    """Keeps the columns of a table as wide as what stands in them, as far as there is room.

    Headings get smaller rather than be cut.
    `rest` is the number of the column that gets what is over.
    """

    def __init__(self, view: QTableView, rest: int) -> None:
        super().__init__(view)
        self._view = view
        self._rest = rest
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Where even a heading finds no room its end is left out, not its beginning too.
        view.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        view.horizontalHeader().setResizeContentsPrecision(_LOOKED_AT)
        view.viewport().installEventFilter(self)

    def fit(self) -> None:
        """Share the room out anew: something else is in the table."""
        view, head = self._view, self._view.horizontalHeader()
        cells = [view.sizeHintForColumn(column) for column in range(head.count())]
        widths: list[int] = []
        for part in _SMALLER:
            font = QFont()  # the view's own
            if part < 1:
                font = view.font()
                font.setPixelSize(round(part * QFontInfo(font).pixelSize()))
            head.setFont(font)
            gap = head.fontMetrics().averageCharWidth()
            heads = [head.sectionSizeHint(column) for column in range(head.count())]
            needs = [
                0 if view.isColumnHidden(column) else max(cells[column], heads[column]) + gap
                for column in range(head.count())
            ]
            widths = shared(needs, view.viewport().width(), 6 * gap, self._rest)
            if all(width >= head for width, head in zip(widths, heads, strict=True)):
                break
        for column, width in enumerate(widths):
            view.setColumnWidth(column, width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Smaller headings are lower ones: of that the columns need not hear.
        if isinstance(event, QResizeEvent) and event.size().width() != event.oldSize().width():
            self.fit()
        return super().eventFilter(watched, event)
