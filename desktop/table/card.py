"""The widget of one card: its face or back, and the state it is in.

It is a button, so that screen readers and keyboards find it; the table decides where it lies and
what a click means. The widget is a little larger than the card, for its shadow and its rings.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QMargins, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from desktop.common.cached_picture import CachedPicture, draw_region
from desktop.look.shadow import paint_shadow, room_around
from desktop.look.theme import Palette
from desktop.packs import Pack
from desktop.table.layout_sides import INDEX_HEIGHT
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


@dataclass(frozen=True)
class CardState:
    """How a card is shown. Each state differs in shape or place too, not in colour alone."""

    playable: bool = False
    dimmed: bool = False
    hinted: bool = False
    winning: bool = False
    """Takes the decided trick."""
    picked: bool = False


class CardWidget(PassThroughButton):
    """One card, the same widget for as long as it can be seen."""

    def __init__(self, card: Card, pack: Pack, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.pack = pack
        self.colours = colours
        self.look = CardState()
        self.resting = QSize(1, 1)
        """The size of the card when it lies; its picture is made for this one."""
        self.turned = 1.0
        """How far it has been turned over: 0 shows the back, 1 the face."""
        self.opacity = 1.0
        self._by_keys = False
        self._kept = CachedPicture()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    # Where it lies: always in terms of the card, without the room around it.

    def rest(self, size: QSize) -> None:
        """Be of this size when it lies."""
        if size != self.resting:
            self.resting = QSize(size)
            self.update()

    def lie_at(self, where: QRect) -> None:
        """Lie exactly here."""
        around = room_around(self.resting.width())
        self.setGeometry(where.adjusted(-around, -around, around, around))

    def lies_at(self) -> QRect:
        """Where the card is now."""
        around = room_around(self.resting.width())
        return self.geometry().adjusted(around, around, -around, -around)

    def carry(self, top_left: QPoint) -> None:
        """Move without changing size."""
        around = room_around(self.resting.width())
        self.move(top_left - QPoint(around, around))

    # How it looks.

    def show_as(self, look: CardState) -> None:
        """Be seen in this state."""
        if look != self.look:
            self.look = look
            self.update()

    def tell(self, name: str, description: str) -> None:
        """Be known by this name to who cannot see the card."""
        if (self.accessibleName(), self.accessibleDescription()) != (name, description):
            self.setAccessibleName(name)
            self.setAccessibleDescription(description)

    def turn(self, part: float, opacity: float = 1.0) -> None:
        """Be turned over so far, and be this opaque."""
        if (part, opacity) != (self.turned, self.opacity):
            self.turned, self.opacity = part, opacity
            self.update()

    def paint_card(self, painter: QPainter) -> None:
        """The card with its shadow and marks, in the coordinates of the widget."""
        around = room_around(self.resting.width())
        where = QRectF(self.rect()).adjusted(around, around, -around, -around)
        shown = self.card if self.turned >= 0.5 else BACK
        ratio = self.devicePixelRatioF()
        face = self.pack.face(shown, self.resting.width(), ratio)
        corner = self.pack.corner * self.resting.width()
        if self.turned == 1.0 and where.size().toSize() == self.resting:
            paint_shadow(painter, self.resting, around, corner, ratio)
            painter.drawPixmap(_on_a_pixel(painter, where.topLeft()), face)
        else:
            _paint_turning(painter, face, where, abs(1 - 2 * self.turned))
        if shown is self.card:
            self._paint_marks(painter, where, corner)

    def _paint_marks(self, painter: QPainter, where: QRectF, corner: float) -> None:
        look, colours = self.look, self.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(2.0, where.width() / 45)
        if look.dimmed:
            veil = QColor(colours.veil)
            veil.setAlpha(colours.veil_strength)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(where, corner, corner)
        if look.winning or look.hinted:
            _ring(painter, where, corner, QColor(colours.highlight_text), line * 1.6)
            _ring(painter, where, corner, QColor(colours.highlight), line)
        elif look.playable:
            _ring(painter, where, corner, QColor(colours.highlight), line)
        if look.winning or look.hinted:
            self._paint_badge(painter, where)
        if self.hasFocus() and self._by_keys:
            _ring(painter, where, corner, QColor("white"), line * 2)
            _ring(painter, where, corner, QColor(colours.focus), line * 1.2)

    def _paint_badge(self, painter: QPainter, where: QRectF) -> None:
        """A star on what is suggested, a check on what has won, below the index."""
        size = where.width() * 0.27
        middle = QPointF(
            where.left() + where.width() * 0.145,
            where.top() + where.height() * INDEX_HEIGHT + size * 0.56,
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
        if self._lies_open():
            draw_region(painter, _on_a_pixel(painter, QPointF()), self._dressed(), event.region())
        else:
            self.paint_card(painter)
        painter.end()

    def _lies_open(self) -> bool:
        around = room_around(self.resting.width())
        return self.turned == 1.0 and self.size() == self.resting.grownBy(
            QMargins(around, around, around, around)
        )

    def _dressed(self) -> QPixmap:
        """The card with shadow and marks as one picture: what moves is painted in one go."""
        ratio = self.devicePixelRatioF()
        focus = self.hasFocus() and self._by_keys
        pack = (self.pack.folder, self.pack.look, self.pack.hasty)
        of = (self.look, focus, self.colours, pack)
        return self._kept.picture(of, self.size(), ratio, self.paint_card)

    def sizeHint(self) -> QSize:
        return self.resting

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Who points at a card knows which one; a ring would be noise.
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self._by_keys = event.reason() != Qt.FocusReason.MouseFocusReason
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


def _on_a_pixel(painter: QPainter, point: QPointF) -> QPointF:
    """The point nearest to this one where a pixel of the screen begins."""
    to_screen = painter.deviceTransform()
    screen = to_screen.map(point)
    whole = QPointF(round(screen.x()), round(screen.y()))
    return to_screen.inverted()[0].map(whole)


def _paint_turning(painter: QPainter, face: QPixmap, where: QRectF, breadth: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    lost = where.width() * (1 - max(0.02, breadth)) / 2
    painter.drawPixmap(where.adjusted(lost, 0, -lost, 0), face, QRectF(face.rect()))


def _ring(painter: QPainter, where: QRectF, corner: float, colour: QColor, line: float) -> None:
    painter.setPen(QPen(colour, line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(where, corner, corner)
