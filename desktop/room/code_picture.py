"""The code of a room on paper, whose name tells a screen reader what it leads to."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.common.heard_as import install
from desktop.look import qr

LEAST = 180
"""Pixels; a phone reads it from an arm's length."""


class CodePicture(QWidget):
    """A code that grows with its room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setProperty("heardAs", "picture")
        install()
        sizes = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        sizes.setHeightForWidth(True)
        self.setSizePolicy(sizes)
        self.setMinimumSize(LEAST, LEAST)

    def sizeHint(self) -> QSize:
        return QSize(LEAST, LEAST) * 1.4

    def heightForWidth(self, width: int) -> int:
        return width

    def show_code(self, text: str) -> None:
        """Show the code for a text."""
        self._text = text
        told = QCoreApplication.translate("room", "QR code for {0}").format(text)
        self.setAccessibleName(told)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            qr.paint(painter, QRectF(self.rect()), self._text)
