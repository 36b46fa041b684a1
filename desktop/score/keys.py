"""Keys of paper that answer a question: a number, a side, one of a few words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from desktop.common.portraits import paint_portrait
from desktop.look.lettering import SMALLEST, draw_text, letters
from desktop.look.paper import focus_ring, medallion, rounded
from desktop.look.parts.part import Part
from desktop.look.theme import mixed, theme

HIGH, NARROW = 44, 41
"""Pixels at a scale of 1: the height of a key in a row, and the least width of one."""
_DISC = 0.78
"""How much of a key's height a portrait on it has."""


class AnswerKey(Part):
    """One answer. The one that is given is yellow, one that is only proposed has a dashed edge.

    One of several, a `choice`, says so before anything is told of it: a reader that runs asks then.
    """

    def __init__(
        self,
        text: str,
        parent: QWidget,
        portrait: str = "",
        *,
        large: bool = False,
        choice: bool = False,
    ):
        super().__init__("", parent)
        if choice:
            self.setCheckable(True)
            self.setProperty("heardAs", "choice")
        self.setText(text)
        self._portrait = portrait
        self._large = large
        self._plain = False
        self._proposed = False

    @property
    def proposed(self) -> bool:
        """Whether this is the answer unless another one is given."""
        return self._proposed

    def set_proposed(self, proposed: bool) -> None:
        """Show it as the answer that stands unless another one is given."""
        if proposed != self._proposed:
            self._proposed = proposed
            self.update()

    def set_plain(self, plain: bool) -> None:
        """Show words only, and no portrait, where there is little room."""
        if plain != self._plain:
            self._plain = plain
            self.update()

    def margin(self) -> int:
        return round(4 * self.scale)

    def extent(self) -> QSize:
        high = round(HIGH * self.scale)
        wide = QFontMetricsF(self._letters(bold=True)).horizontalAdvance(self.text())
        wide += 0.62 * high
        if self._portrait and not self._plain:
            wide += 0.9 * _DISC * high
        return QSize(max(round(NARROW * self.scale), round(wide)), high)

    def least(self) -> int:
        """Return the width that its words take in the smallest letters."""
        smallest = self._letters(bold=True)
        smallest.setPixelSize(SMALLEST)
        return round(QFontMetricsF(smallest).horizontalAdvance(self.text())) + 7

    def _letters(self, *, bold: bool) -> QFont:
        return letters("prompt" if self._large else "text", self.scale, bold=bold)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # As a button Qt would take all other keys of the question out of the order of Tab.
        QWidget.focusInEvent(self, event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look, body, corner = theme(), self.body(), 0.16 * min(self.body().height(), 44)
        chosen = self.isChecked()
        high, low = (look.tag, look.tag_low) if chosen else (look.ribbon, look.ribbon_low)
        if self._proposed:
            high, low = look.tag, look.tag
        if self.lit and not chosen:
            high, low = mixed(high, look.field, 0.6), mixed(low, look.field, 0.35)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not self.isEnabled():
                painter.setOpacity(0.55)
            fall = QLinearGradient(body.topLeft(), body.bottomLeft())
            fall.setColorAt(0, QColor(high))
            fall.setColorAt(1, QColor(low))
            painter.fillPath(rounded(body, corner), fall)
            strong = chosen or self._proposed
            edge = mixed(look.brass_dark if strong else look.field_edge, look.ink, 0.4)
            style = Qt.PenStyle.DashLine if self._proposed else Qt.PenStyle.SolidLine
            painter.setPen(QPen(QColor(edge), 2.2 if strong else 1.1, style))
            painter.drawPath(rounded(body, corner))
            self._paint_words(painter, body, chosen)
            if self.hasFocus():
                around = body.adjusted(-1.5, -1.5, 1.5, 1.5)
                focus_ring(painter, rounded(around, corner + 1.5))

    def _paint_words(self, painter: QPainter, body: QRectF, chosen: bool) -> None:
        words = body.adjusted(3, 0, -3, 0)
        if self._portrait and not self._plain:
            across = _DISC * body.height()
            disc = QRectF(body.left() + 0.14 * body.height(), 0, across, across)
            disc.moveTop(body.center().y() - across / 2)

            def picture(inside: QPainter, where: QRectF) -> None:
                paint_portrait(inside, where, self._portrait, self.devicePixelRatioF())

            medallion(painter, disc, picture)
            words.setLeft(disc.right() + 0.06 * body.height())
        painter.setPen(QColor(theme().ink))
        draw_text(
            painter,
            words,
            self._letters(bold=chosen),
            self.text(),
            Qt.AlignmentFlag.AlignHCenter,
        )
