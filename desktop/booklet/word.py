"""A slip of paper with a word of the game and its meaning."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.lettering import draw_text, draw_wrapped, letters, users_scale
from desktop.look.paper import paper
from desktop.look.parts import window_scale
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import theme

_AROUND = 12
_WIDE = 300


class WordSlip(QWidget):
    """Lies upon its parent near where a word was pressed; a press takes it away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "text")
        self._on = parent
        self._word = self._meaning = ""
        self._scale = 1.0
        self.hide()

    def tell(self, word: str, meaning: str, near: QPoint) -> None:
        """Show what a word means, below a point of the parent."""
        self._word, self._meaning = word, meaning
        self._scale = window_scale(self.window()) * users_scale()
        room = self._on.rect()
        wide = min(round(_WIDE * self._scale), room.width() - 20)
        inner = QRectF(0, 0, wide - 2 * _AROUND - 20 * self._scale, 9999)
        wraps = int(Qt.TextFlag.TextWordWrap)
        font = letters("text", self._scale)
        text = QFontMetricsF(font).boundingRect(inner, wraps, meaning).height()
        high = round(text + self._head() + 2 * _AROUND + 22 * self._scale)
        left = max(room.left(), min(near.x() - wide // 3, room.right() - wide))
        top = near.y() + 12
        if top + high > room.bottom():
            top = max(0, near.y() - high - 12)
        self.setGeometry(left, top, wide, high)
        self.setAccessibleName(f"{word}: {meaning}")
        self.show()
        self.raise_()
        self.update()

    def _head(self) -> float:
        return 1.3 * QFontMetricsF(letters("text", self._scale, bold=True)).height()

    def paintEvent(self, event: QPaintEvent) -> None:
        body = QRectF(self.rect()).adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        inset = 10 * self._scale
        with QPainter(self) as painter:
            lay_shadow(painter, body, 3, Shadow(0, 3, 10, 0.55))
            paper(painter, body)
            painter.setPen(QColor(theme().ink))
            head = body.adjusted(inset, inset / 2, -inset, 0)
            head.setHeight(self._head())
            left = Qt.AlignmentFlag.AlignLeft
            draw_text(painter, head, letters("text", self._scale, bold=True), self._word, left)
            rest = body.adjusted(inset, inset / 2 + self._head(), -inset, -inset / 2)
            draw_wrapped(
                painter,
                rest,
                letters("text", self._scale),
                self._meaning,
                left | Qt.AlignmentFlag.AlignTop,
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.hide()
