"""An open booklet on the table: two pages of paper with the fold between them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from desktop.look.ground import Surface
from desktop.look.lettering import users_scale
from desktop.look.paper import paper
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import colour, theme

LEFT = 0.36
"""The largest part of the booklet that the left page takes by itself."""


class Booklet(QSplitter):
    """Two pages side by side; the fold can be dragged.

    Undragged, the left page is as wide as `wide`, but leaves the larger part to the right one.
    """

    def __init__(
        self, left: QWidget, right: QWidget, wide: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._wide = wide
        self._dragged = False
        self.splitterMoved.connect(self._keep)
        self._table = Surface()
        self.addWidget(left)
        self.addWidget(right)
        self.setStretchFactor(0, 0)
        self.setStretchFactor(1, 1)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(round(10 * users_scale()))

    def edge(self) -> int:
        """How much of the table is seen around the booklet, in pixels."""
        return max(10, min(self.width(), self.height()) // 28)

    def resizeEvent(self, event: QResizeEvent) -> None:
        edge = self.edge()
        self.setContentsMargins(edge, edge, edge, edge)
        super().resizeEvent(event)
        if not self._dragged:
            room = self.contentsRect().width()
            left = min(self._wide, round(LEFT * room))
            self.setSizes([left, room - left - self.handleWidth()])

    def _keep(self) -> None:
        self._dragged = True

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            table = self._table.pixmap(theme(), self.size(), self.devicePixelRatio())
            painter.drawPixmap(self.rect(), table)
            whole = QRectF(self.contentsRect())
            fold = QRectF(self.handle(1).geometry()).center().x()
            lay_shadow(painter, whole, 3, Shadow(0, 5, 18, 0.6))
            left, right = QRectF(whole), QRectF(whole)
            left.setRight(fold)
            right.setLeft(fold)
            for page, inner in ((left, -1), (right, 1)):
                paper(painter, page)
                self._paint_fold(painter, page, fold, inner)

    def _paint_fold(self, painter: QPainter, page: QRectF, fold: float, way: int) -> None:
        """Shade on one page towards the fold."""
        reach = min(46.0, page.width() / 3)
        shade = QLinearGradient(fold, 0, fold + way * reach, 0)
        for at, strength in ((0.0, 92), (0.12, 48), (0.5, 14), (1.0, 0)):
            shade.setColorAt(at, colour(theme().shadow, strength))
        strip = QRectF(page)
        if way < 0:
            strip.setLeft(fold - reach)
        else:
            strip.setRight(fold + reach)
        painter.fillRect(strip, shade)
