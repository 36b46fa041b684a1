"""Where names and marks go on a slate: geometry without painting.

Players stand in a grid, with the name above the marks or to their left and extra marks below the
others or to their right. Several ways are tried, and the one with the largest marks is taken. All
crosses have one size; extra marks shrink first when there are many.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.sheet.marks import SHAPES, Point
from engine.sheet import Mark

Marks: TypeAlias = Sequence[Mark]

WORDS = (2.4, 0.36)
"""The box of a mark that has to be written, in widths of a cross."""
GAP = 0.16
"""The space between marks, in widths of a cross."""
EXTRA = (0.68, 0.6, 0.52, 0.44, 0.36, 0.28)
"""How small extra marks may become, compared with the others."""
MOST_OF_WIDTH = 0.44
"""How much of a panel's width a cross may take."""


@dataclass(frozen=True)
class Panel:
    """The place of one player: his name, and a box for each mark with the size of its unit."""

    box: QRectF
    name: QRectF
    name_size: float
    marks: tuple[QRectF, ...]
    units: tuple[float, ...]


class _Grid(NamedTuple):
    """One way to share out a slate."""

    columns: int
    rows: int
    name_beside: bool

    def favour(self, players: int) -> float:
        """Return what the eye prefers: names above the marks, no hole in the grid."""
        hole = self.columns * self.rows > players
        return (0.9 if self.name_beside else 1.0) * (0.85 if hole else 1.0)


class _Room(NamedTuple):
    """A panel divided: its box, the name's, and what is left for the marks."""

    box: QRectF
    name: QRectF
    name_size: float
    marks: QRectF


def arrange(rect: QRectF, slate: Sequence[Marks], text: float) -> list[Panel]:
    """Return a panel for each player in this rectangle. `text` is the size of usual writing."""
    best: list[_Room] = []
    most = unit = 0.0
    extras = any(_extra(mark) for marks in slate for mark in marks)
    meeting = any(_meets(marks) for marks in slate)
    for grid in _grids(len(slate)):
        if meeting and grid.columns < len(slate):
            continue
        rooms = _rooms(rect, grid, len(slate), text)
        for part in EXTRA if extras else EXTRA[:1]:
            pairs = zip(rooms, slate, strict=True)
            large = min(_largest(room.marks.size(), marks, part) for room, marks in pairs)
            worth = large * part**0.5 * grid.favour(len(slate))
            if worth > most or not best:
                best, most, unit = rooms, worth, large
    found = [_fit(room, marks, unit) for room, marks in zip(best, slate, strict=True)]
    height = max((one.height(unit) for one in found if one), default=0.0)
    every = zip(best, slate, found, strict=True)
    panels = [_panel(room, marks, unit, layout, height) for room, marks, layout in every]
    return [_met(panel, _meets(marks)) for panel, marks in zip(panels, slate, strict=True)]


def side_by_side(places: Sequence[QRectF], slate: Sequence[Marks]) -> list[Panel]:
    """Return a panel for each of these places, without a name; all crosses have one size."""
    rooms = [_Room(place, QRectF(), 0.0, place) for place in places]
    most = unit = 0.0
    for part in EXTRA:
        pairs = zip(rooms, slate, strict=True)
        large = min(_largest(room.marks.size(), marks, part) for room, marks in pairs)
        if large * part**0.5 > most:
            most, unit = large * part**0.5, large
    found = [_fit(room, marks, unit) for room, marks in zip(rooms, slate, strict=True)]
    height = max((one.height(unit) for one in found if one), default=0.0)
    every = zip(rooms, slate, found, strict=True)
    return [_panel(room, marks, unit, layout, height) for room, marks, layout in every]


def _meets(marks: Marks) -> int:
    """On which side of a panel its first mark meets the one beside it: 1 right, -1 left, 0 none."""
    kind = marks[0].kind if marks else ""
    return SHAPES[kind].meets if kind in SHAPES else 0


