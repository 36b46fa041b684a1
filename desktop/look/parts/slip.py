"""A slip of paper with a few words, which may lie a little turned and may be pressed."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from desktop.look.lettering import letters
from desktop.look.paper import focus_ring, paper, rounded
from desktop.look.parts.part import Part
from desktop.look.shadow import lay_shadow
from desktop.look.theme import theme

_WRAPS = int(Qt.TextFlag.TextWordWrap)


class Slip(Part):
    """A heading, some lines and a note, each of which may be missing.

    `turn` in degrees turns it clockwise. One that leads nowhere (`pressable=False`) is read only:
    the keyboard passes it by. Words are broken into lines at `widest` pixels times the scale.
    """

    def __init__(
        self,
        heading: str,
        lines: str = "",
        note: str = "",
        *,
        turn: float = 0.0,
        widest: int = 420,
        pressable: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(heading, parent)
        self._lines, self._note = lines, note
        self._turn = turn
        self._widest = widest
        self._tell()
        if not pressable:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self.unsetCursor()

    def set_words(self, heading: str, lines: str = "", note: str = "") -> None:
        """Write something else on it."""
        self.setText(heading)
        self._lines, self._note = lines, note
        self._tell()
        self.changed()

    def set_widest(self, widest: int) -> None:
        """Break its words at another width, in pixels at a scale of 1."""
        self._widest = widest
        self.changed()

    def _tell(self) -> None:
        told = " ".join(text for text in (self._lines, self._note) if text)
        self.setAccessibleDescription(told)

    # Measures.

    def extent(self) -> QSize:
        """The room that it takes, turned as it lies."""
        flat, angle = self.flat(), radians(abs(self._turn))
        return QSize(
            round(flat.width() * cos(angle) + flat.height() * sin(angle)),
            round(flat.width() * sin(angle) + flat.height() * cos(angle)),
        )

    def flat(self) -> QSizeF:
        """The size of the paper itself."""
        sizes = [self._measured(font, text) for font, text, _ in self._texts()]
        inset = 2 * self._inset()
        wide = max((size.width() for size in sizes), default=0)
        return QSizeF(wide + inset, sum(size.height() for size in sizes) + 0.8 * inset)

    def _measured(self, font: QFont, text: str) -> QSizeF:
        room = QRectF(0, 0, self._widest * self.scale, 10000)
        found = QFontMetricsF(font).boundingRect(room, _WRAPS, text)
        return QSizeF(found.width() + 2, found.height() + 0.25 * QFontMetricsF(font).height())

    def _texts(self) -> list[tuple[QFont, str, str]]:
        """What is written: letters, words, colour."""
        look, scale = theme(), self.scale
        every = [
            (letters("prompt", scale * 1.1, bold=True), self.text(), look.ink),
            (letters("text", scale), self._lines, look.ink),
            (letters("small", scale * 1.08, italic=True), self._note, look.ink_faint),
        ]
        return [(font, text, tone) for font, text, tone in every if text]

    def _inset(self) -> float:
        return 20 * self.scale

    def _turned(self) -> QTransform:
        middle = self.body().center()
        return QTransform.fromTranslate(middle.x(), middle.y()).rotate(self._turn)

    def hitButton(self, pos: QPoint) -> bool:
        inside, _ = self._turned().inverted()
        return self._paper().contains(inside.map(QPointF(pos)))

    def _paper(self) -> QRectF:
        flat = self.flat()
        return QRectF(-flat.width() / 2, -flat.height() / 2, flat.width(), flat.height())

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setTransform(self._turned(), combine=True)
        sheet = self._paper()
        lay_shadow(painter, sheet, 2, self.shadow(4, 14), self._turn)
        paper(painter, sheet)
        words = sheet.adjusted(self._inset(), 0.8 * self._inset(), 0, 0)
        for font, text, tone in self._texts():
            size = self._measured(font, text)
            painter.setFont(font)
            painter.setPen(QColor(tone))
            painter.drawText(QRectF(words.topLeft(), size), _WRAPS, text)
            words.translate(0, size.height())
        if self.hasFocus():
            focus_ring(painter, rounded(sheet, 2))
