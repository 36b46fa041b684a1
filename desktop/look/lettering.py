"""The letters of the program: one serif in four sizes, and text that has to fit into a width.

Everything on the screen is set in the serif that comes with the program; its four sizes grow with
the table and with the letters that the user's desktop is set to.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from math import ceil
from typing import Literal

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from desktop.look import serif

Size = Literal["small", "text", "prompt", "title"]

SIZES: Mapping[Size, int] = {"small": 13, "text": 16, "prompt": 19, "title": 28}
"""Pixels at a scale of 1: a window of 1280×800 on a desktop with usual letters."""

SMALLEST = 12
"""Pixels; below that nobody reads it."""

"""Pixels; more is not easier to read."""

_USUAL = QSize(1280, 800)
DESKTOP = 13
"""Pixels of the letters of a desktop that nobody has enlarged."""

AS_LARGE = 15 / DESKTOP
"""The serif looks as large as the letters of most desktops where it is this much larger."""

PARTED = 1.25
"""How many times the length of a text its lines may take where they end with its parts."""

BETWEEN = " · "
"""Stands between parts of a line."""


def letters(size: Size, scale: float = 1.0, *, bold: bool = False, italic: bool = False) -> QFont:
    """Return the serif in one of the four sizes, times `scale`; never below `SMALLEST` pixels."""
    return QFont(_serif(serif.family(), pixels(size, scale), bold, italic))


@lru_cache(maxsize=128)
def _serif(family: str, height: int, bold: bool, italic: bool) -> QFont:
    """Return the serif in this number of pixels, shared: change a copy of it only."""
    font = QFont(family)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    font.setItalic(italic)
    font.setPixelSize(height)
    # Outlines at their true width: text measured once fits at every turn and scale.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def serif_high(height: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """Return the serif in this height in dots, for print and for a wall; figures have one width."""
    return _printed(QFont(_serif(serif.family(), max(1, round(height)), bold, italic)))


def _printed(font: QFont) -> QFont:
    """Return the same letters with figures of one width and height, at their true width.

    Without joined letters: Qt does not tell a PDF what stands in them, and one who copies "after"
    out of it would get "aer".
    """
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    for feature, on in (("tnum", 1), ("lnum", 1), ("liga", 0)):
        with suppress(TypeError):  # PySide6 6.8 has no way to name a feature
            font.setFeature(QFont.Tag(feature), on)
    return font


def pixels(size: Size, scale: float = 1.0) -> int:
    """Return the height of letters in pixels."""
    return max(least(scale), round(SIZES[size] * scale))


CAPITALS = 0.035
"""How high capitals are at least that are read across a room, in parts of the screen's height."""
_CAPITAL = 0.66
"""The height of a capital in the serif, in parts of that of its letters."""


class WallScale(float):
    """The scale of letters on a wall: none is smaller than what is read across a room."""

    least: int


def wall_scale(wall: QSize) -> WallScale:
    """Return the scale of letters on a wall of this size, whatever the user's desktop is set to."""
    scale = WallScale(_usual_scale(wall))
    scale.least = ceil(CAPITALS * wall.height() / _CAPITAL)
    return scale


def least(scale: float) -> int:
    """Return the smallest letters that are written at this scale, in pixels."""
    return scale.least if isinstance(scale, WallScale) else SMALLEST


def on_wall(table: QWidget) -> bool:
    """Whether this table is seen on a wall: it says so itself."""
    return getattr(table, "on_wall", False)


def scale_on(table: QWidget) -> float:
    """Return the scale of what is written on this table."""
    return wall_scale(table.size()) if on_wall(table) else table_scale(table.size())


def users_scale() -> float:
    """How much larger than usual the user's desktop sets its letters; at least 1."""
    return max(1.0, QFontInfo(QApplication.font()).pixelSize() / DESKTOP)


LARGER_LETTERS, LARGE_LETTERS = 1.2, 1.4
"""The sizes of letters, in usual ones, from which on cards have a larger index; and one of about
twice the usual size, and the slate, whose letters are not large, lies there no more."""


def halves(text: str) -> tuple[str, str] | None:
    """Return a text in two lines, parted where both are about as long; None if it is one word."""
    places = [place for place, sign in enumerate(text) if sign in " -"]
    if not places:
        return None
    middle = min(places, key=lambda place: abs(2 * place - len(text)))
    end = middle + (text[middle] == "-")
    return text[:end].rstrip(), text[middle + 1 :].lstrip()


