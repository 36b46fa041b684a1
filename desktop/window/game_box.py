"""A game on the first page: the box its cards come in, with two of them on the lid.

The cards are of the pack that the user has chosen for the game, in his look. Name and line are
the game's own words, players and minutes what the game declares.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QPoint, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from desktop.common.cached_picture import CachedPicture
from desktop.common.last_choice import LastChoice
from desktop.common.settings import Settings
from desktop.look import serif
from desktop.look.dyes import dye, lid_lines, paint_box
from desktop.look.lettering import BETWEEN, SMALLEST, fitted, letters
from desktop.look.paper import focus_ring, rounded
from desktop.look.parts.part import Part
from desktop.look.shadow import Shadow, cast, lay_shadow
from desktop.look.theme import theme
from desktop.packs import Pack
from desktop.packs.pack_settings import PackChoice, choice_for
from engine import games
from engine.cards import Card, card

translate = QCoreApplication.translate

TURNS = (-1.5, 1.0, -0.6, 1.3, -1.0, 0.7)
"""By how many degrees the boxes lie turned, one after the other."""
CARD = 0.45
"""The width of a card, as a part of the box's."""
LEAST_CARD = 0.26
"""Where there is little height, cards may be so narrow."""
USUAL_RATIO = 0.6
"""Width of a card by its height: boxes are alike whatever pack lies on them."""
_FAN = ((-0.33, -0.02, -9.0), (0.31, 0.02, 7.0))
"""Where the two cards lie: beside the middle and lower, in card widths, and how far turned."""
_FAN_HIGH = 1.1
"""The height of the two cards as they lie, by the height of one."""
_WRAPS = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter)


def _name_letters(scale: float) -> QFont:
    return letters("title", scale * 0.93, bold=True)


def _word_letters(scale: float) -> QFont:
    font = letters("text", scale * 0.93)
    font.setPixelSize(max(SMALLEST + 1, font.pixelSize()))
    return font


def _wrapped(text: str, scale: float, room: float) -> QRectF:
    around = QRectF(0, 0, room, 10000)
    return QFontMetricsF(_word_letters(scale)).boundingRect(around, _WRAPS, text)


def _told(facts: tuple[str, ...], scale: float, room: float) -> str:
    """The facts on one line, or each on its own."""
    line = BETWEEN.join(facts)
    fits = QFontMetricsF(_word_letters(scale)).horizontalAdvance(line) <= room
    return line if fits else "\n".join(facts)


@lru_cache(maxsize=1024)
def _height(family: str, scale: float, line: str, facts: tuple[str, ...], room: float) -> float:
    """The height of name, line and facts in letters of this family; a page asks for it often."""
    texts = [text for text in (line, _told(facts, scale, room)) if text]
    below = sum(_wrapped(text, scale, room).height() for text in texts)
    closing = 0.85 * QFontMetricsF(_word_letters(scale)).height()
    return QFontMetricsF(_name_letters(scale)).height() + below + closing


def _box_height(width: float, words: float, part: float) -> int:
    """The height of a box with so much height for its words, its cards this part of its width."""
    return round(part * width / USUAL_RATIO * _FAN_HIGH + words + 0.17 * width)


