"""Tables and paragraphs as plain text, as wide as the terminal."""

from __future__ import annotations

import shutil
from collections.abc import Sequence

from desktop.common.terminal_help import translate

GAP = "  "
WIDEST = 100
"""Longer lines of prose are hard to read."""


def width() -> int:
    """How long a line of prose may be."""
    return max(40, min(shutil.get_terminal_size((80, 24)).columns, WIDEST))


def aligned(rows: Sequence[Sequence[str]], sides: str = "") -> str:
    """Rows as columns; `sides` says of each whether it is "<" or ">", the rest is "<"."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    sides = sides.ljust(len(widths), "<")
    return "\n".join(
        GAP.join(
            f"{cell:{side}{wide}}" for cell, side, wide in zip(row, sides, widths, strict=True)
        ).rstrip()
        for row in rows
    )


def figure(number: float, how: str) -> str:
    """Return a number with the decimal sign of the language; `how` is its format."""
    point = translate("terminal", "0.5")[1]
    return f"{number:{how}}".replace(".", point)
