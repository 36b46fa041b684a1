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

from desktop.common import plain_text
from desktop.common.cached_picture import CachedPicture
from desktop.look.lettering import draw_text, draw_wrapped, letters, table_scale
from desktop.look.parts.pill import pill, pill_size
from desktop.look.shadow import Shadow, lay_shadow, paint_shadow, room_around
from desktop.look.theme import Palette, theme
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
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, text: str, room: QRect) -> None:
        """Say this in the middle of the room: in one line, or in more where it is long."""
        self.setText(text)
        self.setToolTip(plain_text.tip(text))
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
    """What counts now: the suit signs of the trumps and a few words, on a chip of paper.

    The whole sentence is its tip.
    """

    def __init__(self, pack: Pack, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.pack = pack
        self.colours = colours
        self._table = parent
        self._suits: tuple[str, ...] = ()
        self._short = ""

    def say(self, text: str, suits: tuple[str, ...], room: QRect, short: str = "") -> None:
        """Name these suits as trumps; `short` is what is written beside their signs."""
        self._suits = suits
        self._short = short
        self.setText(text)
        self.setToolTip(plain_text.tip(text))
        line = QFontMetrics(self._letters()).height()
        words = pill_size(short, self._letters(), room.width() - self._signs_width())
        wide = min(room.width(), self._signs_width() + words.width() + line // 2)
        where = QRect(0, 0, wide, min(room.height(), words.height() + line // 2))
        where.moveCenter(room.center())
        where.moveTop(room.top())
        self.setGeometry(where)
        self.setVisible(bool(text))
        self.update()

    def _letters(self) -> QFont:
        return letters("text", table_scale(self._table.size()))

    def _sign(self) -> int:
        return round(QFontMetrics(self._letters()).height() * 1.05)

    def _signs_width(self) -> int:
        return round(self._sign() * 1.1 * len(self._suits))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        whole = QRectF(self.rect()).adjusted(3, 2, -3, -4)
        lay_shadow(painter, whole, whole.height() / 2, Shadow(0.5, 2.5, 6.0, 0.5))
        pill(painter, whole, "", self._letters(), light=True)
        size, line = self._sign(), QFontMetrics(self._letters()).height()
        left = whole.left() + line * 0.5
        for suit in self._suits:
            sign = self.pack.sign(suit, size, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, whole.center().y() - size / 2), sign)
            left += size * 1.1
        painter.setPen(QColor(theme().ink))
        inner = whole.adjusted(left - whole.left() + line * 0.1, 0, -line * 0.4, 0)
        draw = draw_text if whole.height() < line * 2 else draw_wrapped
        draw(painter, inner, self._letters(), self._short, Qt.AlignmentFlag.AlignHCenter)
        painter.end()


class PartName(QLabel):
    """A word above one part of the own hand, on a slip of paper."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, text: str, where: QRect) -> None:
        """Say this here; "" is nothing to be seen."""
        self.setText(text)
        self.setGeometry(where)
        self.setVisible(bool(text) and not where.isEmpty())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        font = letters("small", table_scale(self._table.size()), italic=True)
        with QPainter(self) as painter:
            pill(painter, QRectF(self.rect()), self.text(), font, light=True)


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
