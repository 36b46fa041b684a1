"""The packs of Mulatschak, and how their cards stand."""

from __future__ import annotations

from engine.cards import GERMAN_33
from engine.phases.weli import (
    RANKINGS,
    RANKINGS_WITH_SIXES,
    TRUMPS,
    TRUMPS_WITH_SIXES,
    WITH_SIXES,
)

PACKS = {33: GERMAN_33, 36: WITH_SIXES}
"""The cards, by their number."""
TRUMPS_OF = {33: TRUMPS, 36: TRUMPS_WITH_SIXES}
RANKINGS_OF = {33: RANKINGS, 36: RANKINGS_WITH_SIXES}

COURTS = frozenset("AKOU")
"""The ranks of court cards, the Sow among them."""
