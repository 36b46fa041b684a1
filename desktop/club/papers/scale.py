"""The measures of all papers: five sizes of letters, two faces, two rules, the margins of a page.

Everything is in millimetres. Letters are measured and drawn at one size of dots on every device,
so that a preview, a printer and a PDF break the same lines.
"""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QFont, QFontMetricsF, QPageLayout, QPageSize

from desktop.look.lettering import serif_high, tabular_high

Face = Literal["serif", "sans"]

SERIF: Face = "serif"
"""Headings and names."""
SANS: Face = "sans"
"""Numbers, all figures as wide as each other, and what stands above them."""

NOTE, TEXT, HEADING, TITLE, DISPLAY = 4.0, 5.2, 7.2, 11.0, 26.0
"""The five sizes: the height of a line, of which the letters take `_LETTER`."""

HAIRLINE, RULE = 0.25, 0.6
"""Lines between rows, and below a head."""

DOTS = 20.0
"""How many dots of measuring are a millimetre."""

PUNCHED, PLAIN, FOOT_ROOM = 22.0, 13.0, 9.0
"""White at the side where sheets are filed, at the others, and what the foot takes above it."""

_LETTER = 0.72
_WHOLE = 210.0
"""How wide a page is that has these margins; smaller ones have less."""
_NO_HOLES = 140.0
"""Narrower pages are not filed."""


def font(size: float, bold: bool = False, face: Face = SERIF) -> QFont:
    """The letters for a line of this height, in dots of measuring."""
    make = serif_high if face == SERIF else tabular_high
    return make(size * _LETTER * DOTS, bold=bold)


def wide(text: str, size: float, bold: bool = False, face: Face = SERIF) -> float:
    """The width of a text."""
    return QFontMetricsF(font(size, bold, face)).horizontalAdvance(text) / DOTS


def layout(size: str = "A4", landscape: bool = False, filed: bool = True) -> QPageLayout:
    """A page; one that is filed has room for a punch at the left, or above where it lies.

    Raises ValueError for an unknown size.
    """
    try:
        page = QPageSize(QPageSize.PageSizeId[size])
    except KeyError:
        raise ValueError(size) from None
    narrow = page.size(QPageSize.Unit.Millimeter).width()
    part = min(1.0, narrow / _WHOLE)
    plain = PLAIN * part
    punched = PUNCHED if filed and narrow >= _NO_HOLES else plain
    left, top = (plain, punched) if landscape else (punched, plain)
    turned = QPageLayout.Orientation.Landscape if landscape else QPageLayout.Orientation.Portrait
    margins = QMarginsF(left, top, plain, plain)
    return QPageLayout(page, turned, margins, QPageLayout.Unit.Millimeter)
