"""The widget of a seat: the plate with name and notes, and the backs of the cards in hand.

Whose turn it is, is shown by an arrow, a thick frame and a word for screen readers. The notes come
from the scene.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QMargins, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QLabel, QWidget

from desktop.common.cached_picture import CachedPicture
from desktop.common.portraits import paint_portrait
from desktop.look.lettering import BETWEEN, SMALLEST, draw_text, fitted, parted
from desktop.look.shadow import paint_shadow, room_around
from desktop.look.theme import Palette
from desktop.packs import Pack
from desktop.scene.scene import Place
from engine.cards import BACK

translate = QCoreApplication.translate

CONTEXT = "table-view"


class Backs(QLabel):
    """Some cards face down: a covered hand, the heap laid aside."""

    def __init__(self, pack: Pack, parent: QWidget) -> None:
        super().__init__(parent)
        self.pack = pack
        self._cards: list[QRect] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def cards(self) -> list[QRect]:
        """Where the cards are, in pixels of the table."""
        return list(self._cards)

    def lie_at(self, cards: Sequence[QRect], beside: QRect | None = None) -> None:
        """Show so many cards at these places; `beside` is what else the widget has to cover."""
        if self._cards == list(cards) and beside is None:
            return
        self._cards = list(cards)
        whole = QRect() if beside is None else QRect(beside)
        for card in cards:
            around = room_around(card.width())
            whole = whole.united(card.adjusted(-around, -around, around, around))
        self.setGeometry(whole)
        self.setVisible(not whole.isEmpty())
        self.update()

    def paint_backs(self, painter: QPainter) -> None:
        """Paint the backs, in the coordinates of the widget."""
        ratio = self.devicePixelRatioF()
        for card in self._cards:
            around, width = room_around(card.width()), card.width()
            painter.save()
            painter.translate(card.topLeft() - self.pos())
            painter.translate(-around, -around)
            paint_shadow(painter, card.size(), around, self.pack.corner * width, ratio)
            painter.drawPixmap(around, around, self.pack.face(BACK, width, ratio))
            painter.restore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.paint_backs(painter)
        painter.end()


class Crosswise(Backs):
    """A card laid face down across a heap, which ends the deal."""

    def paint_backs(self, painter: QPainter) -> None:
        """Paint the back, turned by a quarter."""
        ratio = self.devicePixelRatioF()
        for card in self.cards:
            upright = card.size().transposed()
            around, width = room_around(upright.width()), upright.width()
            painter.save()
            painter.translate(card.center() - self.pos())
            painter.rotate(90)
            painter.translate(-width / 2 - around, -upright.height() / 2 - around)
            paint_shadow(painter, upright, around, self.pack.corner * width, ratio)
            painter.drawPixmap(around, around, self.pack.face(BACK, width, ratio))
            painter.restore()


class SeatWidget(Backs):
    """Plate and backs of one player, "Anna, 5 cards, dealer" to a screen reader."""

    def __init__(self, pack: Pack, colours: Palette, parent: QWidget) -> None:
        super().__init__(pack, parent)
        self.colours = colours
        self.place = Place("")
        self.at_turn = False
        self._count = 0
        self._plate = QRect()
        self._kept = CachedPicture()
        self.shaken = QPointF()
        """How far somebody's knock has thrown the plate."""

    def show_seat(self, place: Place, at_turn: bool, count: int) -> None:
        """Say who sits here, whether he is to play, and how many cards he holds."""
        self.place, self.at_turn, self._count = place, at_turn, count
        self._name()
        self.update()

    def _name(self) -> None:
        parts = [self.place.name]
        if self.place.you:
            parts = [translate("table-view", "you"), *parts]
        if self._count:
            parts.append(translate("table-view", "%n card(s)", "", self._count))
        parts += self.place.notes
        if self.place.dealer:
            parts.append(translate("table-view", "dealer"))
        if not self.place.in_play:
            parts.append(translate("table-view", "not in play"))
        if self.at_turn:
            parts.append(translate("table-view", "to play"))
        if self.place.bot:
            parts.append(translate("table-view", "computer"))
        self.setAccessibleName(", ".join(parts))
        self.setToolTip("\n".join([", ".join(parts), *self.place.tips]))

    def sit_at(self, plate: QRect, cards: Sequence[QRect]) -> None:
        """Be here, with so many cards behind the plate."""
        self._plate = QRect(plate)
        around = self._around
        self.lie_at(cards, plate.adjusted(-around, -around, around, around))

    @property
    def _around(self) -> int:
        """How far frame and button reach beyond the plate."""
        return max(room_around(self._plate.height()), round(self._plate.height() * 0.16))

    @property
    def plate(self) -> QRect:
        """Where the name plate is, in pixels of the table."""
        return QRect(self._plate)

    def shake(self, by: QPointF) -> None:
        """Be seen so far from where the plate is."""
        self.shaken = by
        self.update()

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.translate(self.shaken)
        self.paint_backs(painter)
        around = self._around
        where = self._plate.marginsAdded(QMargins(around, around, around, around))
        painter.drawPixmap(where.topLeft() - self.pos(), self._painted(where))
        painter.end()

    def _painted(self, where: QRect) -> QPixmap:
        of = (self.place, self.at_turn, self.colours, self.font().key())
        return self._kept.picture(of, where.size(), self.devicePixelRatioF(), self._paint)

    def _paint(self, painter: QPainter) -> None:
        """The plate and all that is on it."""
        plate = QRectF(QRect(QPoint(self._around, self._around), self._plate.size()))
        self._paint_plate(painter, plate)
        self._paint_texts(painter, plate)
        if self.place.dealer:
            self._paint_button(painter, plate)

    def _paint_button(self, painter: QPainter, plate: QRectF) -> None:
        """The dealer's button: a disc with a little pack on it, at the corner of the plate."""
        size = plate.height() * 0.46
        disc = QRectF(plate.right() - size * 0.8, plate.bottom() - size * 0.72, size, size)
        colours = self.colours
        painter.setPen(QPen(QColor(colours.highlight_text), max(1.2, size / 16)))
        painter.setBrush(QColor("#f6f1e2"))
        painter.drawEllipse(disc)
        painter.setPen(QPen(QColor("#2b2018"), max(1.0, size / 22)))
        for number, colour in enumerate(("#b8402f", "#fbfaf3")):
            card = QRectF(0, 0, size * 0.32, size * 0.46)
            card.moveCenter(disc.center() + QPointF((number - 0.5) * size * 0.18, 0))
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(card, size * 0.05, size * 0.05)

    def _paint_plate(self, painter: QPainter, plate: QRectF) -> None:
        colours, round_by = self.colours, plate.height() * 0.2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 50))
        painter.drawRoundedRect(plate.translated(0, 2), round_by, round_by)
        painter.setBrush(QColor(colours.plate))
        painter.setPen(QPen(QColor(colours.plate_edge), 1.2))
        painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), round_by, round_by)
        if self.at_turn:
            line = max(2.5, plate.height() / 14)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.highlight_text), line + 2))
            painter.drawRoundedRect(plate, round_by, round_by)
            painter.setPen(QPen(QColor(colours.highlight), line))
            painter.drawRoundedRect(plate, round_by, round_by)

    def _paint_texts(self, painter: QPainter, plate: QRectF) -> None:
        edge = plate.height() * 0.16
        sign = self._paint_sign(painter, plate, edge)
        text = plate.adjusted(sign, edge * 0.7, -edge, -edge * 0.7)
        if self.at_turn:
            self._paint_arrow(painter, plate, edge)
            text.setRight(text.right() - plate.height() * 0.3)
        name, notes = self._fonts()
        colours, left = self.colours, Qt.AlignmentFlag.AlignLeft
        painter.setPen(QColor(colours.plate_text if self.place.in_play else colours.plate_faint))
        rows = self._note_rows(notes, plate, text, edge)
        # Notes in two lines leave less to the name, and take what is else left free.
        if len(rows) > 1:
            text.adjust(0, -edge * 0.4, 0, edge * 0.3)
        high = text.height() * (0.5 if len(rows) == 1 else 0.3)
        top = QRectF(text.left(), text.top(), text.width(), text.height() - len(rows) * high)
        name.setPixelSize(min(name.pixelSize(), round(top.height())))
        draw_text(painter, top, name, self.place.name, left)
        painter.setPen(QColor(colours.plate_faint))
        for number, (font, row, start, width) in enumerate(rows):
            line = QRectF(start, top.bottom() + number * high, width, high)
            draw_text(painter, line, font, row, left)

    def _note_rows(
        self, font: QFont, plate: QRectF, text: QRectF, edge: float
    ) -> list[tuple[QFont, str, float, float]]:
        """The notes in one line, or in two small ones: font, words, where from and how wide."""
        told, start = BETWEEN.join(self.place.notes), text.left()
        width = text.right() - start - (plate.height() * 0.3 if self.place.dealer else 0)
        if fitted(font, told, width)[1] == told:
            return [(font, told, start, width)]
        small = QFont(font)
        small.setPixelSize(min(font.pixelSize(), max(SMALLEST, round(text.height() / 3))))
        small, (first, second) = parted(small, self.place.notes, (text.width() - 2, width - 2))
        return [(small, first, text.left(), text.width()), (small, second, start, width)]

    def _fonts(self) -> tuple[QFont, QFont]:
        name, notes = QFont(self.font()), QFont(self.font())
        name.setBold(self.place.in_play)
        notes.setPixelSize(max(10, round(self.font().pixelSize() * 0.9)))
        return name, notes

    def _paint_arrow(self, painter: QPainter, plate: QRectF, edge: float) -> None:
        """Points into the plate from its right end."""
        half = plate.height() * 0.16
        right, middle = plate.right() - edge, plate.center().y()
        tip = QPointF(right - half * 1.5, middle)
        painter.setPen(QPen(QColor(self.colours.highlight_text), 1))
        painter.setBrush(QColor(self.colours.highlight))
        painter.drawPolygon(
            QPolygonF([tip, QPointF(right, middle - half), QPointF(right, middle + half)])
        )

    def _paint_sign(self, painter: QPainter, plate: QRectF, edge: float) -> float:
        """The portrait of who sits here; how much room it takes."""
        size = plate.height() * 0.86
        box = QRectF(plate.left() + edge * 0.4, plate.top() + edge * 0.44, size, size)
        paint_portrait(painter, box, self.place.portrait, self.devicePixelRatioF())
        return size + edge * 0.9