def _met(panel: Panel, side: int) -> Panel:
    """Return the panel with its first mark where it meets another, all others behind it."""
    if not side or not panel.marks:
        return panel
    box, marks = panel.box, panel.marks
    if side > 0:
        # As in a mirror, so that what stood behind the first mark still does.
        twice = marks[0].center().x() * 2
        marks = tuple(one.translated(twice - 2 * one.center().x(), 0) for one in marks)
        way = box.right() - marks[0].right()
    else:
        way = box.left() - marks[0].left()
    moved = []
    for one in (mark.translated(way, 0) for mark in marks):
        left = min(max(one.left(), box.left()), box.right() - one.width())
        moved.append(QRectF(QPointF(left, one.top()), one.size()))
    return replace(panel, marks=tuple(moved))


def _grids(players: int) -> Iterator[_Grid]:
    for columns in range(1, players + 1):
        rows = -(-players // columns)
        if columns == -(-players // rows):
            yield _Grid(columns, rows, False)
            yield _Grid(columns, rows, True)


def _rooms(rect: QRectF, grid: _Grid, players: int, text: float) -> list[_Room]:
    width, height = rect.width() / grid.columns, rect.height() / grid.rows
    rooms = []
    for player in range(players):
        row, column = divmod(player, grid.columns)
        left_over = grid.columns * grid.rows - players if row == grid.rows - 1 else 0
        x = rect.left() + (column + left_over / 2) * width
        rooms.append(_room(QRectF(x, rect.top() + row * height, width, height), grid, text))
    return rooms


def _room(box: QRectF, grid: _Grid, text: float) -> _Room:
    pad = min(0.7 * text, 0.06 * min(box.width(), box.height()))
    inner = box.adjusted(2 * pad, pad, -2 * pad, -pad)
    size = min(max(text, min(0.13 * inner.height(), 0.13 * inner.width())), 2.4 * text)
    size = max(1.0, min(size, 0.5 * inner.height()))
    if grid.name_beside:
        # There the breadth says how large a name may be.
        beside = min(0.3 * inner.height(), 0.3 * inner.width() / 6, 2 * text)
        size = max(size, min(beside, 0.5 * inner.height()))
        wide = min(0.3 * inner.width(), 7 * size)
        name = QRectF(inner.left(), inner.top(), wide, inner.height())
        return _Room(box, name, size, inner.adjusted(wide + pad, 0, 0, 0))
    name = QRectF(inner.left(), inner.top(), inner.width(), 1.3 * size)
    return _Room(box, name, size, inner.adjusted(0, 1.45 * size, 0, 0))


# Marks in a room.


class _Pile(NamedTuple):
    """Boxes packed in lines, each line centred, and the size of the whole."""

    boxes: list[QRectF]
    size: QSizeF


def _size(mark: Mark) -> Point:
    return SHAPES[mark.kind].size(mark.number) if mark.kind in SHAPES else WORDS


def _extra(mark: Mark) -> bool:
    return mark.kind not in SHAPES or SHAPES[mark.kind].extra


def _pack(marks: Marks, unit: float, width: float) -> _Pile:
    """Return marks in lines no wider than this."""
    lines: list[list[QSizeF]] = []
    used = 0.0
    for mark in marks:
        size = QSizeF(*_size(mark)) * unit
        if lines and used + size.width() <= width + 0.01:
            lines[-1].append(size)
        else:
            lines.append([size])
            used = 0.0
        used += size.width() + GAP * unit
    widths = [sum(one.width() for one in line) + GAP * unit * (len(line) - 1) for line in lines]
    whole = max(widths, default=0.0)
    boxes, y = [], 0.0
    for line, wide in zip(lines, widths, strict=True):
        height = max(one.height() for one in line)
        x = (whole - wide) / 2
        for one in line:
            boxes.append(QRectF(QPointF(x, y + (height - one.height()) / 2), one))
            x += one.width() + GAP * unit
        y += height + GAP * unit
    return _Pile(boxes, QSizeF(whole, max(0.0, y - GAP * unit)))


class _Layout(NamedTuple):
    """The piles of a room: the ordinary marks, the extra ones, and where these begin."""

    main: _Pile
    extra: _Pile
    beside: bool
    extra_unit: float

    def height(self, unit: float) -> float:
        """From the top of the first ordinary mark to what stands lowest below it."""
        if self.beside or not self.extra.boxes:
            return self.main.size.height()
        return self.main.size.height() + unit * GAP * 1.5 + self.extra.size.height()


def _layout(size: QSizeF, marks: Marks, unit: float, part: float) -> _Layout | None:
    """Lay out the marks with this unit, extra marks with this part of it; None if too large."""
    main = _pack([mark for mark in marks if not _extra(mark)], unit, size.width())
    extras = [mark for mark in marks if _extra(mark)]
    if not _within(main.size, size):
        return None
    if not extras:
        return _Layout(main, _Pile([], QSizeF()), False, unit)
    gap = unit * GAP * 1.5
    right = QSizeF(size.width() - main.size.width() - gap, size.height())
    below = QSizeF(size.width(), size.height() - main.size.height() - gap)
    for beside, free in ((True, right), (False, below)):
        pile = _pack(extras, unit * part, free.width())
        if _within(pile.size, free):
            return _Layout(main, pile, beside, unit * part)
    return None


def _within(inner: QSizeF, outer: QSizeF) -> bool:
    return inner.width() <= outer.width() + 0.01 and inner.height() <= outer.height() + 0.01


def _largest(size: QSizeF, marks: Marks, part: float) -> float:
    """Return the largest unit with which these marks fit."""
    low, high = 0.0, MOST_OF_WIDTH * size.width()
    if high <= 0 or _layout(size, marks, high, part):
        return max(0.0, high)
    for _ in range(8):
        middle = (low + high) / 2
        if _layout(size, marks, middle, part):
            low = middle
        else:
            high = middle
    return low


def _fit(room: _Room, marks: Marks, unit: float) -> _Layout | None:
    """Return the marks with this unit and extra marks as large as they can be."""
    tried = (_layout(room.marks.size(), marks, unit, part) for part in EXTRA)
    return next((layout for layout in tried if layout), None)


def _panel(room: _Room, marks: Marks, unit: float, found: _Layout | None, height: float) -> Panel:
    if found is None:
        nothing = tuple(QRectF(room.marks.center(), QSizeF()) for _ in marks)
        return Panel(room.box, room.name, room.name_size, nothing, (0.0,) * len(marks))
    main_at, extra_at = _positions(room.marks, found, unit, height)
    main = iter(box.translated(main_at) for box in found.main.boxes)
    extra = iter(box.translated(extra_at) for box in found.extra.boxes)
    return Panel(
        room.box,
        room.name,
        room.name_size,
        tuple(next(extra) if _extra(mark) else next(main) for mark in marks),
        tuple(found.extra_unit if _extra(mark) else unit for mark in marks),
    )


def _positions(area: QRectF, found: _Layout, unit: float, height: float) -> tuple[QPointF, QPointF]:
    """Return the upper left corners of both piles in the middle of the area.

    `height` is that of the highest piles of all: so everybody's crosses are at the same height.
    """
    main, extra = found.main.size, found.extra.size
    gap = unit * GAP * 1.5 if found.extra.boxes else 0.0
    centre, top = area.center(), area.center().y() - height / 2
    if not found.main.boxes:
        y = max(top, min(top + unit / 2, area.bottom()) - extra.height() / 2)
        if not height:
            # Nobody has any others: figures alone stand in the middle.
            y = area.center().y() - extra.height() / 2
        return centre, QPointF(centre.x() - extra.width() / 2, y)
    if not found.beside:
        return (
            QPointF(centre.x() - main.width() / 2, top),
            QPointF(centre.x() - extra.width() / 2, top + main.height() + gap),
        )
    x = centre.x() - (main.width() + gap + extra.width()) / 2
    y = top + main.height() / 2 - extra.height() / 2
    y = max(area.top(), min(y, area.bottom() - extra.height()))
    return QPointF(x, top), QPointF(x + main.width() + gap, y)
