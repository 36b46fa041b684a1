"""The packs of Mulatschak, and how their cards stand."""

from __future__ import annotations

from engine.cards import GERMAN_33, WELI, Card
from engine.phases.weli import (
    RANKINGS,
    RANKINGS_WITH_SIXES,
    TRUMPS,
    TRUMPS_WITH_SIXES,
    WITH_SIXES,
)


def _weli_first(pack: tuple[Card, ...]) -> tuple[Card, ...]:
    return (WELI, *(one for one in pack if one is not WELI))


PACKS = {33: _weli_first(GERMAN_33), 36: _weli_first(WITH_SIXES)}
"""The cards, by their number. As they stand here nobody cuts the Weli, which lies on top."""
TRUMPS_OF = {33: TRUMPS, 36: TRUMPS_WITH_SIXES}
RANKINGS_OF = {33: RANKINGS, 36: RANKINGS_WITH_SIXES}

COURTS = frozenset("AKOU")
"""The ranks of court cards, the Sow among them."""
