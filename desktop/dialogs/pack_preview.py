"""A widget with a few cards of a pack side by side, drawn as on the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look.shadow import paint_shadow, room_around
from desktop.packs import Pack
from engine.cards import BACK, Card

_SHOWN = ("A", "K", "O", "Q", "U", "J", "10", "7")
_GAP = 0.08
"""Between two cards, in card widths."""


class PackPreview(QWidget):
    """Cards of a pack in a row, the back last; they grow with the widget."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("heardAs", "picture")
        self._pack: Pack | None = None
        self._cards: tuple[Card, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMinimumHeight(170)

    def show_pack(self, title: str, pack: Pack, cards: Sequence[Card]) -> None:
        """Show some of these cards of a pack that is called so; every suit, if there is room."""
        self._pack = pack
        suits = list(dict.fromkeys(card.suit for card in cards))
        some = [card for rank in _SHOWN for card in cards if card.rank == rank]
        by_rank = list(dict.fromkeys(card.rank for card in some))
        self._cards = tuple(
            min((card for card in some if card.rank == rank), key=lambda card: card.suit != suit)
            for rank, suit in zip(by_rank, suits * len(by_rank), strict=False)
        )
        self.setAccessibleName(title)
        self.update()

    @property
    def cards(self) -> tuple[Card, ...]:
        """What is shown."""
        return (*self._cards, BACK)

    def sizeHint(self) -> QSize:
        return QSize(560, 190)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._pack is None:
            return
        number = len(self.cards)
        across = number + (number - 1) * _GAP
        width = int(min(self.width() * 0.97 / across, self.height() * 0.92 * self._pack.ratio))
        size = QSize(width, self._pack.height(width))
        ratio, around = self.devicePixelRatioF(), room_around(width)
        left = (self.width() - across * width) / 2
        painter = QPainter(self)
        for place, card in enumerate(self.cards):
            x = round(left + place * (1 + _GAP) * width)
            where = QRect(QPoint(x, (self.height() - size.height()) // 2), size)
            painter.save()
            painter.translate(where.topLeft() - QPoint(around, around))
            paint_shadow(painter, size, around, self._pack.corner * width, ratio)
            painter.restore()
            painter.drawPixmap(where.topLeft(), self._pack.face(card, width, ratio))
        painter.end()
