"""A Spiel of Gin played with real cards: what is asked, and what it comes to."""

from __future__ import annotations

import pytest

from engine import result_entry
from engine.games.gin.game import GAME
from engine.games.gin.options import GinOptions
from tests.engine.games.gin.positions import ended

ANNA, BEN = 0, 1


def test_whoever_looks_at_the_line_again_finds_gin() -> None:
    rules = GAME.make(GinOptions(), 2)
    answers = result_entry.answers(rules, [], ended("knock", ANNA, 0, 20))
    assert rules.entry.fields([], answers)[0].choices[answers["way", -1] or 0] == "gin"


@pytest.mark.parametrize(
    ("bonus", "asked"), [(0, "knock gin drawn"), (31, "knock gin big_gin drawn")]
)
def test_big_gin_is_asked_for_where_it_counts(bonus: int, asked: str) -> None:
    rules = GAME.make(GinOptions(big_gin=bonus), 2)
    assert " ".join(rules.entry.fields([], {})[0].choices) == asked
