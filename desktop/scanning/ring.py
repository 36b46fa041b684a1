"""Rings round what a press of the switch would do: one thing, or each of several."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.look.lettering import letters, users_scale
from desktop.look.paper import focus_ring, rounded
from desktop.look.parts.pill import pill

_AROUND, _WIDE = 5, 3.0
"""How far from the thing the ring lies, and how wide its inner line is, in pixels."""


class Ring(QWidget):
    """Lies above everything in its window, and lets the pointer through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._word = ""
        self._lit: list[QRect] = []

    def light(self, where: Sequence[QRect], word: str = "") -> None:
        """Lie round these parts of the window; a word says what a press does."""
        self._lit, self._word = list(where), word
        self.setGeometry(self.window().rect())
        self.show()
        self.raise_()
        self.update()

    @property
    def lit(self) -> list[QRect]:
        """The parts of the window it lies round."""
        return list(self._lit)

    def paintEvent(self, event: QPaintEvent) -> None:
        inside = self.rect().adjusted(_AROUND, _AROUND, -_AROUND, -_AROUND)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for lit in self._lit:
                around = lit.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) & inside
                focus_ring(painter, rounded(QRectF(around), 6), _WIDE)
                if self._word:
                    self._paint_word(painter, around)

    def _paint_word(self, painter: QPainter, around: QRect) -> None:
        """Below the ring, or at its lower edge where there is no room."""
        font = letters("small", users_scale(), bold=True)
        size = QFontMetrics(font).size(0, self._word)
        label = QRect(0, 0, size.width() + 2 * size.height(), round(1.5 * size.height()))
        label.moveCenter(around.center())
        label.moveTop(around.bottom() + 4)
        label.moveBottom(min(label.bottom(), self.height() - 2))
        label.moveRight(min(label.right(), self.width() - 2))
        label.moveLeft(max(label.left(), 2))
        pill(painter, QRectF(label), self._word, font)
