"""The measures of all papers: sizes of letters, one face, two rules, the margins of a page.

Everything is in millimetres. Letters are measured and drawn at one size of dots on every device,
so that a preview, a printer and a PDF break the same lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QFont, QFontMetricsF, QPageLayout, QPageSize

from desktop.look.lettering import serif_high

NOTE, TEXT, HEADING, TITLE, DISPLAY = 4.0, 5.2, 7.2, 11.0, 26.0
"""The five sizes: the height of a line, of which the letters take `LETTER`."""
LETTER = 0.72
LEAST = 6.6 / 72 * 25.4 / LETTER
"""The smallest size, of letters of 6.5 points and a little: nothing on paper is smaller."""
SMALLER = 0.8
"""A line that is too long is made smaller down to this part; then it is parted."""
PITCH = 0.92
"""From line to line of a text that is parted, in heights of a line."""

HAIRLINE, RULE = 0.2, 0.5
"""Lines between rows, and those that are strong."""

DOTS = 20.0
"""How many dots of measuring are a millimetre."""

PUNCHED, PLAIN, NARROW, FOOT_ROOM = 22.0, 13.0, 9.0, 9.0
"""White at the side where sheets are filed, at the others, around several on a page; the foot."""

_WHOLE = 210.0
"""How wide a page is that has these margins; smaller ones have less."""
_NO_HOLES = 140.0
"""Narrower pages are not filed."""
_KEPT = "\N{NO-BREAK SPACE}"
"""Stands between what is not parted as long as there is room for it: an amount and its currency."""


def font(size: float, bold: bool = False, italic: bool = False) -> QFont:
    """Return the letters for a line of this height, in dots of measuring."""
    return serif_high(size * LETTER * DOTS, bold=bold, italic=italic)


@lru_cache(maxsize=256)
def metrics(size: float, bold: bool, italic: bool) -> QFontMetricsF:
    """Return the measures of these letters: making them takes longer than measuring."""
    return QFontMetricsF(font(size, bold, italic))


def wide(text: str, size: float, bold: bool = False, italic: bool = False) -> float:
    """Return the width of a text."""
    return metrics(size, bold, italic).horizontalAdvance(text) / DOTS


def fold(
    text: str, room: float, size: float, bold: bool = False, italic: bool = False
) -> list[str]:
    """Return a text in lines none of which is wider; a longer word is parted, into even pieces."""
    if "\n" in text:
        return [line for part in text.split("\n") for line in fold(part, room, size, bold, italic)]
    lines = [""]
    # A part ends with its blank, or with the hyphen at which it may be parted.
    letter = rf"(?:[^\s-]|{_KEPT})"
    for part in re.findall(rf"{letter}*-+|{letter}+ *|\s+", text):
        if wide((lines[-1] + part).rstrip(), size, bold, italic) <= room:
            lines[-1] += part
        elif _KEPT in part and wide(part.rstrip(), size, bold, italic) > room:
            lines += fold(part.replace(_KEPT, " "), room, size, bold, italic)
        else:
            lines += parted(part, room, size, bold, italic)
    return [line.strip() for line in lines if line.strip()] or [""]


def parted(
    word: str, room: float, size: float, bold: bool = False, italic: bool = False
) -> list[str]:
    """Return a word in as few pieces as have this room, each but the last with its hyphen."""
    for count in range(1, len(word)):
        each = -(-len(word) // count)
        pieces = [word[first : first + each] for first in range(0, len(word), each)]
        hyphened = [f"{piece}-" for piece in pieces[:-1]] + pieces[-1:]
        if all(wide(piece.rstrip(), size, bold, italic) <= room for piece in hyphened):
            return hyphened
    return [*word]


def longest_word(text: str, size: float, bold: bool = False, italic: bool = False) -> float:
    """Return the width of the longest word of a text."""
    words = re.findall(r"[^\s-]*-+|[^\s-]+", text)
    return max((wide(word, size, bold, italic) for word in words), default=0.0)


def smaller(size: float, part: float = 0.0) -> Iterator[float]:
    """Yield this size and smaller ones, down to this part of it, but all of them readable."""
    least = max(min(LEAST, size), part * size)
    while size > least:
        yield size
        size *= 0.94
    yield least


def shortened(name: str) -> str:
    """Return a name with its first names as letters: "M. K. Huber"; a single word as it is.

    Of two people it shortens both; above a name a line of its own says what the column is.
    """
    above, line, names = name.rpartition("\n")
    short = []
    for one in names.split(" & "):
        *first, last = one.split(" ")
        letters = (word if word.isdecimal() else f"{word[:1]}." for word in first)
        short.append(" ".join([*letters, last]))
    return above + line + " & ".join(short)


def fit(
    text: str, room: float, high: float, size: float, bold: bool = False, italic: bool = False
) -> tuple[float, list[str]]:
    """Fit a text into a place: a little smaller, then in lines, then with first names shortened."""
    for one in () if "\n" in text else smaller(size, SMALLER):
        if wide(text, one, bold, italic) <= room:
            return one, [text]
    for short in dict.fromkeys((text, shortened(text))):
        for one in smaller(SMALLER * size if SMALLER * size > LEAST else size):
            lines = fold(short, room, one, bold, italic)
            there = len(lines) * PITCH * one <= high
            if there and longest_word(short, one, bold, italic) <= room:
                return one, lines
    least = min(size, LEAST)
    return least, fold(text, room, least, bold, italic)


def layout(
    size: str = "A4", landscape: bool = False, filed: bool = True, edge: float = PLAIN
) -> QPageLayout:
    """Return a page; one that is filed has room for a punch at the left, or above where it lies.

    Raises ValueError for an unknown size.
    """
    try:
        page = QPageSize(QPageSize.PageSizeId[size])
    except KeyError:
        raise ValueError(size) from None
    narrow = page.size(QPageSize.Unit.Millimeter).width()
    plain = edge * min(1.0, narrow / _WHOLE)
    punched = PUNCHED if filed and narrow >= _NO_HOLES else plain
    left, top = (plain, punched) if landscape else (punched, plain)
    turned = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    margins = QMarginsF(left, top, plain, plain)
    return QPageLayout(page, turned, margins, QPageLayout.Unit.Millimeter)
