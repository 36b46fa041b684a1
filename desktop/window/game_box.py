"""A game on the first page: the box its cards come in, with two of them on the lid.

The cards are of the pack that the user has chosen for the game, in his look. Name and line are
the game's own words, players and minutes what the game declares.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSize, Qt, QTimer
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
from desktop.common.game_names import of_game
from desktop.common.settings import Settings
from desktop.look.dyes import Dye, dye, lid_lines, paint_box
from desktop.look.lettering import (
    BETWEEN,
    even_lines,
    fitted,
    letters,
    users_scale,
    whole_lines,
)
from desktop.look.paper import dots_width, focus_ring, paint_dots, ribbon, ribbon_width, rounded
from desktop.look.parts.part import Part
from desktop.look.shadow import Shadow, cast, lay_shadow
from desktop.look.theme import mixed, theme
from desktop.shelf.lid_cards import FAN, FAN_HIGH, LONE, RATIO, LidCards
from engine import games

translate = QCoreApplication.translate

TURNS = (-0.8, 0.5, -0.4, 0.7, -0.6, 0.3)
"""By how many degrees the boxes lie turned, one after the other."""
CARD = 0.36
"""The width of a card on an upright box, as a part of the box's."""
LEAST_UPRIGHT = 0.27
"""The least width of a card there; with less room a box lies."""
LYING_CARD = 0.22
"""The same on a lying one, of which it is the only card."""
LEAST_CARD = 22
"""Pixels at a scale of 1: narrower cards say nothing."""
WHOLE, NAME = 1.0, 0.0
"""How a box says its line: in the user's letters, or not at all."""
_SHADE = 0.62
"""How much of its colour a box in shade has lost."""


def _name_letters(scale: float) -> QFont:
    return letters("prompt", scale * 1.13, bold=True)


def _line_letters(scale: float) -> QFont:
    return letters("text", scale * 0.88)


# Before the boxes lie, each is asked for many widths how high and wide its words are.


@lru_cache(maxsize=16)
def _high(font: QFont) -> float:
    return QFontMetricsF(font).height()


