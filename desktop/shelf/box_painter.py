"""How the shelf is painted: its boards, and the boxes that stand on them with their spines out."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from desktop.look.dyes import Dye, dye, lid_lines, paint_box
from desktop.look.lettering import draw_text, even_lines, fitted, letters
from desktop.look.paper import rounded
from desktop.look.theme import colour, mixed, theme
from desktop.shelf.lid_cards import FAN_HIGH, RATIO, LidCards
from desktop.shelf.spines import HIGH, LOW, PLANK
from engine import games

_CROWN = ((0, 0), (0.25, 0.5), (0.5, -0.12), (0.75, 0.5), (1, 0), (0.88, 1), (0.12, 1))
_CENTRE = Qt.AlignmentFlag.AlignHCenter


class Spine(NamedTuple):
    """What is seen of a match on the spine of its box."""

    game: str
    title: str
    day: str
    won: bool = False
    unfinished: bool = False


class Lid(NamedTuple):
    """What is read on the lid of a box that lies with its face out."""

    game: str
    title: str
    standing: str
    day: str
    go_on: str


def dye_of(game: str) -> Dye:
    """Return the colour of a game's boxes; one that is not here any more has one by its name."""
    try:
        return dye(games.find(game).box.colour, game)
    except games.UnknownGame:
        return dye("", game)


@lru_cache(4096)
def height_of(name: str) -> int:
    """How high the box of a match is: not all are alike, and each stays as it is."""
    return LOW + crc32(name.encode(errors="replace")) % (HIGH - LOW + 1)


# The boards.


def paint_back(painter: QPainter, rect: QRectF, scale: float) -> None:
    """Paint the dark of the shelf above a board."""
    look, frame = theme(), 9 * scale
    dark = QColor(mixed(look.plate_low, look.shadow, 0.25))
    painter.fillRect(rect, QColor(look.plate_high))
    back = rect.adjusted(frame, 0, -frame, 0)
    fall = QLinearGradient(back.topLeft(), back.bottomLeft())
    fall.setColorAt(0, QColor(mixed(look.plate_low, look.shadow, 0.6)))
    fall.setColorAt(0.35, dark)
    fall.setColorAt(1, QColor(mixed(look.plate_low, look.plate_high, 0.5)))
    painter.fillRect(back, fall)


def paint_plank(painter: QPainter, rect: QRectF, label: str, scale: float) -> None:
    """Paint the edge of a board, before what stands on it, and there a slip with a month."""
    look, plank = theme(), PLANK * scale
    dark = QColor(mixed(look.plate_low, look.shadow, 0.25))
    board = QRectF(rect.left(), rect.bottom() - plank, rect.width(), plank)
    high = mixed(look.plate_high, look.brass, 0.42)
    shine = QLinearGradient(board.topLeft(), board.bottomLeft())
    shine.setColorAt(0, QColor(mixed(high, look.brass_light, 0.25)))
    shine.setColorAt(0.18, QColor(high))
    shine.setColorAt(1, QColor(mixed(look.plate_high, look.plate_low, 0.3)))
    painter.fillRect(board, shine)
    painter.fillRect(QRectF(board.left(), board.bottom() - 1, board.width(), 1), dark)
    _paint_label(painter, board, label, scale)


def label_letters(scale: float) -> QFont:
    """Return the letters of the slip on a board."""
    return letters("small", scale, bold=True)


def _paint_label(painter: QPainter, board: QRectF, label: str, scale: float) -> None:
    if not label:
        return
    look, font = theme(), label_letters(scale)
    measure = QFontMetricsF(font)
    wide = measure.horizontalAdvance(label) + 24 * scale
    slip = QRectF(board.left() + 17 * scale, board.top(), wide, board.height())
    fall = QLinearGradient(slip.topLeft(), slip.bottomLeft())
    fall.setColorAt(0, QColor(look.bone))
    fall.setColorAt(1, QColor(look.bone_low))
    painter.fillPath(rounded(slip, 3 * scale), fall)
    painter.setPen(QPen(QColor(look.brass_dark), 1.0))
    painter.drawPath(rounded(slip, 3 * scale))
    painter.setPen(QColor(look.ink))
    painter.setFont(font)
    painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, label)


# A spine.


def spine_rect(left: float, bottom: float, wide: float, name: str, scale: float) -> QRectF:
    """Return the spine of a match, on a board whose upper edge is at `bottom`."""
    high = height_of(name) * scale
    return QRectF(left, bottom - high, wide, high)


