"""The contrast of two colours, as WCAG reckons it."""

from __future__ import annotations

from PySide6.QtGui import QColor


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    bright, dull = sorted((_luminance(QColor(one)), _luminance(QColor(other))), reverse=True)
    return (bright + 0.05) / (dull + 0.05)


def _luminance(of: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (of.redF(), of.greenF(), of.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