IN_TWO = 0.8
"""How high letters are at the most where a name stands in two lines instead of one."""
LEAST_OF_NAME = 0.65
"""How small letters of a long name may become beside the others."""


def in_two_lines(font: QFont, name: str, room: float) -> tuple[QFont, tuple[str, ...]]:
    """Return a name's letters and lines, never cut: smaller within bounds, then in two lines.

    A single word is parted in its middle. Where even that has no room in the smallest letters, it
    is for the caller to find more.
    """
    wide = QFontMetrics(font).horizontalAdvance
    middle = (len(name) + 1) // 2
    lines: tuple[str, ...] = (name,)
    part = room / max(1, wide(name))
    if part < LEAST_OF_NAME:
        lines = halves(name) or (name[:middle], name[middle:])
        part = min(IN_TWO, room / max(1, *map(wide, lines)))
    letters = QFont(font)
    high = QFontInfo(font).pixelSize()
    letters.setPixelSize(max(1, int(high * min(1.0, max(LEAST_OF_NAME, part)))))
    return letters, lines


def smaller_for(font: QFont, lines: Sequence[str], room: float) -> QFont:
    """Return the letters of names that should be no wider: smaller, but within bounds."""
    wide = QFontMetrics(font).horizontalAdvance
    part = min(1.0, room / max(1, *map(wide, lines)))
    letters = QFont(font)
    if part < 1.0:
        high = QFontInfo(font).pixelSize()
        letters.setPixelSize(max(1, int(high * max(LEAST_OF_NAME, part))))
    return letters


def whole_lines(font: QFont, text: str, room: float) -> list[str]:
    """All of a text in lines none of which is wider; a wider word is parted where it has to be."""
    wide = QFontMetrics(font).horizontalAdvance
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and wide(longer) <= room:
            lines[-1] = longer
            continue
        if wide(word) <= room:
            lines.append(word)
            continue
        lines.append("")
        for letter in word:
            if lines[-1] and wide(lines[-1] + letter) > room:
                lines.append("")
            lines[-1] += letter
    return lines


def even_lines(font: QFont, text: str, room: float) -> list[str]:
    """Return the same in no more lines, as even as they can be: the last one is not a lone word."""
    lines = whole_lines(font, text, room)
    low, high = max(map(QFontMetrics(font).horizontalAdvance, text.split(" "))) - 1, int(room)
    while len(lines) > 1 and high - low > 1:
        middle = (low + high) // 2
        narrower = whole_lines(font, text, middle)
        if len(narrower) > len(lines):
            low = middle
        else:
            lines, high = narrower, middle
    return lines


def scale_of(widget: QWidget) -> float:
    """How much larger than usual the letters of a widget are; at least 1."""
    return max(1.0, QFontInfo(widget.font()).pixelSize() / DESKTOP)


_LEAST_TABLE = 420
"""How many pixels a table needs, either way, for letters of the usual size."""


def page_scale(page: QSize) -> float:
    """Return the scale of letters on a page of this size, which may scroll, on this desktop."""
    return _usual_scale(page) * users_scale()


def table_scale(table: QSize) -> float:
    """Return the scale of letters on a table of this size, on this user's desktop.

    A table does not scroll: letters of twice their size end where they would leave no room for
    the cards they speak of.
    """
    usual = _usual_scale(table)
    most = min(table.width(), table.height()) / _LEAST_TABLE
    return min(usual * users_scale(), max(usual, most))


def larger_on(table: QWidget) -> float:
    """How many times larger than usual what is written on this table is."""
    return 1.0 if on_wall(table) else table_scale(table.size()) / _usual_scale(table.size())


def scales_below(scale: float) -> Iterator[float]:
    """Yield this scale and smaller ones, down to that of usual letters, to find one that fits."""
    yield scale
    while scale > 1:
        scale = max(1.0, 0.92 * scale)
        yield scale


def _usual_scale(table: QSize) -> float:
    room = min(table.width() / _USUAL.width(), table.height() / _USUAL.height())
    return min(2.6, max(0.85, room))