def paint_spine(painter: QPainter, rect: QRectF, spine: Spine, scale: float) -> None:
    """Paint a box seen from its side: its colour, its name, the day, and how it ended."""
    look, tone = theme(), dye_of(spine.game)
    if spine.unfinished:
        mark = QRectF(0, 0, 8 * scale, 16 * scale)
        mark.moveCenter(QPointF(rect.center().x(), rect.top()))
        painter.fillRect(mark, QColor(look.ribbon))
        painter.setPen(QPen(QColor(look.brass_dark), 1.0))
        painter.drawRect(mark)
    corner = 3 * scale
    outline = QPainterPath(rect.bottomLeft())
    outline.lineTo(rect.left(), rect.top() + corner)
    outline.quadTo(rect.topLeft(), QPointF(rect.left() + corner, rect.top()))
    outline.lineTo(rect.right() - corner, rect.top())
    outline.quadTo(rect.topRight(), QPointF(rect.right(), rect.top() + corner))
    outline.lineTo(rect.bottomRight())
    fall = QLinearGradient(rect.topLeft(), rect.topRight())
    fall.setColorAt(0.0, QColor(tone.side))
    fall.setColorAt(0.12, QColor(tone.low))
    fall.setColorAt(0.42, QColor(mixed(tone.high, look.lamp, 0.12)))
    fall.setColorAt(0.85, QColor(tone.low))
    fall.setColorAt(1.0, QColor(tone.side))
    painter.fillPath(outline, fall)
    gold = colour(look.brass_light, 190)
    foot = 27 * scale
    for y, wide in ((6, 1.4), (9, 0.7)):
        painter.setPen(QPen(gold, wide * scale))
        for at in (rect.top() + y * scale, rect.bottom() - foot - (y - 7.5) * scale):
            painter.drawLine(QPointF(rect.left() + 1, at), QPointF(rect.right() - 1, at))
    bright = QColor(look.brass_light)
    painter.setPen(bright)
    day = QRectF(rect.left(), rect.bottom() - foot + 3 * scale, rect.width(), foot - 5 * scale)
    draw_text(painter, day, letters("small", scale), spine.day, _CENTRE)
    top = rect.top() + 12 * scale
    if spine.won:
        crown = QRectF(0, top + 2 * scale, 15 * scale, 10 * scale)
        crown.moveLeft(rect.center().x() - crown.width() / 2)
        paint_crown(painter, crown)
        top = crown.bottom() + 3 * scale
    _paint_along(painter, QRectF(rect.left(), top, rect.width(), rect.bottom() - foot - top), spine)


def _paint_along(painter: QPainter, room: QRectF, spine: Spine) -> None:
    """Paint the name, from top to bottom."""
    long = room.height() - 6
    font = letters("text", room.width() / 36, bold=True)
    font, name = fitted(font, spine.title, long)
    painter.save()
    painter.translate(room.center())
    painter.rotate(90)
    painter.setPen(QColor(theme().brass_light))
    painter.setFont(font)
    where = QRectF(-long / 2, -room.width() / 2, long, room.width())
    painter.drawText(where, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip), name)
    painter.restore()


def paint_crown(painter: QPainter, rect: QRectF) -> None:
    """Paint a crown in outline."""
    shape = QPolygonF(
        [QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height()) for x, y in _CROWN]
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(theme().brass_light), max(1.0, rect.width() / 11)))
    painter.drawPolygon(shape)


# A box with its face out.


def key_rect(box: QRectF, scale: float) -> QRectF:
    """Where the key lies by which one goes on with a match."""
    measure = QFontMetricsF(_key_letters(scale))
    within = lid_lines(box)
    high = 1.45 * measure.height()
    return QRectF(
        within.left() + 10 * scale,
        within.bottom() - high - 6 * scale,
        within.width() - 20 * scale,
        high,
    )


def _key_letters(scale: float) -> QFont:
    return letters("small", scale * 1.05, bold=True)


def paint_lid(
    painter: QPainter, box: QRectF, lid: Lid, cards: LidCards | None, scale: float, sharp: float
) -> None:
    """Paint a box from its front: cards, game, standing, day, and the key to go on."""
    look = theme()
    paint_box(painter, box, dye_of(lid.game))
    within = lid_lines(box)
    key = key_rect(box, scale)
    fonts = (
        letters("text", scale * 1.12, bold=True),
        letters("small", scale * 1.08),
        letters("small", scale * 1.05, italic=True),
    )
    name_high, line_high, day_high = (0.98 * QFontMetricsF(font).height() for font in fonts)
    room = within.width() - 8 * scale
    lines = even_lines(fonts[1], lid.standing, room)[:2]
    low = key.top() - 4 * scale
    painter.setPen(QColor(look.plate_words))
    for font, text, high in (
        (fonts[2], lid.day, day_high),
        *((fonts[1], line, line_high) for line in reversed(lines)),
        (fonts[0], lid.title, name_high),
    ):
        low -= high
        if font is fonts[0]:
            painter.setPen(QColor(look.brass_light))
        draw_text(painter, QRectF(within.left() + 4 * scale, low, room, high), font, text, _CENTRE)
    if cards is not None:
        place = QRectF(within.left(), within.top(), within.width(), low - within.top())
        wide = min(0.36 * box.width(), 0.92 * place.height() / FAN_HIGH * RATIO)
        cards.paint(painter, place, wide, sharp=sharp)
    fall = QLinearGradient(key.topLeft(), key.bottomLeft())
    fall.setColorAt(0, QColor(look.ribbon))
    fall.setColorAt(1, QColor(look.ribbon_low))
    painter.fillPath(rounded(key, 5 * scale), fall)
    painter.setPen(QPen(QColor(look.brass_dark), 1.0))
    painter.drawPath(rounded(key, 5 * scale))
    painter.setPen(QColor(look.ink))
    draw_text(painter, key, _key_letters(scale), lid.go_on, _CENTRE)
