"""Speech bubbles at the seats, shown for as long as it takes to read them.

A bubble lies over the backs of that seat's cards or over bare wood, never over a face.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from desktop.common.pose import around
from desktop.common.sentences import quoted
from desktop.look.lettering import letters, scale_on
from desktop.look.paper import rounded
from desktop.look.theme import Palette, theme
from desktop.table.layout import TableLayout
from engine.table import Seat

STAYS, FOR_A_LETTER = 2600, 55
"""How long a bubble is to be seen, in thousandths of a second, and how much longer by letter."""
_EDGE, _ROUND, _TAIL = 0.37, 0.55, 0.32
"""The margin around a bubble that the tail may take, the radius of its corners and half the width
of the tail, in lines of text."""
_PLAYED = 5
"""How many cards are taken to lie in front of each player at the end of a deal."""


class Bubble(QLabel):
    """The widget of one sentence at one seat."""

    def __init__(self, seat: Seat, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.seat = seat
        self.colours = colours
        self.setWordWrap(True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._mouth = QPoint()
        """The point at which the tail of the bubble aims."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, text: str, name: str) -> None:
        """Say this for a while; `name` is whose words they are."""
        self.setText(text)
        self.setAccessibleName(quoted(name, text))
        self._timer.start(STAYS + FOR_A_LETTER * len(text))

    def lie_at(self, places: TableLayout, others: Sequence[QRect] = ()) -> None:
        """Fit the size of the sentence, and lie near the portrait where it covers least.

        `others` are the places of other bubbles.
        """
        self.setFont(letters("text", scale_on(self._table)))
        line = self.fontMetrics().height()
        # A long word is not cut: then the bubble is broader.
        words = (self.fontMetrics().horizontalAdvance(one) for one in self.text().split())
        longest = max(*words, line)
        flags = int(Qt.TextFlag.TextWordWrap)
        portrait = places.person(self.seat).portrait
        self._mouth = portrait.center()
        for part in (1.9, 1.3, 0.8):  # narrower where it would lie upon a card
            widest = max(round(places.ribbon.width() * part), longest)
            told = self.fontMetrics().boundingRect(QRect(0, 0, widest, 1000), flags, self.text())
            size = told.size() + QSize(line, line // 2) + QSize(2, 2) * round(line * _EDGE)
            where = free_place(size, portrait, places, others)
            if not any(where.intersects(face) for face in _faces(places)):
                break
        self.setGeometry(where)

    def paintEvent(self, event: QPaintEvent) -> None:
        line = self.fontMetrics().height()
        edge = round(line * _EDGE)
        look, body = theme(), QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        shape = rounded(body, min(line * _ROUND, body.height() / 2))
        mouth = QPointF(self._mouth - self.pos())
        tip = QPointF(
            min(max(mouth.x(), 1.0), self.width() - 1.0),
            min(max(mouth.y(), 1.0), self.height() - 1.0),
        )
        root = body.center() + (tip - body.center()) * 0.5
        across = QPointF(tip.y() - root.y(), root.x() - tip.x())
        long = max(1.0, (across.x() ** 2 + across.y() ** 2) ** 0.5)
        across *= line * _TAIL / long
        tail = QPainterPath(root + across)
        tail.lineTo(tip)
        tail.lineTo(root - across)
        tail.closeSubpath()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(look.paper_edge), 1.2))
            painter.setBrush(QColor(look.paper))
            painter.drawPath(shape.united(tail))
            painter.setPen(QColor(look.ink))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(body, flags, self.text())


def _faces(places: TableLayout) -> list[QRect]:
    """Return what must not be covered: the own hand, portraits, and where cards are played.

    When a deal has ended, what has been played.
    """
    if not places.sheet.isEmpty():
        played = (places.played(seat, _PLAYED) for seat in range(places.needs.seats))
        return [places.sheet, *map(around, played)]
    hand = places.hand_area.adjusted(0, -places.lift, 0, 0)
    seats = range(places.needs.seats)
    # A portrait is round: in its corners there is wood.
    by = places.portrait // 7
    people = (places.person(seat).portrait.adjusted(by, by, -by, -by) for seat in seats)
    return [hand, *people, *(places.trick(seat).rect for seat in seats)]


