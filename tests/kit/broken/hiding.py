"""What breaks the laws of hiding: views and redeals that are wrong, and games that say too much."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from engine import hidden
from engine.cards import BACK, Card, card
from engine.moves import Call, Move
from engine.table import NOBODY, Said, Seat, View
from tests.kit.broken.samples import breaks, breaks_by, moved, with_field

NONE: frozenset[Card] = frozenset()


@breaks("hides_what_is_hidden", "hearts", "tells_nothing_of_what_is_hidden")
def names_a_hidden_card_in_a_public_field(right: Any) -> Any:
    table = with_field(right)

    class Broken(right):
        def deal(self, cards: Any, setup: Any) -> Any:
            return moved(super().deal(cards, setup), table, cards[0].code)

    return Broken


@breaks("tells_nothing_of_what_is_hidden", "hearts")
def tells_the_colours_in_a_public_field(right: Any) -> Any:
    """No card is named, but whoever reads it knows of each whether it is red."""
    table = with_field(right)

    class Broken(right):
        def deal(self, cards: Any, setup: Any) -> Any:
            red = "".join("+" if card.suit in "HD" else "-" for card in cards)
            return moved(super().deal(cards, setup), table, red)

    return Broken


def _own_cards_covered(t: Any, seat: Seat = NOBODY) -> View:
    """Nobody sees what he gives away himself."""
    seen = hidden.view(t, seat)
    seen.table.given = [[BACK] * len(some) for some in seen.table.given]
    return seen


breaks_by("shows_the_own_hand", "hearts", view=_own_cards_covered)


@breaks("knows_of_covered_cards_only", "hearts")
def notes_cards_that_lie_open(right: Any) -> Any:
    class Broken(right):
        def apply(self, t: Any, move: Move) -> None:
            super().apply(t, move)
            if t.trick:
                t.known[t.trick[-1]] = (0,)

    return Broken


def _nothing_covered(t: Any, seat: Seat = NOBODY) -> View:
    """Every card of the trick lies open."""
    seen = hidden.view(t, seat)
    seen.table.trick = t.trick[:]
    return seen


breaks_by("covers_only_what_was_turned", "knueffeln", view=_nothing_covered)


def _noticed(t: Any, seat: Seat = NOBODY) -> View:
    """The onlooker leaves a trace on the table."""
    seen = hidden.view(t, seat)
    if seat == NOBODY:
        t.talk.append(Said(0, Call("hm"), 0))
    return seen


breaks_by("hides_once", "hearts", view=_noticed)


@breaks("shows_the_same_moves", "hearts")
def orders_moves_by_the_hand_of_another(right: Any) -> Any:
    class Broken(right):
        def legal(self, t: Any) -> list[Move]:
            legal = super().legal(t)
            return legal[::-1] if t.phase and BACK in t.hands[t.after[t.turn]] else legal

    return Broken


@breaks("sorts_every_hand", "hearts", part="show")
def drops_a_card_when_sorting(right: Any) -> Any:
    class Broken(right):
        def sorted_hand(self, t: Any, hand: Any) -> list[Card]:
            return super().sorted_hand(t, hand)[1:]

    return Broken


@breaks("holds_hands_in_every_order", "hearts", "sorts_every_hand", part="show")
def lays_the_other_way_when_a_card_is_played(right: Any) -> Any:
    class Broken(right):
        def sorted_hand(self, t: Any, hand: Any) -> list[Card]:
            held = super().sorted_hand(t, hand)
            return held[::-1] if len(hand) % 2 else held

    return Broken


@breaks("bars_only_what_is_missing", "ramsen")
def bars_a_card_that_is_held(right: Any) -> Any:
    class Broken(right):
        def barred(self, t: Any, seat: Seat) -> frozenset[Card]:
            return super().barred(t, seat) | {card("E7")}

    return Broken


@breaks("bars_by_what_is_seen", "ramsen")
def bars_what_only_an_open_hand_tells(right: Any) -> Any:
    class Broken(right):
        def barred(self, t: Any, seat: Seat) -> frozenset[Card]:
            barred, hand = super().barred(t, seat), t.hands[seat]
            return barred if BACK in hand else barred | (frozenset(self.pack()) - {*hand})

    return Broken


def _redeals_what_is_barred(game: Any, seen: View, rng: Random) -> Any:
    """Nobody is believed not to hold a card."""
    free = copy.copy(game)
    free.barred = lambda t, seat: NONE
    return hidden.redeal(free, seen, rng)


breaks_by("redeals_as_seen", "kein_stich", redeal=_redeals_what_is_barred)


@breaks("tells_no_secret", "hearts")
def tells_what_is_laid_aside(right: Any) -> Any:
    class Broken(right):
        def apply(self, t: Any, move: Move) -> None:
            if t.phase == "give":
                t.tell("puts", t.turn, move)
            super().apply(t, move)

    return Broken
