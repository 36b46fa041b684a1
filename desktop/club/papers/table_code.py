"""The code by which a table comes into a room, as its sheet has it: to be scanned or typed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.club.model import codes
from desktop.look import qr
from desktop.look.inks import PAPER
from desktop.look.lettering import serif_high
from desktop.print.blocks import Drawn, Inside, Text
from desktop.print.scale import LETTER, NOTE
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate

HIGH = 17.0
"""In millimetres: large enough for a phone held in the hand."""
_LARGE, _SMALL = 0.42, 0.25
"""The heights of its lines, as parts of it."""


def table_code(
    state: TournamentState, number: int, table: int, room: str, *, alone: bool = True
) -> list[Inside]:
    """Return what stands on a table's sheet of its code, and of the room at this address.

    While none is open, and on a sheet that is not alone on its page, it is one line.
    """
    code = codes.code(state.head, codes.at(state.round(number), table))
    if not room:
        line = translate("club", "Result by phone, if a code is on the wall: scan it and type {0}.")
        return [Text(line.format(codes.shown(code)), NOTE)]
    address = room.removeprefix("http://").rstrip("/")
    if not alone:
        line = translate("club", "Result by phone: open {0} and type {1}.")
        return [Text(line.format(address, codes.shown(code)), NOTE)]
    told = translate("club", "Result by phone: scan this, or open {0} and type the code.")

    def paint(painter: QPainter, place: QRectF, dots: float) -> None:
        high = place.height()
        square = QRectF(place.right() - high, place.top(), high, high)
        qr.paint(painter, square, f"{room}#{code}")
        painter.setPen(PAPER.chalk)
        words = QRectF(place.left(), place.top(), place.width() - 1.1 * high, high)
        upper = QRectF(words.left(), words.top(), words.width(), 0.5 * high)
        lower = QRectF(words.left(), words.top() + 0.5 * high, words.width(), 0.5 * high)
        painter.setFont(serif_high(_LARGE * LETTER * high, bold=True))
        painter.drawText(upper, int(_LEFT | Qt.AlignmentFlag.AlignBottom), codes.shown(code))
        painter.setFont(serif_high(_SMALL * LETTER * high))
        flags = int(_LEFT | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        painter.drawText(lower, flags, told.format(address))

    return [Drawn(HIGH, paint)]


_LEFT = Qt.AlignmentFlag.AlignLeft
