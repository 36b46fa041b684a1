"""Where the things lie that stand upon the table besides cards and people: geometry only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QSize, QSizeF

from desktop.table.layout import TableLayout

GAP = 16
"""Between two tags, in pixels."""


@dataclass(frozen=True)
class BoardPlaces:
    """Rectangles in pixels of the board, which the table fills."""

    tags: tuple[QRect, ...]
    """What may be said now."""
    message: QRect
    """A sentence lies in the middle of the lower edge of it."""
    tokens: tuple[QRect, ...]
    """The round tokens; one alone where there is no room for all."""
    slate: QPointF
    """The middle of the slate that lies on the table."""
    slate_size: QSizeF
    near: QRect
    """The slate when it is near."""


def places_on(table: TableLayout, tags: Sequence[QSize], token: QSize, tokens: int) -> BoardPlaces:
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
    return BoardPlaces(
        tags=tuple(in_rows(tags, band.translated(0, -band.height() - 6))),
        message=band.adjusted(0, -band.height(), 0, 0),
        tokens=row if size.width() >= 1000 else row[-1:],
        slate=QPointF(right - slate.width() / 2, gap + slate.height() / 2),
        slate_size=slate,
        near=near_place(size),
    )


def in_rows(sizes: Sequence[QSize], room: QRect) -> list[QRect]:
    """Things of these sizes in as few rows as the room is wide for, in the middle of its foot."""
    rows: list[list[QSize]] = []
    for size in sizes:
        used = sum(one.width() + GAP for one in rows[-1]) if rows else room.width()
        if not rows or used + size.width() > room.width():
            rows.append([])
        rows[-1].append(size)
    found: list[QRect] = []
    bottom = room.bottom()
    for row in reversed(rows):
        left = room.center().x() - (sum(one.width() + GAP for one in row) - GAP) // 2
        high = max(one.height() for one in row)
        placed = []
        for one in row:
            placed.append(QRect(left, bottom - high, one.width(), high))
            left += one.width() + GAP
        found = placed + found
        bottom -= high + GAP // 2
    return found


def near_place(board: QSize) -> QRect:
    """The slate when it is near: most of the height, in the middle."""
    high = round(board.height() * 0.86)
    wide = min(round(board.width() * 0.94), max(round(high * 1.1), 420))
    return QRect((board.width() - wide) // 2, (board.height() - high) // 2, wide, high)
