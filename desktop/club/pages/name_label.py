"""A name above a field: on as many lines as it needs, smaller where a word is too long."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel

SMALLEST = 0.7
"""Letters become no smaller than this part of their size."""


class NameLabel(QLabel):
    """Shows a name whole, however narrow its column."""

    def __init__(self, name: str) -> None:
        super().__init__(name, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.setMinimumWidth(1)
        self.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        self._usual = self.font().pointSizeF()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        font = self.font()
        font.setPointSizeF(self._usual)
        words = self.text().replace("-", "- ").split()
        longest = max((QFontMetrics(font).horizontalAdvance(word) for word in words), default=0)
        part = min(1.0, max(SMALLEST, (self.width() - 2) / max(1, longest)))
        font.setPointSizeF(self._usual * part)
        if font != self.font():
            self.setFont(font)
