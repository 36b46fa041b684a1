"""Where the things lie that stand upon the table besides cards and people: geometry only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QSize, QSizeF

from desktop.table.layout import TableLayout


@dataclass(frozen=True)
class BoardPlaces:
    """Rectangles in pixels of the board, which the table fills."""

    tags: QRect
    """What may be said lies in the middle of the lower edge of it."""
    message: QRect
    """A sentence lies in the middle of the lower edge of it."""
    tokens: tuple[QRect, ...]
    """The round tokens; one alone where there is no room for all."""
    slate: QPointF
    """The middle of the slate that lies on the table."""
    slate_size: QSizeF
    near: QRect
    """The slate when it is near."""


def places_on(
    table: TableLayout, tags: Sequence[QSize], token: QSize, tokens: int
) -> BoardPlaces:
    """Where everything lies on a table of this layout."""
    size, band, gap = table.needs.size, table.band, table.margin
    slate = QSizeF(0.17 * size.width(), 0.3 * size.height())
    right, bottom = size.width() - gap, size.height() - gap
    row = tuple(
        QRect(right - (tokens - n) * (token.width() + gap), bottom - token.height(), 0, 0).adjusted(
            0, 0, token.width(), token.height()
        )
        for n in range(tokens)
    )
    high = sum((tag.height() for tag in tags[:1]), 0)
    return BoardPlaces(
        tags=band.translated(0, -band.height() - 6).adjusted(0, -high, 0, 0),
        message=band.adjusted(0, -band.height(), 0, 0),
        tokens=row if size.width() >= 1000 else row[-1:],
        slate=QPointF(right - slate.width() / 2, gap + slate.height() / 2),
        slate_size=slate,
        near=near_place(size),
    )


def near_place(board: QSize) -> QRect:
    """The slate when it is near: most of the height, in the middle."""
    high = round(board.height() * 0.86)
    wide = min(round(board.width() * 0.94), max(round(high * 1.1), 420))
    return QRect((board.width() - wide) // 2, (board.height() - high) // 2, wide, high)
