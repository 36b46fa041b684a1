"""Why a bot did so, in words: each way of deciding, in both languages."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.scene.speech import Speech
from desktop.scene.why_words import why_so
from engine import games
from engine.facts import Advice, Fact, Prospect, Way, Why
from tests.desktop.scene.test_presenter import language

__all__ = ("language",)

KIND = games.find("ramsen")
RULES = KIND.make(KIND.options(), 4)
MADE, USUAL, FORGONE = RULES.pack()[:3]
WHY = Why(
    Advice(MADE, Fact("too_weak")),
    Way.THUMB,
    USUAL,
    FORGONE,
    tuple(Prospect(card, 1.0, 0.0, 0.0, 9, 16) for card in (MADE, USUAL, FORGONE)),
)


def told(why: Why, bot: str = "strong:bold", *, worse: bool = False) -> str:
    speech = Speech(RULES, ("Anna", "Ben", "Cilli", "Dora"))
    return why_so(why, MADE, speech, 1, bot, worse=worse)


@pytest.mark.parametrize("way", list(Way))
def test_every_way_of_deciding_is_told_in_a_sentence_of_its_own(way, language):
    said = told(replace(WHY, way=way))
    assert said and "{" not in said and "%n" not in said
    others = [told(replace(WHY, way=other)) for other in Way if other != way]
    assert said not in others


def test_what_was_weighed_is_counted_and_what_was_left_is_named(language):
    speech = Speech(RULES)
    for way in Way:
        said = told(replace(WHY, way=way))
        weighs = way not in (Way.ONLY, Way.CHANCE, Way.THUMB)
        assert ("3" in said and "16" in said) == weighs
        assert (speech.card(USUAL) in said) == (way in (Way.BETTER, Way.ERRED))
        assert (speech.card(FORGONE) in said) == (way in (Way.BOLDER, Way.SAFER, Way.ENDS))


def test_a_rule_of_thumb_is_quoted_for_it_speaks_to_who_follows_it(language):
    reason = Speech(RULES).reason(WHY.advice.reason)
    quotes = {"en": f"“{reason}”", "de": f"„{reason}“"}
    assert quotes[language] in told(WHY)


def test_a_slip_is_called_one_where_another_move_was_better_by_more_than_chance():
    erred = replace(WHY, way=Way.ERRED)
    assert told(erred, "beginner", worse=True).startswith("A beginner’s slip")
    assert "slip" not in told(erred, "beginner")
    same = replace(erred, usual=MADE)
    assert "slip" not in told(same, "beginner", worse=True)
    assert told(same, "beginner").endswith("”")


def test_what_was_forgotten_is_told(language):
    assert told(replace(WHY, forgets=2)).startswith(told(WHY))
    assert "2" in told(replace(WHY, forgets=2)) and told(replace(WHY, forgets=1)) != told(WHY)


def test_where_it_would_do_something_else_now_no_reason_is_made_up(language):
    other = replace(WHY, advice=Advice(USUAL, Fact("too_weak")))
    speech = Speech(RULES)
    assert speech.card(USUAL) in told(other) and speech.reason(Fact("too_weak")) not in told(other)