def free_place(
    size: QSize, portrait: QRect, places: TableLayout, others: Sequence[QRect] = ()
) -> QRect:
    """Where something of this size near a portrait covers least of cards, people and prompt.

    What others said is not to be covered either.
    """
    inside = places.needs.size
    taken = _faces(places) * 9  # nothing is worse to cover than a face
    taken += [places.seat(seat) for seat in range(places.needs.seats)] * 3
    taken += [places.number(seat) for seat in range(places.needs.seats) if places.turns(seat)]
    taken += [places.pile(seat, 0).rect for seat in range(places.needs.seats)]
    taken += [*others, places.status] * 3
    taken += [places.prompt, *places.tags, *places.tokens]

    def moved(x: int, y: int) -> QRect:
        where = QRect(QPoint(x, y), size)
        where.moveLeft(max(2, min(where.left(), inside.width() - size.width() - 2)))
        where.moveTop(max(2, min(where.top(), inside.height() - size.height() - 2)))
        return where

    wide, high = size.toTuple()
    middle, above = portrait.center().x() - wide // 2, portrait.top() - high
    level = portrait.center().y() - high // 2
    found = [
        moved(middle, above),
        moved(middle, above - high // 2),
        moved(middle, above - high),
        moved(portrait.right() - 6, above + high // 3),
        moved(portrait.left() - wide + 6, above + high // 3),
        moved(portrait.right(), level),
        moved(portrait.left() - wide, level),
        moved(portrait.right(), level - high),
        moved(portrait.left() - wide, level - high),
    ]

    for seat in range(places.needs.seats):
        whole = places.seat(seat)
        if whole.contains(portrait.center()):
            found += [
                moved(whole.right() + 2, level),
                moved(whole.left() - wide - 2, level),
                moved(middle, whole.bottom() + 2),
            ]

    def covered(where: QRect) -> int:
        parts = (where.intersected(other) for other in taken)
        return sum(part.width() * part.height() for part in parts)

    return min(found, key=covered)


class Bubbles(QObject):
    """The bubbles of a table, one for each seat that has spoken."""

    def __init__(self, table: QWidget, colours: Palette) -> None:
        super().__init__(table)
        self._table = table
        self._colours = colours
        self._seats: dict[Seat, Bubble] = {}
        self.beside = QRect()
        """The place of a text upon the table that must stay readable."""
        self._fresh: set[Seat] = set()
        """Who has spoken since the last scene."""

    def at(self, seat: Seat) -> str:
        """Return what is to be read at this seat now."""
        bubble = self._seats.get(seat)
        return bubble.text() if bubble is not None and bubble.isVisible() else ""

    def rect(self, seat: Seat) -> QRect:
        """Where the bubble of this seat is."""
        return self._seats[seat].geometry() if seat in self._seats else QRect()

    def said(self) -> list[QRect]:
        """Return the places of the bubbles that are seen now."""
        return [one.geometry() for one in self._seats.values() if one.isVisible()]

    def say(self, seat: Seat, text: str, name: str, places: TableLayout) -> None:
        """Show this sentence at the seat of somebody of this name."""
        if seat not in self._seats:
            self._seats[seat] = Bubble(seat, self._colours, self._table)
        bubble = self._seats[seat]
        self._fresh.add(seat)
        bubble.say(text, name)
        before = [one for one in self._seats.values() if one.isVisible() and one is not bubble]
        bubble.lie_at(places, [self.beside, *(one.geometry() for one in before)])
        for one in before:
            # What was said before goes where there is no room for both.
            if one.geometry().intersects(bubble.geometry()):
                one.hide()
        bubble.show()
        bubble.raise_()

    def lie_at(self, places: TableLayout) -> None:
        """Lie above everything, as the table is set anew."""
        placed = [self.beside]
        for bubble in self._seats.values():
            if bubble.isVisible():
                bubble.lie_at(places, placed)
                bubble.raise_()
                placed.append(bubble.geometry())

    def shown(self, *, other_deal: bool) -> None:
        """Take note of another scene; if a deal ends or begins there, hide what was said before."""
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
