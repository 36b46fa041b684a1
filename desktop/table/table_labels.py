"""The widgets for talon, prompt, trump sign and places that take a card.

Each has an accessible name; the table gives the texts.
"""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
)
from PySide6.QtWidgets import QLabel, QWidget

from desktop.common.cached_picture import CachedPicture
from desktop.look.lettering import draw_text, draw_wrapped
from desktop.look.shadow import paint_shadow, room_around
from desktop.look.theme import Palette
from desktop.packs import Pack
from desktop.table.pass_through import PassThroughButton
from engine.cards import BACK

_TWO_LINES = 2.1
"""So much more than one line goes into two, when its letters are a little smaller."""
_LAYERS = 5
"""How many cards of the talon are painted at most."""


def paint_slate(painter: QPainter, where: QRectF, colours: Palette, round_by: float) -> None:
    """A little slate in a wooden frame."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(colours.slate_edge), 1.5))
    painter.setBrush(QColor(colours.slate))
    painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), round_by, round_by)


def _in_two_lines(room: QRect, metrics: QFontMetrics) -> QRect:
    """Room for two lines of a little smaller letters, a hair's breadth from plate and cards."""
    spare = metrics.height() // 4
    return room.adjusted(0, -spare, 0, spare)


class Prompt(QLabel):
    """The line that says what is asked, as chalk on a slate, as wide as its text."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def say(self, text: str, room: QRect, middle: int, whole: QRect | None = None) -> None:
        """Say this within the room, centred there: in one line, or in two where it is long.

        What is too long for two lines there takes the whole breadth of the table.
        """
        self.setText(text)
        self.setToolTip(text)
        metrics = QFontMetrics(self.font())
        line = round(min(room.height(), metrics.height() * 1.7))
        wanted = metrics.horizontalAdvance(text) + 2 * line * 0.6
        height = line
        if wanted > room.width() and room.height() < line * 1.3:
            if whole is not None and wanted > _TWO_LINES * room.width():
                room = whole
            room = _in_two_lines(room, metrics)
        if wanted > room.width():
            height = room.height()
        width = min(room.width(), round(wanted))
        left = min(max(room.left(), middle - width // 2), room.right() + 1 - width)
        self.setGeometry(left, room.top(), width, height)
        self.setVisible(bool(text))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        where = QRectF(self.rect())
        line = min(where.height(), QFontMetrics(self.font()).height() * 1.7)
        paint_slate(painter, where, self.colours, line * 0.3)
        painter.setPen(QColor(self.colours.chalk))
        inner = where.adjusted(line * 0.3, 0, -line * 0.3, 0)
        draw = draw_text if where.height() < line * 1.15 else draw_wrapped
        draw(painter, inner, self.font(), self.text(), Qt.AlignmentFlag.AlignHCenter)
        painter.end()


class TrumpSign(QLabel):
    """The suit signs of the trumps, and the sentence that names them."""

    def __init__(self, pack: Pack, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.pack = pack
        self.colours = colours
        self._suits: tuple[str, ...] = ()
        self._short = ""

    def say(self, text: str, suits: tuple[str, ...], where: QRect, short: str = "") -> None:
        """Name these suits as trumps; `short` is what is written beside their signs."""
        self._suits = suits
        self._short = short
        self.setText(text)
        self.setToolTip(text)
        metrics = QFontMetrics(self.font())
        wanted = metrics.horizontalAdvance(short) + metrics.height() * (1 + 1.4 * len(suits))
        if where.height() < metrics.height() * 1.8 and wanted * 0.85 > where.width():
            where = _in_two_lines(where, metrics)
        self.setGeometry(where)
        self.setVisible(bool(text))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        where = QRectF(self.rect())
        paint_slate(painter, where, self.colours, where.height() * 0.3)
        line = min(where.height(), QFontMetrics(self.font()).height() * 1.7)
        size = round(line * 0.74)
        left = line * 0.16
        for suit in self._suits:
            sign = self.pack.sign(suit, size, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, (where.height() - size) / 2), sign)
            left += size * 1.1
        painter.setPen(QColor(self.colours.chalk))
        inner = where.adjusted(left + size * 0.15, line * 0.1, -line * 0.15, -line * 0.1)
        draw = draw_text if where.height() < line * 1.15 else draw_wrapped
        draw(painter, inner, self.font(), self._short, Qt.AlignmentFlag.AlignLeft)
        painter.end()


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
        self.setToolTip(name)
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
        paint_slate(painter, chip, self.colours, chip.height() / 2)
        painter.setPen(QColor(self.colours.chalk))
        painter.setFont(font)
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, text)


class Mark(PassThroughButton):
    """A place that takes the card in hand: a dashed frame with a word in it."""

    def __init__(self, place: str, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.place = place
        self.colours = colours
        self.lit = False
        self.near = False
        """Whether the card in hand would fall here."""
        self.bare = True
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def tell(self, name: str, bare: bool) -> None:
        """Be called this; a place that lies empty on the table shows it."""
        self.bare = bare
        self.setText(name)
        self.setAccessibleName(name)

    def light(self, lit: bool, near: bool = False) -> None:
        """Light up, or go out."""
        if (lit, near) == (self.lit, self.near):
            return
        whole = lit != self.lit
        self.lit, self.near = lit, near
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if lit else Qt.FocusPolicy.NoFocus)
        # A large place is not painted anew for its frame alone.
        frame = QRegion(self.rect()) - QRegion(self.rect().marginsRemoved(self._frame()))
        self.update(self.rect() if whole else frame)

    def _frame(self) -> QMargins:
        wide = round(self.font().pixelSize() * 0.8)
        return QMargins(wide, wide, wide, wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = max(2.0, self.font().pixelSize() / 7)
        where = QRectF(self.rect()).adjusted(line, line, -line, -line)
        round_by = max(6.0, self.font().pixelSize() * 0.6)
        colour = QColor(self.colours.highlight if self.lit else self.colours.chalk)
        ground = QColor(colour if self.lit else QColor("black"))
        ground.setAlpha(44 if self.lit else 28)
        painter.setBrush(ground)
        colour.setAlpha(255 if self.lit else 110)
        pen = QPen(colour, line * (1.8 if self.near else 1.0) if self.lit else line * 0.6)
        if not (self.near or self.hasFocus()):
            pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.drawRoundedRect(where, round_by, round_by)
        if self.place == "aside" and self.bare:
            painter.setPen(QColor(self.colours.chalk))
            inner = where.adjusted(line * 2, line * 2, -line * 2, -line * 2)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(inner, flags, self.text())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.colours.focus), line))
            painter.drawRoundedRect(where.adjusted(line, line, -line, -line), round_by, round_by)
        painter.end()

    def sizeHint(self) -> QSize:
        return self.size()
