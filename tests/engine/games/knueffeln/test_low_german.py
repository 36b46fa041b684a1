"""Low German: every text belongs to a key, keeps what it is filled with, and is as it was heard."""

from __future__ import annotations

import re
from collections import Counter

from engine.games.knueffeln import words
from engine.games.knueffeln.low_german import TEXTS
from engine.games.knueffeln.phrasebook import ORIGINAL
from engine.games.knueffeln.talk import WORDS


def filled_in(text: str) -> Counter[str]:
    return Counter(re.findall(r"\{[^}]*\}|%n", text))


def test_every_key_is_one_of_the_game() -> None:
    assert sorted(set(TEXTS) - set(words.TEXTS)) == []


def test_nothing_that_is_filled_in_is_lost() -> None:
    bad = [key for key in TEXTS if filled_in(TEXTS[key]) != filled_in(words.TEXTS[key])]
    assert bad == []


def test_what_is_asked_before_a_decision_is_what_the_source_says_put_as_a_question() -> None:
    """KN-A41: the question is in the words of the announcement."""
    assert (ORIGINAL["we_fold"], ORIGINAL["shall_we_fold"]) == (
        "Wir schmeissen.",
        "Schmeissen wir?",
    )
    assert ORIGINAL["we_play_on"] == "Wir spielen weiter."
    assert ORIGINAL["shall_we_march"] == "Spielen wir weiter?"


def test_all_phrases_of_the_source_are_said_as_they_were_heard() -> None:
    assert set(ORIGINAL) == set(WORDS) - {"yes", "no"}
    assert all(TEXTS[f"phrase.{word}"] == ORIGINAL[word] for word in ORIGINAL)
    assert TEXTS["phrase.one_for_the_jann"] == "Een vör de Jann!"


def test_all_cards_with_a_name_have_it_here_too() -> None:
    names = {key for key in words.TEXTS if key.startswith("nickname.")}
    assert names and names <= set(TEXTS)
