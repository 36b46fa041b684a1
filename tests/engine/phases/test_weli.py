"""The Weli stands right below the Sow of trumps, whatever is trump."""

from __future__ import annotations

import pytest

from engine.cards import GERMAN_33, GERMAN_SUITS, WELI, card, codes
from engine.phases.weli import (
    RANKINGS,
    RANKINGS_WITH_SIXES,
    TRUMPS,
    TRUMPS_WITH_SIXES,
    WITH_SIXES,
)


@pytest.mark.parametrize("suit", GERMAN_SUITS)
def test_it_is_the_second_best_trump(suit: str) -> None:
    ranking = RANKINGS[suit]
    assert set(ranking.kind) == set(GERMAN_33)
    sow, weli, king, *rest = TRUMPS[suit]
    assert (sow.code, weli, king.code) == (suit + "A", WELI, suit + "K")
    assert codes(rest) == " ".join(suit + rank for rank in ("O", "U", "10", "9", "8", "7"))
    for above, below in zip(TRUMPS[suit], TRUMPS[suit][1:], strict=False):
        assert ranking.beats(above, below) and not ranking.beats(below, above)


def test_it_is_of_the_trump_suit_and_never_of_the_bells() -> None:
    ranking = RANKINGS["H"]
    assert ranking.kind[WELI] == "H"
    assert ranking.beats(card("H7"), card("SA"))
    assert ranking.beats(WELI, card("SA")) and not ranking.beats(card("SA"), card("H7"))


def test_of_36_it_is_the_six_of_bells() -> None:
    assert set(RANKINGS_WITH_SIXES["H"].kind) == set(WITH_SIXES)
    assert len(set(WITH_SIXES)) == 36 and card("S6") not in WITH_SIXES
    assert codes(TRUMPS_WITH_SIXES["S"]) == "SA SW SK SO SU S10 S9 S8 S7"
    assert codes(TRUMPS_WITH_SIXES["E"]).endswith("E7 E6")
    assert RANKINGS_WITH_SIXES["H"].beats(card("H6"), card("SA"))
