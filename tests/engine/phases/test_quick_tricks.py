"""A pack in small numbers stands as the ranking has it; what is played on in it, games test."""

from __future__ import annotations

import pytest

from engine.games.ramsen.trumps import RANKINGS, trumps
from engine.phases.quick_tricks import Numbers


@pytest.mark.parametrize("trump", RANKINGS)
def test_places_go_from_low_to_high_with_the_trumps_above(trump: str) -> None:
    ranking = RANKINGS[trump]
    numbers = Numbers(ranking)
    assert numbers.cards[::-1][: len(trumps(trump))] == trumps(trump)
    for card in ranking.kind:
        beaten_by = {other for other in ranking.kind if ranking.beats(other, card)}
        above = numbers.above[numbers.place[card]]
        if not numbers.trumps >> numbers.place[card] & 1:
            above |= numbers.trumps
        assert above == numbers.mask(beaten_by)
