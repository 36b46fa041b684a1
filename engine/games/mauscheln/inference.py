"""What can be told of hidden hands in Mauscheln from what was said about them.

A player who passed, or stays out, has hardly a high trump; one who declared or joined has hardly
low cards of other suits, the less so the fewer cards were changed. Until cards are changed, whole
hands are weighed by what was said on them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from engine.cards import Card
from engine.families.pot.heuristic import likely_said
from engine.games.mauscheln.deck import Deck
from engine.games.mauscheln.exchange import HAND
from engine.games.mauscheln.heuristic import declaring_brings, joining_brings
from engine.games.mauscheln.rules import MauschelnRules
from engine.games.mauscheln.table import MauschelnTable
from engine.games.mauscheln.weights import Weights
from engine.table import NOBODY, Seat, View

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
    if not t.trump or t.together or t.phase == "declare":
        return found  # There `world_likelihood` says it all; said twice, who passed has nothing.
    for seat in range(len(found)):
        if seat != seen.seat:
            found[seat] = _of(deck, t, seat)
    return found


def _of(deck: Deck, t: MauschelnTable, seat: Seat) -> dict[Card, float]:
    plays, declares = t.plays[seat], seat == t.maker
    if declares and t.bound:
        return {}
    if plays or declares:
        kept = (HAND - t.exchanged[seat]) / HAND
        low = 1 - (1 - _LOW[declares]) * kept
        return {
            card: low
            for suit in deck.suits
            if suit != t.trump
            for card in deck.of_suit(suit)[_ACES:]
        }
    if plays is False or t.said[seat] is False:
        return dict(zip(deck.trumps(t.trump), _WEAK, strict=False))
    return {}


SURE_OF_ITSELF = 8.0
"""How much more likely one plays than not for each kitty that playing seems to bring."""


def world_likelihood(
    rules: MauschelnRules, seen: View, weights: Weights
) -> Callable[[MauschelnTable], float] | None:
    """Return what weighs worlds before the exchange: how likely others would have spoken so."""
    now = cast(MauschelnTable, seen.table)
    if now.phase not in ("declare", "join") or now.together:
        return None
    others = [seat for seat in range(len(now.hands)) if seat != seen.seat]
    # The dealer whom a turned card made declare has said nothing.
    spoke = [seat for seat in others if now.said[seat] is not None]
    joined = _joined(now, seen.seat)
    if not spoke and not joined:
        return None
    unsaid = max(1.0, weights.unsaid * len(others))

    def weigh(t: MauschelnTable) -> float:
        likely = 1.0
        for seat in spoke:
            brings = declaring_brings(t, seat, unsaid, rules, weights) - weights.declares_from
            likely *= likely_said(bool(now.said[seat]), brings, SURE_OF_ITSELF)
        for seat, rivals in joined:
            brings = joining_brings(t, seat, rivals, rules, weights) - weights.joins_from
            likely *= likely_said(bool(now.plays[seat]), brings, SURE_OF_ITSELF)
        return likely

    return weigh


def _joined(t: MauschelnTable, own: Seat) -> list[tuple[Seat, float]]:
    """Return the others who said whether they join, and how many rivals each had to expect then."""
    if t.maker == NOBODY:
        return []
    found, playing = [], 1.0
    seat = t.after[t.maker]
    while seat != t.maker:
        said = t.plays[seat]
        if seat != own and said is not None:
            found.append((seat, playing))
        playing += said is True
        seat = t.after[seat]
    return found
