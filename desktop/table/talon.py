"""The widget for the talon: what is left of the pack, face down, with its number."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.common import plain_text
from desktop.common.cached_picture import CachedPicture
from desktop.look.lettering import least, letters, scale_on
from desktop.look.parts.pill import pill
from desktop.look.shadow import paint_shadow, room_around
from desktop.look.theme import Palette
from desktop.packs import Pack
from engine.cards import BACK

_LAYERS = 5
"""How many cards of the talon are painted at most."""


class Talon(QLabel):
    """The cards that are left, face down, with their number."""

    def __init__(self, pack: Pack, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.pack = pack
        self.colours = colours
        self._table = parent
        self._count = 0
        self._card = QRect()
        self._kept = CachedPicture()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def card(self) -> QRect:
        """Where its top card is, in pixels of the table."""
        return QRect(self._card)

    def lie_at(self, card: QRect, count: int, name: str) -> None:
        """Lie here, as thick as this number of cards."""
        self._card, self._count = QRect(card), count
        self.setAccessibleName(name)
        self.setToolTip(plain_text.tip(name))
        around = room_around(card.width())
        deep = round(self._step * (self._layers - 1))
        self.setGeometry(card.adjusted(-around, -around, around + deep, around + deep))
        self.setVisible(count > 0)
        self.update()

    @property
    def _step(self) -> float:
        return max(1.0, self._card.width() / 55)

    @property
    def _layers(self) -> int:
        return max(1, min(_LAYERS, -(-self._count // 4)))

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        back = self.pack.face(BACK, self._card.width(), ratio).cacheKey()
        where = (self._card.size(), self._letters().key(), back)
        of = (self._count, self.colours)
        self._kept.show(self, event, of, self._paint, where, self.pack.haste)

    def _paint(self, painter: QPainter) -> None:
        around, size = room_around(self._card.width()), self._card.size()
        ratio = self.devicePixelRatioF()
        corner = self.pack.corner * size.width()
        back = self.pack.face(BACK, size.width(), ratio)
        for layer in reversed(range(self._layers)):
            painter.save()
            painter.translate(layer * self._step, layer * self._step)
            paint_shadow(painter, size, around, corner, ratio)
            painter.drawPixmap(around, around, back)
            painter.restore()
        self._paint_count(painter, QRectF(around, around, size.width(), size.height()))

    def _letters(self) -> QFont:
        """Return the table's own, not what Qt hands down: a style sheet can keep that back."""
        return letters("text", scale_on(self._table), bold=True)

    def _paint_count(self, painter: QPainter, card: QRectF) -> None:
        font = self._letters()
        font.setPixelSize(max(font.pixelSize(), round(card.width() * 0.17)))
        text = str(self._count)
        while (
            font.pixelSize() > least(scale_on(self._table))
            and _chip_wide(font, text) > card.width() * 0.9
        ):
            font.setPixelSize(font.pixelSize() - 1)
        metrics = QFontMetrics(font)
        width = _chip_wide(font, text)
        chip = QRectF(0, 0, width, metrics.height() * 1.25)
        chip.moveCenter(card.center())
        pill(painter, chip, text, font)


def _chip_wide(font: QFont, text: str) -> float:
    """How wide the ground of a number is."""
    metrics = QFontMetrics(font)
    return max(metrics.horizontalAdvance(text) * 1.5, metrics.height() * 1.25)
