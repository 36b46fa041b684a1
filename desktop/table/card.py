"""The widget of one card: its face or back, how it lies, and the state it is in.

It is a button, so that screen readers and keyboards find it; the table decides where it lies and
what a click means. The widget is the least upright rectangle around the turned card, and a little
larger for its shadow and its rings. What rests is one picture; what moves is painted anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from desktop.common.cached_picture import CachedPicture, draw_region, on_a_pixel
from desktop.common.pose import Pose
from desktop.look.lettering import fitted, letters, scale_on
from desktop.look.paper import ribbon
from desktop.look.shadow import Shadow, cast
from desktop.look.theme import Palette, colour
from desktop.look.turned import box, get_face_ready, get_shade_ready, lay_face, lay_shade
from desktop.packs import Pack
from desktop.reader.for_readers import ForReaders
from desktop.table.pass_through import PassThroughButton
from engine.cards import BACK, Card

STAR = QPolygonF(
    [
        QPointF(x / 20, y / 20)
        for x, y in (
            *((0, -10), (2.4, -3.2), (9.5, -3.1), (3.8, 1.2), (5.9, 8.1)),
            *((0, 4), (-5.9, 8.1), (-3.8, 1.2), (-9.5, -3.1), (-2.4, -3.2)),
        )
    ]
)
"""In a box from -0.5 to 0.5."""
CHECK = QPolygonF([QPointF(-0.34, 0.02), QPointF(-0.1, 0.28), QPointF(0.36, -0.3)])

_SHADOW, _SHADOW_HELD = 15, 38
"""How far a shadow reaches beyond a card that lies, and beyond one that is held up, in pixels."""


@dataclass(frozen=True)
class CardState:
    """How a card is shown. Each state differs in shape or place too, not in colour alone."""

    playable: bool = False
    dimmed: bool = False
    hinted: bool = False
    winning: bool = False
    """Takes the decided trick."""
    picked: bool = False
    shaded: bool = False
    """Lies below the card that takes the decided trick."""
    player: str = ""
    """The name of the player, where it is written on the card."""
    name_room: int = 0
    """How wide that may be, from the left edge."""


_RIM = 0.028
"""How wide the bright rim of a card in shade is, in widths of a card."""
_SEAM = 0.014
"""The dark line within it."""


class CardWidget(PassThroughButton):
    """One card, the same widget for as long as it can be seen."""

    acted = Signal(str)
    """A screen reader wants something of this card: "pick" or "what"."""
    focus_moved = Signal()
    """The keyboard focus has come to this card or has left it."""

    def __init__(self, card: Card, pack: Pack, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.pack = pack
        self._table = parent
        self.colours = colours
        self.look = CardState()
        self.closed = False
        """Whether only its back is seen, though somebody may know the card."""
        self.for_readers = ForReaders()
        """What it is to a screen reader besides its name."""
        self.name_in_full = ""
        """What it is and may do, in words, for somebody who asks what it is."""
        self.standing = ""
        """How it stands in the deal, in words, for somebody who asks what it is."""
        self._described = ""
        """What is to be its description, perhaps only once the keyboard has left it."""
        self.resting = QSize(1, 1)
        """The size of the card when it lies; its picture is made for this one."""
        self.turned = 1.0
        """How far it has been turned over: 0 shows the back, 1 the face."""
        self.opacity = 1.0
        self._pose = Pose(0, 0, 1, 1)
        self._lift = 0.0
        self._by_keys = False
        self._kept = CachedPicture()
        self._veiled = CachedPicture()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    # Where it lies: always in terms of the card, without the room around it.

    def rest(self, size: QSize) -> None:
        """Be of this size when it lies."""
        if size != self.resting:
            self.resting = QSize(size)
            self.update()

    def lie_at(self, where: Pose) -> None:
        """Lie exactly here."""
        before, self._pose = self._pose, where
        around = _SHADOW_HELD if self._lift else _SHADOW
        size = box(where) + QSize(2 * around, 2 * around)
        left, top = round(where.x - size.width() / 2), round(where.y - size.height() / 2)
        if (before.turn, before.size) != (where.turn, where.size):
            self.update()
        self.setGeometry(QRect(QPoint(left, top), size))

    def lies_at(self) -> Pose:
        """Where the card is now."""
        return self._pose

    def outline(self, around: float) -> QPolygonF:
        """Return the card as it lies, so far around it; as the widget counts."""
        pose = self._pose.moved_to(QPointF(self.width() / 2, self.height() / 2))
        whole = QRectF(0, 0, pose.width, pose.height)
        return pose.part(whole.adjusted(-around, -around, around, around))

    def lift(self, height: float) -> None:
        """Be held this high above the table, 0 for lying and 1 for in the hand: for its shadow."""
        if height != self._lift:
            self._lift = height
            self.lie_at(self._pose)
            self.update()

    # How it looks.

    def show_as(self, look: CardState, *, closed: bool = False) -> None:
        """Be seen in this state, or the back only."""
        if (look, closed) != (self.look, self.closed):
            self.look, self.closed = look, closed
            self.update()

    @property
    def shows_focus(self) -> bool:
        """Whether it can be seen that keys act upon this card."""
        return self.hasFocus() and self._by_keys

    def show_focus(self) -> None:
        """Let it be seen, if keys act upon this card."""
        self._by_keys = True
        self.update()
        self.focus_moved.emit()

    def tell(self, name: str, description: str) -> None:
        """Be known by this name to one who cannot see the card.

        A reader says at once whatever changes of what it is at, all of it. What others play is
        told already: so it hears anew how the card stands where that is wanted, before it may be
        played, and once the keyboard has gone on.
        """
        self._described = description
        if self.accessibleName() != name:
            self.setAccessibleName(name)
        waits = self.hasFocus() and not self.look.playable
        if not waits or not description or not self.accessibleDescription():
            self._describe()

    def _describe(self) -> None:
        if self.accessibleDescription() != self._described:
            self.setAccessibleDescription(self._described)

    def _left(self) -> None:
        if not self.hasFocus():
            self._describe()

    def turn(self, part: float, opacity: float = 1.0) -> None:
        """Be turned over so far, and be this opaque."""
        if (part, opacity) != (self.turned, self.opacity):
            self.turned, self.opacity = part, opacity
            self.update()

    def paint_card(self, painter: QPainter) -> None:
        """Paint the card with its shadow and marks, in the coordinates of the widget."""
        pose, ratio = self._pose, self.devicePixelRatioF()
        face, marked = self._face()
        middle = QPointF(self.width() / 2, self.height() / 2)
        where = QRectF(-pose.width / 2, -pose.height / 2, pose.width, pose.height)
        if self.turned == 1.0 and pose.size == self.resting:
            if self.look.player and self.look.winning and marked:
                with _in_the_middle(painter, middle, pose):
                    self._paint_glow(painter, where)
            shadow = self.shadow()
            moving = not self._whole
            lay_shade(painter, middle, pose, self._corner, shadow, ratio, moving=moving)
            lay_face(painter, middle, pose, face, ratio, moving=moving)
        else:
            with _in_the_middle(painter, middle, pose):
                _paint_turning(painter, face, where, abs(1 - 2 * self.turned))
        if marked and (self.look.winning or self.look.hinted or self.shows_focus):
            with _in_the_middle(painter, middle, pose):
                self._paint_marks(painter, where, self._corner)
        if marked and self.look.player:
            with _in_the_middle(painter, middle, pose):
                self._paint_player(painter, where)

    def _face(self) -> tuple[QPixmap, bool]:
        """Return what is seen of it, perhaps in shade, and whether its marks are seen too."""
        shown = self.card if self.turned >= 0.5 and not self.closed else BACK
        marked = shown is self.card or self.closed
        face = self.pack.face(shown, self.resting.width(), self.devicePixelRatioF())
        in_shade = (self.look.dimmed or self.look.shaded) and marked
        return (self._under_a_veil(face) if in_shade else face), marked

    def _paint_glow(self, painter: QPainter, where: QRectF) -> None:
        """Paint a light round the card that takes the trick: the nearer the stronger."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self.colours.highlight, 30))
        for far in range(2, _SHADOW, 2):
            corner = self._corner + far
            painter.drawRoundedRect(where.adjusted(-far, -far, far, far), corner, corner)

    def _paint_player(self, painter: QPainter, where: QRectF) -> None:
        """Paint the player's name on a ribbon at the lower edge, as far left as can be seen."""
        font = letters("small", scale_on(self._table))
        high, room = QFontMetricsF(font).height() * 1.15, float(self.look.name_room)
        font, name = fitted(font, self.look.player, room - high * 0.6)
        wide = QFontMetricsF(font).horizontalAdvance(name) + high * 0.5
        lies = QRectF(where.left() + (room - wide) / 2, where.bottom() - high * 0.75, wide, high)
        ribbon(painter, lies, name, font)

    def _under_a_veil(self, face: QPixmap) -> QPixmap:
        """Return the face of a card in shade: kept, for a large veil takes its time."""
        size, corner = self.resting, self.pack.corner * self.resting.width()

        def paint(painter: QPainter) -> None:
            painter.drawPixmap(0, 0, face)
            # Twice: its inks are darker then, and can be read in the shade as before.
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            painter.drawPixmap(0, 0, face)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            painter.setPen(QPen(QColor(self.colours.shadow), max(1.7, _SEAM * size.width())))
            painter.setBrush(colour(self.colours.veil, self.colours.veil_strength))
            # Its rim stays bright: a card that hangs over the edge of the table has no other edge.
            # On a light table a dark seam is needed as well.
            rim = _RIM * size.width()
            inside = QRectF(QPointF(), QSizeF(size)).adjusted(rim, rim, -rim, -rim)
            painter.drawRoundedRect(inside, corner - rim, corner - rim)

        return self._veiled.picture(
            (face.cacheKey(), self.colours), size, face.devicePixelRatio(), paint
        )

    @property
    def _corner(self) -> float:
        """How far its corners are rounded, in pixels."""
        return self.pack.corner * self._pose.width

    def shadow(self, lift: float | None = None) -> Shadow:
        """Its shadow, lifted as it is or so far: moved by whole pixels, to change seldom."""
        high = self._lift if lift is None else lift
        found = cast(self._pose.middle, self._table.size(), high)
        return Shadow(round(found.across), round(found.down), found.soft, found.dark)

    def _paint_marks(self, painter: QPainter, where: QRectF, corner: float) -> None:
        look, colours = self.look, self.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(2.0, where.width() / 45)
        if look.winning or look.hinted:
            _ring(painter, where, corner, QColor(colours.highlight_text), line * 1.6)
            _ring(painter, where, corner, QColor(colours.highlight), line)
            if not look.player:
                self._paint_badge(painter, where)
        if self.shows_focus:
            _ring(painter, where, corner, QColor(colours.focus_edge), line * 2)
            _ring(painter, where, corner, QColor(colours.focus), line * 1.2)

    def _paint_badge(self, painter: QPainter, where: QRectF) -> None:
        """Paint a star on what is suggested, a check on what has won, below the index."""
        size = where.width() * (0.21 if self.look.winning else 0.27)
        middle = QPointF(
            where.left() + where.width() * 0.145,
            where.top() + where.height() * self.pack.index_high + size * 0.56,
        )
        painter.save()
        painter.translate(middle)
        painter.scale(size, size)
        painter.setPen(QPen(QColor(self.colours.highlight_text), 0.06))
        painter.setBrush(QColor(self.colours.highlight))
        painter.drawEllipse(QPointF(0, 0), 0.5, 0.5)
        if self.look.winning:
            pen = QPen(QColor(self.colours.highlight_text), 0.15)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPolyline(CHECK)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.colours.highlight_text))
            painter.drawPolygon(STAR)
        painter.restore()

    # Qt's overrides. The table listens to mouse and keys, for all cards together.

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self.opacity < 1.0:
            painter.setOpacity(self.opacity)
        kept = self._picture()
        if kept is not None:
            draw_region(painter, on_a_pixel(painter, QPointF()), kept, event.region())
        else:
            self.paint_card(painter)
        painter.end()

    @property
    def kept(self) -> bool:
        """Whether there is a picture of it as it lies and looks now."""
        return self._picture() is not None

    def keep(self) -> bool:
        """Have the picture of how it lies ready, and its shadow for when it is carried.

        To make them takes longer than to paint the card once, so this is for when nobody waits.
        Returns whether there was anything to make.
        """
        if self.kept or not self._rests():
            return False
        self._picture(make=True)
        held = self._pose.turned(0)
        get_shade_ready(held, self._corner, self.shadow(1.0), self.devicePixelRatioF())
        return True

    def get_ready_for(self, other: Pose) -> bool:
        """Have its face as it is turned in another place of the hand; whether it was not there."""
        face, _ = self._face()
        return get_face_ready(self._pose.turned(other.turn), face, self.devicePixelRatioF())

    @property
    def _whole(self) -> bool:
        """Whether it is turned by whole degrees, as it lies and is carried: not on its way."""
        return self._pose.turn == round(self._pose.turn)

    def _rests(self) -> bool:
        """Whether it lies there: not turned over, not on its way, not carried."""
        there = self.turned == 1.0 and self._whole and self._pose.size == self.resting
        return there and self._lift < 1.0

    def _picture(self, *, make: bool = False) -> QPixmap | None:
        """Return the card with shadow and marks as one picture, laid down in one go, if it is kept.

        It is made if that is wanted; in haste always, from that of another size.
        """
        if not self._rests():
            return None
        haste, size, ratio = self.pack.haste, self.size(), self.devicePixelRatioF()
        seen = (self.look, self.closed, self.shows_focus)
        of = (*seen, self.colours, *self.pack.state)
        lies = (self._pose.turn, self.shadow(), haste)
        if not (make or haste or self._kept.has(of, size, ratio, lies)):
            return None
        return self._kept.picture(of, size, ratio, self.paint_card, lies, haste)

    def sizeHint(self) -> QSize:
        return self.resting

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Somebody who points at a card knows which one; a ring would be noise.
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._by_keys = event.reason() != Qt.FocusReason.MouseFocusReason
        self.update()
        self.focus_moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # A reader has to hear first where the keyboard is now.
        QTimer.singleShot(0, self, self._left)
        self.update()
        self.focus_moved.emit()


@contextmanager
def _in_the_middle(painter: QPainter, middle: QPointF, pose: Pose) -> Iterator[None]:
    """Paint round the middle of a card, turned as it lies."""
    painter.save()
    painter.translate(middle)
    painter.rotate(round(pose.turn))
    yield
    painter.restore()


def _paint_turning(painter: QPainter, face: QPixmap, where: QRectF, breadth: float) -> None:
    """Paint a card that is turned over, seen so far from the side, or changing its size."""
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    lost = where.width() * (1 - max(0.02, breadth)) / 2
    painter.drawPixmap(where.adjusted(lost, 0, -lost, 0), face, QRectF(face.rect()))


def _ring(painter: QPainter, where: QRectF, corner: float, colour: QColor, line: float) -> None:
    painter.setPen(QPen(colour, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(where, corner, corner)
