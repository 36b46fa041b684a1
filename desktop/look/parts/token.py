"""A standing action as a round token of bone with a sign, and a word below it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from desktop.common.cached_picture import CachedPicture
from desktop.look.lettering import fitted, letters
from desktop.look.paper import focus_ring, text_on_wood
from desktop.look.parts.part import Part
from desktop.look.shadow import lay_shadow
from desktop.look.signs import paint_sign
from desktop.look.theme import colour, mixed, theme


class Token(Part):
    """A standing action. `sign` is one of `desktop.look.signs.SIGNS`; its key is in the tip."""

    def __init__(self, sign: str, word: str, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(word, parent)
        self._sign = sign
        self._kept = CachedPicture()
        self.set_key(key)

    @property
    def sign(self) -> str:
        """The name of the sign on it."""
        return self._sign

    def set_key(self, key: str) -> None:
        """Tell another key in the tip."""
        self.setToolTip(f"{self.text()} ({key})" if key else self.text())

    def across(self) -> int:
        """Return the width of the round bone, in pixels."""
        return round(44 * self.scale)

    def extent(self) -> QSize:
        wide = QFontMetricsF(self._letters()).horizontalAdvance(self.text()) + 4
        return self.cell().expandedTo(QSize(round(wide), 0))

    def cell(self) -> QSize:
        """How large a token is whose word is short; a longer word may be set smaller."""
        word = QFontMetricsF(letters("small", self.scale)).height()
        return QSize(self.across(), round(self.across() + 1.25 * word))

    def place(self, body: QRect) -> None:
        """Put it there; a word that is longer reaches beyond on both sides."""
        longer = self.extent().width() - body.width() - 2 * self.margin()
        beyond = max(0, (longer + 1) // 2)
        super().place(body.adjusted(-beyond, 0, beyond, 0))

    def bone(self) -> QRectF:
        """Return the circle within the widget."""
        body, across = self.body(), self.across()
        return QRectF(body.center().x() - across / 2, body.top(), across, across)

    def paintEvent(self, event: QPaintEvent) -> None:
        self._kept.show(self, event, (*self.looks(), self._sign), self._paint)

    def _paint(self, painter: QPainter) -> None:
        if not self.isEnabled():
            painter.setOpacity(0.5)
        bone = self.bone()
        down = self.isDown() or self.isChecked()
        if down:
            bone.translate(0, 1)
        lay_shadow(painter, bone, bone.width() / 2, self.shadow(3.5, 9))
        self._paint_bone(painter, bone)
        side = 0.52 * bone.width()
        square = QRectF(0, 0, side, side)
        square.moveCenter(bone.center())
        paint_sign(painter, self._sign, square, theme().ink)
        below = self.body()
        below.setTop(self.bone().bottom() + 0.2 * QFontMetricsF(self._letters()).height())
        beyond = self.margin()
        below.adjust(-beyond, 0, beyond, 0)
        font, word = fitted(self._letters(), self.text(), below.width())
        text_on_wood(painter, below, font, word, Qt.AlignmentFlag.AlignHCenter)
        if self.hasFocus():
            ring = QPainterPath()
            ring.addEllipse(bone.adjusted(-1, -1, 1, 1))
            focus_ring(painter, ring)

    def _paint_bone(self, painter: QPainter, bone: QRectF) -> None:
        look = theme()
        high = mixed(look.bone, look.field, 0.8) if self.lit else look.bone
        light = bone.topLeft() + QPointF(0.36 * bone.width(), 0.3 * bone.height())
        round_light = QRadialGradient(bone.center(), bone.width() * 0.62, light)
        round_light.setColorAt(0.0, QColor(mixed(high, look.field, 0.7)))
        round_light.setColorAt(0.55, QColor(mixed(high, look.bone_low, 0.35)))
        round_light.setColorAt(1.0, QColor(look.bone_low))
        # Darker than brass: bone on light linoleum has no edge of its own.
        painter.setPen(QPen(QColor(mixed(look.brass_dark, look.ink, 0.45)), 1.2))
        painter.setBrush(round_light)
        painter.drawEllipse(bone)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(look.field, 150), 1.0))
        painter.drawArc(bone.adjusted(2, 2, -2, -2), 45 * 16, 110 * 16)

    def _letters(self) -> QFont:
        return letters("small", self.scale)
