"""The keyboard focus on the table: at one card of the hand, or at a place that takes it.

When the card with the focus is played, its neighbour gets it; and where another question makes it
a card that may not be played, the nearest one that may. While others are at it the focus rests
there and readers hear nothing of it; they do once a card is wanted.
"""

from __future__ import annotations

from collections.abc import Set
from contextlib import nullcontext

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.reader.groups import tell_focus, unheard
from desktop.table.cards import Cards
from desktop.table.hand import OwnHand
from desktop.table.table_items import TableItems
from engine.cards import Card


class Focus:
    """Which card or place of one table has the keyboard focus."""

    def __init__(self, table: QWidget, hand: OwnHand, cards: Cards, items: TableItems) -> None:
        self._table = table
        self._hand = hand
        self._cards = cards
        self._items = items
        self._card: Card | None = None
        self._number = 0
        self._had = False
        self._untold: QWidget | None = None
        """What has the focus without readers having heard of it."""
        cards.acted.connect(self._acted)
        self.by_keys = False
        """Whether keys were used last, so that the focus has to be seen."""

    def _acted(self, card: Card, what: str) -> None:
        """Pick up a card as a screen reader wants it, so that its places can be pressed."""
        if what == "pick" and card in self._hand.order:
            self.go_to(card)
            self._hand.pick(None if self._hand.picked is card else card)

    @property
    def card(self) -> Card | None:
        """The card of the hand that keys act upon."""
        order = self._hand.order
        if self._card in order:
            self._number = order.index(self._card)
        else:
            self._card = order[min(self._number, len(order) - 1)] if order else None
        return self._card

    @property
    def place(self) -> str:
        """The lit place that has the focus, "" for none."""
        return self._items.focused()

    def at_hand(self) -> bool:
        """Whether a card of the hand has the focus."""
        widget = self._cards.widgets.get(self._card) if self._card is not None else None
        return widget is not None and widget.hasFocus()

    def follow(self) -> None:
        """Follow the focus that the pointer may have given to another card."""
        for number, card in enumerate(self._hand.order):
            if self._cards.widgets[card].hasFocus():
                self._card, self._number = card, number

    def stay_at(self, card: Card | None) -> None:
        """Stay at the card where the pointer went down, if any; widgets of turned cards overlap.

        Qt gives the focus to the widget there, which may be the one of a neighbour.
        """
        before = self._card
        self.follow()
        if card is not None:
            self.go_to(card)
        elif before in self._hand.order and self._card is not before and before is not None:
            self.go_to(before)

    def shown(self) -> bool:
        """Whether it can be seen what keys act upon."""
        widget = self._cards.widgets.get(self._card) if self._card is not None else None
        return bool(self.place) or (widget is not None and widget.shows_focus)

    def show(self) -> None:
        """Let it be seen what keys act upon."""
        card = self.card
        if card is not None and not self.place:
            self.go_to(card)
            self._cards.widgets[card].show_focus()

    def nearest(self, wanted: Set[Card]) -> Card | None:
        """Return the one of these cards that is nearest to the card with the focus."""
        order, card = self._hand.order, self.card
        here = order.index(card) if card is not None else 0
        found = [(abs(number - here), -number) for number, one in enumerate(order) if one in wanted]
        return order[-min(found)[1]] if found else None

    def choose(self, wanted: Set[Card]) -> None:
        """Another question is asked, and these cards answer it: let keys act upon one of them."""
        if self.card not in wanted and (near := self.nearest(wanted)) is not None:
            self._card = near

    def go_to(self, card: Card, *, heard: bool = True) -> None:
        """Let keys act upon this card."""
        self._card = card
        widget = self._cards.widgets[card]
        # Tab stops at this one now.
        for other in self._hand.order:
            self._cards.widgets[other].setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._bring(widget, heard=heard)

    def rest(self) -> None:
        """Have the focus at the card that keys act upon, and let no reader hear of it yet."""
        card = self.card
        if card is None:
            self._bring(self._table, heard=False)
        else:
            self.go_to(card, heard=False)

    @property
    def resting(self) -> bool:
        """Whether readers have not heard where the focus is."""
        return self._untold is not None

    def tell(self) -> None:
        """Something is asked that a card answers: let readers hear at which the focus rests."""
        widget, self._untold = self._untold, None
        if widget is not None and shiboken6.isValid(widget) and widget.hasFocus():
            tell_focus(widget)

    def _bring(self, widget: QWidget, *, heard: bool) -> None:
        if heard and self._untold is widget and widget.hasFocus():
            self.tell()
        self._untold = None if heard else widget
        with nullcontext() if heard else unheard(widget):
            widget.setFocus(self._reason())

    def _reason(self) -> Qt.FocusReason:
        return Qt.FocusReason.OtherFocusReason if self.by_keys else Qt.FocusReason.MouseFocusReason

    def go_to_place(self, place: str) -> None:
        """Let keys act upon this place."""
        self._items.focus_on(place)

    # While a scene follows upon another.

    def remember(self) -> None:
        """Cards are about to go: note whether the focus was among them."""
        self.follow()
        widget = self._table.focusWidget()
        inside = widget is self._table or (widget is not None and self._table.isAncestorOf(widget))
        self._had = inside and widget is not None and widget.hasFocus()

    def return_to_hand(self) -> None:
        """Cards have come and gone: the focus stays where a person expects it."""
        card = self.card
        # An empty table has to be reached as well, for a trick that is to be looked at.
        policy = Qt.FocusPolicy.StrongFocus if card is None else Qt.FocusPolicy.NoFocus
        self._table.setFocusPolicy(policy)
        if not self._had or self.place:
            return
        if card is None or not self.at_hand():
            self.rest()
