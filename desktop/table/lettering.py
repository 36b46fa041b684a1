"""Text that has to fit: set smaller first, cut short only when that does not help."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QPainter
from PySide6.QtWidgets import QApplication

SMALLEST = 10
"""Pixels; below that nobody reads it."""


LARGEST = 40
"""Pixels; more is not easier to read."""


def text_size(table: QSize) -> int:
    """Text grows with the table, and is never smaller than elsewhere in the program."""
    usual = QFontInfo(QApplication.font()).pixelSize()
    return max(usual, round(min(table.width() / 62, table.height() / 40, LARGEST)))


def fitted(font: QFont, text: str, width: float) -> tuple[QFont, str]:
    """The font and the text that fit into this width."""
    font = QFont(font)
    least = max(SMALLEST, round(font.pixelSize() * 0.75))
    while QFontMetrics(font).horizontalAdvance(text) > width and font.pixelSize() > least:
        font.setPixelSize(font.pixelSize() - 1)
    return font, QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, int(width))


def draw_text(
    painter: QPainter, where: QRectF, font: QFont, text: str, align: Qt.AlignmentFlag
) -> None:
    """Draw a line of text so that it fits, in the middle of the height."""
    font, text = fitted(font, text, where.width())
    painter.setFont(font)
    painter.drawText(where, align | Qt.AlignmentFlag.AlignVCenter, text)


def draw_wrapped(
    painter: QPainter, where: QRectF, font: QFont, text: str, align: Qt.AlignmentFlag
) -> None:
    """Draw text in as many lines as there is room for; on one line if that is enough."""
    wraps = Qt.TextFlag.TextWordWrap
    font = QFont(font)
    least = max(SMALLEST, round(font.pixelSize() * 0.7))
    room = where.toRect()
    while font.pixelSize() > least:
        needed = QFontMetrics(font).boundingRect(room, wraps, text)
        if needed.height() <= room.height() and needed.width() <= room.width():
            break
        font.setPixelSize(font.pixelSize() - 1)
    painter.setFont(font)
    painter.drawText(where, int(align | Qt.AlignmentFlag.AlignVCenter) | int(wraps), text)
