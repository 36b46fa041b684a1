"""How wide the columns of a table are, so that all of them are seen without scrolling sideways."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QTableView


def shared(needs: Sequence[int], room: int, least: int, rest: int = -1) -> list[int]:
    """The widths of columns that need so much each, in a table that has this room in pixels.

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
"""So many rows are asked how wide they are, from the first that is seen on; Qt asks a thousand."""


class Columns(QObject):
    """Keeps the columns of a table as wide as what stands in them, as far as there is room.

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
        gap = view.fontMetrics().averageCharWidth()
        needs = [
            max(view.sizeHintForColumn(column), head.sectionSizeHint(column)) + gap
            for column in range(head.count())
        ]
        widths = shared(needs, view.viewport().width(), 6 * gap, self._rest)
        for column, width in enumerate(widths):
            view.setColumnWidth(column, width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.fit()
        return super().eventFilter(watched, event)
