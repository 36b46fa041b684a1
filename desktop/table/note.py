"""A note beside a card: why nothing can be done with it now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from desktop.common.announce import announce
from desktop.common.theme import Palette

_WIDEST = 24
"""How wide a line of it gets, in heights of a letter."""


class CardNote(QLabel):
    """A small paper above a card, with a point towards it; it is read out when it comes."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours
        self._points_at = 0
        self._table = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_palette(self, colours: Palette) -> None:
        """Be seen in these colours."""
        self._colours = colours
        self.update()

    def stand_at(self, card: QRect, text: str) -> None:
        """Say this just above a card that lies there."""
        new = not self.isVisible() or text != self.text()
        self.setText(text)
        self.setGeometry(self._room_above(card, text))
        self._points_at = card.center().x() - self.x()
        self.raise_()
        self.show()
        self.update()
        if new:
            announce(self, text)

    def _room_above(self, card: QRect, text: str) -> QRect:
        metrics = QFontMetrics(self.font())
        pad, point = self._margins()
        table = self._table.rect()
        widest = min(_WIDEST * metrics.height(), table.width() - 4 * pad)
        wraps = Qt.TextFlag.TextWordWrap
        inner = metrics.boundingRect(QRect(0, 0, widest, table.height()), wraps, text)
        where = QRect(0, 0, inner.width() + 2 * pad + 2, inner.height() + pad + point)
        where.moveBottom(card.top())
        where.moveLeft(card.center().x() - where.width() // 2)
        where.moveLeft(max(pad, min(where.left(), table.right() - pad - where.width())))
        where.moveTop(max(pad, where.top()))
        return where

    def _margins(self) -> tuple[int, int]:
        """The paper around the letters, and the height of its point."""
        line = QFontMetrics(self.font()).height()
        return round(line * 0.6), round(line * 0.5)

    # Qt's override.

    def paintEvent(self, event: QPaintEvent) -> None:
        pad, point = self._margins()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QRectF(self.rect()).adjusted(1, 1, -1, -1 - point)
        path = QPainterPath()
        path.addRoundedRect(paper, pad * 0.5, pad * 0.5)
        middle = max(2.0 * point, min(float(self._points_at), paper.right() - 2 * point))
        foot = QPainterPath(QPointF(middle - point, paper.bottom() - 1))
        foot.lineTo(middle, paper.bottom() + point)
        foot.lineTo(middle + point, paper.bottom() - 1)
        painter.setPen(QPen(QColor(self._colours.plate_edge), 1.4))
        painter.setBrush(QColor(self._colours.plate))
        painter.drawPath(path.united(foot))
        painter.setPen(QColor(self._colours.plate_text))
        inner = paper.adjusted(pad, 0, -pad, 0)
        middled = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(inner, middled, self.text())
        painter.end()
