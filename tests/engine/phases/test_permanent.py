"""A card that is a trump in every deal."""

import pytest

from engine.cards import GERMAN_32, GERMAN_SUITS, card, cards
from engine.phases.permanent import rankings, trumps

ORDER = ("A", "K", "O", "U", "10", "9", "8", "7")
SEVEN = card("S7")


@pytest.mark.parametrize("trump", GERMAN_SUITS)
def test_the_card_is_second_best_whatever_is_trump(trump: str) -> None:
    ranking = rankings(GERMAN_32, ORDER, SEVEN)[trump]
    assert trumps(ranking)[:3] == (card(trump + "A"), SEVEN, card(trump + "K"))
    assert ranking.beats(SEVEN, card(trump + "K"))
    assert not ranking.beats(SEVEN, card(trump + "A"))
    assert len(trumps(ranking)) == (8 if trump == "S" else 9)


def test_the_card_may_be_the_best_of_all() -> None:
    ranking = rankings(GERMAN_32, ORDER, SEVEN, best=True)["E"]
    assert trumps(ranking)[:2] == (SEVEN, card("EA"))


def test_without_such_a_card_suits_stand_alike() -> None:
    ranking = rankings(GERMAN_32, ORDER, None)["E"]
    assert trumps(ranking) == tuple(cards("EA EK EO EU E10 E9 E8 E7"))
    assert ranking.beats(card("E7"), SEVEN)
