"""What can be told of hidden hands in Mulatschak from the auction and from who plays.

Who named trumps, or goes along, has hardly low cards of other suits, the less so the fewer cards
were changed; who stays at home has hardly a high trump.
"""

from __future__ import annotations

from typing import cast

from engine.cards import GERMAN_SUITS, Card
from engine.cards import card as card_of
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.trumps import TRUMPS_OF
from engine.games.mulatschak.worth import TRICKS
from engine.phases.weli import HIGH_TO_LOW
from engine.table import Seat, View

_HOME = (0.1, 0.15, 0.25, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85)
"""How likely somebody who stayed at home held a trump, the highest first."""
_LOW = {True: 0.35, False: 0.6}
"""How likely the declarer, or another who plays, keeps a low card of another suit."""
_KEPT = 2
"""How many cards of another suit, from the highest down, are no low ones."""
_LOW_RANKS = HIGH_TO_LOW[_KEPT : HIGH_TO_LOW.index("7") + 1]


def card_priors(pack: int, seen: View) -> list[dict[Card, float]]:
    """For each seat the cards it probably lacks, and how likely it holds one beside others."""
    t = cast(MulatschakTable, seen.table)
    found: list[dict[Card, float]] = [{} for _ in t.hands]
    if not t.trump:
        return found
    for seat in range(len(found)):
        if seat != seen.seat:
            found[seat] = _of(pack, t, seat)
    return found


def _of(pack: int, t: MulatschakTable, seat: Seat) -> dict[Card, float]:
    plays = t.plays[seat]
    if plays is False:
        return dict(zip(TRUMPS_OF[pack][t.trump], _HOME, strict=False))
    if not plays:
        return {}
    kept = (TRICKS - t.exchanged[seat]) / TRICKS
    low = 1 - (1 - _LOW[seat == t.declarer]) * kept
    return {
        card_of(suit + rank): low for suit in GERMAN_SUITS if suit != t.trump for rank in _LOW_RANKS
    }
