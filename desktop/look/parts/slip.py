"""A slip of paper on the wood: something to go on with, in two lines."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from desktop.look.lettering import fitted, letters
from desktop.look.paper import focus_ring, paper, rounded
from desktop.look.parts.part import Part
from desktop.look.parts.tag import HIGH, LEAD, paint_tag
from desktop.look.shadow import lay_shadow
from desktop.look.theme import theme


class Slip(Part):
    """A heading with a note at its right, and a line below, on a sheet as large as its place.

    `colour` paints a strip down its left edge; `turn` in degrees turns it clockwise. What a press
    does may stand on a tag at its right. Words that do not fit are smaller, then shortened: the
    whole of them is read aloud and shown as a hint.
    """

    def __init__(self, turn: float = 0.0, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._turn, self._short = turn, False
        self._line = self._note = self._colour = self._call = ""

    def set_words(
        self, heading: str, line: str = "", note: str = "", colour: str = "", call: str = ""
    ) -> None:
        """Write something else on it; `call` stands on the tag."""
        self.setText(heading)
        self._line, self._note, self._colour, self._call = line, note, colour, call
        self.setAccessibleDescription(" ".join(text for text in (line, note, call) if text))
        self.changed()

    # Measures.

    def extent(self) -> QSize:
        head, line = self._letters()
        note = self._wide(self._note_letters(), self._note)
        wide = max(self._wide(head, self.text()) + note, self._wide(line, self._line))
        return QSize(ceil(wide + 2.6 * self._inset()), self.high())

    def high(self) -> int:
        """Return the height of a heading and, unless it is shortened, a line."""
        shown = self._letters()[: 1 if self._short else 2]
        return ceil(1.35 * sum(QFontMetricsF(font).height() for font in shown))

    def shorten(self, short: bool) -> None:
        """Leave out the line, which is heard in any case, or show it."""
        if short != self._short:
            self._short = short
            self.changed()

    def _wide(self, font: QFont, text: str) -> float:
        return QFontMetricsF(font).horizontalAdvance(text)

    def _letters(self) -> tuple[QFont, QFont]:
        """Of the heading and of the line."""
        return letters("prompt", self.scale * 0.92, bold=True), letters("text", self.scale * 0.95)

    def _note_letters(self) -> QFont:
        return letters("text", self.scale * 0.9, italic=True)

    def _inset(self) -> float:
        return 14 * self.scale

    def _turned(self) -> QTransform:
        middle = self.body().center()
        return QTransform.fromTranslate(middle.x(), middle.y()).rotate(self._turn)

    def hitButton(self, pos: QPoint) -> bool:
        inside, _ = self._turned().inverted()
        return self._paper().contains(inside.map(QPointF(pos)))

    def _paper(self) -> QRectF:
        body = self.body()
        return QRectF(-body.width() / 2, -body.height() / 2, body.width(), body.height())

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setTransform(self._turned(), combine=True)
            sheet = self._paper()
            lay_shadow(painter, sheet, 2, self.shadow(4, 14), self._turn)
            paper(painter, sheet)
            strip = 10 * self.scale if self._colour else 0.0
            painter.fillRect(
                QRectF(sheet.left(), sheet.top(), strip, sheet.height()), QColor(self._colour)
            )
            room = sheet.adjusted(strip + self._inset(), 0, -self._inset(), 0)
            self._paint_words(painter, self._paint_call(painter, room))
            if self.hasFocus():
                focus_ring(painter, rounded(sheet, 2))

    def _paint_call(self, painter: QPainter, room: QRectF) -> QRectF:
        """Paint the tag if it leaves room for the words; returns the room that is left."""
        font = letters("text", self.scale * 1.08, bold=True)
        high = min(HIGH * QFontMetricsF(font).height(), 0.8 * room.height())
        wide = self._wide(font, self._call) + (LEAD + 0.5) * high
        head, line = self._letters()
        words = max(self._wide(head, self.text()), self._wide(line, self._line))
        if not self._call or words + wide + self._inset() > room.width():
            return room
        tag = QRectF(room.right() - wide, room.center().y() - high / 2, wide, high)
        lay_shadow(painter, tag.adjusted(0.28 * high, 0, 0, 0), 0.12 * high, self.shadow(3, 9))
        paint_tag(painter, tag, first=True, lit=self.lit, down=self.isDown())
        painter.setFont(font)
        painter.setPen(QColor(theme().ink))
        words_at = tag.adjusted(LEAD * high, 0, 0, 0)
        painter.drawText(words_at, int(Qt.AlignmentFlag.AlignVCenter), self._call)
        return room.adjusted(0, 0, -wide - self._inset(), 0)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        look, (head, below) = theme(), self._letters()
        high = QFontMetricsF(head).height()
        line = "" if self._short else self._line
        low = QFontMetricsF(below).height() if line else 0.0
        top = room.top() + (room.height() - high - low) / 2
        note, gap = self._wide(self._note_letters(), self._note), self._inset() * bool(self._note)
        told = self._note
        # The heading says what it is; a note that would shorten it is left out.
        if note + gap + 0.8 * self._wide(head, self.text()) > room.width():
            told, note, gap = "", 0.0, 0.0
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for font, text, tone, place in (
            (
                head,
                self.text(),
                look.ink,
                QRectF(room.left(), top, room.width() - note - gap, high),
            ),
            (below, line, look.ink, QRectF(room.left(), top + high, room.width(), low)),
        ):
            font, text = fitted(font, text, place.width())
            painter.setFont(font)
            painter.setPen(QColor(tone))
            painter.drawText(place, flags, text)
        painter.setFont(self._note_letters())
        painter.setPen(QColor(look.ink_faint))
        right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(QRectF(room.left(), top, room.width(), high), right, told)
