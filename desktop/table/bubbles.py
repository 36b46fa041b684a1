"""Speech bubbles at the seats, shown for as long as it takes to read them.

A bubble lies over the backs of that seat's cards or over bare wood, never over a face.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from desktop.look.theme import Palette
from desktop.table.layout import TableLayout
from engine.table import Seat

STAYS, FOR_A_LETTER = 2600, 55
"""How long a bubble is to be seen, in thousandths of a second, and how much longer by letter."""
_TAIL = 8


class Bubble(QLabel):
    """The widget of one sentence at one seat."""

    def __init__(self, seat: Seat, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.colours = colours
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str) -> None:
        """Say this for a while."""
        self.setText(text)
        self.setAccessibleName(text)
        self._timer.start(STAYS + FOR_A_LETTER * len(text))

    def lie_at(self, places: TableLayout) -> None:
        """Have just the size of the sentence, at the seat."""
        plate, pad = places.seat(self.seat), 8
        metrics = QFontMetrics(self.font())
        flags = int(Qt.TextFlag.TextWordWrap)
        # A long word is not cut: then the bubble is wider than the plate.
        word = max((metrics.horizontalAdvance(one) for one in self.text().split()), default=0)
        widest = max(plate.width(), word + 2 * pad + 6)
        room = QRect(0, 0, widest - 2 * pad - 2, 1000)
        words = metrics.boundingRect(room, flags, self.text())
        width = min(widest, words.width() + 2 * pad + 4)
        where = QRect(QPoint(0, 0), QPoint(width - 1, words.height() + pad + _TAIL))
        fan = places.fan(self.seat, 1)[0]
        at_top = self.seat != places.needs.bottom and fan.bottom() > plate.bottom()
        left = plate.center().x() - width // 2
        where.moveLeft(min(max(2, left), places.needs.size.width() - width - 2))
        where.moveBottom(fan.bottom() if at_top else plate.top() + 3)
        self.setGeometry(where)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1 - _TAIL)
        path = QPainterPath()
        path.addRoundedRect(body, 9, 9)
        tail = QPainterPath(QPointF(body.left() + 18, body.bottom() - 1))
        tail.lineTo(body.left() + 22, body.bottom() + _TAIL)
        tail.lineTo(body.left() + 34, body.bottom() - 1)
        painter.setPen(QPen(QColor(self.colours.plate_text), 1.4))
        painter.setBrush(QColor(self.colours.plate))
        painter.drawPath(path.united(tail))
        painter.setPen(QColor(self.colours.plate_text))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(body, flags, self.text())
        painter.end()


class Bubbles(QObject):
    """The bubbles of a table, one for each seat that has spoken."""

    def __init__(self, table: QWidget, colours: Palette) -> None:
        super().__init__(table)
        self._table = table
        self._colours = colours
        self._seats: dict[Seat, Bubble] = {}
        self._fresh: set[Seat] = set()
        """Who has spoken since the last scene."""

    def at(self, seat: Seat) -> str:
        """What is to be read at this seat now."""
        bubble = self._seats.get(seat)
        return bubble.text() if bubble is not None and bubble.isVisible() else ""

    def rect(self, seat: Seat) -> QRect:
        """Where the bubble of this seat is."""
        return self._seats[seat].geometry() if seat in self._seats else QRect()

    def say(self, seat: Seat, text: str, places: TableLayout) -> None:
        """Show this sentence at a seat."""
        if seat not in self._seats:
            self._seats[seat] = Bubble(seat, self._colours, self._table)
        bubble = self._seats[seat]
        self._fresh.add(seat)
        bubble.say(text)
        bubble.lie_at(places)
        bubble.show()
        bubble.raise_()

    def lie_at(self, places: TableLayout) -> None:
        """The table is set anew: lie above everything."""
        for bubble in self._seats.values():
            if bubble.isVisible():
                bubble.lie_at(places)
                bubble.raise_()

    def shown(self, *, other_deal: bool) -> None:
        """Another scene is shown; where a deal ends or begins, only what came with it stands."""
        for seat, bubble in self._seats.items():
            if other_deal and seat not in self._fresh:
                bubble.hide()
        self._fresh.clear()

    def clear(self) -> None:
        """Nothing is said any more, or nobody should read it."""
        for bubble in self._seats.values():
            bubble.hide()

    def set_palette(self, colours: Palette) -> None:
        """Be seen in these colours."""
        self._colours = colours
        for bubble in self._seats.values():
            bubble.colours = colours
            bubble.update()
