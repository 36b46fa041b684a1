"""A table header for narrow columns: a name that would be cut is written upwards."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QWidget


class UprightHeader(QHeaderView):
    """A header whose texts are written upwards when `upright` is set."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(True)
        self.setHighlightSections(True)
        self._upright = False

    @property
    def upright(self) -> bool:
        """Whether the names stand upright."""
        return self._upright

    def stand(self, upright: bool) -> None:
        """Stand upright, or lie as heads usually do."""
        if upright != self._upright:
            self._upright = upright
            self.updateGeometry()
            self.viewport().update()

    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:
        size = super().sectionSizeFromContents(logicalIndex)
        return size.transposed() if self._upright else size

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        if not self._upright:
            super().paintSection(painter, rect, logicalIndex)
            return
        painter.save()
        painter.translate(rect.left(), rect.bottom() + 1)
        painter.rotate(-90)
        super().paintSection(painter, QRect(0, 0, rect.height(), rect.width()), logicalIndex)
        painter.restore()
