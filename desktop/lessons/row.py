"""A row of a list on paper: a circle with a number or a tick, a title, a line, and a state."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.common.sentences import capital
from desktop.look.lettering import letters
from desktop.look.paper import focus_ring, rounded
from desktop.look.parts.part import Part
from desktop.look.theme import theme


class Row(Part):
    """Something to choose from a list."""

    def __init__(self, number: int, parent: QWidget) -> None:
        """Its place in the list; 0 for what stands before the first."""
        super().__init__("", parent)
        self._number = number
        self._about = ""

    @property
    def done(self) -> bool:
        """Whether it was gone through."""
        return False

    @property
    def state(self) -> str:
        """How far somebody is, in words."""
        return ""

    def set_words(self, title: str, about: str) -> None:
        """Write this title and the line below it."""
        self.setText(title)
        self._about = about
        self.setAccessibleDescription(
            ". ".join(filter(None, [capital(about), capital(self.state)]))
        )
        self.changed()

    def margin(self) -> int:
        return 3

    def extent(self) -> QSize:
        title, about = QFontMetrics(self._title()), QFontMetrics(self._small())
        wide = max(title.horizontalAdvance(self.text()), about.horizontalAdvance(self._about))
        wide += self._circle() + about.horizontalAdvance(self.state) + round(50 * self.scale)
        return QSize(wide, title.height() + about.height() + round(8 * self.scale))

    def _circle(self) -> int:
        return round(34 * self.scale)

    def _title(self) -> QFont:
        return letters("text", self.scale * 1.06, bold=True)

    def _small(self) -> QFont:
        return letters("small", self.scale, italic=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, body = theme(), self.body()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.lit or self.isDown():
                painter.fillPath(rounded(body, 6), QColor(look.chosen))
            across = self._circle() - 8
            circle = QRectF(body.left() + 4, body.center().y() - across / 2, across, across)
            painter.setPen(QColor(look.brass_dark))
            painter.setBrush(QColor(look.brass if self.done else look.field))
            painter.drawEllipse(circle)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(look.ink))
            painter.setFont(letters("small", self.scale, bold=True))
            mark = "✓" if self.done else str(self._number or "»")
            painter.drawText(circle, int(Qt.AlignmentFlag.AlignCenter), mark)
            words = body.adjusted(self._circle() + 8, 3 * self.scale, -10, 0)
            painter.setFont(self._title())
            painter.drawText(words, 0, self.text())
            painter.setPen(QColor(look.ink_faint))
            painter.setFont(self._small())
            high = QFontMetrics(self._title()).height()
            painter.drawText(words.adjusted(0, high, 0, 0), 0, self._about)
            right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(words, right, self.state)
            if self.hasFocus():
                focus_ring(painter, rounded(body, 6))
