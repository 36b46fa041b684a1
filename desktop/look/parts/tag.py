"""A decision as a large paper tag with a hole, and its key on a keycap."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from desktop.common.cached_picture import CachedPicture
from desktop.look.lettering import letters
from desktop.look.paper import focus_ring, key_cap
from desktop.look.parts.part import Part
from desktop.look.shadow import lay_shadow
from desktop.look.theme import mixed, theme

HIGH, LEAD = 1.72, 0.78
"""How high a tag is beside its letters, and how far from its tip they begin beside its height."""
_CLOSE = 0.24, 0.14
"""How far from the tip the keycap is where it stands in place of the hole, and from the letters."""


class Tag(Part):
    """A decision to press. One that suggests itself (`first`) is of a warmer paper.

    With `letter` its text has a letter for Alt as on other buttons: the one behind an "&".
    """

    def __init__(
        self,
        text: str,
        key: str = "",
        first: bool = False,
        parent: QWidget | None = None,
        *,
        letter: bool = False,
    ) -> None:
        super().__init__(text, parent)
        self._by_letter = letter
        self._key = key
        self._first = first
        self._bare = self._close = False
        self._kept = CachedPicture()

    @property
    def key(self) -> str:
        """The key that is shown, as the user's keyboard names it; "" shows none."""
        return self._key

    def set_key(self, key: str) -> None:
        """Show another key."""
        self._key = key
        self.changed()

    def set_bare(self, bare: bool) -> None:
        """Leave the key out where there is too little room for it, or show it again."""
        if bare != self._bare:
            self._bare = bare
            self.changed()

    def set_close(self, close: bool) -> None:
        """Have the key in place of the hole, where there is little room, or behind the words."""
        if close != self._close:
            self._close = close
            self.changed()

    def set_first(self, first: bool) -> None:
        """Show this as the decision that suggests itself, or not."""
        self._first = first
        self.update()

    # Measures.

    def extent(self) -> QSize:
        high = self._height()
        wide = self._lead() + QFontMetricsF(self._letters()).horizontalAdvance(self._words())
        if self._before:
            wide -= 0.22 * high
        elif self._key and not self._bare:
            wide += 0.55 * high + self._cap().width()
            return QSize(round(wide + 0.22 * high), round(high))
        return QSize(round(wide + 0.5 * high), round(high))

    def _words(self) -> str:
        """Return what is read on it."""
        return self.text().replace("&", "") if self._by_letter else self.text()

    def _height(self) -> float:
        return HIGH * QFontMetricsF(self._letters()).height()

    def _lead(self) -> float:
        """From the tip to the first letter."""
        if self._before:
            return sum(_CLOSE) * self._height() + self._cap().width()
        return LEAD * self._height()

    @property
    def _before(self) -> bool:
        """Whether the key stands before the words, in place of the hole."""
        return bool(self._key) and self._close and not self._bare

    def _cap(self) -> QSize:
        """Return the size of the keycap."""
        high = 0.62 * self._height()
        wide = QFontMetricsF(self._cap_letters()).horizontalAdvance(self._key)
        return QSize(round(max(high, wide + 0.7 * high)), round(high))

    def _letters(self) -> QFont:
        return letters("text", self.scale * 1.08, bold=True)

    def _cap_letters(self) -> QFont:
        return letters("small", self.scale)

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        of = (*self.looks(), self._key, self._first, self._bare, self._close)
        self._kept.show(self, event, of, self._paint)

    def _paint(self, painter: QPainter) -> None:
        body = self.body()
        down = self.isDown() or self.isChecked()
        if down:
            body.translate(0, 1)
        if not self.isEnabled():
            painter.setOpacity(0.55)
        behind_tip = body.adjusted(0.28 * body.height(), 0, 0, 0)
        lay_shadow(painter, behind_tip, 0.12 * body.height(), self.shadow(3, 9))
        state = {"first": self._first, "lit": self.lit, "down": self.isDown()}
        shape = paint_tag(painter, body, hole=not self._before, **state)
        self._paint_words(painter, body)
        if self.hasFocus():
            focus_ring(painter, shape)

    def _paint_words(self, painter: QPainter, body: QRectF) -> None:
        look = theme()
        painter.setPen(QColor(look.ink))
        painter.setFont(self._letters())
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
        flags = int(Qt.AlignmentFlag.AlignVCenter | left)
        if self._by_letter:
            flags |= int(Qt.TextFlag.TextShowMnemonic)
        painter.drawText(body.adjusted(self._lead(), 0, 0, 0), flags, self.text())
        if not self._key or self._bare:
            return
        cap = self._cap()
        where = QRectF(0, 0, cap.width(), cap.height())
        where.moveCenter(body.center())
        if self._before:
            where.moveLeft(body.left() + _CLOSE[0] * body.height())
        else:
            where.moveRight(body.right() - 0.2 * body.height())
        key_cap(painter, where, self._cap_letters(), self._key)


def paint_tag(
    painter: QPainter,
    body: QRectF,
    *,
    first: bool,
    lit: bool = False,
    down: bool = False,
    hole: bool = True,
) -> QPainterPath:
    """Paint the paper of a tag, mostly with its hole; returns its outline."""
    look, shape = theme(), _outline(body)
    high, low = (look.tag, look.tag_low) if first else (look.ribbon, look.ribbon_low)
    if lit:
        high, low = mixed(high, look.field, 0.6), mixed(low, look.field, 0.35)
    if down:
        high, low = low, high
    fall = QLinearGradient(body.topLeft(), body.bottomLeft())
    fall.setColorAt(0, QColor(high))
    fall.setColorAt(1, QColor(low))
    painter.fillPath(shape, fall)
    # On paper, as on a slip, the edge alone tells a tag from its ground.
    edge = mixed(look.brass_dark if first else look.field_edge, look.ink, 0.4)
    painter.setPen(QPen(QColor(edge), 1.8 if first else 1.1))
    painter.drawPath(shape)
    if not hole:
        return shape
    middle = QPointF(body.left() + 0.42 * body.height(), body.center().y())
    radius = 0.105 * body.height()
    painter.setPen(QPen(QColor(look.brass_dark), max(1.0, radius * 0.5)))
    painter.setBrush(QColor(look.plate_low))
    painter.drawEllipse(middle, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    return shape


def _outline(body: QRectF) -> QPainterPath:
    """Return a rectangle with round corners on the right and a tip on the left."""
    tip, corner = 0.34 * body.height(), 0.12 * body.height()
    shape = QPainterPath(QPointF(body.left(), body.center().y()))
    shape.lineTo(body.left() + tip, body.top())
    shape.lineTo(body.right() - corner, body.top())
    shape.quadTo(body.right(), body.top(), body.right(), body.top() + corner)
    shape.lineTo(body.right(), body.bottom() - corner)
    shape.quadTo(body.right(), body.bottom(), body.right() - corner, body.bottom())
    shape.lineTo(body.left() + tip, body.bottom())
    shape.closeSubpath()
    return shape