class GameBox(Part):
    """A button that begins with a game; it is lifted under the mouse and by the keyboard."""

    def __init__(
        self, game: str, settings: Settings, turn: float = 0.0, parent: QWidget | None = None
    ) -> None:
        super().__init__(title(game), parent)
        self.game = game
        self._settings = settings
        self._turn = turn
        self._about = ""
        self._short = False
        self._facts: tuple[str, ...] = ()
        self._cards: tuple[Card, ...] = ()
        self._chosen: PackChoice | None = None
        self._pack: Pack | None = None
        self._words = 0.0
        self._picture = CachedPicture()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._about = _text(self.game, "game.about")
        self._facts = tuple(facts(self.game))
        self.setText(title(self.game))
        self.setAccessibleDescription(" ".join([self._about, BETWEEN.join(self._facts)]))
        self.setToolTip(self._about if self._short else "")
        self.changed()

    @property
    def fetched(self) -> bool:
        """Whether its cards have been looked for."""
        return self._pack is not None

    def fetch(self) -> None:
        """Show the cards that the game would now be played with: they may have been changed."""
        kind, last = games.find(self.game), LastChoice.read(self._settings)
        rules = kind.make(last.options_for(kind), last.number_for(kind))
        language = QLocale().name()[:2]
        wanted = choice_for(self._settings, rules, language)
        cards = showpieces(rules.pack(), kind.box.cards)
        if self._pack is None or (wanted, cards) != (self._chosen, self._cards):
            self._chosen, self._cards = wanted, cards
            self._pack = Pack(wanted.folder, wanted.look)
            self.update()

    # Measures.

    def margin(self) -> int:
        """Room for the shadow, and for the corners of a box that lies turned."""
        return round(26 * self.scale)

    def extent(self) -> QSize:
        wide = round(200 * self.scale)
        return QSize(wide, self.least_height(wide, CARD))

    def shorten(self, short: bool) -> None:
        """Leave out the line about the game, or say it: it is a hint and is heard in any case."""
        if short != self._short:
            self._short = short
            self.setToolTip(self._about if short else "")
            self.update()

    @property
    def _line(self) -> str:
        """What stands below the name."""
        return "" if self._short else self._about

    def give_words(self, height: float) -> None:
        """Let name, line and facts take so much height, that all boxes are written on alike."""
        if height != self._words:
            self._words = height
            self.update()

    def words_height(self, width: float) -> float:
        """How high name, line and facts are on a box of this width."""
        return _height(serif.family(), self.scale, self._line, self._facts, self._room(width))

    def least_height(self, width: float, part: float = LEAST_CARD) -> int:
        """How high a box of this width is whose cards take this part of its width."""
        return _box_height(width, self.words_height(width), part)

    def _room(self, width: float) -> float:
        """The width of the words on it."""
        return 0.84 * width

    # How it lies.

    @property
    def _lifted(self) -> bool:
        return (self.lit or self.hasFocus()) and not self.isDown()

    def _placed(self) -> QTransform:
        """From the box, counted from its middle, to the widget."""
        middle = self.body().center()
        rise = -7 * self.scale if self._lifted else 0.0
        turn = 0.25 * self._turn if self._lifted else self._turn
        return QTransform.fromTranslate(middle.x(), middle.y() + rise).rotate(turn)

    def _lid(self) -> QRectF:
        body = self.body()
        return QRectF(-body.width() / 2, -body.height() / 2, body.width(), body.height())

    def hitButton(self, pos: QPoint) -> bool:
        inside, _ = self._placed().inverted()
        return self._lid().contains(inside.map(QPointF(pos)))

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards come after the first picture of the window: their faces have to be drawn."""
        if self._pack is None:
            QTimer.singleShot(0, self, self.fetch)
        painted = self._picture.picture(
            self._looks(), self.size(), self.devicePixelRatioF(), self._paint
        )
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, painted)

    def _looks(self) -> tuple[Any, ...]:
        """Everything that its picture depends on."""
        about = self.game, self.text(), self._line, *self._facts, self._words
        drawn = theme(), self._pack, *self._cards
        return *about, *drawn, self.scale, self.hasFocus(), self._placed(), self._thrown()

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        lid = self._lid()
        painter.setTransform(self._placed(), combine=True)
        deep = 0.034 * lid.width()
        low = lid.adjusted(0, 0, deep, deep)
        lay_shadow(painter, low, 4 * self.scale, self._thrown(), self._turn)
        paint_box(painter, lid, dye(games.find(self.game).box.colour, self.game))
        words = max(self._words, self.words_height(lid.width()))
        within = lid_lines(lid)
        if self._pack is not None:
            self._paint_cards(painter, within.adjusted(0, 0, 0, -words), self._pack)
        self._paint_words(painter, within.adjusted(0, within.height() - words, 0, 0))
        if self.hasFocus():
            focus_ring(painter, rounded(lid, 0.03 * lid.width()), 2.5)

    def _thrown(self) -> Shadow:
        """The shadow that it throws where it lies."""
        where = QPointF(self.mapTo(self.window(), self.rect().center()))
        thrown = cast(where, self.window().size(), 1.3 if self._lifted else 0.5)
        grown = self.scale
        return Shadow(thrown.across * grown, thrown.down * grown, thrown.soft * grown, 0.6)

    def _paint_cards(self, painter: QPainter, room: QRectF, pack: Pack) -> None:
        highest = room.height() * 0.94 / _FAN_HIGH
        wide = round(min(CARD * self.body().width(), highest * pack.ratio))
        if wide < 8:
            return
        high = wide / pack.ratio
        for one, (beside, lower, turned) in zip(self._cards, _FAN, strict=False):
            painter.save()
            middle = room.center()
            painter.translate(middle.x() + beside * wide, middle.y() + (lower + 0.03) * wide)
            painter.rotate(turned)
            where = QRectF(-wide / 2, -high / 2, wide, high)
            shadow = cast(QPointF(), QSize(1, 1), 0.1)
            lay_shadow(painter, where, pack.corner * wide, shadow, turned)
            face = pack.face(one, wide, self.devicePixelRatioF())
            painter.drawPixmap(where, face, QRectF(face.rect()))
            painter.restore()

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        look, wide, scale = theme(), self._room(self.body().width()), self.scale
        left = room.center().x() - wide / 2
        font, name = fitted(_name_letters(scale), self.text(), wide)
        line = QRectF(left, room.top(), wide, QFontMetricsF(_name_letters(scale)).height())
        painter.setFont(font)
        painter.setPen(QColor(look.brass_light))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, name)
        painter.setFont(_word_letters(scale))
        painter.setPen(QColor(look.plate_words))
        about = _wrapped(self._line, scale, wide)
        place = QRectF(left, line.bottom(), wide, about.height())
        painter.drawText(place, _WRAPS, self._line)
        painter.setPen(QColor(look.brass_light))
        told = _told(self._facts, scale, wide)
        last = _wrapped(told, scale, wide)
        place = QRectF(left, room.bottom() - last.height(), wide, last.height())
        place.translate(0, -0.35 * QFontMetricsF(_word_letters(scale)).height())
        painter.drawText(place, _WRAPS, told)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.raise_()
        super().focusInEvent(event)


def box_heights(boxes: Sequence[GameBox], width: int) -> tuple[int, int]:
    """The least and the best height of boxes of this width, all with the same room for words."""
    words = max(box.words_height(width) for box in boxes)
    return _box_height(width, words, LEAST_CARD), _box_height(width, words, CARD)


def title(game: str) -> str:
    """The name of a game."""
    return _text(game, "game")


def facts(game: str) -> list[str]:
    """How many play a game and how long it takes."""
    kind = games.find(game)
    least, most = min(kind.seats), max(kind.seats)
    number = f"{least}–{most}" if least < most else str(least)
    people = translate("welcome", "{0} players").format(number)
    if not kind.box.minutes:
        return [people]
    return [people, translate("welcome", "{0} minutes").format(kind.box.minutes)]


def showpieces(pack: tuple[Card, ...], wanted: str) -> tuple[Card, ...]:
    """The two cards that are wanted if the pack has them, else two courts of two suits.

    A sheet kept by hand has no pack, and shows none.
    """
    if not pack:
        return ()
    codes = wanted.split()
    if len(codes) == 2 and {*codes} <= {one.code for one in pack}:
        return card(codes[0]), card(codes[1])
    suits = list(dict.fromkeys(one.suit for one in pack))
    by_suit = [[one for one in pack if one.suit == suit] for suit in suits]
    return by_suit[0][1], by_suit[-1][min(2, len(by_suit[-1]) - 1)]


def _text(game: str, key: str) -> str:
    return translate(*games.find(game).texts.text(key))
