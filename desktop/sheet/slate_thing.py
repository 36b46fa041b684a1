"""The slate as it lies on the table: small, a little turned, with its marks and sums.

It is a button: pressed, the slate is brought near. Its picture is painted once for each sheet and
size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import (
    QCoreApplication,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.common import plain_text
from desktop.common.cached_picture import CachedPicture, draw_region
from desktop.common.haste import Haste
from desktop.common.languages import Retranslated
from desktop.common.pose import Pose
from desktop.look.inks import SLATE_DARK, SLATE_LIGHT, Inks
from desktop.look.paper import focus_ring
from desktop.look.shadow import cast, lay_shadow
from desktop.look.theme import theme
from desktop.sheet import painter as painting
from desktop.sheet.page import SheetPage
from desktop.sheet.slate import LONGEST, STROKE, goes_on
from engine.sheet import Sheet

_AT_REST = 160
"""Milliseconds it lies still before it is painted anew; until then it is stretched."""

translate = QCoreApplication.translate

_ROOM = 16
"""Room for its shadow on each side, in pixels."""


def shortened(names: Sequence[str], font: QFont, width: float) -> tuple[str, ...]:
    """Names as they fit into columns of this width: "Korbinian" may be "Korb.".

    What has room stays whole, all others are cut alike.
    """
    wide = QFontMetricsF(font).horizontalAdvance
    long = [name for name in names if wide(name) > width]
    for kept in range(max(map(len, names)), 1, -1):
        # What has hardly more letters is not cut.
        cut = {name: f"{name[:kept]}." for name in long if len(name) > kept + 1}
        if all(wide(cut.get(name, name)) <= width for name in long):
            return tuple(cut.get(name, name) for name in names)
    return tuple(names)


class SlateThing(Retranslated, QAbstractButton):
    """The slate on the table; a screen reader reads all that stands on it."""

    chalked = Signal()
    """It has more strokes than before."""

    def __init__(
        self, parent: QWidget | None = None, moves: Callable[[], bool] = lambda: False
    ) -> None:
        """Make an empty slate; `moves` tells whether strokes are drawn one after the other."""
        super().__init__(parent)
        self.page: SheetPage | None = None
        self._moves = moves
        self._before: Sheet | None = None
        """What stood there when the strokes that are being drawn had not begun."""
        self._stone = CachedPicture()
        self._chalking = QVariantAnimation(self)
        self._chalking.setStartValue(0.0)
        self._chalking.setEndValue(1.0)
        self._chalking.valueChanged.connect(lambda _: self.update())
        self._chalking.finished.connect(self.finish)
        self._resized = QTimer(self, singleShot=True, interval=_AT_REST)
        self._resized.timeout.connect(self.update)
        self._pose = Pose(0, 0, 0, 0)
        self._kept = CachedPicture()
        self._bare = True
        """Whether it was never seen: at first only the stone is, so the table is there sooner."""
        self.hide()
        self.retranslate()

    def show_page(self, page: SheetPage | None) -> None:
        """Have this written on it; None is an empty slate."""
        before, self.page = self.page, page
        self.finish()
        self.retranslate()
        self.update()
        if before is None or page is None or not self.isVisible():
            return
        strokes = painting.new_strokes(before.sheet, page.sheet) if goes_on(before, page) else 0
        if strokes:
            if self._moves():
                self._before = before.sheet
                self._chalking.setDuration(min(LONGEST, strokes * STROKE))
                self._chalking.start()
            self.chalked.emit()

    def finish(self) -> None:
        """Have every stroke there at once."""
        self._chalking.stop()
        self._before = None
        self.update()

    def lie_at(self, pose: Pose) -> None:
        """Lie there in the parent."""
        if pose != self._pose and self.isVisible():
            self._resized.start()
        self._pose = pose
        self.setGeometry(pose.rect.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
        self.update()

    @property
    def pose(self) -> Pose:
        """Where it lies."""
        return self._pose

    def _outline(self) -> QPolygonF:
        """Its shape, as the widget counts."""
        return self._pose.shape.translated(-QPointF(self.pos()))

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        name, told = translate("sheet", "Slate"), translate("sheet", "The slate is empty.")
        if self.page is not None:
            told = self.page.in_words()
        self.setAccessibleName(name)
        self.setAccessibleDescription(told)
        self.setToolTip(plain_text.tip(told))

    # Painting.

    def _inks(self) -> Inks:
        return SLATE_DARK if theme().dark else SLATE_LIGHT

    def _turned(self, painter: QPainter) -> QRectF:
        """Paint from here on as the slate lies; the slate around its middle."""
        pose = self._pose
        painter.setRenderHints(painting.SMOOTH)
        painter.translate(pose.middle - QPointF(self.pos()))
        painter.rotate(pose.turn)
        return QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height)

    def _paint_stone(self, painter: QPainter) -> None:
        pose = self._pose
        rect, text = self._turned(painter), float(self.fontInfo().pixelSize())
        parent = self.parentWidget()
        table = self.size() if parent is None else parent.size()
        lay_shadow(painter, rect, 5, cast(pose.middle, table), pose.turn)
        painting.paint_ground(painter, rect, self._inks(), text)

    def _paint(self, painter: QPainter) -> None:
        of = (self._pose, self._inks().ground.rgb(), self.font().key())
        ratio = self.devicePixelRatioF()
        stone = self._stone.picture(of, self.size(), ratio, self._paint_stone)
        painter.drawPixmap(0, 0, stone)
        rect, inks = self._turned(painter), self._inks()
        text = float(self.fontInfo().pixelSize())
        painter.setFont(self.font())
        if self.page is not None and not self._bare:
            inner, span = painting.room(rect, inks, text), painting.ALL
            if self._before is not None:
                part = float(self._chalking.currentValue() or 0.0)
                span = painting.Span(self._before, part)
            small = self._small(self.page, inner)
            painting.paint_written(painter, inner, small, inks, text, span)

    def _small(self, page: SheetPage, inner: QRectF) -> SheetPage:
        """Return what there is room for: what is won and lost, not all else on the sheet."""
        page = replace(page, sheet=replace(page.sheet, beside=()))
        # The names of partners are parted where they are written.
        if not page.in_figures or any(" " in name for name in page.names):
            return page
        column = 0.92 * inner.width() / len(page.names)
        return replace(page, names=shortened(page.names, self.font(), column))

    def paintEvent(self, event: QPaintEvent) -> None:
        part = self._chalking.currentTime() if self._before is not None else -1
        of = (None if self._bare else self.page, part, self._inks().ground.rgb())
        where, ratio = (self._pose, self.font().key()), self.devicePixelRatioF()
        haste = Haste.ROUGH if self._resized.isActive() else Haste.NONE
        if haste:
            self._resized.start()  # a step may take longer than the rest behind it
        kept = self._kept.picture(of, self.size(), ratio, self._paint, where, haste)
        with QPainter(self) as painter:
            draw_region(painter, QPointF(), kept, event.region())
            painter.setClipping(False)
            if self._bare:
                QTimer.singleShot(0, self, self._write)
            if self.hasFocus():
                ring = QPainterPath()
                ring.addPolygon(self._outline())
                ring.closeSubpath()
                focus_ring(painter, ring)

    def _write(self) -> None:
        self._bare = False
        self.update()

    def hitButton(self, pos: QPoint) -> bool:
        return self._outline().containsPoint(QPointF(pos), Qt.FillRule.WindingFill)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)
