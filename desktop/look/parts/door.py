"""A door to another page: a plate of dark wood with a thin line of brass, a name and a line."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.lettering import fitted, letters
from desktop.look.paper import focus_ring, rounded
from desktop.look.parts.part import Part
from desktop.look.shadow import lay_shadow
from desktop.look.theme import colour, mixed, theme


class Door(Part):
    """Leads somewhere else: its name, and below it in italics what is there."""

    def __init__(self, text: str, line: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._line, self._short = "", False
        self.set_line(line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def line(self) -> str:
        """What stands below the name."""
        return self._line

    def set_line(self, line: str) -> None:
        """Tell something else below the name."""
        self._line = line
        self.setAccessibleDescription(line)
        self.changed()

    def shorten(self, short: bool) -> None:
        """Leave out the line, which is heard in any case, or show it."""
        if short != self._short:
            self._short = short
            self.changed()

    @property
    def _shown(self) -> str:
        return "" if self._short else self._line

    def extent(self) -> QSize:
        name, line = QFontMetricsF(self._letters()), QFontMetricsF(self._line_letters())
        wide = max(name.horizontalAdvance(self.text()), line.horizontalAdvance(self._shown))
        high = name.height() + (line.height() if self._shown else 0)
        side = self._inset() * (0.5 if self._short else 1.0)
        return QSize(round(wide + 2 * side), round(high + 0.9 * name.height()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.55)
        body, look = self.body(), theme()
        if self.isDown():
            body.translate(0, 1)
        corner = 0.16 * body.height()
        lay_shadow(painter, body, corner, self.shadow(4, 12))
        fall = QLinearGradient(body.topLeft(), body.bottomLeft())
        high = mixed(look.plate_high, look.brass, 0.14) if self.lit else look.plate_high
        fall.setColorAt(0, QColor(high))
        fall.setColorAt(1, QColor(look.plate_low))
        painter.fillPath(rounded(body, corner), fall)
        line = body.adjusted(0.75, 0.75, -0.75, -0.75)
        painter.setPen(QPen(colour(look.brass, 235 if self.lit else 170), 1.3))
        painter.drawPath(rounded(line, corner))
        self._paint_words(painter, body)
        if self.hasFocus():
            focus_ring(painter, rounded(body, corner))

    def _paint_words(self, painter: QPainter, body: QRectF) -> None:
        look = theme()
        name, line = QFontMetricsF(self._letters()), QFontMetricsF(self._line_letters())
        high = name.height() + (line.height() if self._shown else 0)
        side = min(self._inset(), 0.09 * body.width())
        words = body.adjusted(side, (body.height() - high) / 2, -side / 2, 0)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        font, text = fitted(self._letters(), self.text(), words.width())
        painter.setFont(font)
        painter.setPen(QColor(look.plate_words))
        painter.drawText(words, flags, text)
        if self._shown:
            font, text = fitted(self._line_letters(), self._shown, words.width())
            painter.setFont(font)
            painter.setPen(QColor(mixed(look.plate_words, look.brass, 0.4)))
            painter.drawText(words.adjusted(0, name.height(), 0, 0), flags, text)

    def _inset(self) -> float:
        return 20 * self.scale

    def _letters(self) -> QFont:
        return letters("prompt", self.scale, bold=True)

    def _line_letters(self) -> QFont:
        return letters("text", self.scale * 0.94, italic=True)
