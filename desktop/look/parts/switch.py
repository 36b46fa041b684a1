"""A switch on the wood: keys in a dark trough; the chosen key is of bone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from desktop.look.lettering import letters
from desktop.look.paper import focus_ring, paint_dots, rounded
from desktop.look.parts.part import Part
from desktop.look.theme import colour, theme


class Key(Part):
    """A key of a switch; bone if it is chosen. `dots` of three dots behind its word are filled."""

    def __init__(self, text: str = "", parent: QWidget | None = None, dots: int = 0) -> None:
        super().__init__(text, parent)
        self._dots = dots
        self.setCheckable(True)

    def margin(self) -> int:
        return round(3 * self.scale)

    def extent(self) -> QSize:
        measure = QFontMetricsF(letters("text", self.scale * 0.95, bold=True))
        wide = measure.horizontalAdvance(self.text()) + 1.1 * measure.height()
        if self._dots:
            wide += 1.9 * measure.ascent()
        return QSize(round(wide), round(1.45 * measure.height()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        # As a button Qt would take all other keys of the switch out of the order of Tab, and so
        # out of the reach of a single switch.
        QWidget.focusInEvent(self, event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, body, font = theme(), self.body(), letters("text", self.scale * 0.95)
        corner = 0.2 * body.height()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isChecked():
                fall = QLinearGradient(body.topLeft(), body.bottomLeft())
                fall.setColorAt(0, QColor(look.bone))
                fall.setColorAt(1, QColor(look.bone_low))
                painter.fillPath(rounded(body, corner), fall)
            elif self.lit:
                painter.fillPath(rounded(body, corner), colour(look.bone, 40))
            tone = QColor(look.ink if self.isChecked() else look.plate_words)
            font.setBold(self.isChecked())
            painter.setFont(font)
            painter.setPen(tone)
            high = QFontMetricsF(font).ascent()
            words = body.adjusted(0, 0, -1.9 * high if self._dots else 0, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self.text())
            if self._dots:
                place = QRectF(words.right() - 0.35 * high, body.top(), 2 * high, body.height())
                paint_dots(painter, place, self._dots, 0.42 * high, tone)
            if self.hasFocus():
                focus_ring(painter, rounded(body, corner))


class Switch(QWidget):
    """A trough of keys, one of which is chosen; with a single key, a yes or no."""

    chosen = Signal(int)
    """The key of this number was pressed; of a single key, whether it is down."""

    def __init__(self, keys: Sequence[Key], parent: QWidget) -> None:
        super().__init__(parent)
        self.keys = list(keys)
        for number, key in enumerate(keys):
            key.setParent(self)
            key.setAutoExclusive(len(keys) > 1)
            key.clicked.connect(partial(self._pressed, number))
        if len(keys) > 1:
            self.keys[0].setChecked(True)

    def _pressed(self, number: int) -> None:
        self.chosen.emit(number if len(self.keys) > 1 else int(self.keys[0].isChecked()))

    def take(self, number: int) -> None:
        """Let the key of this number be chosen; of a single one, whether it is down."""
        if len(self.keys) > 1:
            self.keys[number].setChecked(True)
        else:
            self.keys[0].setChecked(bool(number))

    def set_scale(self, scale: float) -> None:
        """Set its keys larger or smaller."""
        for key in self.keys:
            key.set_scale(scale)

    def _edge(self) -> int:
        return round(4 * self.keys[0].scale)

    def sizeHint(self) -> QSize:
        sizes = [key.extent() for key in self.keys]
        edge = 2 * self._edge()
        return QSize(sum(s.width() for s in sizes) + edge, max(s.height() for s in sizes) + edge)

    def lay_out(self) -> None:
        """Put the keys beside each other."""
        left = self._edge()
        for key in self.keys:
            size = key.extent()
            body = QRectF(left, self._edge(), size.width(), self.height() - 2 * self._edge())
            key.place(body.toRect())
            left += size.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, body = theme(), QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillPath(rounded(body, 0.22 * body.height()), QColor(look.plate_low))
            painter.setPen(QPen(colour(look.brass, 110), 1.0))
            painter.drawPath(rounded(body, 0.22 * body.height()))
