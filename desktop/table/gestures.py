"""Turns mouse events into actions of the own hand: click, double click, drag, drop, right click.

A single touch is a mouse to Qt. All points are in the table's coordinates. A click counts for what
was to be seen when the button went down: a card that was flying then, or that another move has
come to mean since, is at most picked up. As long as a decided trick lies there, or something is
told, a click that would play a card only takes that away.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QApplication

from desktop.common.settings import Settings
from desktop.table.contents import TableContents
from engine.cards import Card
from engine.moves import Move
from engine.table import Trick


class Gestures:
    """The state of the mouse on one table."""

    def __init__(self, contents: TableContents, settings: Settings) -> None:
        self._contents = contents
        self._hand = contents.hand
        self._settings = settings
        self._card: Card | None = None
        self._pressed_at: QPoint | None = None
        self._grip = QPointF()
        """Where the pressed card is held, from its middle, when it stands upright."""
        self._order: list[Card] = []
        self._pile = ""
        """The pile that was pressed."""
        self._carries = False
        """Whether its top card follows the pointer."""
        self._last: Card | None = None
        """What the last press was on."""
        self._meant: dict[str, Move] = {}
        """What could be done with the pressed or the picked card when the button went down."""
        self._lay_still = False
        self._closed = False
        """Whether the own cards lay face down then."""
        self._lies: Trick | str | None = None
        """What was only to be seen then, such as a decided trick."""

    @property
    def pressing(self) -> bool:
        """Whether the main button is down."""
        return self._pressed_at is not None

    def press(self, where: QPoint) -> None:
        """Follow the main button going down."""
        self._pressed_at = QPoint(where)
        self._card = self._last = self._contents.hand_card_at(where)
        self._order = list(self._hand.order)
        self._note_meaning(self._card)
        widget = self._contents.card_widget(self._card)
        if widget is not None:
            lies = widget.lies_at()
            upright = QTransform().rotate(-lies.turn)
            self._grip = upright.map(QPointF(where) - lies.middle)
        elif self._hand.active() is None:
            self._pile = self._contents.pile_at(where)
            self._grip = QPointF(where - self._contents.pile_card(self._pile).center())
        if self._card is not None:
            self._hand.look(True)

    def _note_meaning(self, card: Card | None) -> None:
        picked = self._hand.picked
        self._note_what_lies()
        self._meant = self._hand.moves(card or picked)
        # The one who has picked it up sees it rise.
        self._lay_still = card is None or card is picked or self._contents.lies_still(card)

    def _note_what_lies(self) -> None:
        scene = self._contents.scene
        self._closed = scene is not None and scene.closed
        self._lies = self._to_see()

    def _to_see(self) -> Trick | str | None:
        scene = self._contents.scene
        return scene.to_see if scene is not None else None

    def _looked_on(self) -> bool:
        """Whether there is something only to be seen; it goes if the button went down for it."""
        if self._to_see() is None:
            return False
        if self._to_see() is self._lies:
            self._hand.look_at_trick()
        return True

    def press_again(self, where: QPoint) -> None:
        """Play a card that the button was pressed on twice in a short time."""
        card = self._contents.hand_card_at(where)
        if card is None or (card is not self._last and not self._one_click()):
            self.press(where)
        elif card is self._last and self._still_means(card) and not self._one_click():
            self._forget()
            self._note_what_lies()
            if not self._looked_on():
                self._hand.play(card)
        # Else the first click has played a card; the one now lying there is not meant.

    def _still_means(self, card: Card) -> bool:
        """Whether a click on this card means what it meant when the button went down."""
        return self._lay_still and self._meant == self._hand.moves(card)

    def move(self, where: QPoint) -> None:
        """Follow the pointer moving with the button down."""
        card = self._card
        if self._pressed_at is not None and self._pile:
            self._move_from_pile(where, self._pressed_at)
            return
        if self._pressed_at is None or card is None or card not in self._hand.order:
            return
        if self._hand.held is None:
            if self._stayed(self._pressed_at, where):
                return
            self._hand.hold(card)
        self._contents.carry(card, QPointF(where) - self._grip)
        if self._in_hand(where):
            self._contents.light_places()
            self._hand.shift(card, self._gap(where))
        else:
            self._contents.light_places(near=self._place(where))

    def _move_from_pile(self, where: QPoint, pressed: QPoint) -> None:
        if not self._carries:
            if self._stayed(pressed, where):
                return
            self._carries = True
        self._contents.carry_from(self._pile, QPointF(where) - self._grip)

    def release(self, where: QPoint) -> None:
        """Follow the main button going up."""
        card, pressed, pile, carried = self._card, self._pressed_at, self._pile, self._carries
        self._forget()
        if pressed is None:
            return
        if pile:
            self._take(pile, carried, where)
        elif card is None:
            self._click_beside(where)
        elif self._hand.held is card:
            self._drop(card, where)
        elif self._stayed(pressed, where) or self._contents.hand_card_at(where) is card:
            self._click(card)

    def _stayed(self, pressed: QPoint, where: QPoint) -> bool:
        """Whether the pointer is where it was, wherever the card may have gone."""
        return (where - pressed).manhattanLength() < QApplication.startDragDistance()

    def cancel(self) -> bool:
        """Put back what is held or picked up; whether there was anything."""
        carried = self._carries
        self._forget()
        if carried:
            self._contents.arrange()
            return True
        if self._hand.held is not None:
            self._hand.lay_back(self._order)
            return True
        if self._hand.picked is not None:
            self._hand.pick(None)
            return True
        return False

    def _take(self, pile: str, carried: bool, where: QPoint) -> None:
        """Clicked upon, or dragged into the hand: the card is taken; else it goes back."""
        if self._in_hand(where) or (not carried and self._contents.pile_at(where) == pile):
            self._hand.take(pile)
        else:
            self._contents.arrange()

    def _forget(self) -> None:
        self._carries = False
        self._pile = ""
        self._card = None
        self._pressed_at = None
        self._hand.look(False)

    # Clicks.

    def _one_click(self) -> bool:
        # Where cards lie face down the first click is to look at them.
        return self._settings.on("one_click") and not self._closed

    def _click(self, card: Card) -> None:
        if card not in self._hand.order:
            return
        wanted = self._hand.picked is card or self._one_click()
        if self._hand.forbidden(card):
            self._hand.play(card)
        elif wanted and self._still_means(card):
            if not self._looked_on():
                self._hand.play(card)
        else:
            self._hand.pick(card)

    def _click_beside(self, where: QPoint) -> None:
        picked, place = self._hand.picked, self._contents.place_at(where)
        if picked is None:
            self._looked_on()
        elif place in self._hand.moves(picked):
            if self._still_means(picked) and not self._looked_on():
                self._hand.put(picked, place)
        else:
            self._hand.pick(None)

    # Drops.

    def _drop(self, card: Card, where: QPoint) -> None:
        if self._in_hand(where):
            order = list(self._hand.order)
            self._hand.lay_back(order)
            if order != self._order:
                self._hand.tell_order()
            return
        self._hand.restore(self._order)
        self._hand.put(card, self._place(where))

    def _middle(self, where: QPoint) -> QPoint:
        """Return the middle of the held card."""
        return (QPointF(where) - self._grip).toPoint()

    def _in_hand(self, where: QPoint) -> bool:
        places = self._contents.places
        top = places.hand_area.top()
        return where.y() > top - places.lift and self._middle(where).y() > top

    def _place(self, where: QPoint) -> str:
        """Where the card would fall: what the pointer is at, else what its middle is over."""
        return self._contents.place_at(where) or self._contents.place_at(self._middle(where))

    def _gap(self, where: QPoint) -> int:
        """Which place in the hand the held card is over."""
        x, hand = self._middle(where).x(), self._contents.places.hand
        return min(range(len(hand)), key=lambda number: abs(hand[number].x - x))
