"""Paints faces and signs from a card's code alone, where a pack has no readable picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from engine.cards import BACK

_PAPER = QColor("#f9f6ea")
_INK = QColor("#2a211c")
_CLOTH = QColor("#2f5d8c")
_RED_SUITS = "HSD"
_RED = QColor("#a31f1f")
_SIGNS = {"E": "⚘", "G": "♠", "H": "♥", "S": "●", "C": "♣", "D": "♦"}
"""Stand-ins for suit signs; leaves look like spades, and French spades are the same letter."""


def paint_sign_paper(painter: QPainter, size: int) -> None:
    """The round paper that a suit's sign lies on, in a square of so many pixels."""
    painter.setBrush(_PAPER)
    painter.setPen(QPen(_INK, max(1.0, size / 32)))
    inset = max(1.0, size / 32) / 2
    painter.drawEllipse(QRectF(0, 0, size, size).adjusted(inset, inset, -inset, -inset))


def paint_plain_sign(painter: QPainter, suit: str, size: int) -> None:
    """A letter that looks like the suit's sign, in a square of so many pixels."""
    painter.setFont(_font(size * 0.6))
    painter.setPen(_colour(suit))
    square = QRectF(0, 0, size, size)
    painter.drawText(square, Qt.AlignmentFlag.AlignCenter, _SIGNS.get(suit, suit))


def _font(pixels: float) -> QFont:
    font = QFont()
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(True)
    return font


def _colour(suit: str) -> QColor:
    return _RED if suit in _RED_SUITS else _INK


def paint_plain_face(painter: QPainter, code: str, where: QRectF, corner: float) -> None:
    """Paint a face from a code: the code in the corners, the sign in the middle."""
    line = max(1.0, where.width() / 110)
    paper = where.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    painter.setPen(QPen(_INK, line))
    painter.setBrush(_PAPER if code != BACK.code else _CLOTH)
    painter.drawRoundedRect(paper, corner, corner)
    if code == BACK.code:
        inset = where.width() * 0.09
        painter.setPen(QPen(_PAPER, line * 2))
        painter.drawRoundedRect(paper.adjusted(inset, inset, -inset, -inset), corner, corner)
        return
    suit, rank = code[0], code[1:]
    painter.setPen(_colour(suit))
    for _ in range(2):
        painter.setFont(_font(where.width() * 0.22))
        edge = QRectF(where.width() * 0.05, where.width() * 0.04, where.width() * 0.9, 0)
        edge.setHeight(where.width() * 0.28)
        painter.drawText(edge, Qt.AlignmentFlag.AlignLeft, suit + rank)
        painter.drawText(edge, Qt.AlignmentFlag.AlignRight, suit + rank)
        # The other half stands on its head.
        painter.translate(where.width(), where.height())
        painter.rotate(180)
    painter.setFont(_font(where.width() * 0.5))
    painter.drawText(where, Qt.AlignmentFlag.AlignCenter, _SIGNS.get(suit, suit))
