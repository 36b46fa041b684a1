"""The signs on tokens and in fields, drawn with strokes: no font has to have them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from desktop.look.theme import theme


def paint_sign(painter: QPainter, name: str, rect: QRectF, tone: str) -> None:
    """Paint one of `SIGNS` into a square, in one colour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 24, rect.height() / 24)
    cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(QColor(tone), 2.0, Qt.PenStyle.SolidLine, cap, join))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    SIGNS[name](painter, tone)
    painter.restore()


def _line(painter: QPainter, *points: tuple[float, float]) -> None:
    painter.drawPolyline([QPointF(x, y) for x, y in points])


def _undo(painter: QPainter, tone: str) -> None:
    way = QPainterPath(QPointF(5, 9))
    way.lineTo(14, 9)
    way.cubicTo(21, 9, 21, 19, 14, 19)
    way.lineTo(9, 19)
    painter.drawPath(way)
    _line(painter, (9, 5), (5, 9), (9, 13))


def _redo(painter: QPainter, tone: str) -> None:
    painter.translate(24, 0)
    painter.scale(-1, 1)
    _undo(painter, tone)


def _hint(painter: QPainter, tone: str) -> None:
    """Draw a bulb: somebody has an idea."""
    bulb = QPainterPath(QPointF(9.5, 17))
    bulb.cubicTo(9.5, 14.5, 6, 13.5, 6, 9.3)
    bulb.cubicTo(6, 1.2, 18, 1.2, 18, 9.3)
    bulb.cubicTo(18, 13.5, 14.5, 14.5, 14.5, 17)
    bulb.closeSubpath()
    painter.drawPath(bulb)
    _line(painter, (10, 20.5), (14, 20.5))


def _card(painter: QPainter, tone: str, turn: float) -> None:
    painter.save()
    painter.translate(12, 20)
    painter.rotate(turn)
    painter.setBrush(QColor(theme().bone))
    painter.drawRoundedRect(QRectF(-5, -15.5, 10, 14.5), 1.4, 1.4)
    painter.restore()


def _trick(painter: QPainter, tone: str) -> None:
    for turn in (-30.0, -2.0, 26.0):
        _card(painter, tone, turn)


def _sort(painter: QPainter, tone: str) -> None:
    _line(painter, (8, 19), (8, 5))
    _line(painter, (4.6, 8.4), (8, 5), (11.4, 8.4))
    _line(painter, (16, 5), (16, 19))
    _line(painter, (12.6, 15.6), (16, 19), (19.4, 15.6))


def _say(painter: QPainter, tone: str) -> None:
    bubble = QPainterPath(QPointF(8, 16))
    bubble.cubicTo(1.5, 15, 2, 4.5, 12, 4.5)
    bubble.cubicTo(22, 4.5, 22, 16, 12, 16)
    bubble.lineTo(7, 20)
    bubble.closeSubpath()
    painter.drawPath(bubble)
    _dots(painter, tone, 10.3, 1.15, 3.6)


def _more(painter: QPainter, tone: str) -> None:
    _dots(painter, tone, 12, 1.9, 6)


def _dots(painter: QPainter, tone: str, y: float, radius: float, apart: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tone))
    for number in (-1, 0, 1):
        painter.drawEllipse(QPointF(12 + number * apart, y), radius, radius)


def _slate(painter: QPainter, tone: str) -> None:
    painter.drawRoundedRect(QRectF(4, 3.5, 16, 17), 1.6, 1.6)
    _line(painter, (9.4, 8), (9.4, 16))
    _line(painter, (14.6, 8), (14.6, 16))
    for y in (10, 13):
        _line(painter, (9.4, y), (14.6, y))


def _next(painter: QPainter, tone: str) -> None:
    _line(painter, (5, 6), (11, 12), (5, 18))
    _line(painter, (12, 6), (18, 12), (12, 18))


def _back(painter: QPainter, tone: str) -> None:
    _line(painter, (10, 6), (4, 12), (10, 18))
    _line(painter, (4.5, 12), (20, 12))


def _book(painter: QPainter, tone: str) -> None:
    for side in (-1, 1):
        leaf = QPainterPath(QPointF(12, 7))
        leaf.cubicTo(12 + side * 3, 4.6, 12 + side * 6, 4.6, 12 + side * 9, 5.6)
        leaf.lineTo(12 + side * 9, 17.6)
        leaf.cubicTo(12 + side * 6, 16.6, 12 + side * 3, 16.6, 12, 19)
        leaf.closeSubpath()
        painter.drawPath(leaf)


def _light(painter: QPainter, tone: str) -> None:
    """Draw a lamp that hangs."""
    _line(painter, (12, 2.5), (12, 7))
    shade = QPainterPath(QPointF(5, 15))
    shade.cubicTo(5.5, 10, 8, 7, 12, 7)
    shade.cubicTo(16, 7, 18.5, 10, 19, 15)
    shade.closeSubpath()
    painter.drawPath(shade)
    painter.drawArc(QRectF(9.4, 12.4, 5.2, 5.2), 180 * 16, 180 * 16)


def _sound(painter: QPainter, tone: str) -> None:
    _line(painter, (4, 9.5), (7.5, 9.5), (12, 5.5), (12, 18.5), (7.5, 14.5), (4, 14.5), (4, 9.5))
    painter.drawArc(QRectF(10, 8, 8, 8), -50 * 16, 100 * 16)
    painter.drawArc(QRectF(8, 5, 14, 14), -45 * 16, 90 * 16)


def _mute(painter: QPainter, tone: str) -> None:
    _line(painter, (4, 9.5), (7.5, 9.5), (12, 5.5), (12, 18.5), (7.5, 14.5), (4, 14.5), (4, 9.5))
    _line(painter, (15.5, 9.5), (20.5, 14.5))
    _line(painter, (20.5, 9.5), (15.5, 14.5))


def _print(painter: QPainter, tone: str) -> None:
    _line(painter, (7, 9), (7, 3.5), (17, 3.5), (17, 9))
    painter.drawRoundedRect(QRectF(3.5, 9, 17, 7.5), 1.5, 1.5)
    painter.drawRect(QRectF(7, 13.5, 10, 7))


def _person(painter: QPainter, tone: str) -> None:
    painter.drawEllipse(QPointF(12, 8), 4, 4)
    body = QPainterPath(QPointF(4.5, 20))
    body.cubicTo(5, 12.5, 19, 12.5, 19.5, 20)
    painter.drawPath(body)


def _question(painter: QPainter, tone: str) -> None:
    font = QFont(painter.font())
    font.setPixelSize(19)
    painter.setFont(font)
    painter.drawText(QRectF(0, 0, 24, 24), Qt.AlignmentFlag.AlignCenter, "?")


def _find(painter: QPainter, tone: str) -> None:
    painter.drawEllipse(QPointF(10, 10), 6, 6)
    _line(painter, (14.5, 14.5), (20, 20))


SIGNS: Mapping[str, Callable[[QPainter, str], None]] = {
    "undo": _undo,
    "redo": _redo,
    "hint": _hint,
    "trick": _trick,
    "sort": _sort,
    "say": _say,
    "more": _more,
    "slate": _slate,
    "next": _next,
    "back": _back,
    "book": _book,
    "light": _light,
    "sound": _sound,
    "mute": _mute,
    "print": _print,
    "person": _person,
    "question": _question,
    "find": _find,
}
"""What can stand on a token or in a field, by name."""
