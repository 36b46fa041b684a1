"""Words right on the wood: a line to read, and a word to press."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from desktop.look.lettering import letters
from desktop.look.paper import focus_ring, rounded, text_on_wood
from desktop.look.parts.part import Part
from desktop.look.theme import theme


class WoodLabel(QLabel):
    """Words in the middle of its room, or at its left, in as many lines as they need."""

    def __init__(self, parent: QWidget | None = None, *, left: bool = False) -> None:
        super().__init__(parent)
        self._font, self._edge = letters("text"), 0
        self._align = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter

    def set_letters(self, font: QFont) -> None:
        """Write it in these letters."""
        self._font = font
        self.updateGeometry()
        self.update()

    def place(self, where: QRect) -> None:
        """Stand there, with room beyond it for the shade behind the words; nowhere if empty."""
        self._edge = 0 if where.isEmpty() else round(QFontMetricsF(self._font).height() / 2)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(where + QMargins(*(self._edge,) * 4))

    def needed(self, width: int) -> int:
        """Return the height of its words, broken into lines of this width."""
        return round(sum(QFontMetricsF(self._font).height() for _ in self._lines(width)))

    def wide(self) -> int:
        """Return the width of its words in one line."""
        return round(QFontMetricsF(self._font).horizontalAdvance(self.text())) + 4

    def _lines(self, width: float) -> list[str]:
        measure = QFontMetricsF(self._font)
        lines: list[str] = []
        for word in self.text().split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and measure.horizontalAdvance(longer) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            high = QFontMetricsF(self._font).height()
            width = self.width() - 2 * self._edge
            top = (self.height() - self.needed(width)) / 2
            for number, line in enumerate(self._lines(width)):
                where = QRectF(self._edge, top + number * high, width, high)
                text_on_wood(painter, where, self._font, line, self._align)


class Word(Part):
    """A word on the wood that is pressed; one that is checked is underlined."""

    def margin(self) -> int:
        return round(3 * self.scale)

    def extent(self) -> QSize:
        measure = QFontMetricsF(self._letters())
        wide = measure.horizontalAdvance(self.text()) + measure.height()
        return QSize(round(wide), round(1.5 * measure.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if not self.isEnabled():
                painter.setOpacity(0.55)
            body, font, middle = self.body(), self._letters(), Qt.AlignmentFlag.AlignHCenter
            text_on_wood(painter, body, font, self.text(), middle)
            if self.lit or self.isChecked():
                self._underline(painter, body)
            if self.hasFocus():
                focus_ring(painter, rounded(body, 0.2 * body.height()))

    def _underline(self, painter: QPainter, body: QRectF) -> None:
        measure = QFontMetricsF(self._letters())
        half = measure.horizontalAdvance(self.text()) / 2
        low = body.center().y() + 0.5 * measure.height()
        tone = theme().brass_light if self.isChecked() else theme().wood_text
        painter.setPen(QPen(QColor(tone), 1.6))
        middle = body.center().x()
        painter.drawLine(QPointF(middle - half, low), QPointF(middle + half, low))

    def _letters(self) -> QFont:
        return letters("text", self.scale * 0.98)
