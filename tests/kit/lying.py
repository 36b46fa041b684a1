"""What lies where on a table, and who can tell it."""

from __future__ import annotations

import pickle
from io import BytesIO

from engine.cards import BACK, Card
from engine.hidden import hidden_cards, view
from engine.table import NOBODY, Seat, Table


def lying(t: Table) -> list[Card]:
    """Every card on the table, wherever it lies."""
    found = [*t.stock, *t.up, *t.trick, *hidden_cards(t)]
    for place in (*t.hands, *t.aside, *t.rows):
        found += place
    for trick in t.tricks:
        found += trick.cards
    return found


def seen_by(t: Table, seat: Seat) -> set[Card]:
    """The cards that this seat can tell."""
    return {card for card in lying(view(t, seat).table) if card is not BACK}


def hidden_from(t: Table, seat: Seat) -> set[Card]:
    return set(lying(t)) - seen_by(t, seat)


def everybody(t: Table) -> tuple[Seat, ...]:
    """The onlooker and every seat."""
    return (NOBODY, *range(len(t.hands)))


class _Texts(pickle.Pickler):
    """Keeps every text that is pickled; asking for a persistent id is how it meets them."""

    def __init__(self) -> None:
        super().__init__(BytesIO())
        self.texts: set[str] = set()

    def persistent_id(self, obj: object) -> None:
        if isinstance(obj, str):
            self.texts.add(obj)


def texts_in(thing: object) -> set[str]:
    """Every text in the pickle of a thing."""
    pickler = _Texts()
    pickler.dump(thing)
    return pickler.texts
