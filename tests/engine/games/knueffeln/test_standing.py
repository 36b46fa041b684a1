"""What a deal is worth as the ladders stand: a rung that is not there any more brings nothing."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise, product
from random import Random

import pytest

from engine.games.knueffeln.game import GAME
from engine.games.knueffeln.options import BERNHARD_1924
from engine.games.knueffeln.results import outcome
from engine.games.knueffeln.standing import ahead, gained
from engine.games.knueffeln.tally import BASIC, JANN, MARCH, RUNGS
from engine.rules import Setup
from tests.kit import any_move

LEFT = range(1, RUNGS + 1)
BY_JANN = replace(BERNHARD_1924, brille="jann")


@pytest.mark.parametrize("any_deal", [True, False])
def test_neither_is_ahead_when_as_much_is_left(any_deal: bool) -> None:
    for mine, theirs in product(LEFT, LEFT):
        assert ahead(mine, theirs, any_deal) == pytest.approx(-ahead(theirs, mine, any_deal))
    assert all(ahead(left, left, any_deal) == 0 for left in LEFT)


def test_fewer_rungs_are_better() -> None:
    for theirs in LEFT:
        values = [ahead(mine, theirs, False) for mine in LEFT]
        assert all(one > other for one, other in pairwise(values))


def test_more_rungs_than_are_left_bring_nothing_more() -> None:
    assert gained(BERNHARD_1924, 1, 3, BASIC, 1) == 1
    assert gained(BERNHARD_1924, 1, 3, BASIC, 3) == 1
    assert gained(BERNHARD_1924, 3, 1, BASIC, 1) < gained(BERNHARD_1924, 3, 1, BASIC, 3) == 1


def test_a_whole_ladder_at_once_is_a_brille_by_a_jann_or_as_agreed() -> None:
    assert gained(BY_JANN, 4, 4, JANN, 4) == 2
    assert gained(BY_JANN, 4, 4, BASIC, 4) == 1
    assert gained(BERNHARD_1924, 4, 4, MARCH, 4) == 2
    assert gained(BERNHARD_1924, 3, 4, JANN, 4) == 1


def test_a_deal_is_worth_to_both_sides_what_it_does_to_the_ladders() -> None:
    game = GAME.make(BERNHARD_1924, 4)
    rng = Random(1)
    seen = set()
    for left in product(LEFT, LEFT):
        t = game.start(rng.sample(list(game.pack()), 48), Setup(0, (0, 1, 2, 3), left))
        while t.phase:
            game.apply(t, any_move(game.legal(t), rng))
        if not t.chosen:
            continue
        values = game.bots.utility(t)
        assert values[0] == values[2] == -values[1] == -values[3]
        side = outcome(t)[1]
        assert values[side] > ahead(left[side], left[1 - side], True)
        seen.add(side)
    assert seen == {0, 1}
    assert game.bots.unit().key == "knueppel"
