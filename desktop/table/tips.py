"""What is told of a thing on the table to whoever lets the pointer rest there.

Cards and people let the pointer through to the table, so Qt shows none of their tips by itself.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.table.cards import Cards
from desktop.table.table_items import TableItems
from engine.cards import Card


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
        table.installEventFilter(self)

    def told(self, where: QPoint) -> str:
        """What a card, a person or the talon at this point is, as a screen reader says it."""
        card = self._in_hand(where) or self._cards.at(where)
        if card is not None:
            return self._cards.widgets[card].accessibleName()
        said = (seat.tip_at(where) for seat in self._items.seats if seat.isVisible())
        talon = self._items.talon
        lies = talon.isVisible() and talon.card.contains(where)
        return next(filter(None, said), talon.toolTip() if lies else "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return False
        if text := self.told(event.pos()):
            QToolTip.showText(event.globalPos(), text, self._table)
        else:
            QToolTip.hideText()
        return True
