"""How large letters on the wall can be: one size for a page, and no name cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QFontMetricsF

from desktop.look.lettering import letters_high

LEAST = 6.0
"""Pixels; nothing is written smaller."""

Measured = tuple[str, float, bool]
"""A text, how much room it has, and whether it is bold."""


def fitting(texts: Sequence[Measured], size: float) -> float:
    """The largest size, up to this one, in which all of these fit into their room.

    Letters do not grow evenly with their size: each size is measured as it will be written.
    """
    while size > LEAST and not all(map(_fits(size), texts)):
        size = max(LEAST, size * 0.97)
    return size


def _fits(size: float) -> Callable[[Measured], bool]:
    plain = QFontMetricsF(letters_high(size))
    bold = QFontMetricsF(letters_high(size, bold=True))
    return lambda one: (bold if one[2] else plain).horizontalAdvance(one[0]) <= one[1]


def in_two(text: str) -> list[str]:
    """A list of names in two lines, parted at the comma nearest to the middle."""
    names = text.split(", ")
    if len(names) < 2:
        return [text]
    cuts = range(1, len(names))
    longest = {cut: max(len(", ".join(names[:cut])), len(", ".join(names[cut:]))) for cut in cuts}
    cut = min(cuts, key=lambda one: (longest[one], one))
    return [", ".join(names[:cut]) + ",", ", ".join(names[cut:])]