def fitted(font: QFont, text: str, width: float, smallest: int = SMALLEST) -> tuple[QFont, str]:
    """Return the font and the text that fit into this width: smaller first, then shortened."""
    font = QFont(font)
    least = max(smallest, round(font.pixelSize() * 0.75))
    # Shortened is by whole pixels, so by whole pixels it has to fit.
    room = int(width)
    while QFontMetricsF(font).horizontalAdvance(text) > room and font.pixelSize() > least:
        font.setPixelSize(font.pixelSize() - 1)
    return font, QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, room)


def parted(font: QFont, parts: Sequence[str], widths: Sequence[float]) -> tuple[QFont, list[str]]:
    """Parts that do not fit into one line, in several small ones of these widths.

    A part that is too long for its line goes on in the next. What finds no room even so is left
    out from the end, as a whole: half a word tells nothing.
    """
    font = QFont(font)
    least = max(SMALLEST, round(font.pixelSize() * 0.7))
    while True:
        rows, all_told = _rows(QFontMetrics(font), parts, widths)
        if all_told or font.pixelSize() <= least:
            return font, rows
        font.setPixelSize(font.pixelSize() - 1)


def in_lines(font: QFont, text: str, width: float) -> str:
    """Return a text in lines ending where its parts do, if that takes hardly more lines."""
    wide = QFontMetrics(font).horizontalAdvance
    rows: list[str] = []
    for part in text.split(BETWEEN):
        if wide(part) > width:
            return text
        joined = f"{rows[-1]}{BETWEEN}{part}" if rows else part
        if rows and wide(joined) <= width:
            rows[-1] = joined
        else:
            rows.append(part)
    return "\n".join(rows) if len(rows) <= ceil(wide(text) * PARTED / max(1.0, width)) else text


def _rows(
    letters: QFontMetrics, parts: Sequence[str], widths: Sequence[float]
) -> tuple[list[str], bool]:
    """As many parts as find room, and whether these are all; every row has one at least."""
    rows: list[str] = []
    left, fits = list(parts), True
    for number, width in enumerate(widths):
        row = left[:1]
        del left[:1]
        if row and letters.horizontalAdvance(row[0]) > width:
            fits = False
            if number < len(widths) - 1:
                row[0], *rest = _broken(letters, row[0], width)
                left[:0] = rest
        while left and letters.horizontalAdvance(BETWEEN.join([*row, left[0]])) <= width:
            row.append(left.pop(0))
        if left and number == len(widths) - 1:
            if len(row) > 1 and letters.horizontalAdvance(BETWEEN.join([*row, "…"])) > width:
                row.pop()
            row.append("…")
        rows.append(BETWEEN.join(row))
    return rows, fits and not left


def _broken(letters: QFontMetrics, text: str, width: float) -> list[str]:
    """Return a long text in two, cut at the last blank that leaves the first short enough."""
    words = text.split(" ")
    for number in range(len(words) - 1, 0, -1):
        head = " ".join(words[:number])
        if letters.horizontalAdvance(head) <= width:
            return [head, " ".join(words[number:])]
    return [text]


def draw_text(
    painter: QPainter,
    where: QRectF,
    font: QFont,
    text: str,
    align: Qt.AlignmentFlag,
    smallest: int = SMALLEST,
) -> None:
    """Draw a line of text so that it fits, in the middle of the height.

    Where lines are close, tails of letters may reach out of theirs.
    """
    font, text = fitted(font, text, where.width(), smallest)
    painter.setFont(font)
    flags = int(align | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextDontClip)
    painter.drawText(where, flags, text)


def draw_wrapped(
    painter: QPainter,
    where: QRectF,
    font: QFont,
    text: str,
    align: Qt.AlignmentFlag,
    smallest: int = SMALLEST,
) -> None:
    """Draw text in as many lines as there is room for; on one line if that is enough."""
    wraps = Qt.TextFlag.TextWordWrap
    font = QFont(font)
    least = max(smallest, round(font.pixelSize() * 0.7))
    room = where.toRect()
    while font.pixelSize() > least:
        needed = QFontMetrics(font).boundingRect(room, wraps, text)
        if needed.height() <= room.height() and needed.width() <= room.width():
            break
        font.setPixelSize(font.pixelSize() - 1)
    painter.setFont(font)
    painter.drawText(where, int(align | Qt.AlignmentFlag.AlignVCenter) | int(wraps), text)
