"""The picture of a printed page in a dialog: as large as there is room, and never cut."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.shadow import Shadow, lay_shadow

_EDGE = 6
"""Pixels around the page for its shadow."""


class PagePicture(QWidget):
    """Shows one page at a time, or nothing."""

    def __init__(self, least: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "picture")
        self._page = QImage()
        self.setMinimumSize(least, least)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_page(self, page: QImage) -> None:
        """Show this page; an empty picture shows nothing."""
        self._page = page
        self.update()

    def place(self) -> QRectF:
        """Where the page lies."""
        room = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        keep = Qt.AspectRatioMode.KeepAspectRatio
        where = QRectF(room.topLeft(), QSizeF(self._page.size()).scaled(room.size(), keep))
        where.moveCenter(room.center())
        return where

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._page.isNull():
            return
        where, dots = self.place(), self.devicePixelRatioF()
        keep = Qt.AspectRatioMode.IgnoreAspectRatio
        # Made smaller at once: painting it smaller leaves out lines of letters.
        page = self._page.scaled(
            (where.size() * dots).toSize(), keep, Qt.TransformationMode.SmoothTransformation
        )
        with QPainter(self) as painter:
            lay_shadow(painter, where, 0, Shadow(0, 2, 6, 0.4))
            painter.drawImage(where, page)
