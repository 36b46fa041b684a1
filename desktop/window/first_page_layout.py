"""Where everything on the first page lies, reckoned without widgets.

From top to bottom: a band with the title and the fields that find a game, the boxes in a grid, a
row of slips, the doors, and the words of the foot. A place depends on the size of the window, on
the letters and on how many boxes there are, never on what is chosen or unfinished.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

SLIPS = 4
"""Three unfinished matches, and how many there are."""
_LEFT_OUT = ("easy", "minutes:", "players:", "title")
"""What goes from the band, one after the other, where it is too narrow."""
_UPRIGHT, _LYING = 0.82, 0.62
"""At the most the width of an upright box by its height, and the height of a lying one."""
_SMALLER = 0.78
"""How narrow the words of a door may be set."""
_TALL = 1.62
"""At the most the height of an upright box by its width."""


class Needs(NamedTuple):
    """What has to be laid out, in pixels; `scale` is that of the letters."""

    scale: float
    title: QSize
    line: QSize
    """The line below the title, for which there need be no room."""
    fields: Mapping[str, QSize]
    """The fields of the band from left to right; that for a search may be narrower."""
    boxes: int
    """How many lie in the grid."""
    card: Callable[[QSize, bool], float]
    """How wide a card a box of this size has room for, upright or lying; below 0 for none."""
    least: Callable[[int], int]
    """The least height of a lying box of this width."""
    slip: int
    doors: Sequence[QSize]
    foot: Sequence[QSize]


class Places(NamedTuple):
    """Where the bodies of all parts lie.

    `height` is that of the page, `fields` lack what is left out. The slips are one after the other;
    more than one may be laid over several of them.
    """

    title: QRect
    line: QRect
    fields: Mapping[str, QRect]
    boxes: tuple[QRect, ...]
    upright: bool
    slips: tuple[QRect, ...]
    doors: tuple[QRect, ...]
    foot: tuple[QRect, ...]
    height: int
    fits: bool
    """Whether every box has room for its words and a card."""


def lay_out(size: QSize, needs: Needs) -> Places:
    """Return the places in a window of this size, of which the page is higher if it has to be."""
    side, scale = max(14, round(0.035 * size.width())), needs.scale
    inner = size.width() - 2 * side
    gap = max(8, round(min(14 * scale, 0.018 * size.height())))
    title, line, fields, band = _band(QRect(side, gap, inner, 0), needs, gap)
    doors = _doors(inner, needs.doors, gap)
    foot = _in_lines(inner, needs.foot, round(6 * scale))
    below = needs.slip + gap + doors.height + gap + foot.height + gap // 2
    room = size.height() - band - 2 * gap - below
    grid, upright, fits = _grid(inner, room, needs, gap)
    top = band + gap
    last = max(size.height() - below, top + grid.height + gap)
    spare = max(0, last - gap - top - grid.height)
    at = QPoint(side, top + spare // 2)
    doors_at = QPoint(side, last + needs.slip + gap)
    foot_at = QPoint(side, doors_at.y() + doors.height + gap)
    return Places(
        title=title,
        line=line,
        fields=fields,
        boxes=grid.at(at),
        upright=upright,
        slips=_slips(QRect(side, last, inner, needs.slip), gap),
        doors=doors.at(doors_at),
        foot=foot.at(foot_at),
        height=max(size.height(), foot_at.y() + foot.height + gap // 2),
        fits=fits,
    )


class _Group(NamedTuple):
    """Rectangles that keep together, counted from the upper left corner of their group."""

    places: tuple[QRect, ...]
    height: int

    def at(self, corner: QPoint) -> tuple[QRect, ...]:
        return tuple(place.translated(corner) for place in self.places)


def _band(room: QRect, needs: Needs, gap: int) -> tuple[QRect, QRect, dict[str, QRect], int]:
    """Return the places of title, line and fields, and where the band ends."""
    fields, title = dict(needs.fields), needs.title
    space = round(0.8 * gap)

    def wide() -> int:
        return sum(one.width() + space for one in fields.values())

    for name in _LEFT_OUT:
        if title.width() + 2 * space + wide() <= room.width():
            break
        if name == "title":
            title = QSize()
        fields.pop(name, None)
    over = title.width() + wide() - room.width()
    search = fields["search"]
    if search.width() - over < 2 * search.height():
        lines = _in_lines(room.width(), [*fields.values()], space)
        below = dict(zip(fields, lines.at(room.topLeft()), strict=True))
        return QRect(), QRect(), below, room.top() + lines.height
    fields["search"] = QSize(search.width() - max(0, over), search.height())
    high = max(title.height(), *(one.height() for one in fields.values()))
    places, right = {}, room.right() + 1
    for name, one in reversed(fields.items()):
        right -= one.width()
        middle = room.top() + (high - one.height()) // 2
        places[name] = QRect(QPoint(right, middle), one)
        # A label keeps nearer to its own field than to the one before.
        right -= round((1.5 if name.endswith(":") else 0.5 if f"{name}:" in fields else 1) * space)
    at = QRect(room.topLeft(), QSize(title.width(), high))
    has_line = not title.isEmpty() and needs.line.width() <= room.width() and room.width() > 900
    line = needs.line if has_line else QSize()
    return (
        at,
        QRect(at.bottomLeft() + QPoint(0, 1), line),
        places,
        room.top() + high + line.height(),
    )


def _grid(width: int, height: int, needs: Needs, gap: int) -> tuple[_Group, bool, bool]:
    """Return the shape that shows cards best; lying boxes as low as can be where none fits."""
    number = max(1, needs.boxes)
    best: tuple[float, _Group, bool] | None = None
    across, down = round(1.4 * gap), round(1.2 * gap)
    for each in range(2, number + 1):
        rows = -(-number // each)
        cell = QSize((width - (each - 1) * across) // each, (height - (rows - 1) * down) // rows)
        for upright in (True, False) if cell.isValid() else ():
            wide = min(cell.width(), round(_UPRIGHT * cell.height())) if upright else cell.width()
            most = _TALL * wide if upright else _LYING * wide
            box = QSize(wide, min(cell.height(), round(most)))
            seen = needs.card(box, upright)
            if seen <= 0:
                continue
            # Two cards on an upright box, and no empty places.
            worth = seen * (1.5 if upright else 1.0) * (1 - 0.04 * (rows * each - number))
            if best is None or worth > best[0]:
                best = worth, _rows(number, each, box, width, QSize(across, down)), upright
    if best is not None:
        return best[1], best[2], True
    fewest = max(1, min(4, width // round(180 * needs.scale)))
    wide = (width - (fewest - 1) * across) // fewest
    box = QSize(wide, needs.least(wide))
    return _rows(number, fewest, box, width, QSize(across, down)), False, False


def _rows(number: int, each: int, box: QSize, width: int, gap: QSize) -> _Group:
    """Rows of `each` boxes over the whole width, the last one from the left."""
    step = (width - box.width()) / (each - 1) if each > 1 else 0.0
    # Not farther from each other than a box is wide.
    step = min(step, 1.5 * box.width())
    left = (width - box.width() - step * (each - 1)) / 2
    places = []
    for at in range(number):
        row, place = divmod(at, each)
        corner = QPoint(round(left + place * step), row * (box.height() + gap.height()))
        places.append(QRect(corner, box))
    rows = -(-number // each)
    return _Group(tuple(places), rows * box.height() + (rows - 1) * gap.height())


def _slips(row: QRect, gap: int) -> tuple[QRect, ...]:
    """Three of one width and a narrower one."""
    last = round(0.15 * row.width())
    wide = (row.width() - last - (SLIPS - 1) * gap) // (SLIPS - 1)
    widths = [*[wide] * (SLIPS - 1), last]
    return tuple(
        QRect(row.left() + number * (wide + gap), row.top(), one, row.height())
        for number, one in enumerate(widths)
    )


def _doors(width: int, doors: Sequence[QSize], gap: int) -> _Group:
    """All in one row if their words fit, smaller if need be, else in two; all of one size."""
    high = max(door.height() for door in doors)
    number, widest = len(doors), round(_SMALLER * max(door.width() for door in doors))
    each = next((n for n in (number, -(-number // 2)) if n * (widest + gap) - gap <= width), 2)
    wide = (width - (each - 1) * gap) // each
    places = [
        QRect(at % each * (wide + gap), at // each * (high + gap), wide, high)
        for at in range(number)
    ]
    return _Group(tuple(places), places[-1].bottom() + 1)


def _in_lines(width: int, words: Sequence[QSize], gap: int) -> _Group:
    """Return the words in as many lines as they need, each line in the middle."""
    lines: list[list[QSize]] = [[]]
    used = 0
    for word in words:
        if lines[-1] and used + word.width() > width:
            lines.append([])
            used = 0
        lines[-1].append(word)
        used += word.width() + gap
    places: list[QRect] = []
    y = 0
    for line in lines:
        x = (width - sum(word.width() + gap for word in line) + gap) // 2
        for word in line:
            places.append(QRect(QPoint(x, y), word))
            x += word.width() + gap
        y += max(word.height() for word in line)
    return _Group(tuple(places), y)
