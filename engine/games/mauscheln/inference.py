"""What can be told of hidden hands in Mauscheln from what was said about them.

Who passed, or stays out, has hardly a high trump; who declared or joined has hardly low cards of
other suits, the less so the fewer cards were changed.
"""

from __future__ import annotations

from typing import cast

from engine.cards import Card
from engine.games.mauscheln.deck import Deck
from engine.games.mauscheln.exchange import HAND
from engine.games.mauscheln.table import MauschelnTable
from engine.table import Seat, View

_WEAK = (0.3, 0.4, 0.55, 0.65, 0.8)
"""How likely somebody who wanted nothing of it holds a trump, the highest first."""
_LOW = {True: 0.45, False: 0.6}
"""How likely a declarer, or a joiner, holds a low card of another suit."""
_ACES = 1
"""How many cards of another suit, from the highest down, are no low ones."""


def card_priors(deck: Deck, seen: View) -> list[dict[Card, float]]:
    """For each seat the cards it probably lacks, and how likely it holds one beside others."""
    t = cast(MauschelnTable, seen.table)
    found: list[dict[Card, float]] = [{} for _ in t.hands]
    if not t.trump or t.together:
        return found
    for seat in range(len(found)):
        if seat != seen.seat:
            found[seat] = _of(deck, t, seat)
    return found


def _of(deck: Deck, t: MauschelnTable, seat: Seat) -> dict[Card, float]:
    plays, declares = t.plays[seat], seat == t.declarer
    if declares and t.bound:
        return {}
    if plays or declares:
        kept = (HAND - t.exchanged[seat]) / HAND
        low = 1 - (1 - _LOW[declares]) * kept
        return {
            card: low
            for suit in deck.suits
            if suit != t.trump
            for card in deck.trumps(suit)[_ACES:]
        }
    if plays is False or t.said[seat] is False:
        return dict(zip(deck.trumps(t.trump), _WEAK, strict=False))
    return {}
