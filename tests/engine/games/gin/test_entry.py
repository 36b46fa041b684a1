"""A Spiel of Gin played with real cards: what is asked, and what it comes to."""

from __future__ import annotations

from engine import result_entry
from engine.games.gin.game import GAME
from engine.games.gin.options import GinOptions
from engine.sheet import Line, Note
from tests.engine.games.gin.positions import ended

ANNA, BEN = 0, 1


def test_a_knock_brings_the_difference() -> None:
    assert ended("knock", ANNA, 5, 20) == Line((15, 0), (Note("knock", ANNA),))


def test_a_knock_without_dead_wood_is_gin() -> None:
    """It brings the 25 besides: 45 and not 20."""
    assert ended("knock", ANNA, 0, 20) == Line((45, 0), (Note("gin", ANNA),))
    assert ended("knock", ANNA, 0, 20) == ended("gin", ANNA, 0, 20)


def test_gin_under_the_name_of_a_knock_cannot_be_undercut() -> None:
    """GI-A5: it brings 25 also against a hand without dead wood."""
    assert ended("knock", BEN, 0, 0) == Line((0, 25), (Note("gin", BEN),))


def test_whoever_looks_at_the_line_again_finds_gin() -> None:
    rules = GAME.make(GinOptions(), 2)
    answers = result_entry.answers(rules, [], ended("knock", ANNA, 0, 20))
    assert rules.entry.fields([], answers)[0].choices[answers["way", -1] or 0] == "gin"
