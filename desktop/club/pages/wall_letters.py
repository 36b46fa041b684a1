"""How large letters on the wall can be: one size for a page, and no name cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QFontMetricsF

from desktop.look.lettering import halves, serif_high

ONE, TWO = 0.76, 0.44
"""How high letters are in their row at the most: in one line, and in two."""
FEW, GAIN = 0.1, 1.05
"""The share of the names that may stand in two lines, if all others grow this much by it."""
MANY_GAIN = 1.25
"""A larger share may, if all others grow this much by it."""
LEAST = 6.0
"""Pixels; nothing is written smaller."""

Measured = tuple[str, float, bool]
"""A text, how much room it has, and whether it is bold."""


def fitting(texts: Sequence[Measured], size: float) -> float:
    """Return the largest size, up to this one, in which all of these fit into their room.

    Letters do not grow evenly with their size: each size is measured as it will be written.
    """
    while size > LEAST and not all(map(_fits(size), texts)):
        size = max(LEAST, size * 0.97)
    return size


def with_long_ones(
    names: Sequence[Measured], others: Sequence[Measured], high: float
) -> tuple[float, dict[str, tuple[str, ...]]]:
    """Return the size of a page in rows this high, and which of its names stand in two lines.

    A few long names are parted, lest they make all others small; many, where that helps much.
    """
    size, parted = _with_few(names, others, high)
    larger, many = _with_many(names, others, high)
    return (larger, many) if larger >= MANY_GAIN * size else (size, parted)


def _with_many(
    names: Sequence[Measured], others: Sequence[Measured], high: float
) -> tuple[float, dict[str, tuple[str, ...]]]:
    """Return the largest letters in which each name has room in one line or in two."""
    size = fitting(others, high * ONE)
    while True:
        fits, fits_half = _fits(size), _fits(min(size, high * TWO))
        parted: dict[str, tuple[str, ...]] = {
            text: halves(text) or (text,)
            for text, room, bold in names
            if not fits((text, room, bold))
        }
        rooms = {text: (room, bold) for text, room, bold in names}
        if size <= LEAST or all(
            fits_half((line, *rooms[text])) for text, lines in parted.items() for line in lines
        ):
            return size, parted
        size = max(LEAST, size * 0.97)


def _with_few(
    names: Sequence[Measured], others: Sequence[Measured], high: float
) -> tuple[float, dict[str, tuple[str, ...]]]:
    """Return the same, where hardly any name may be parted."""
    size = fitting([*names, *others], high * ONE)
    wide = QFontMetricsF(serif_high(size)).horizontalAdvance
    longest = sorted(names, key=lambda one: wide(one[0]), reverse=True)
    parted: dict[str, tuple[str, ...]] = {}
    for text, room, bold in longest[: max(1, round(len(names) * FEW))]:
        two = halves(text)
        if two is None:
            break
        parted[text] = two
        rest = [one for one in names if one[0] not in parted]
        # Its halves, too, have to be read: no smaller than the others would have been.
        larger = fitting([*rest, *others], high * ONE)
        of_halves = fitting([(half, room, bold) for half in two], high * TWO)
        if larger < GAIN * size or of_halves < size:
            parted.pop(text)
            break
        size = larger
    return size, parted


def _fits(size: float) -> Callable[[Measured], bool]:
    plain = QFontMetricsF(serif_high(size))
    bold = QFontMetricsF(serif_high(size, bold=True))
    return lambda one: (bold if one[2] else plain).horizontalAdvance(one[0]) <= one[1]


def in_two(text: str) -> list[str]:
    """Return a list of names in two lines, parted at the comma nearest to the middle."""
    names = text.split(", ")
    if len(names) < 2:
        return [text]
    cuts = range(1, len(names))
    longest = {cut: max(len(", ".join(names[:cut])), len(", ".join(names[cut:]))) for cut in cuts}
    cut = min(cuts, key=lambda one: (longest[one], one))
    return [", ".join(names[:cut]) + ",", ", ".join(names[cut:])]
