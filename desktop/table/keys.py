"""Turns keys into actions of the own hand: everything the mouse can do with cards.

Left and Right walk through the hand, with Shift they move the card; Enter or Space plays it. Up
goes to the places that take it, one after the other, Down comes back, Escape puts back.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop.table.contents import TableContents
from desktop.table.gestures import Gestures

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class Keys:
    """The keys of one table."""

    def __init__(self, contents: TableContents, gestures: Gestures) -> None:
        self._contents = contents
        self._hand = contents.hand
        self._focus = contents.focus
        self._gestures = gestures

    def press(self, event: QKeyEvent) -> bool:
        """Do what this key means; whether it means anything."""
        key = Qt.Key(event.key())
        if key in _ENTER:
            # A key that is held down must not play a second card.
            return event.isAutoRepeat() or self._enter()
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if self._focus.place:
            return self._among_places(key)
        if key in _STEPS:
            shifts = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            return self._step(_STEPS[key], shifts)
        if key in _ENDS and self._hand.order:
            self._focus.go_to(self._hand.order[_ENDS[key]])
            return True
        return key == Qt.Key.Key_Up and self._to_places()

    def _enter(self) -> bool:
        place, picked, card = self._focus.place, self._hand.picked, self._focus.card
        if place and picked is not None:
            self._focus.go_to(picked)
            self._hand.put(picked, place)
            return True
        if place:
            self._hand.take(place)
            return True
        if self._hand.look_at_trick():
            return True
        if card is None:
            return False
        self._hand.play(card)
        return True

    def _escape(self) -> bool:
        if self._hand.picked is not None and self._focus.place:
            self._focus.go_to(self._hand.picked)
        return self._gestures.cancel()

    def _step(self, step: int, shifts: bool) -> bool:
        card, order = self._focus.card, self._hand.order
        if card is None:
            return False
        number = order.index(card) + step
        if shifts:
            self._hand.reorder(card, number)
        elif self._focus.at_hand():
            card = order[max(0, min(number, len(order) - 1))]
        self._focus.go_to(card)
        return True

    def _to_places(self) -> bool:
        card = self._focus.card
        scene = self._contents.scene
        piles = scene.piles if scene is not None else {}
        if piles:
            self._focus.go_to_place(next(iter(piles)))
            return True
        places = list(self._hand.moves(card))
        if card is None or not places:
            return False
        self._hand.pick(card)
        self._focus.go_to_place(places[0])
        return True

    def _among_places(self, key: Qt.Key) -> bool:
        picked, scene = self._hand.picked, self._contents.scene
        piles = scene.piles if scene is not None and picked is None else {}
        places = list(piles or self._hand.moves(picked))
        here = self._focus.place
        number = places.index(here) if here in places else 0
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Right):
            self._focus.go_to_place(places[min(number + 1, len(places) - 1)])
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Left) and number > 0:
            self._focus.go_to_place(places[number - 1])
        elif key == Qt.Key.Key_Down:
            if picked is None and self._focus.card is not None:
                self._focus.go_to(self._focus.card)
            self._escape()
        else:
            return False
        return True
