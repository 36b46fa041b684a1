"""A deal of Ramsen that is written down by hand: what no deal can have left is refused."""

from __future__ import annotations

from typing import Any

import pytest

from engine import result_entry
from engine.facts import Fact
from engine.games.ramsen.game import GAME
from engine.games.ramsen.options import RamsenOptions
from engine.rules import Rules
from engine.rules.entry import Answers, Refused
from engine.sheet import Line


def tricks(*some: int | None) -> dict[tuple[str, int], int | None]:
    return {("tricks", side): value for side, value in enumerate(some)}


def refusal(game: Rules[Any], answers: Answers, lines: list[Line]) -> Fact:
    with pytest.raises(Refused) as refused:
        result_entry.line(game, lines, answers)
    return refused.value.reason


NEAR = [Line((4, 1, 0)), Line((4, 1, 0))]
"""The first needs two bars more, the second eight, the third twenty."""


def near_the_end(**options: Any) -> Rules[Any]:
    return GAME.make(RamsenOptions(**options), 3)


def refused_near_the_end(answers: dict[tuple[str, int], int | None], **options: Any) -> Fact:
    return refusal(near_the_end(**options), answers, NEAR)


def test_no_deal_goes_on_after_its_last_bar() -> None:
    assert refused_near_the_end(tricks(3, 2, 0)) == Fact("last_bar_ends_it")
    made = result_entry.line(near_the_end(), NEAR, tricks(2, 2, 0))
    assert made.values == (2, 2, 0)
    played_out = near_the_end(stop_at_last_bar=False)
    assert result_entry.line(played_out, NEAR, tricks(3, 2, 0)).values == (3, 2, 0)


def test_no_two_finish_in_one_deal_that_the_first_ends() -> None:
    both = [Line((4, 1, 0)), Line((4, 1, 0)), Line((0, 5, 0))]
    game = near_the_end()
    needed = game.sheet(both).total("open")
    assert needed[1] == 3
    answers = tricks(None, 3, 2)
    assert result_entry.line(game, both, answers).values == (None, 3, 2)
    level = [Line((4, 4, 1)), Line((4, 4, 1))]
    two = tricks(2, 2, 0) | {("finished1", -1): 0}
    assert refusal(game, two, level) == Fact("first_ends_it")
    assert result_entry.line(near_the_end(stop_at_last_bar=False), level, two | tricks(2, 3, 0))


def test_there_are_not_fewer_tricks_than_were_played() -> None:
    out = near_the_end(stop_at_last_bar=False)
    assert refusal(out, tricks(2, 2, 0), NEAR) == Fact("tricks_missing", (1,))
    on = near_the_end(finish="bolla")
    assert refusal(on, tricks(2, 2, 0), NEAR) == Fact("tricks_missing", (1,))
    assert result_entry.line(on, NEAR, tricks(3, 2, 0)).values == (3, 2, 0)


def test_nobody_finishes_behind_the_bolla() -> None:
    two_left = [Line((5, 0, 0)), Line((5, 0, 0)), Line((None, 3, 2)), Line((None, 3, 2))]
    game = near_the_end(finish="bolla", penalty_cross=0)
    assert game.sheet(two_left).total("open") == (0, 4, 6)
    three = [*two_left, Line((None, 1, 4))]
    both = tricks(None, 3, 2) | {("finished1", -1): 1}
    both = {key: value for key, value in both.items() if key != ("tricks", 0)}
    assert refusal(game, both, three) == Fact("first_ends_it")


def test_who_is_alone_gets_what_the_house_rule_says_even_at_the_end() -> None:
    assert refusal(near_the_end(), tricks(2, None, None), NEAR) == Fact("lone_player")
    assert result_entry.line(near_the_end(), NEAR, tricks(5, None, None)).values == (5, None, None)
    one = near_the_end(lone_player="one")
    assert result_entry.line(one, NEAR, tricks(1, None, None)).values == (1, None, None)
