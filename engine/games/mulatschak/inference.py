"""What can be told of hidden hands in Mulatschak from who plays and how many cards were changed.

Who stays at home has hardly a high trump; who changed few cards has hardly a low one of another
suit. How likely either is was counted in four hundred evenings of rules of thumb.
"""

from __future__ import annotations

from typing import cast

from engine.cards import GERMAN_SUITS, Card
from engine.cards import card as card_of
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.trumps import TRUMPS_OF
from engine.phases.weli import HIGH_TO_LOW
from engine.table import Seat, View

_HOME = (0.03, 0.03, 0.03, 0.18, 0.47, 0.65, 0.75, 0.77, 0.84)
"""How likely somebody who stayed at home held a trump, the highest first, beside other cards."""
_LOW = (0.05, 0.1, 0.2, 0.42, 0.65, 1.0)
"""How likely somebody who plays holds a low card of another suit, by how many were changed."""
_LOW_RANKS = HIGH_TO_LOW[1 : HIGH_TO_LOW.index("7") + 1]
"""All below the Sow, but the Sixes, of which there are few."""


def card_priors(pack: int, seen: View) -> list[dict[Card, float]]:
    """For each seat the cards it probably lacks, and how likely it holds one beside others."""
    t = cast(MulatschakTable, seen.table)
    found: list[dict[Card, float]] = [{} for _ in t.hands]
    if not t.trump or (t.mulatschak and seen.seat == t.declarer):
        return found
    for seat in range(len(found)):
        if seat != seen.seat:
            found[seat] = _of(pack, t, seat)
    return found


def _of(pack: int, t: MulatschakTable, seat: Seat) -> dict[Card, float]:
    if t.plays[seat] is False:
        return dict(zip(TRUMPS_OF[pack][t.trump], _HOME, strict=False))
    announced = t.mulatschak and seat == t.declarer
    changed = any(t.exchanged) and t.phase == "tricks" and not t.mulatschak
    if not (announced or changed):
        return {}
    low = _LOW[t.exchanged[seat]]
    return {
        card_of(suit + rank): low for suit in GERMAN_SUITS if suit != t.trump for rank in _LOW_RANKS
    }
