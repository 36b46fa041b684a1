"""Paints faces and signs from a card's code alone, where a pack has no readable picture."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from engine.cards import BACK

_PAPER = QColor("#f9f6ea")
_INK = QColor("#2a211c")
_CLOTH = QColor("#2f5d8c")


def paint_sign(painter: QPainter, suit: str, size: int, sign: QSvgRenderer | None) -> None:
    """Paint the sign of a suit on a round paper, in a square of this many pixels."""
    painter.setBrush(_PAPER)
    painter.setPen(QPen(_INK, max(1.0, size / 32)))
    inset = max(1.0, size / 32) / 2
    painter.drawEllipse(QRectF(0, 0, size, size).adjusted(inset, inset, -inset, -inset))
    _paint_suit(painter, suit, QRectF(0, 0, size, size), 0.68 * size, sign)


def _paint_suit(
    painter: QPainter, suit: str, where: QRectF, size: float, sign: QSvgRenderer | None
) -> None:
    """Paint the sign of a suit in the middle of a place; its letter if the sign is unknown."""
    if sign is not None:
        sign.render(painter, QRectF(where.center() - QPointF(size, size) / 2, QSizeF(size, size)))
        return
    painter.setFont(_font(size * 0.88))
    painter.setPen(_INK)
    painter.drawText(where, Qt.AlignmentFlag.AlignCenter, suit)


def _font(pixels: float) -> QFont:
    font = QFont()
    font.setPixelSize(max(1, round(pixels)))
    font.setBold(True)
    return font


def paint_plain_face(
    painter: QPainter, code: str, where: QRectF, corner: float, sign: QSvgRenderer | None
) -> None:
    """Paint a face from a code: the code in the corners, the sign of its suit in the middle."""
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
    painter.setPen(_INK)
    for _ in range(2):
        painter.setFont(_font(where.width() * 0.22))
        edge = QRectF(where.width() * 0.05, where.width() * 0.04, where.width() * 0.9, 0)
        edge.setHeight(where.width() * 0.28)
        painter.drawText(edge, Qt.AlignmentFlag.AlignLeft, code)
        painter.drawText(edge, Qt.AlignmentFlag.AlignRight, code)
        # The other half stands on its head.
        painter.translate(where.width(), where.height())
        painter.rotate(180)
    _paint_suit(painter, code[0], where, where.width() * 0.56, sign)
