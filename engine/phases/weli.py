"""How the cards of a pack with the Weli stand: it is the second-best trump in every deal."""

from __future__ import annotations

from engine.cards import GERMAN_33, GERMAN_36, WELI, card
from engine.phases.permanent import rankings, trumps

HIGH_TO_LOW = ("A", "K", "O", "U", "10", "9", "8", "7", "6")
"""The ranks of a suit, the Sixes among them, which only a pack of 36 has."""

WITH_SIXES = tuple(WELI if one is card("S6") else one for one in GERMAN_36)
"""The pack of 36, in which the Weli is the Six of Bells and the other Sixes are there."""


RANKINGS = rankings(GERMAN_33, HIGH_TO_LOW, WELI)
"""trump → how all cards stand."""

TRUMPS = {suit: trumps(ranking) for suit, ranking in RANKINGS.items()}
"""trump → its nine cards, high to low."""

RANKINGS_WITH_SIXES = rankings(WITH_SIXES, HIGH_TO_LOW, WELI)
"""The same of the pack of 36."""

TRUMPS_WITH_SIXES = {suit: trumps(ranking) for suit, ranking in RANKINGS_WITH_SIXES.items()}
