"""A stock that is used up in an exchange: what the others laid away is shuffled for more cards."""

from __future__ import annotations

from random import Random
from zlib import crc32

from engine.cards import Card, codes
from engine.shuffle import shuffled
from engine.table import Seat, Table


def laid_by_others(t: Table, seat: Seat) -> list[Card]:
    """Return what the others than this seat laid away, in the order of the seats."""
    return [card for other, some in enumerate(t.aside) if other != seat for card in some]


def shuffled_again(t: Table, seat: Seat, drawn: int = 0) -> list[Card]:
    """Return the same, shuffled, when this seat has drawn that number of cards of the stock before.

    The order follows from how all the cards lie, which nobody knows. It holds in logs of version 1
    and wherever the order is not given.
    """
    hands = [*t.hands]
    hands[seat] = [*hands[seat], *t.stock[:drawn]]
    lies = t.stock[drawn:]
    for place in (*hands, *t.aside):
        lies += place
    return shuffled(laid_by_others(t, seat), Random(crc32(codes(lies).encode())))


def draw(t: Table, seat: Seat, number: int) -> None:
    """Draw cards of the stock, into which the others' go where it is short."""
    stock = t.stock
    if number > len(stock):
        t.shuffle_in(shuffled_again(t, seat))
    t.hands[seat] += stock[:number]
    del stock[:number]
