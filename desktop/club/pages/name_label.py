"""A name above a field: on as many lines as it needs, smaller where a word is too long."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QLabel

_BREAKS = "\u200b"
"""Takes no room; a line may end there."""
SMALLEST = 0.7
"""Letters become no smaller than this part of their size."""


class NameLabel(QLabel):
    """Shows a name whole, however narrow its column."""

    def __init__(self, name: str) -> None:
        super().__init__(name, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.setMinimumWidth(1)
        self.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        self._name = name

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        parent = self.parentWidget()
        font = QFont(parent.font() if parent is not None else self.font())
        usual = QFontInfo(font).pixelSize()
        font.setPixelSize(usual)
        words = self._name.replace("-", "- ").split()
        longest = max((QFontMetrics(font).horizontalAdvance(word) for word in words), default=0)
        part = min(1.0, (self.width() - 2) / max(1, longest))
        font.setPixelSize(max(1, int(usual * max(SMALLEST, part))))
        if font != self.font():
            self.setFont(font)
        # A word that is too long even so goes on in the next line.
        text = self._name if part >= SMALLEST else _BREAKS.join(self._name)
        if text != self.text():
            self.setText(text)
