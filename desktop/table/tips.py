"""What is told of a thing on the table to somebody who lets the pointer rest there.

Cards and people let the pointer through to the table, so Qt shows none of their tips by itself.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QTimer
from PySide6.QtGui import QFontMetrics, QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.common.announce import announce, answer
from desktop.table.cards import Cards
from desktop.table.seat import SeatWidget
from desktop.table.table_items import TableItems
from engine.cards import Card

translate = QCoreApplication.translate

_LONG = 650
"""How long a press is held until it asks what lies there, in thousandths of a second."""
_POINTER = 44
"""How far below a pointer a tip ends besides its words, in pixels."""
_STILL = 8
"""How far it may move meanwhile, in pixels."""


class Tips(QObject):
    """Shows what lies at a point of `table`; `in_hand` says which card of the own hand does."""

    def __init__(
        self,
        table: QWidget,
        cards: Cards,
        items: TableItems,
        in_hand: Callable[[QPoint], Card | None],
    ) -> None:
        super().__init__(table)
        self._table = table
        self._cards = cards
        self._items = items
        self._in_hand = in_hand
        self._pressed = QPoint()
        self._long = QTimer(self, singleShot=True, interval=_LONG)
        self._long.timeout.connect(self._held)
        table.installEventFilter(self)
        cards.acted.connect(self._acted)

    def told(self, where: QPoint) -> str:
        """Tell as a screen reader what lies at this point: card, person, talon, coins, sign."""
        card = self._in_hand(where) or self._cards.at(where)
        if card is not None:
            return self.of(card)
        said = (seat.tip_at(where) for seat in self._items.seats if seat.isVisible())
        return next(filter(None, said), "") or self._sign(where)

    def _sign(self, where: QPoint) -> str:
        """Return what the thing upon the wood is that lies here uppermost."""
        talon = self._items.talon
        for one in reversed(self._table.children()):
            if not isinstance(one, QWidget) or isinstance(one, SeatWidget):
                continue
            there = talon.card if one is talon else one.geometry()
            if one.isVisible() and one.toolTip() and there.contains(where):
                return one.toolTip()
        return ""

    def of(self, card: Card) -> str:
        """Return what a card is, and in a second line how it stands in this deal."""
        widget = self._cards.widgets.get(card)
        if widget is None:
            return ""
        if widget.closed:
            return translate("table", "Face down; press and hold to see your cards")
        return "\n".join(filter(None, (widget.name_in_full, widget.standing)))

    def name(self, card: Card) -> None:
        """Have a screen reader say where the keyboard is already, when somebody leads it there."""
        answer(self._table, self._cards.widgets[card].accessibleName())

    def tell(self, card: Card) -> str:
        """Show beside a card what it is; returns what is shown, "" if it does not lie there."""
        text, widget = self.of(card), self._cards.widgets.get(card)
        if widget is not None and text:
            self._show(widget.mapTo(self._table, widget.rect().center()), text)
        return text

    def _show(self, where: QPoint, text: str) -> None:
        """Show this at a point of the table; of a card in the hand above all of the hand."""
        tops = [one.pose.rect.top() for one in self._cards.spots.values() if one.zone == "hand"]
        if tops and self._in_hand(where) is not None:
            lines = QFontMetrics(QToolTip.font()).height() * (text.count("\n") + 1)
            # Qt shows a tip below the pointer, whose height it leaves free.
            where = QPoint(where.x(), min(tops) - lines - _POINTER)
        QToolTip.showText(self._table.mapToGlobal(where), text, self._table)

    def _acted(self, card: Card, what: str) -> None:
        """Tell what a card is, as a screen reader asks."""
        if what == "what" and (text := self.tell(card)):
            announce(self._table, text.replace("\n", ": "))

    def _held(self) -> None:
        """Tell what lies at a place upon which the button has been down for long."""
        if text := self.told(self._pressed):
            self._show(self._pressed, text)

    def _watch(self, event: QMouseEvent) -> None:
        """Begin or end to count how long the button is held down."""
        where = event.position().toPoint()
        if event.type() == QEvent.Type.MouseButtonPress:
            self._pressed = where
            self._long.start()
        elif (where - self._pressed).manhattanLength() > _STILL or (
            event.type() == QEvent.Type.MouseButtonRelease
        ):
            self._long.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent):
            self._watch(event)
            return False
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return False
        if text := self.told(event.pos()):
            self._show(event.pos(), text)
        else:
            QToolTip.hideText()
        return True
