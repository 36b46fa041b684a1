"""How high one heads: cheap when it is sure, and what is left to choice when it is not."""

from __future__ import annotations

import pytest

from engine.cards import Card, cards
from engine.games.ramsen.trumps import RANKINGS
from engine.phases.leading import head
from engine.table import Table

LEADER, SECOND, LAST = 0, 1, 2


def advised(turn: int, beaten: str = "", high: bool = False, hand: str = "E7 EO EK EA") -> str:
    """To the Nine of Acorns, bells being trump; these cards somebody may still beat."""
    t = Table(3, LAST, [])
    t.leader, t.turn, t.trick = LEADER, turn, cards("E9")
    t.top = t.trick[0]

    def others_above(card: Card) -> bool:
        return card in cards(beaten)

    advice = head(t, cards(hand), RANKINGS["S"], others_above, high)
    return f"{advice.move} {advice.reason.key}"


def test_the_last_one_wins_as_cheaply_as_he_can() -> None:
    assert advised(LAST, "EO EK EA", high=True) == "EO cheapest_winner"


def test_who_is_not_last_takes_the_cheapest_that_is_sure() -> None:
    assert advised(SECOND, "EO") == "EK cheapest_winner"


@pytest.mark.parametrize(("high", "card"), [(True, "EA"), (False, "EO")])
def test_where_nothing_is_sure_it_depends_on_how_much_a_trick_is_wanted(
    high: bool, card: str
) -> None:
    assert advised(SECOND, "EO EK EA", high) == f"{card} try_to_win"


def test_who_cannot_win_throws_his_lowest() -> None:
    assert advised(LAST, hand="E7 G8 H9") == "E7 throw_lowest"