@lru_cache(maxsize=256)
def _wide(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


@lru_cache(maxsize=2048)
def _lines(font: QFont, text: str, width: float) -> Sequence[str]:
    return tuple(whole_lines(font, text, width))


class _Words:
    """Name, line and facts of a box, set into a width."""

    def __init__(self, box: GameBox, width: float) -> None:
        self.name, self.line = _name_letters(box.written), _line_letters(box.written)
        self.lines = () if box.said == NAME else _lines(self.line, box.about, width)

    @property
    def name_high(self) -> float:
        return 0.98 * _high(self.name)

    @property
    def line_high(self) -> float:
        return 0.96 * _high(self.line)

    @property
    def facts_high(self) -> float:
        return 1.2 * _high(self.line)

    @property
    def high(self) -> float:
        """Of all together; the facts stand a little apart."""
        return self.name_high + len(self.lines) * self.line_high + self.facts_high


class GameBox(Part):
    """A button that begins with a game; it is lifted under the mouse and by the keyboard.

    It stands upright, with two cards above its words, or lies on its side with one beside them. In
    shade lies what is not wanted now; it can be opened all the same, and lights up when it is lit.
    """

    def __init__(
        self, game: str, settings: Settings, turn: float = 0.0, parent: QWidget | None = None
    ) -> None:
        super().__init__(of_game(game), parent)
        self.game = game
        self.about = ""
        self.said = WHOLE
        """How large its letters are, as a part of the user's, so that the line about the game has
        room; with `NAME` the line is only heard."""
        self._turn = turn
        self._upright, self._shaded, self._start = True, False, False
        self._words = 0.0
        self._cards = LidCards(game, settings)
        self._picture = CachedPicture()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.about = _text(self.game, "game.about")
        self.setText(of_game(self.game))
        self._facts = BETWEEN.join(in_short(self.game))
        self.setAccessibleDescription(" ".join([self.about, BETWEEN.join(facts(self.game))]))
        self.setToolTip(self.about if self.said == NAME else "")
        self.changed()

    @property
    def fetched(self) -> bool:
        """Whether its cards have been looked for."""
        return self._cards.fetched

    def fetch(self) -> None:
        """Show the cards that the game would now be played with: they may have been changed."""
        if self._cards.fetch():
            self.update()

    def show_as(self, *, upright: bool, words: float) -> None:
        """Stand upright or lie; let name, line and facts take this height, alike on all boxes."""
        if (upright, words) != (self._upright, self._words):
            self._upright, self._words = upright, words
            self.update()

    @property
    def written(self) -> float:
        """The scale of its letters."""
        return self.scale * (self.said or WHOLE)

    def say(self, said: float) -> None:
        """Have letters of this part of the user's size, or show the line only as a hint."""
        if said != self.said:
            self.said = said
            self.setToolTip(self.about if said == NAME else "")
            self.update()

    def lay_in_shade(self, shaded: bool) -> None:
        """Lie in shade, or in the light."""
        if shaded != self._shaded:
            self._shaded = shaded
            self.update()

    def offer_start(self, start: bool) -> None:
        """Bear a ribbon that says "Start here", or none."""
        if start != self._start:
            self._start = start
            self.update()

    # Measures.

    def margin(self) -> int:
        """Room for the shadow, and for the corners of a box that lies turned."""
        return round(26 * self.scale)

    def extent(self) -> QSize:
        wide = round(200 * self.scale)
        return QSize(wide, self.least_height(wide))

    def least_height(self, width: int, *, upright: bool = True, card: float = CARD) -> int:
        """Return a box's least height at this width; its cards take this part of an upright one."""
        if upright:
            cards = card * width / RATIO * FAN_HIGH
            return round(cards + self.words_high(width) + 0.17 * width)
        return round(self.words_high(width, upright=False) / 0.88 + 2)

    def words_high(self, width: float, *, upright: bool = True) -> float:
        """How high name, line and facts are on a box of this width."""
        return _Words(self, self._room(width, upright=upright)).high

    def card_width(self, size: QSize, *, upright: bool) -> float:
        """How wide a card a box of this size has room for, 0 if there is none for its words."""
        wide, high = size.width(), size.height()
        words = self.words_high(wide, upright=upright)
        name = _wide(_name_letters(self.written), self.text())
        room = self._room(wide, upright=upright)
        if name > 1.15 * room or self._facts_width() > room:
            return 0.0
        if upright:
            left = high - words - 0.17 * wide
            card = min(CARD * wide, left / FAN_HIGH * RATIO)
            card = card if card >= LEAST_UPRIGHT * wide else 0.0
        else:
            left = lid_lines(QRectF(0, 0, wide, high)).height()
            card = min(LYING_CARD * wide, left * RATIO) if words <= left else 0.0
        return card if card >= LEAST_CARD * self.scale / users_scale() else 0.0

    def _facts_width(self) -> float:
        """Return the width of the dots and the facts beside them."""
        font = _line_letters(self.written)
        return _wide(font, self._facts) + self._dots_width(font)

    def _dots_width(self, font: QFont) -> float:
        if not games.find(self.game).box.hard:
            return 0.0
        return dots_width(0.5 * QFontMetricsF(font).ascent()) + _wide(font, "  ")

    def _room(self, width: float, *, upright: bool) -> float:
        """Return the width of the words on it."""
        return (0.86 if upright else 0.93 - LYING_CARD - 0.05) * width

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
        """Paint the cards only after the window's first picture: their faces have to be drawn."""
        if not self._cards.fetched:
            QTimer.singleShot(0, self, self.fetch)
        painted = self._picture.picture(
            self._looks(), self.size(), self.devicePixelRatioF(), self._paint
        )
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, painted)

    @property
    def _in_shade(self) -> bool:
        return self._shaded and not self._lifted

    def _looks(self) -> tuple[Any, ...]:
        """Everything that its picture depends on."""
        about = self.game, self.text(), self.about, self.said, self._words, self._upright
        drawn = theme(), self._in_shade, self._start, *self._cards.looks
        return *about, *drawn, self.scale, self.hasFocus(), self._placed(), self._thrown()

    def _paint(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        lid = self._lid()
        painter.setTransform(self._placed(), combine=True)
        deep = 0.034 * min(lid.width(), lid.height())
        low = lid.adjusted(0, 0, deep, deep)
        lay_shadow(painter, low, 4 * self.scale, self._thrown(), self._turn)
        tone = dye(games.find(self.game).box.colour, self.game)
        if self._in_shade:
            tone = Dye(*(mixed(one, theme().plate_low, _SHADE) for one in tone))
        paint_box(painter, lid, tone)
        if self._upright:
            self._paint_upright(painter, lid_lines(lid))
        else:
            self._paint_lying(painter, lid_lines(lid))
        if self.hasFocus():
            focus_ring(painter, rounded(lid, 0.03 * lid.width()), 2.5)
        if self._start and self._upright:  # on a lying box it would hide the name
            self._paint_ribbon(painter, lid)

    def _thrown(self) -> Shadow:
        """Return the shadow that it throws where it lies."""
        where = QPointF(self.mapTo(self.window(), self.rect().center()))
        thrown = cast(where, self.window().size(), 1.3 if self._lifted else 0.5)
        grown = self.scale
        return Shadow(thrown.across * grown, thrown.down * grown, thrown.soft * grown, 0.6)

    def _paint_upright(self, painter: QPainter, within: QRectF) -> None:
        words = max(self._words, self.words_high(self.body().width()))
        room = within.adjusted(0, 0, 0, -words)
        highest = room.height() * 0.94 / FAN_HIGH
        self._paint_cards(painter, room, min(CARD * self.body().width(), highest * RATIO), FAN)
        wide = self._room(self.body().width(), upright=True)
        place = QRectF(within.center().x() - wide / 2, within.bottom() - words, wide, words)
        self._paint_words(painter, place, Qt.AlignmentFlag.AlignHCenter)

    def _paint_lying(self, painter: QPainter, within: QRectF) -> None:
        room = QRectF(within)
        room.setWidth((LYING_CARD + 0.05) * self.body().width())
        wide = min(LYING_CARD * self.body().width(), 0.97 * room.height() * RATIO)
        self._paint_cards(painter, room, wide, LONE)
        place = within.adjusted(room.width() + 0.01 * self.body().width(), 0, 0, 0)
        self._paint_words(painter, place, Qt.AlignmentFlag.AlignLeft)

    def _paint_cards(
        self,
        painter: QPainter,
        room: QRectF,
        wide: float,
        fan: Sequence[tuple[float, float, float]],
    ) -> None:
        sharp, in_shade = self.devicePixelRatioF(), self._in_shade
        self._cards.paint(painter, room, wide, fan, sharp=sharp, in_shade=in_shade)

    def _paint_words(self, painter: QPainter, room: QRectF, side: Qt.AlignmentFlag) -> None:
        look, words = theme(), _Words(self, room.width())
        pale = 0.25 if self._in_shade else 0.0
        bright = QColor(mixed(look.brass_light, look.plate_low, pale))
        font, name = fitted(words.name, self.text(), room.width())
        flags = int(side | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextDontClip)
        spare = max(0.0, room.height() - words.high) if side & Qt.AlignmentFlag.AlignLeft else 0.0
        line = QRectF(room.left(), room.top() + spare / 2, room.width(), words.name_high)
        painter.setFont(font)
        painter.setPen(bright)
        painter.drawText(line, flags, name)
        painter.setFont(words.line)
        painter.setPen(QColor(mixed(look.plate_words, look.plate_low, pale)))
        line = QRectF(line.left(), line.bottom(), line.width(), words.line_high)
        for text in even_lines(words.line, self.about, room.width()) if words.lines else ():
            painter.drawText(line, flags, text)
            line.translate(0, words.line_high)
        last = room.bottom() - spare / 2 - words.facts_high
        painter.setFont(words.line)
        place = QRectF(line.left(), last, line.width(), words.facts_high)
        self._paint_facts(painter, place, bright, side)

    def _paint_facts(
        self, painter: QPainter, place: QRectF, tone: QColor, side: Qt.AlignmentFlag
    ) -> None:
        """How hard the game is, for how many, and how long it takes."""
        hard = games.find(self.game).box.hard
        measure = QFontMetricsF(painter.font())
        size, dots = 0.5 * measure.ascent(), self._dots_width(painter.font())
        free = place.width() - dots - measure.horizontalAdvance(self._facts)
        left = place.left() + (free / 2 if side & Qt.AlignmentFlag.AlignHCenter else 0)
        if hard:
            paint_dots(painter, QRectF(left, place.top(), dots, place.height()), hard, size, tone)
        painter.setPen(tone)
        where = QRectF(left + dots, place.top(), place.width(), place.height())
        painter.drawText(
            where, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip), self._facts
        )

    def _paint_ribbon(self, painter: QPainter, lid: QRectF) -> None:
        """Paint what a newcomer reads on one box."""
        font, text = (
            letters("text", 0.88 * self.written, bold=True),
            translate("welcome", "Start here"),
        )
        wide, high = ribbon_width(text, font), 1.7 * QFontMetricsF(font).height()
        painter.save()
        painter.translate(lid.left() + 0.42 * wide, lid.top() + 0.2 * high)
        painter.rotate(-4 - self._turn)
        ribbon(painter, QRectF(-wide / 2, -high / 2, wide, high), text, font)
        painter.restore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Above the boxes beside it, whose shadows reach here, but below all that may be pressed.
        page = self.parentWidget()
        for one in page.findChildren(GameBox) if page is not None else ():
            if one is not self:
                one.stackUnder(self)
        super().focusInEvent(event)


def facts(game: str) -> list[str]:
    """How hard a game is, for how many, and how long it takes, where it says so."""
    box = games.find(game).box
    people = translate("welcome", "{0} players").format(_seats(game))
    time = translate("welcome", "{0} minutes").format(box.minutes) if box.minutes else ""
    return [told for told in (HARD[box.hard](), people, time) if told]


def in_short(game: str) -> list[str]:
    """Return the same as it stands beside the dots."""
    minutes = games.find(game).box.minutes
    time = translate("welcome", "{0} min").format(minutes)
    return [_seats(game), time] if minutes else [_seats(game)]


HARD = (
    lambda: "",
    lambda: translate("welcome", "easy"),
    lambda: translate("welcome", "medium"),
    lambda: translate("welcome", "tricky"),
)
"""How hard a game is, by its dots."""


def _seats(game: str) -> str:
    seats = games.find(game).seats
    least, most = min(seats), max(seats)
    return f"{least}–{most}" if least < most else str(least)


def _text(game: str, key: str) -> str:
    return translate(*games.find(game).texts.text(key))
