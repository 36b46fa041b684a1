"""What can be told of hidden hands in Ramser from what was said about them.

A player who passed has hardly a high trump; one who plays has hardly low cards of other suits, but
for one who took the Blind, of whose cards nothing is told. What he gave for it was poor.
"""

from __future__ import annotations

from typing import cast

from engine.cards import Card
from engine.games.ramser.play import is_best
from engine.games.ramser.rules import RamserRules
from engine.games.ramser.table import RamserTable
from engine.games.ramser.trumps import trumps
from engine.table import Seat, View

_WEAK = (0.25, 0.3, 0.4, 0.55, 0.65, 0.75, 0.8, 0.85, 0.9, 0.9)
"""How likely somebody who passed holds a trump, the highest first."""
_LOW = 0.6
"""How likely somebody who plays holds a low card of another suit."""


def card_priors(rules: RamserRules, seen: View) -> list[dict[Card, float]]:
    """For each seat the cards it probably lacks, and how likely it holds one beside others."""
    t = cast(RamserTable, seen.table)
    found: list[dict[Card, float]] = [{} for _ in t.hands]
    for seat, said in enumerate(t.plays):
        if seat != seen.seat and seat != t.blind and said is not None:
            found[seat] = _of(rules, t, seat)
    return found


def _of(rules: RamserRules, t: RamserTable, seat: Seat) -> dict[Card, float]:
    pack, best = rules.pack(), is_best(rules.options)
    high_to_low = trumps(pack, best, t.trump)
    if not t.plays[seat]:
        return dict(zip(high_to_low, _WEAK, strict=False))
    return {card: _LOW for card in pack if card not in high_to_low and card.rank not in ("A", "K")}
