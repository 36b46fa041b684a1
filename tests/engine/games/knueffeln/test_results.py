"""What is said at the end of a deal: who has won what."""

from __future__ import annotations

import pytest

from engine.facts import Fact
from engine.games.knueffeln.game import GAME
from engine.games.knueffeln.options import BERNHARD_1924, BOHMSTEDT, KnueffelnOptions
from engine.games.knueffeln.tally import Outcome
from tests import kit

ANNA, BERT, CILLY, DORIS, EMIL = range(5)


def brought(
    outcome: Outcome, options: KnueffelnOptions = BOHMSTEDT, players: int = 4
) -> list[Fact]:
    game = GAME.make(options, players)
    return game.show.brought(outcome.line(options, len(game.sides())))


def test_a_basic_game_is_told_by_its_money_alone() -> None:
    assert brought(Outcome("basic", 0, (0,), (1,))) == [Fact("pair_money", (ANNA, CILLY, 10))]


def test_a_jann_after_two_turns_is_told_with_both() -> None:
    assert brought(Outcome("jann", 2, (1,), (0,))) == [
        Fact("won_by_jann"),
        Fact("turns_seen", (2,)),
        Fact("pair_money", (BERT, DORIS, 120)),
    ]


def test_on_the_ladder_rungs_are_told() -> None:
    assert brought(Outcome("failed", 0, (0,), (1,)), BERNHARD_1924) == [
        Fact("won_by_failed"),
        Fact("pair_rungs", (ANNA, CILLY, 4)),
    ]


@pytest.mark.parametrize(
    ("outcome", "told"),
    [
        (Outcome("basic", 0, (0, 2), (1, 3)), Fact("pair_money", (ANNA, CILLY, 10))),
        (Outcome("basic", 0, (4,), (0, 1, 2, 3), solo=4), Fact("alone_money", (EMIL, 40))),
        (Outcome("basic", 0, (0, 1, 2, 3), (4,), solo=4), Fact("against_alone_money", (EMIL, 10))),
    ],
)
def test_of_five_the_partners_of_the_deal_are_named_or_who_was_alone(
    outcome: Outcome, told: Fact
) -> None:
    assert brought(outcome, players=5) == [told]


@pytest.mark.parametrize("scoring", ["money", "ladder"])
@pytest.mark.parametrize("way", ["basic", "jann", "march", "failed"])
def test_what_a_deal_brought_has_words(way: str, scoring: str) -> None:
    for won, lost, solo in (((0, 2), (1, 3), -1), ((4,), (0, 1, 2, 3), 4), ((1, 2, 3, 4), (0,), 0)):
        options = KnueffelnOptions(scoring=scoring)
        for fact in brought(Outcome(way, 1, won, lost, solo), options, players=5):
            kit.says_something(GAME.make(options, 5), "fact", fact)
