"""What can be told of hidden hands in Mulatschak from who plays and how many cards were changed.

A player at home has hardly a high trump; one who changed few cards has hardly a low one of another
suit. Until cards are changed, who named the suit is long in it, the more so the more he bid, and
the others, who bid less, hold little of it. How likely either is was counted in evenings of rules
of thumb.
"""

from __future__ import annotations

from typing import cast

from engine.cards import GERMAN_SUITS, Card
from engine.cards import card as card_of
from engine.games.mulatschak.options import MulatschakOptions
from engine.games.mulatschak.table import MulatschakTable
from engine.games.mulatschak.trumps import PACKS, TRUMPS_OF
from engine.games.mulatschak.worth import least_free
from engine.phases.weli import HIGH_TO_LOW
from engine.table import Seat, View

_HOME = (0.03, 0.03, 0.03, 0.18, 0.47, 0.65, 0.75, 0.77, 0.84)
"""How likely somebody who stayed at home held a trump, the highest first, beside other cards."""
_LOW = (0.05, 0.1, 0.2, 0.42, 0.65, 1.0)
"""How likely somebody who plays holds a low card of another suit, by how many were changed."""
_NAMED = (0.8, 0.75, 0.5, 0.45, 0.4, 0.35)
"""How likely a declarer holds a trump below the third, before he changes any cards."""
_BID = {1: 0.35, 2: 0.2, 3: 0.08}
"""How likely the bidder of these tricks holds a card of another suit; more count as three."""
_OUTBID = (0.3, 0.45, 0.65, 0.75, 0.8, 0.85)
"""How likely somebody who was outbid, and has not said more, holds a trump, the highest first."""
_ALONG = 0.65
"""How likely somebody who plays against a bid holds a card of another suit then."""
_LOW_RANKS = HIGH_TO_LOW[1 : HIGH_TO_LOW.index("7") + 1]
"""All below the Sow, but the Sixes, of which there are few."""


def card_priors(options: MulatschakOptions, seen: View) -> list[dict[Card, float]]:
    """For each seat the cards it probably lacks, and how likely it holds one beside others."""
    t = cast(MulatschakTable, seen.table)
    found: list[dict[Card, float]] = [{} for _ in t.hands]
    if not t.trump or (t.mulatschak and seen.seat == t.declarer):
        return found
    for seat in range(len(found)):
        if seat != seen.seat:
            found[seat] = _of(options, t, seat)
    return found


def _of(options: MulatschakOptions, t: MulatschakTable, seat: Seat) -> dict[Card, float]:
    pack = options.pack
    trumps = TRUMPS_OF[pack][t.trump]
    if t.plays[seat] is False:
        return dict(zip(trumps, _HOME, strict=False))
    if t.phase == "stay":
        others = [card for card in PACKS[pack] if card not in trumps]
        if seat == t.declarer:
            plain = dict.fromkeys(others, _BID[min(t.bid, max(_BID))])
            return plain | dict(zip(trumps[3:], _NAMED, strict=False))
        if t.plays[seat] and t.points[seat] > least_free(options):
            return dict.fromkeys(others, _ALONG)
        return dict(zip(trumps, _OUTBID, strict=False))
    announced = t.mulatschak and seat == t.declarer
    changed = any(t.exchanged) and t.phase == "tricks" and not t.mulatschak
    if not (announced or changed):
        return {}
    low = _LOW[t.exchanged[seat]]
    return {
        card_of(suit + rank): low for suit in GERMAN_SUITS if suit != t.trump for rank in _LOW_RANKS
    }
