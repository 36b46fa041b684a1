"""A game on the first page: three of its cards, its name, and what it is about in a sentence.

The cards are of the pack that the user has chosen for it, in his look.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.common.last_choice import LastChoice
from desktop.common.settings import Settings
from desktop.look.lettering import draw_wrapped
from desktop.packs import Pack
from desktop.packs.pack_settings import PackChoice, choice_for
from engine import games
from engine.cards import Card

translate = QCoreApplication.translate

WIDTH = 214
HEIGHT = 158
CARD = 56
"""The width of a card on a tile."""
_FAN = ((-0.62, 7, -11), (0.0, 0, 0), (0.62, 7, 11))
"""Where the cards of the fan are: beside the middle in card widths, lower, and how far turned."""


class GameTile(QPushButton):
    """A button that sits down to a game at once."""

    def __init__(self, game: str, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self._settings = settings
        self._cards: tuple[Card, ...] = ()
        self._chosen: PackChoice | None = None
        self._pack: Pack | None = None
        self._grown = 1.0
        self.setFixedSize(WIDTH, HEIGHT)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._title, self._about = title(self.game), _text(self.game, "game.about")
        self.setAccessibleName(self._title)
        self.setAccessibleDescription(self._about)
        self.update()

    def grow(self, by: float) -> None:
        """Be so many times as large as on a small window; letters are as large as the font."""
        self._grown = by
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(WIDTH, HEIGHT) * self._grown

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards come after the first picture of the window: their faces have to be drawn."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        if self._pack is None:
            QTimer.singleShot(0, self.fetch)
        else:
            self._paint_fan(painter, self._pack)
        self._paint_texts(painter)
        painter.end()

    @property
    def fetched(self) -> bool:
        """Whether its cards have been looked for."""
        return self._pack is not None

    def fetch(self) -> None:
        """Show the cards that the game would now be played with: they may have been changed."""
        kind, last = games.find(self.game), LastChoice.read(self._settings)
        rules = kind.make(last.options_for(kind), last.number_for(kind))
        language = QLocale().name()[:2]
        wanted, cards = choice_for(self._settings, rules, language), _showpieces(rules.pack())
        if (wanted, cards) != (self._chosen, self._cards):
            self._chosen, self._cards = wanted, cards
            self._pack = Pack(wanted.folder, wanted.look)
            self.update()

    def _paint_ground(self, painter: QPainter) -> None:
        colours = self.palette()
        lit = self.underMouse() or self.hasFocus()
        edge = QPalette.ColorRole.Highlight if lit else QPalette.ColorRole.Mid
        painter.setPen(QPen(colours.color(edge), 2.5 if lit else 1.2))
        painter.setBrush(colours.color(QPalette.ColorRole.Base))
        if self.isDown():
            painter.setBrush(colours.color(QPalette.ColorRole.Button))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 9, 9)

    def _paint_fan(self, painter: QPainter, pack: Pack) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        grown, wide = self._grown, round(CARD * self._grown)
        high = wide / pack.ratio
        foot = QPointF(self.width() / 2, 12 * grown + high)
        painter.save()
        # The lower part of the cards is behind the name.
        painter.setClipRect(QRectF(3, 3, self.width() - 6, 76 * grown))
        for card, (beside, lower, turned) in zip(self._cards, _FAN, strict=True):
            painter.save()
            painter.translate(foot.x() + beside * wide, foot.y() + lower * grown)
            painter.rotate(turned)
            face = pack.face(card, wide, self.devicePixelRatioF())
            where = QRectF(-wide / 2, -high, wide, high)
            painter.setPen(QPen(QColor(0, 0, 0, 90), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPixmap(where.toRect(), face)
            painter.drawRoundedRect(where, wide * pack.corner, wide * pack.corner)
            painter.restore()
        painter.restore()

    def _paint_texts(self, painter: QPainter) -> None:
        colours, font = self.palette(), QFont(self.font())
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 1.15)
        line = QFontMetrics(font).height()
        place = QRectF(10, 80 * self._grown, self.width() - 20, line)
        painter.setPen(colours.color(QPalette.ColorRole.Text))
        painter.setFont(font)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._title)
        small = QFont(self.font())
        small.setPixelSize(max(11, QFontMetrics(small).height() - 4))
        room = QRectF(10, place.bottom() + 1, self.width() - 20, self.height() - place.bottom() - 8)
        painter.setPen(colours.color(QPalette.ColorRole.PlaceholderText))
        draw_wrapped(painter, room, small, self._about, Qt.AlignmentFlag.AlignHCenter)


def title(game: str) -> str:
    """The name of a game."""
    return _text(game, "game")


def _text(game: str, key: str) -> str:
    return translate(*games.find(game).texts.text(key))


def _showpieces(pack: tuple[Card, ...]) -> tuple[Card, Card, Card]:
    """Three courts of three suits, high to low; a pack lies suit by suit, high to low."""
    suits = list(dict.fromkeys(card.suit for card in pack))
    by_suit = [[card for card in pack if card.suit == suit] for suit in suits]
    return by_suit[0][1], by_suit[2][2], by_suit[3][3]
