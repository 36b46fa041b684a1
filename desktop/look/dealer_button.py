"""The dealer's button: a disc of bone with a letter, at the dealer's portrait."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.look.lettering import letters, pixels
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import Palette

LETTER = 0.56
"""How high its letter is, as a part of the disc."""


def button_at(portrait: QRectF, letter: float = 0.0) -> QRectF:
    """Where the button lies at a portrait, with a letter of at least this number of pixels.

    A larger one reaches further out and hides no more of the face.
    """
    size = max(18.0, portrait.width() * 0.36, letter / LETTER)
    out = size / 2
    disc = QRectF(0, 0, size, size)
    disc.moveCenter(
        portrait.center() + QPointF(portrait.width() * 0.22 + out, -portrait.height() * 0.12 - out)
    )
    return disc


def paint_button(painter: QPainter, disc: QRectF, look: Palette) -> None:
    """Paint the button there."""
    painter.save()
    lay_shadow(painter, disc, disc.width() / 2, Shadow(0.5, 2.0, 5.0, 0.5))
    painter.setPen(QPen(QColor(look.brass_dark), max(1.2, disc.width() / 16)))
    painter.setBrush(QColor(look.bone))
    painter.drawEllipse(disc)
    painter.setFont(letters("text", disc.width() * LETTER / pixels("text")))
    painter.setPen(QColor(look.ink))
    letter = QCoreApplication.translate("table-view", "D", "the dealer's button, one letter")
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, letter)
    painter.restore()
