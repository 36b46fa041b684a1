"""The widgets for prompt, trump sign and the names of parts of the hand.

Each has an accessible name; the table gives the texts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from desktop.common import plain_text
from desktop.common.cached_picture import CachedPicture
from desktop.look.lettering import (
    Size,
    draw_text,
    draw_wrapped,
    fitted,
    in_lines,
    least,
    letters,
    pixels,
    scale_on,
)
from desktop.look.paper import paper
from desktop.look.parts.pill import pill, pill_size, set_in_pill
from desktop.look.shadow import Shadow, lay_shadow
from desktop.look.theme import Palette, theme
from desktop.look.worded import Word
from desktop.packs import Pack
from desktop.reader.for_readers import ForReaders
from desktop.table.layout import CORNER_HIGH
from desktop.table.own_fan import INDEX_WIDTH
from engine.cards import Card

_CORNER = 1.3
"""From one corner of a card to the next where those are shown that are above all others in every
deal, in lines of text."""


class Prompt(QLabel):
    """The line that says what is asked, on a dark pill as wide as its text.

    What a word of the game means can be read; else a press goes to what lies below.
    """

    asked = Signal(object, QPoint)
    """What this Word means is to be told, near a point of the table."""

    def __init__(self, colours: Palette, parent: QWidget, size: Size = "prompt") -> None:
        super().__init__(parent)
        self.colours = colours
        self._table = parent
        self._size: Size = size
        self._room = QRect()
        self._kept = CachedPicture()
        self.explains: Callable[[str], Sequence[Word]] = lambda text: ()
        """Finds the words of the game in a sentence."""
        self.words: Sequence[Word] = ()
        self.for_readers = ForReaders()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, text: str, room: QRect, *, low: bool = False) -> None:
        """Say this in the middle of the room, or at its lower edge: in one line, or in more."""
        if text != self.text():
            self.words = self.explains(text)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not self.words)
        self.setText(text)
        self.setToolTip(plain_text.tip(text))
        self._room = QRect(room)
        line = QFontMetrics(self._letters()).height()
        wanted = pill_size(text, self._letters(), room.width())
        where = QRect(0, 0, min(room.width(), wanted.width() + line // 2), 0)
        where.setHeight(min(room.height(), max(wanted.height(), round(line * 1.5))))
        where.moveCenter(room.center())
        if low:
            where.moveBottom(room.bottom())
        self.setGeometry(where)
        self.setVisible(bool(text))
        self.update()

    def _letters(self) -> QFont:
        """As large as there is room for: what is said here is not cut."""
        scale = scale_on(self._table)
        font = letters(self._size, scale, italic=True)
        while font.pixelSize() > least(scale) and self._room.height() > 0:
            line = QFontMetrics(font).height()
            wanted = pill_size(self.text(), font, self._room.width())
            low = wanted.height() <= max(self._room.height(), round(line * 1.5))
            if low and wanted.width() <= self._room.width():
                break
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        # The letters follow from these, and to find them takes longer than to lay the picture.
        high = pixels(self._size, scale_on(self._table))
        of = (self.text(), self.words, high, self._room, theme())
        self._kept.show(self, event, of, self._paint)

    def _paint(self, painter: QPainter) -> None:
        pill(painter, QRectF(self.rect()), self.text(), self._letters(), words=self.words)

    def word_at(self, where: QPointF) -> Word | None:
        """Return the word with a meaning at this point."""
        if not self.words:
            return None
        whole = QRectF(self.rect())
        worded, corner = set_in_pill(whole, self.text(), self._letters(), self.words)
        return worded.word_at(where - corner)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        word = self.word_at(event.position())
        if word is None:
            event.ignore()
        else:
            self.asked.emit(word, self.mapToParent(event.position().toPoint()))


class TrumpSign(QLabel):
    """What counts now: the suit signs of the trumps and a few words, on a chip or a slip of paper.

    Below them are the corners of the highest cards, where those do not stand as in their suit.

    The whole sentence is its tip.
    """

    def __init__(self, pack: Pack, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.pack = pack
        self.colours = colours
        self._table = parent
        self._suits: tuple[str, ...] = ()
        self._caption = ""
        self._top: tuple[Card, ...] = ()
        self._short = ""
        self._kept = CachedPicture()

    def say(
        self,
        text: str,
        suits: tuple[str, ...],
        room: QRect,
        short: str = "",
        top: tuple[str, tuple[Card, ...]] = ("", ()),
    ) -> None:
        """Name these suits as trumps.

        `short` is what is written beside their signs, and `top` the highest cards, from the highest
        down, with what is said beside them.
        """
        self._suits = suits
        self._caption, self._top = top
        self.setText(text)
        self.setToolTip(plain_text.tip(text))
        line = QFontMetrics(self._letters()).height()
        if self._top and self._top_width() + line > room.width():
            # Where that has no room beside the cards it stands above them, or only in the tip.
            short, self._caption = short or self._caption, ""
        inner = room.width() - self._signs_width() - line - 10
        self._short = in_lines(self._letters(), short, inner)
        words = pill_size(self._short, self._letters(), room.width() - self._signs_width())
        wide = self._signs_width() + words.width() + line // 2
        high = words.height() + line // 2
        if self._top:
            high += round(line * CORNER_HIGH) if self._says else round(line * 0.6)
            if self._says and high > room.height() + line // 2:
                self.say(text, suits, room, short)  # no word is covered: they are in the tip
                return
            wide = max(wide if self._says else 0, self._top_width() + line)
        where = QRect(0, 0, min(room.width(), wide), min(room.height(), high))
        where.moveCenter(room.center())
        where.moveTop(room.top())
        self.setGeometry(where)
        self.setVisible(bool(text or self._top))
        self.update()

    @property
    def _says(self) -> bool:
        """Whether suits or words stand on it, and not only the corners of cards."""
        return bool(self._suits or self._short)

    def _letters(self) -> QFont:
        return letters("text", scale_on(self._table))

    def _small(self) -> QFont:
        return letters("small", scale_on(self._table), italic=True)

    def _sign(self) -> int:
        return round(QFontMetrics(self._letters()).height() * 1.05)

    def _signs_width(self) -> int:
        return round(self._sign() * 1.1 * len(self._suits))

    def _top_width(self) -> int:
        line = QFontMetrics(self._letters()).height()
        said = QFontMetrics(self._small()).horizontalAdvance(self._caption)
        return round(said + line * (0.5 + _CORNER * len(self._top)))

    def paintEvent(self, event: QPaintEvent) -> None:
        said = (self.text(), self._short, self._suits, self._top, self._caption)
        of = (said, *self.pack.state, theme())
        where = (self._letters().key(), self._pictures())
        self._kept.show(self, event, of, self._paint, where, self.pack.haste)

    def _paint(self, painter: QPainter) -> None:
        line = QFontMetrics(self._letters()).height()
        whole = QRectF(self.rect()).adjusted(3, 2, -3, -4)
        if whole.height() < line * 2:
            lay_shadow(painter, whole, whole.height() / 2, Shadow(0.5, 2.5, 6.0, 0.5))
            pill(painter, whole, "", self._letters(), light=True)
        else:
            # What is longer stands on a slip of paper.
            lay_shadow(painter, whole, 3, Shadow(0.5, 2.5, 6.0, 0.5))
            paper(painter, whole, 3)
        if self._top:
            high = min(whole.height(), line * CORNER_HIGH)
            row = QRectF(whole.left(), whole.bottom() - high, whole.width(), high)
            self._paint_top(painter, row, line)
            whole.setBottom(row.top() + line * 0.2)
        if self._says:
            self._paint_words(painter, whole, line)

    def _pictures(self) -> tuple[int, ...]:
        """Which pictures of cards and suits are on it; in haste those of before will do."""
        if self.pack.haste:
            return ()
        ratio, wide = self.devicePixelRatioF(), self._corner_wide()
        signs = [self.pack.sign(suit, self._sign(), ratio) for suit in self._suits]
        faces = [self.pack.face(card, wide, ratio) for card in self._top]
        return tuple(picture.cacheKey() for picture in (*signs, *faces))

    def _corner_wide(self) -> int:
        """How wide the cards are whose corners are shown."""
        line = QFontMetrics(self._letters()).height()
        return round(line * 1.08 / (INDEX_WIDTH - 0.012))

    def _paint_words(self, painter: QPainter, whole: QRectF, line: int) -> None:
        size = self._sign()
        left = whole.left() + line * 0.5
        for suit in self._suits:
            sign = self.pack.sign(suit, size, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, whole.center().y() - size / 2), sign)
            left += size * 1.1
        painter.setPen(QColor(theme().ink))
        inner = whole.adjusted(left - whole.left() + line * 0.1, 0, -line * 0.4, 0)
        draw = draw_text if whole.height() < line * 2 else draw_wrapped
        smallest = least(scale_on(self._table))
        draw(painter, inner, self._letters(), self._short, Qt.AlignmentFlag.AlignHCenter, smallest)

    def _paint_top(self, painter: QPainter, row: QRectF, line: int) -> None:
        """Paint the upper left corners of these cards, as one sees them in a hand."""
        font, wide, high = self._small(), line * 1.08, line * 1.8
        told = QFontMetrics(font).horizontalAdvance(self._caption)
        left = row.center().x() - (self._top_width() - line * 0.25) / 2
        painter.setPen(QColor(theme().ink))
        painter.setFont(font)
        painter.drawText(
            QRectF(left, row.top(), told + 2, row.height()),
            int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
            self._caption,
        )
        left += told + line * 0.5
        ratio = self.devicePixelRatioF()
        for card in self._top:
            place = QRectF(left, row.top(), wide, high)
            lay_shadow(painter, place, 2, Shadow(0.0, 1.0, 3.0, 0.4))
            face = self.pack.face(card, self._corner_wide(), ratio)
            painter.save()
            edge = QPainterPath()
            edge.addRoundedRect(place, 2, 2)
            painter.setClipPath(edge)
            painter.drawPixmap(place.topLeft(), face)
            painter.restore()
            left += line * _CORNER


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
        font = letters("small", scale_on(self._table), italic=True)
        font, text = fitted(font, self.text(), self.width() - self.height() // 2)
        with QPainter(self) as painter:
            pill(painter, QRectF(self.rect()), text, font, light=True)
