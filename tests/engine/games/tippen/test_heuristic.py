"""The rules of thumb: sensible, and from one seat's view alone."""

from __future__ import annotations

import pytest

from engine.cards import card
from engine.games.tippen.weights import WEIGHTS
from tests.engine.games.tippen.positions import (
    rules,
)


@pytest.mark.parametrize("preset", ["tippen", "lampeln_austria", "lupfen"])
@pytest.mark.parametrize("suit", "EGH")
def test_a_higher_card_is_worth_more(preset: str, suit: str) -> None:
    terms = rules(preset).terms
    worth = WEIGHTS.worth(terms)["H"]
    worths = [worth[card(suit + rank)] for rank in terms.deck.ranks]
    assert worths == sorted(worths, reverse=True)


@pytest.mark.parametrize("trump", "EGHS")
def test_the_belli_is_worth_more_than_the_king_of_trumps(trump: str) -> None:
    worth = WEIGHTS.worth(rules("zwicken").terms)[trump]
    assert worth[card(trump + "A")] > worth[card("S7")] > worth[card(trump + "K")]
