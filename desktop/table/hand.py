"""The own hand: its order, which card is picked up or held, and what putting it somewhere means.

Mouse and keyboard both act through it. It sends what is wanted as signals, and changes nothing but
the order of the hand.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.scene.scene import Scene
from desktop.table import choices
from desktop.table.card_positions import hand_is_open
from engine.cards import Card
from engine.moves import Call, Move


class OwnHand(QObject):
    """The cards of the person at the bottom."""

    move_wanted = Signal(object)
    """A move that is legal: a Card or a Call."""
    refused = Signal(object)
    """A move that somebody tried and that is not legal."""
    trick_looked_at = Signal()
    """The decided trick may be taken away."""
    reordered = Signal(object)
    """The cards in their new order."""
    picked_changed = Signal(object)
    """The card that is picked up, or None."""
    taken_up = Signal(object)
    """The card that is picked up or follows the pointer, or None."""
    changed = Signal()
    """Another card is picked up or held, or none."""
    shifted = Signal()
    """The cards are held in another order."""
    looked = Signal(bool)
    """The button is held down upon one of them, or no longer."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._scene: Scene | None = None
        self.order: list[Card] = []
        self.picked: Card | None = None
        """The card that is raised and waits for a place."""
        self.held: Card | None = None
        """The card that follows the pointer."""
        self._looking = False

    def look(self, looking: bool) -> None:
        """Look at a card while the button is held down upon it, or no longer."""
        if looking != self._looking:
            self._looking = looking
            self.looked.emit(looking)

    def take_over(self, scene: Scene | None) -> None:
        """Hold what this scene says; a card that is still there stays picked up."""
        self._scene = scene
        open_hand = scene is not None and hand_is_open(scene)
        self.order = list(scene.hand) if scene is not None and open_hand else []
        if self.held not in self.order:
            self.held = None
        if self.picked is not None and self.picked not in self.order:
            self.picked = None
            self.picked_changed.emit(None)

    # What may be done.

    def moves(self, card: Card | None) -> dict[str, Move]:
        """Return the places that take a card."""
        if self._scene is None or card is None:
            return {}
        return choices.place_moves(self._scene, card)

    def allowed(self) -> set[Card]:
        """Return the cards that some place takes now."""
        return choices.playable(self._scene) if self._scene is not None else set()

    def active(self) -> Card | None:
        """Return the card for which places light up."""
        return self.held or self.picked

    # What is done.

    def pick(self, card: Card | None) -> None:
        """Raise a card so that the places which take it light up; None puts it back."""
        if card is self.picked:
            return
        self.picked = card
        self.changed.emit()
        self.picked_changed.emit(card)
        self.taken_up.emit(card)

    def play(self, card: Card) -> None:
        """Play a card without naming a place."""
        scene = self._scene
        if scene is None:
            return
        move = choices.one_move(scene, card)
        if move is not None:
            self._want(move)
        elif self.moves(card) or self._is_about(card):
            self.pick(card)
        else:
            self._refuse(card)

    def may_not(self, card: Card) -> bool:
        """Whether nothing can be done with this card now."""
        return not self.moves(card) and not self._is_about(card)

    def forbidden(self, card: Card) -> bool:
        """Whether the person is asked, and may do nothing with this card."""
        asked = self._scene is not None and bool(self._scene.legal)
        return asked and self.may_not(card)

    def put(self, card: Card, place: str) -> None:
        """Put a card at a place, whether or not it takes it."""
        move = self.moves(card).get(place)
        if move is not None:
            self._want(move)
        elif self._scene is not None:
            self._refuse(choices.refused_move(self._scene, card, place))

    def take(self, pile: str) -> None:
        """Take the top card of a pile."""
        move = self._scene.piles.get(pile) if self._scene is not None else None
        if move is not None:
            self._want(move)

    def look_at_trick(self) -> bool:
        """Say that the decided trick has been seen, or what has happened; whether there is any."""
        if self._scene is None or self._scene.to_see is None:
            return False
        self.trick_looked_at.emit()
        return True

    def _want(self, move: Move) -> None:
        self._let_go()
        self.move_wanted.emit(move)
        self.changed.emit()

    def _refuse(self, move: Move | None) -> None:
        self._let_go()
        self.changed.emit()
        if move is not None:
            self.refused.emit(move)

    def _let_go(self) -> None:
        self.held = None
        if self.picked is not None:
            self.picked = None
            self.picked_changed.emit(None)

    def _is_about(self, card: Card) -> bool:
        """Whether something may be said about this card, for which there will be a button."""
        legal = self._scene.legal if self._scene is not None else ()
        return any(isinstance(move, Call) and card in move.args[:1] for move in legal)

    # How it is held.

    def hold(self, card: Card) -> None:
        """Let a card follow the pointer."""
        self.pick(None)
        self.held = card
        self.changed.emit()
        self.taken_up.emit(card)

    def lay_back(self, order: list[Card]) -> None:
        """Follow the pointer no longer, and hold the cards in this order."""
        self.restore(order)
        self.held = None
        self.changed.emit()

    def restore(self, order: list[Card]) -> None:
        """Hold the cards in this order, as far as they are still there."""
        if sorted(map(str, order)) == sorted(map(str, self.order)):
            self.order = list(order)

    def shift(self, card: Card, number: int) -> bool:
        """Move a card to this place in the hand; whether that changed anything. Tells nobody."""
        order = [one for one in self.order if one is not card]
        order.insert(max(0, min(number, len(order))), card)
        if order == self.order:
            return False
        self.order = order
        self.shifted.emit()
        return True

    def reorder(self, card: Card, number: int) -> None:
        """Move a card to this place in the hand, and tell."""
        if self.shift(card, number):
            self.tell_order()

    def tell_order(self) -> None:
        """Say in which order the cards are held now."""
        self.reordered.emit(list(self.order))
