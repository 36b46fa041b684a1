"""A text to be read: serif in lines that are not too long, letters of any size."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent, QTextBlock, QWheelEvent
from PySide6.QtWidgets import QTextBrowser

from desktop.look.lettering import SMALLEST, letters, users_scale

LETTERS_A_LINE = 72
"""A line of prose has no more letters than that: more are hard to follow."""

MARGIN = 22
"""Pixels that are free at least at both sides."""
LARGEST = 64


class ReadingText(QTextBrowser):
    """A page for reading. Ctrl and the wheel, or `larger` and `smaller`, change its letters."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self._usual = 0
        self.set_scale(users_scale())

    def set_scale(self, scale: float) -> None:
        """Set the letters that are usual here so many times as large as elsewhere."""
        font = letters("text", scale * 1.04)
        self._usual = font.pixelSize()
        self.setFont(font)

    def top_of(self, block: QTextBlock) -> int:
        """Where a block begins, as the scroll bar counts."""
        layout = self.document().documentLayout()
        return int(layout.blockBoundingRect(block).top())

    def larger(self) -> None:
        """Larger letters."""
        self._step(1)

    def smaller(self) -> None:
        """Smaller letters."""
        self._step(-1)

    def as_usual(self) -> None:
        """Letters as everywhere else."""
        self._set_pixels(self._usual)

    def _step(self, by: int) -> None:
        pixels = self.font().pixelSize() + by
        if SMALLEST <= pixels <= LARGEST:
            self._set_pixels(pixels)

    def _set_pixels(self, pixels: int) -> None:
        """Letters of this size, and the reader still at the same place."""
        here = self.cursorForPosition(QPoint(0, 0)).block()
        font = self.font()
        font.setPixelSize(pixels)
        self.setFont(font)
        self.narrow()
        self.verticalScrollBar().setValue(self.top_of(here))

    def widest(self) -> float:
        """How wide a line may be, in pixels."""
        return LETTERS_A_LINE * QFontMetricsF(self.font()).averageCharWidth()

    def narrow(self) -> None:
        """Leave so much paper at both sides that no line is too long to read."""
        room = self.width() - self.widest()
        side = max(round(room / 2), MARGIN)
        shape = self.document().rootFrame().frameFormat()
        if shape.leftMargin() != side:
            shape.setLeftMargin(side)
            shape.setRightMargin(side)
            shape.setTopMargin(MARGIN)
            shape.setBottomMargin(MARGIN)
            self.document().rootFrame().setFrameFormat(shape)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.narrow()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and turned:
            self._step(1 if turned > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)
