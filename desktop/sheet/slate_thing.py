"""The slate as it lies on the table: small, a little turned, with its marks and sums.

It is a button: pressed, the slate is brought near. Its picture is painted once for each sheet and
size.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPolygonF, QTransform
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.common.cached_picture import CachedPicture
from desktop.look.inks import SLATE_DARK, SLATE_LIGHT, Inks
from desktop.look.paper import focus_ring
from desktop.look.shadow import cast, lay_shadow
from desktop.sheet import painter as painting
from desktop.sheet.page import SheetPage
from desktop.sheet.slate import goes_on

translate = QCoreApplication.translate

TURN = 3
"""So many degrees it is turned, clockwise."""
_ROOM = 16
"""Room for its shadow on each side, in pixels."""


class SlateThing(QAbstractButton):
    """The slate on the table; a screen reader reads all that stands on it."""

    chalked = Signal()
    """It has more strokes than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page: SheetPage | None = None
        self._turn: float = TURN
        self._slate = QSizeF()
        self._kept = CachedPicture()
        self.hide()
        self.retranslate()

    def show_page(self, page: SheetPage | None) -> None:
        """Have this written on it; None is an empty slate."""
        before, self.page = self.page, page
        self.retranslate()
        self.update()
        if before is None or page is None or not self.isVisible():
            return
        if goes_on(before, page) and painting.new_strokes(before.sheet, page.sheet):
            self.chalked.emit()

    def lie_at(self, middle: QPointF, slate: QSizeF, turn: float) -> None:
        """Lie there: a slate of this size, turned so many degrees."""
        self._slate, self._turn = slate, turn
        around = self._outline(QPointF()).boundingRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
        self.setGeometry(around.translated(middle).toAlignedRect())

    def _outline(self, middle: QPointF) -> QPolygonF:
        turned = QTransform().translate(middle.x(), middle.y()).rotate(self._turn)
        size = self._slate
        flat = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        return turned.map(QPolygonF(flat))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        name, told = translate("sheet", "Slate"), translate("sheet", "The slate is empty.")
        if self.page is not None:
            told = self.page.in_words()
        self.setAccessibleName(name)
        self.setAccessibleDescription(told)
        self.setToolTip(told)

    # Painting.

    def _inks(self) -> Inks:
        dark = self.palette().window().color().lightness() < 128
        return SLATE_DARK if dark else SLATE_LIGHT

    def _paint(self, painter: QPainter) -> None:
        size, inks = self._slate, self._inks()
        painter.setRenderHints(painting.SMOOTH)
        painter.translate(QPointF(self.width() / 2, self.height() / 2))
        painter.rotate(self._turn)
        rect = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        text = float(self.fontInfo().pixelSize())
        painter.setFont(self.font())
        parent = self.parentWidget()
        table = self.size() if parent is None else parent.size()
        middle = QPointF(self.geometry().center())
        lay_shadow(painter, rect, 5, cast(middle, table), self._turn)
        painting.paint_ground(painter, rect, inks, text)
        if self.page is not None:
            painting.paint_written(painter, painting.room(rect, inks, text), self.page, inks, text)

    def paintEvent(self, event: QPaintEvent) -> None:
        of = (self.page, self._slate, self._turn, self._inks().ground.rgb(), self.font().key())
        ratio = self.devicePixelRatioF()
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._kept.picture(of, self.size(), ratio, self._paint))
            if self.hasFocus():
                ring = QPainterPath()
                ring.addPolygon(self._outline(QPointF(self.width() / 2, self.height() / 2)))
                ring.closeSubpath()
                focus_ring(painter, ring)

    def hitButton(self, pos: QPoint) -> bool:
        middle = QPointF(self.width() / 2, self.height() / 2)
        return self._outline(middle).containsPoint(QPointF(pos), Qt.FillRule.WindingFill)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
