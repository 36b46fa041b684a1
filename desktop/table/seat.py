"""The widget of a person at the table: portrait, ribbon with the name, a line of state, and cards.

The backs of the cards in hand are a fan behind the portrait.

Whose turn it is, is shown by a glow round the portrait, a light rim and a word for screen readers.
What the line of state says comes from the scene.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QMargins, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRegion,
)
from PySide6.QtWidgets import QLabel, QWidget

from desktop.common import plain_text
from desktop.common.cached_picture import CachedPicture, draw_region
from desktop.common.people import you
from desktop.common.portraits import paint_portrait
from desktop.common.pose import Pose
from desktop.common.sentences import capital
from desktop.look.dealer_button import button_at, paint_button
from desktop.look.lettering import fitted, least, letters, on_wall, scale_on
from desktop.look.paper import glow_reach, medallion, ribbon, rounded
from desktop.look.parts.pill import pill
from desktop.look.shadow import Shadow, cast, lay_shadow
from desktop.look.theme import Palette, colour
from desktop.look.turned import lay_face, lay_shade
from desktop.packs import Pack
from desktop.reader.for_readers import ForReaders
from desktop.scene.scene import Place
from desktop.table.extents import state_of
from desktop.table.layout import THICK, Person
from engine.cards import BACK

translate = QCoreApplication.translate

_SHADOW = 15
"""How far the shadow of a card reaches beyond it, in pixels."""
_NOBODY = Person(QRect(), QRect(), QRect())


class Backs(QLabel):
    """Some cards face down: a covered hand, the heap laid aside."""

    thick = 1
    """Of how many cards, one upon the other, only the lowest throws a shadow."""

    def __init__(self, pack: Pack, parent: QWidget) -> None:
        super().__init__(parent)
        self.pack = pack
        self._table = parent
        self._cards: list[Pose] = []
        self._backs = CachedPicture()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def cards(self) -> list[Pose]:
        """Where the cards are, in pixels of the table."""
        return list(self._cards)

    def lie_at(self, cards: Sequence[Pose], beside: QRect | None = None) -> None:
        """Show a number of cards at these places; `beside` is what else the widget has to cover."""
        if self._cards == list(cards) and beside is None:
            return
        self._cards = list(cards)
        whole = QRect() if beside is None else QRect(beside)
        for card in cards:
            whole = whole.united(card.rect.adjusted(-_SHADOW, -_SHADOW, _SHADOW, _SHADOW))
        self.setGeometry(whole)
        self.setVisible(not whole.isEmpty())
        self.update()

    def paint_backs(self, painter: QPainter, region: QRegion) -> None:
        """Paint the backs there, in the coordinates of the widget."""
        if not self._cards:
            return
        ratio, table = self.devicePixelRatioF(), self._table.size()
        width = self._cards[0].width
        back = self.pack.face(BACK, width, ratio)
        of = (len(self._cards), *self.pack.state)
        where = (tuple(self._cards), self.pos(), table, back.cacheKey())
        picture = self._backs.picture(
            of, self.size(), ratio, self._paint_backs, where, self.pack.haste
        )
        draw_region(painter, QPointF(), picture, region)

    def _paint_backs(self, painter: QPainter) -> None:
        ratio, table = self.devicePixelRatioF(), self._table.size()
        for number, card in enumerate(self._cards):
            back = self.pack.face(BACK, card.width, ratio)
            middle, corner = card.middle - QPointF(self.pos()), self.pack.corner * card.width
            if number % self.thick == 0:
                lay_shade(painter, middle, card, corner, cast(card.middle, table), ratio)
            lay_face(painter, middle, card, back, ratio)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self.paint_backs(painter, event.region())


class Pile(Backs):
    """The tricks that a seat has won, face down, and a dashed place where the next one goes."""

    thick = THICK

    def __init__(self, pack: Pack, colours: Palette, parent: QWidget) -> None:
        super().__init__(pack, parent)
        self.colours = colours
        self.place: Pose | None = None
        self.for_readers = ForReaders(unread=True)  # the seat says how many there are

    def pile_up(self, cards: Sequence[Pose], place: Pose | None) -> None:
        """Have these cards, and wait for more at a place."""
        if (self._cards, self.place) != (list(cards), place):
            self.place = place
            self.lie_at(cards, QRect() if place is None else place.rect.adjusted(-2, -2, 2, 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self.paint_backs(painter, event.region())
            if self.place is None:
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(colour(self.colours.wood_text), max(1.4, self.place.width / 20))
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.translate(self.place.middle - QPointF(self.pos()))
            painter.rotate(self.place.turn)
            size = self.place.size
            where = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
            painter.drawPath(rounded(where, size.width() * 0.1))


class SeatWidget(Backs):
    """Portrait, name and backs of one player, "Anna, 5 cards, dealer" to a screen reader."""

    def __init__(self, pack: Pack, colours: Palette, parent: QWidget) -> None:
        super().__init__(pack, parent)
        self.colours = colours
        self.place = Place("")
        self.at_turn = False
        self.takes = False
        """Whether the trick that is looked at goes to this seat."""
        self._count = 0
        self._score = ""
        self._person = _NOBODY
        self._badge = QRect()
        self._kept = CachedPicture()
        self.shaken = QPointF()
        """How far somebody's knock has thrown the portrait."""

    def show_seat(
        self,
        place: Place,
        at_turn: bool,
        count: int,
        *,
        takes: bool = False,
        scored: bool = False,
    ) -> None:
        """Say who sits here, whether it is their turn or their trick, and how many cards they hold.

        And the score if it is not to be seen elsewhere.
        """
        self.place, self.at_turn, self.takes, self._count = place, at_turn, takes, count
        self._score = place.score if scored else ""
        self._name()
        self.update()

    def _name(self) -> None:
        parts = [self.place.name]
        if self.place.you and self.place.name != you():
            parts = [translate("table-view", "you"), *parts]
        if self._count:
            parts.append(translate("table-view", "%n card(s)", "", self._count))
        parts += self.place.notes
        if self.place.leads:
            own = translate("table-view", "in the lead", "of oneself")
            parts.append(own if self.place.you else translate("table-view", "in the lead"))
        if self.place.dealer:
            parts.append(translate("table-view", "dealer"))
        # Most games have a word for why somebody is not: "passes".
        if not self.place.in_play and not self.place.notes:
            parts.append(translate("table-view", "out"))
        if self.at_turn:
            own = translate("table-view", "to play", "of oneself")
            parts.append(own if self.place.you else translate("table-view", "to play"))
        self.setAccessibleName(", ".join(parts))
        more = [translate("table-view", "on the slate: {0}").format(self.place.score)]
        bot = [capital(translate("table-view", "computer"))] if self.place.bot else []
        tips = *self.place.tips, *(more if self.place.score else []), *bot
        self.setToolTip(plain_text.tip("\n".join([", ".join(parts), *tips])))

    def tip_at(self, where: QPoint) -> str:
        """Return what is told of the person, or of the dealer's button here; "" elsewhere."""
        if self.place.dealer and self._button.contains(QPointF(where)):
            dealing = translate("table-view", "Dealer button: {0} deals.")
            return plain_text.tip(dealing.format(self.place.name))
        return self.toolTip() if self.plate.contains(where) else ""

    def sit_at(self, person: Person, cards: Sequence[Pose], badge: QRect) -> None:
        """Be here, with such cards behind the portrait; a `badge` is for their number."""
        self._person, self._badge = person, badge
        self.lie_at(cards, self._whole())

    def _whole(self) -> QRect:
        """All that is painted but the cards, with the glow and the shadow of it."""
        by = round(self._person.portrait.width() * glow_reach) + 2
        around = self._person.whole.united(self._badge).marginsAdded(QMargins(by, by, by, by))
        return around.united(self._button.toAlignedRect()) if self.place.dealer else around

    @property
    def plate(self) -> QRect:
        """Where portrait, name and state are, in pixels of the table."""
        return self._person.whole

    @property
    def person(self) -> Person:
        """Where each of them is."""
        return self._person

    def shake(self, by: QPointF) -> None:
        """Be seen so far from where the person is."""
        self.shaken = by
        self.update()

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        thrown = self.shaken.toPoint()
        region = event.region().translated(-thrown)
        where = self._whole()
        corner = QPointF(where.topLeft() - self.pos())
        with QPainter(self) as painter:
            painter.translate(thrown)
            self.paint_backs(painter, region)
            draw_region(painter, corner, self._painted(where), region)

    @property
    def _glows(self) -> bool:
        return self.at_turn or self.takes or self.place.leads

    def _painted(self, where: QRect) -> QPixmap:
        of = (self.place, self._glows, self._score, self.colours, self._count)
        there, ratio = (self._person, where.topLeft()), self.devicePixelRatioF()
        return self._kept.picture(of, where.size(), ratio, self._paint, there, self.pack.haste)

    def _paint(self, painter: QPainter) -> None:
        """Paint the person, without the cards."""
        painter.translate(-self._whole().topLeft())
        portrait = QRectF(self._person.portrait)
        shadow = Shadow(1.5, 4.0, 12.0, 0.55)
        lay_shadow(painter, portrait, portrait.width() / 2, shadow)
        medallion(
            painter,
            portrait,
            self._paint_portrait,
            glow=0.9 if self._glows else 0.0,
        )
        if not self.place.in_play:
            painter.setPen(Qt.PenStyle.NoPen)
            veil = QColor(self.colours.veil)
            veil.setAlpha(self.colours.veil_strength)
            painter.setBrush(veil)
            painter.drawEllipse(portrait)
        self._paint_name(painter)
        self._paint_state(painter)
        if self.place.leads:
            self._paint_crown(painter)
        if self.place.dealer:
            paint_button(painter, self._button, self.colours)
        if not self._badge.isEmpty() and self._count:
            pill(painter, QRectF(self._badge), str(self._count), self._letters(), light=True)

    def _letters(self, *, bold: bool = False) -> QFont:
        scale = scale_on(self._table)
        return letters("text", scale, bold=True) if bold else letters("small", scale)

    @property
    def _least(self) -> int:
        return least(scale_on(self._table))

    def _paint_portrait(self, painter: QPainter, where: QRectF) -> None:
        paint_portrait(painter, where, self.place.portrait, self.devicePixelRatioF())

    def _paint_name(self, painter: QPainter) -> None:
        where = QRectF(self._person.ribbon)
        edge = where.height() * 0.3
        usual = self._letters(bold=True)
        # Where both have no room, the name has: the score stands on the slate, too.
        for score in (f" {self._score}", "") if self._score else ("",):
            wide = QFontMetricsF(usual).horizontalAdvance(score)
            room = where.width() - edge - wide
            font, name = fitted(usual, self.place.name, room, self._least)
            if name == self.place.name:
                break
        lay_shadow(painter, where, where.height() * 0.22, Shadow(1.0, 3.0, 8.0, 0.5))
        ribbon(painter, where, f"{name}{score}", font)

    def _paint_state(self, painter: QPainter) -> None:
        """As many of the notes as there is room for; all of them are in the tip."""
        notes, where, font = self.place.notes, QRectF(self._person.state), self._letters()
        if not notes:
            return
        room = where.width() - where.height() * 0.5
        told = [state_of(notes[:count]) for count in range(len(notes), 0, -1)]
        wide = QFontMetricsF(font).horizontalAdvance
        fits = next((one for one in told if wide(one) <= room), told[-1])
        font, text = fitted(font, fits, room, self._least)
        line = 1.25 * QFontMetricsF(font).height()
        if where.height() > 1.5 * line:
            # On a wall there are two lines, and letters do not become smaller.
            if text.endswith("…"):
                pill(painter, where, fits, font)
                return
            where.setHeight(line)
        across = min(where.width(), QFontMetricsF(font).horizontalAdvance(text) + where.height())
        middle = where.center()
        where.setWidth(across)
        where.moveCenter(middle)
        pill(painter, where, text, font)

    @property
    def _button(self) -> QRectF:
        """Where the dealer's button lies, in pixels of the table."""
        letter = self._least if on_wall(self._table) else 0.0
        return button_at(QRectF(self._person.portrait), letter)

    def _paint_crown(self, painter: QPainter) -> None:
        """Paint a crown of brass upon the rim, for the one who leads."""
        portrait, look = QRectF(self._person.portrait), self.colours
        wide = max(18.0, portrait.width() * 0.46)
        high = wide * 0.58
        crown = QRectF(portrait.center().x() - wide / 2, portrait.top() - high * 0.55, wide, high)
        points = ((0, 0), (0.25, 0.5), (0.5, -0.12), (0.75, 0.5), (1, 0), (0.88, 1), (0.12, 1))
        shape = QPolygonF(
            [QPointF(crown.left() + x * wide, crown.top() + y * high) for x, y in points]
        )
        painter.setPen(QPen(QColor(look.ink), max(1.2, wide / 22)))
        painter.setBrush(QColor(look.brass_light))
        painter.drawPolygon(shape)
        painter.setBrush(QColor(look.brass))
        painter.drawRect(
            QRectF(crown.left() + 0.12 * wide, crown.bottom() - 0.2 * high, 0.76 * wide, 0.2 * high)
        )
