"""How likely the others would have laid their cards so, if they had held those of a world.

A player who could lay more than one card chose between them, and that tells what lies behind the
others. The lay-off is gone through once more with the world's cards, as `bots/play_likelihood.py`
does with tricks: a card that the rules of thumb would not have laid makes a world less likely.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.cards import Card
from engine.games.kein_stich.laying import Laying, laying_of
from engine.games.kein_stich.numbers import Numbers, numbers_of
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.table import KeinStichTable
from engine.table import Seat, Table, View

_OTHERWISE = 0.2
"""How likely somebody lays a card that the rules of thumb would not, beside theirs."""


class Laid(NamedTuple):
    """A card that somebody laid, as a bit, and what fitted when he did."""

    seat: Seat
    bit: int
    fitted: int


def laid_so(rules: KeinStichRules, seen: View) -> Callable[[Table], float] | None:
    """Return what weighs worlds by the cards the others laid; None where none had a choice."""
    t = seen.table
    assert isinstance(t, KeinStichTable)
    numbers, laying = numbers_of(rules), laying_of(rules)
    history = _history(numbers, laying, t.layers)
    others = [seat for seat, hand in enumerate(t.hands) if seat != seen.seat and hand]
    if not any(one.seat in others for one in history):
        return None

    def weigh(world: Table) -> float:
        likely = 1.0
        for seat in others:
            hand = numbers.mask(world.hands[seat])
            hand |= sum(one.bit for one in history if one.seat == seat)
            order = laying.order(hand)
            for one in history:
                if one.seat == seat:
                    fits = hand & one.fitted
                    if one.bit != next(bit for bit in order if bit & fits):
                        likely *= _OTHERWISE
                    hand ^= one.bit
        return likely

    return weigh


def _history(numbers: Numbers, laying: Laying, layers: dict[Card, Seat]) -> list[Laid]:
    """Return the cards in the rows in the order in which they were laid."""
    fitted, history = laying.start, []
    for card, seat in layers.items():
        bit = numbers.bit[card]
        history.append(Laid(seat, bit, fitted))
        fitted = fitted ^ bit | laying.opens[bit.bit_length() - 1]
    return history
