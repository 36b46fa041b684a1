"""Turns keys into actions of the own hand: everything the mouse can do with cards.

Left and Right walk through the whole hand, so that every card can be heard; with Ctrl they go to
the cards that may be played, and Page Up and Page Down from suit to suit. With Shift they move the
card; Enter or Space plays it, and from one that is refused leads to the nearest one that may be
played. While a tag is there that is for Enter, Enter presses that, and Space plays a card. Up leads
to the places that take a card, one after the other, Down comes back, Escape puts back.

A key that would act upon a card of which nobody sees that keys mean it only shows that. The same
is done by Enter while what is asked has only just come to lie, and soon after a press for nothing:
to look at a trick, to be told no and to play never follow from hasty presses of one key.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop.common.action import Keymap, Scope
from desktop.table.contents import TableContents
from desktop.table.gestures import Gestures
from desktop.table.key_actions import TABLE_ACTIONS
from engine.cards import Card

_STEPS = {"card_left": -1, "card_right": 1, "move_left": -1, "move_right": 1}
_MOVES = ("move_left", "move_right")
_SEEN = ("move_left", "move_right", "place_up")
"""What is done only with a card that is seen to have the focus."""
_PLAYABLE = {"playable_left": -1, "playable_right": 1}
_SUITS = {"suit_before": -1, "next_suit": 1}
_ENDS = {"first_card": 0, "last_card": -1}


class Keys:
    """What keys do at one table; `leave` moves the keyboard on to what follows the table."""

    def __init__(
        self, contents: TableContents, gestures: Gestures, leave: Callable[[], bool]
    ) -> None:
        self._contents = contents
        self._hand = contents.hand
        self._focus = contents.focus
        self._gestures = gestures
        self._leave = leave
        self._debounce = contents.debounce
        self.keymap = Keymap(TABLE_ACTIONS)
        """Which key means what: by itself each action's own."""

    def press(self, event: QKeyEvent) -> bool:
        """Do what this key means; whether it means anything."""
        name = self.keymap.pressed(event, Scope.TABLE, loosely=True)
        if name == "play_card":
            # A key that is held down must not play a second card.
            return event.isAutoRepeat() or self._enter(space=event.key() == Qt.Key.Key_Space)
        if name == "put_back":
            return self._escape()
        if name == "leave_hand":  # Tab itself is Qt's and never comes here
            return self._leave()
        if self._focus.place:
            return self._among_places(name)
        if name in _SEEN and not self._focus.shown() and self._focus.card is not None:
            self._focus.show()
            return True
        if name in _STEPS:
            return self._step(_STEPS[name], name in _MOVES)
        if name in _ENDS and self._hand.order:
            self._lead_to(self._hand.order[_ENDS[name]])
            return True
        if name in _PLAYABLE and not self._hand.allowed() and self._focus.card is not None:
            self._told_no(self._focus.card)
            return True
        if name in _PLAYABLE:
            return self._leap(_PLAYABLE[name], self._hand.allowed())
        if name in _SUITS:
            return self._leap(_SUITS[name], self._first_of_suits())
        return name == "place_up" and self._to_places()

    def leads_into_hand(self, event: QKeyEvent) -> bool:
        """Whether this key goes to a card of the hand wherever the keyboard is."""
        name = self.keymap.pressed(event, Scope.TABLE)
        return bool(self._hand.order) and name in (*_ENDS, *_PLAYABLE, *_SUITS)

    def _first_of_suits(self) -> set[Card]:
        """Return the cards of the hand before which lies none of their suit."""
        order = self._hand.order
        return {
            two for one, two in pairwise([None, *order]) if two and two.suit != (one and one.suit)
        }

    def _leap(self, step: int, wanted: Set[Card]) -> bool:
        """Go to the next one of these cards, round the end of the hand."""
        order, card = self._hand.order, self._focus.card
        if card is None:
            return False
        here = order.index(card)
        ways = (order[(here + step * far) % len(order)] for far in range(1, len(order) + 1))
        self._lead_to(next((one for one in ways if one in wanted), card))
        return True

    def _lead_to(self, card: Card) -> None:
        """Go to a card, and have it said if the keyboard is there already."""
        if card is self._focus.card and self._focus.at_hand() and not self._focus.resting:
            self._contents.tips.name(card)
        self._focus.go_to(card)
        if not self._focus.shown():
            self._focus.show()

    def _enter(self, *, space: bool) -> bool:
        focus, picked = self._focus, self._hand.picked
        meant = focus.shown() if space else focus.place or picked is not None
        if not meant and self._debounce.counts() and self._contents.enter():
            return True
        if not self._counts():
            self._debounce.in_vain()
            self._focus.show()
            return True
        if self._hand.look_at_trick():
            self._debounce.in_vain()
            return True
        return self._act()

    def _counts(self) -> bool:
        """Whether Enter can mean what is to be seen."""
        scene = self._contents.scene
        if scene is None or (self._focus.card is None and scene.to_see is None):
            return True
        seen = self._focus.shown() or scene.to_see is not None
        return seen and not self._contents.moving and self._debounce.counts()

    def _act(self) -> bool:
        place, picked, card = self._focus.place, self._hand.picked, self._focus.card
        if place and picked is not None:
            self._focus.go_to(picked)
            self._hand.put(picked, place)
            return True
        if place:
            self._hand.take(place)
            return True
        if card is None:
            return False
        if self._hand.may_not(card):
            self._told_no(card)
        else:
            self._hand.play(card)
        return True

    def _told_no(self, card: Card) -> None:
        """Have it said why not, and go to the nearest card that may be played."""
        # Going there first: a screen reader breaks off what it says when the focus moves.
        if (near := self._focus.nearest(self._hand.allowed())) is not None:
            self._focus.go_to(near)
        # Asked once more, it is said once more.
        self._contents.note.hide()
        self._hand.play(card)
        self._debounce.in_vain()

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

    def _among_places(self, name: str) -> bool:
        picked, scene = self._hand.picked, self._contents.scene
        piles = scene.piles if scene is not None and picked is None else {}
        places = list(piles or self._hand.moves(picked))
        here = self._focus.place
        number = places.index(here) if here in places else 0
        if name in ("place_up", "card_right", "move_right"):
            self._focus.go_to_place(places[min(number + 1, len(places) - 1)])
        elif name in ("place_down", "card_left", "move_left") and number > 0:
            self._focus.go_to_place(places[number - 1])
        elif name == "place_down":
            if picked is None and self._focus.card is not None:
                self._focus.go_to(self._focus.card)
            self._escape()
        else:
            return False
        return True
