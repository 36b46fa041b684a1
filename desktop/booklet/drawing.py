"""Draws the figures of the rules with the table's own cards, shadows and slate."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop.common.people import you
from desktop.common.pose import Pose
from desktop.look.inks import PAPER, SLATE_DARK, SLATE_LIGHT
from desktop.look.lettering import draw_text, draw_wrapped, letters
from desktop.look.paper import rounded
from desktop.look.shadow import Shadow
from desktop.look.theme import colour, theme
from desktop.look.turned import lay_face, lay_shade
from desktop.packs import Pack
from desktop.scene import naming
from desktop.scene.speech import Speech
from desktop.sheet.page import SheetPage
from desktop.sheet.painter import paint_slate
from engine.booklet.check import rules_of
from engine.booklet.figure import Figure, Group
from engine.cards import Card

translate = QCoreApplication.translate

YOU = "du"
"""Who reads, among the names of a figure."""

_CARD, _CARD_IN_LIST, _CARD_SMALL = 70.0, 54.0, 48.0
"""How wide cards are at a scale of 1: of a trick, of an order, of rows and melds."""
_LOWER = 0.08
"""How far a card that may not be played lies lower, in parts of its width."""


class Laid(NamedTuple):
    """A card of a figure: where its middle lies, how wide and turned it is, and how it is lit."""

    card: Card
    middle: QPointF
    width: float
    turn: float = 0.0
    wins: bool = False
    shaded: bool = False


class Label(NamedTuple):
    """Words beside the cards."""

    where: QRectF
    text: str
    bold: bool = False
    small: bool = False
    centred: bool = False
    wraps: bool = False


class Drawing:
    """A figure set for a width: `size` is what it takes, `paint` draws it from its corner."""

    def __init__(
        self, figure: Figure, pack: Pack, language: str, width: float, scale: float
    ) -> None:
        self.figure, self._pack, self._language = figure, pack, language
        self._width, self._scale = width, scale
        self._suits = naming.suits_of(rules_of(figure).pack())
        self._cards: list[Laid] = []
        self._labels: list[Label] = []
        self._slate: QRectF | None = None
        self._high = 0.0
        self._line = QFontMetricsF(letters("text", scale)).height()
        {
            "trick": self._trick,
            "order": self._list,
            "values": self._list,
            "rows": self._rows,
            "melds": self._melds,
            "slate": self._lay_slate,
            "claim": self._claim,
            "deal": self._claim,
        }[figure.kind]()
        self.size = QSizeF(width, self._high)

    # How it lies.

    def _trick(self) -> None:
        figure = self.figure
        played, hand = len(figure.cards), len(figure.hand)
        # Without a hand there is room for large cards.
        room = max(1.16 * max(played, 4), 1.2 * hand)
        wide = min(_CARD * self._scale, self._width / room)
        high, gap = wide / self._pack.ratio, 0.2 * wide
        top = 0.06 * high
        for place, card in enumerate(figure.cards):
            x = (place + 0.5) * (wide + gap)
            wins = place == figure.winner
            middle = QPointF(x, top + high / 2)
            self._cards.append(Laid(card, middle, wide, _tilt(card), wins))
            if place < len(figure.names):
                name = figure.names[place]
                name = you() if name == YOU else name
                where = QRectF(x - (wide + gap) / 2, top + 1.06 * high, wide + gap, self._line)
                self._labels.append(Label(where, name, bold=wins, centred=True))
        self._high = top + 1.06 * high + self._line
        if hand:
            self._high += 0.5 * self._line
            self._say(translate("booklet", "In your hand:"))
            self._hand(wide)

    def _claim(self) -> None:
        """Draw the hand of the claimant, or of an example's dealer, below what lies of a trick."""
        figure = self.figure
        if figure.cards:
            self._trick()
            return
        wide = min(_CARD * self._scale, self._width / (1.2 * max(len(figure.hand), 4)))
        self._say(translate("booklet", "In your hand:"))
        self._hand(wide)

    def _hand(self, wide: float) -> None:
        """Draw the cards of a hand; what may be put down is bright and a little higher."""
        high, top = wide / self._pack.ratio, self._high + 0.03 * wide
        for place, card in enumerate(self.figure.hand):
            may = card in self.figure.may or self.figure.kind in ("claim", "deal")
            middle = QPointF(
                (place + 0.5) * 1.2 * wide, top + high / 2 + (0 if may else _LOWER * wide)
            )
            self._cards.append(Laid(card, middle, wide, 0, False, not may))
        self._high = top + high + 2 * _LOWER * wide

    def _list(self) -> None:
        """Draw groups below each other, with what is said of them on their right."""
        most = max(len(group.cards) for group in self.figure.groups)
        step = 0.42
        wide = min(_CARD_IN_LIST * self._scale, 0.56 * self._width / (1 + step * (most - 1)))
        high = wide / self._pack.ratio
        # A long row is laid closer, so that the words stand below each other.
        left = wide * (1 + step * (min(most, 4) - 1)) + 0.5 * wide
        for group in self.figure.groups:
            close = min(step, (left - 1.5 * wide) / wide / max(1, len(group.cards) - 1))
            for place, card in enumerate(group.cards):
                x = wide / 2 + place * close * wide
                middle = QPointF(x, self._high + high / 2)
                self._cards.append(Laid(card, middle, wide, 0.4 * _tilt(card)))
            self._words_of(group, left, high)
            self._high += 1.16 * high

    def _words_of(self, group: Group, left: float, high: float) -> None:
        room, line = self._width - left, self._line
        about, name = (
            naming.told(text.get(self._language, ""), self._suits, self._language)
            for text in (group.about, group.name)
        )
        small = QFontMetricsF(letters("small", self._scale))
        rows = 0.0
        if about:
            box = QRectF(0, 0, room, 9999)
            wraps = int(Qt.TextFlag.TextWordWrap)
            rows = small.boundingRect(box, wraps, about).height() + 2
        top = self._high + max(0.0, (high - line - rows) / 2)
        self._labels.append(Label(QRectF(left, top, room, line), name, bold=True))
        if about:
            where = QRectF(left, top + line, room, rows)
            self._labels.append(Label(where, about, small=True, wraps=True))

    def _rows(self) -> None:
        """Draw the rows as they lie on the table, edge to edge, and the hand below."""
        longest = max(len(row) for row in self.figure.rows)
        hand = len(self.figure.hand)
        wide = min(_CARD_SMALL * self._scale, self._width / max(longest + 2, 1.2 * hand))
        high = wide / self._pack.ratio
        for row in self.figure.rows:
            for place, card in enumerate(row):
                x = (place + 0.5) * (wide + 2)
                self._cards.append(Laid(card, QPointF(x, self._high + high / 2), wide))
            self._high += high + 3
        self._high += 0.4 * self._line
        self._say(translate("booklet", "In your hand:"))
        self._hand(min(1.15 * wide, self._width / (1.25 * hand)))

    def _melds(self) -> None:
        """Melds side by side as far as there is room, then what lies in none."""
        wide = min(_CARD_SMALL * self._scale, self._width / 7.4)
        high, step, x = wide / self._pack.ratio, 0.5 * wide, 0.0
        groups = [list(row) for row in self.figure.rows]
        if self.figure.dead:
            groups.append(list(self.figure.dead))
        for number, group in enumerate(groups):
            long = wide + step * (len(group) - 1)
            loose = number == len(self.figure.rows)
            if x and (loose or x + long > self._width):
                x, self._high = 0.0, self._high + 1.14 * high
            if loose:
                self._say(translate("booklet", "Deadwood:"))
            for place, card in enumerate(group):
                middle = QPointF(x + wide / 2 + place * step, self._high + high / 2)
                self._cards.append(Laid(card, middle, wide))
            if loose and self.figure.points is not None:
                counted = translate("booklet", "%n point(s)", "", self.figure.points)
                where = QRectF(long + 0.4 * wide, self._high, self._width - long, high)
                self._labels.append(Label(where, counted, bold=True))
            x += long + 0.6 * wide
        self._high += high + 4
        if self.figure.hand:
            self._high += 0.3 * self._line
            self._say(translate("booklet", "In your hand:"))
            self._hand(wide)

    def _lay_slate(self) -> None:
        wide = min(self._width, 330 * self._scale)
        self._slate = QRectF(0, 4, wide, 0.55 * wide)
        self._high = self._slate.bottom() + 8

    def _say(self, text: str) -> None:
        """Set a line of small words above what comes next."""
        self._labels.append(Label(QRectF(0, self._high, self._width, self._line), text, small=True))
        self._high += 1.1 * self._line

    # How it is drawn.

    def paint(self, painter: QPainter, corner: QPointF, ink: QColor, *, printed: bool) -> None:
        """Draw it there; on paper that is printed, without shadows."""
        painter.save()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        ratio = painter.device().devicePixelRatioF()
        if printed:
            ratio *= max(2.0, painter.transform().m11())
        for one in self._cards:
            self._paint_card(painter, corner + one.middle, one, ratio, printed)
        painter.translate(corner)
        for label in self._labels:
            self._write(painter, label, ink)
        if self._slate is not None:
            self._paint_slate(painter, self._slate, printed)
        painter.restore()

    def _paint_card(
        self, painter: QPainter, middle: QPointF, one: Laid, ratio: float, printed: bool
    ) -> None:
        wide = round(one.width)
        pose = Pose(middle.x(), middle.y(), wide, self._pack.height(wide), one.turn)
        corner = self._pack.corner * wide
        if not printed:
            lay_shade(painter, middle, pose, corner, Shadow(1, 3, 9, 0.45), ratio)
        if one.wins:
            self._ring(painter, pose, corner)
        face = self._pack.face(one.card, wide, ratio)
        if printed:
            _turned(
                painter, pose, lambda where: painter.drawPixmap(where, face, QRectF(face.rect()))
            )
        else:
            lay_face(painter, middle, pose, face, ratio)
        if one.shaded:
            _turned(
                painter,
                pose,
                lambda where: painter.fillPath(
                    rounded(where, corner), colour(theme().shadow, 95 if not printed else 60)
                ),
            )

    def _ring(self, painter: QPainter, pose: Pose, corner: float) -> None:
        """Gold round the card that has the trick."""
        grown = max(3.0, 0.05 * pose.width)

        def paint(where: QRectF) -> None:
            around = rounded(where.adjusted(-grown, -grown, grown, grown), corner + grown)
            painter.fillPath(around, QColor(theme().brass_light))
            painter.setPen(QPen(QColor(theme().brass_dark), 1))
            painter.drawPath(around)

        _turned(painter, pose, paint)

    def _write(self, painter: QPainter, label: Label, ink: QColor) -> None:
        font = letters("small" if label.small else "text", self._scale, bold=label.bold)
        painter.setPen(ink)
        centre = Qt.AlignmentFlag.AlignHCenter
        align = centre if label.centred else Qt.AlignmentFlag.AlignLeft
        if label.wraps:
            draw_wrapped(painter, label.where, QFont(font), label.text, align)
        else:
            draw_text(painter, label.where, font, label.text, align)

    def _paint_slate(self, painter: QPainter, where: QRectF, printed: bool) -> None:
        page = slate_of(self.figure)
        inks = PAPER if printed else SLATE_DARK if theme().dark else SLATE_LIGHT
        paint_slate(painter, where, page, inks, 15 * self._scale)


def slate_of(figure: Figure) -> SheetPage:
    """Return what stands on the slate of a figure."""
    rules = rules_of(figure)
    names = tuple(you() if name == YOU else name for name in figure.names[: len(rules.sides())])
    return SheetPage(rules.sheet(figure.lines), names, Speech(rules, names))


def _tilt(card: Card) -> float:
    """Return a small turn that is always the same for a card."""
    return (sum(map(ord, card.code)) * 37 % 7) - 3


def _turned(painter: QPainter, pose: Pose, paint: object) -> None:
    assert callable(paint)
    painter.save()
    painter.translate(pose.x, pose.y)
    painter.rotate(pose.turn)
    paint(QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height))
    painter.restore()
