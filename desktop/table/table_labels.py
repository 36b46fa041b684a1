"""The widgets for talon, prompt and trump sign.

Each has an accessible name; the table gives the texts.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QLabel, QWidget

from desktop.common.cached_picture import CachedPicture
from desktop.look.lettering import draw_text, draw_wrapped, letters, table_scale
from desktop.look.parts.pill import pill, pill_size
from desktop.look.shadow import paint_shadow, room_around
from desktop.look.theme import Palette
from desktop.packs import Pack
from engine.cards import BACK

_LAYERS = 5
"""How many cards of the talon are painted at most."""


class Prompt(QLabel):
    """The line that says what is asked, on a dark pill as wide as its text."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._table = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, text: str, room: QRect) -> None:
        """Say this in the middle of the room: in one line, or in more where it is long."""
        self.setText(text)
        self.setToolTip(text)
        line = QFontMetrics(self._letters()).height()
        wanted = pill_size(text, self._letters(), room.width())
        where = QRect(0, 0, min(room.width(), wanted.width() + line // 2), 0)
        where.setHeight(min(room.height(), max(wanted.height(), round(line * 1.5))))
        where.moveCenter(room.center())
        self.setGeometry(where)
        self.setVisible(bool(text))
        self.update()

    def _letters(self) -> QFont:
        return letters("prompt", table_scale(self._table.size()), italic=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        pill(painter, QRectF(self.rect()), self.text(), self._letters())
        painter.end()


class TrumpSign(QLabel):
    """The suit signs of the trumps, and the sentence that names them."""

    def __init__(self, pack: Pack, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.pack = pack
        self.colours = colours
        self._suits: tuple[str, ...] = ()
        self._short = ""

    def say(self, text: str, suits: tuple[str, ...], where: QRect, short: str = "") -> None:
        """Name these suits as trumps; `short` is what is written beside their signs."""
        self._suits = suits
        self._short = short
        self.setText(text)
        self.setToolTip(text)
        self.setGeometry(where)
        self.setVisible(bool(text))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        where = QRectF(self.rect())
        pill(painter, where, "", self.font(), light=True)
        letters_high = QFontMetrics(self.font()).height()
        line = min(where.height(), letters_high * 1.7)
        size = round(line * 0.74)
        left = letters_high * 0.35
        for suit in self._suits:
            sign = self.pack.sign(suit, size, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, (where.height() - size) / 2), sign)
            left += size * 1.1
        painter.setPen(QColor(self.colours.ink))
        inner = where.adjusted(left + size * 0.15, line * 0.1, -letters_high * 0.35, -line * 0.1)
        draw = draw_text if where.height() < line * 1.15 else draw_wrapped
        across = Qt.AlignmentFlag.AlignLeft if self._suits else Qt.AlignmentFlag.AlignHCenter
        draw(painter, inner, self.font(), self._short, across)
        painter.end()


class Talon(QLabel):
    """The cards that are left, face down, with their number."""

    def __init__(self, pack: Pack, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.pack = pack
        self.colours = colours
        self._count = 0
        self._card = QRect()
        self._kept = CachedPicture()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def card(self) -> QRect:
        """Where its top card is, in pixels of the table."""
        return QRect(self._card)

    def lie_at(self, card: QRect, count: int, name: str) -> None:
        """Lie here, so many cards thick."""
        self._card, self._count = QRect(card), count
        self.setAccessibleName(name)
        self.setToolTip(name)
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
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted())
        painter.end()

    def _painted(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        back = self.pack.face(BACK, self._card.width(), ratio).cacheKey()
        of = (self._count, self._card.size(), self.colours, self.font().key(), back)
        return self._kept.picture(of, self.size(), ratio, self._paint)

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

    def _paint_count(self, painter: QPainter, card: QRectF) -> None:
        font = QFont(self.font())
        font.setBold(True)
        font.setPixelSize(max(font.pixelSize(), round(card.width() * 0.17)))
        metrics = QFontMetrics(font)
        text = str(self._count)
        width = max(metrics.horizontalAdvance(text) * 1.5, metrics.height() * 1.25)
        chip = QRectF(0, 0, width, metrics.height() * 1.25)
        chip.moveCenter(card.center())
        pill(painter, chip, text, font)
