"""Whoever reads a sentence about himself is told "you", in every game and in both languages.

Wherever a sentence names a seat, that seat can be the reader's: so each such sentence has a form
of its own for him. What is waited for is the exception: "wait.you" is said for all of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from engine import games, words
from engine.games.knueffeln import low_german
from tests.test_translations import GERMAN

YOU = {
    "en": re.compile(r"\b(you|your)\b", re.IGNORECASE),
    "de": re.compile(r"\b(du|dich|dir|dein\w*|ihr|euch)\b", re.IGNORECASE),
}


def spoken() -> Iterator[tuple[str, str, Mapping[str, str]]]:
    """The name, the context and the texts of every game, and of what all of them say."""
    yield "every game", "table", words.TEXTS
    for name in games.everything():
        texts = games.find(name).texts.english
        yield name, texts[""], texts
    yield "low_german", "", low_german.TEXTS


def about_somebody(texts: Mapping[str, str]) -> Iterator[tuple[str, int]]:
    """The keys of sentences that name a seat, each with the argument that is one."""
    for key, text in texts.items():
        if not key.startswith(("wait.", "consulted.")) and ".you" not in key:
            yield from ((key, place) for place in words.named(text))


@pytest.mark.parametrize(
    ("name", "context", "texts"), list(spoken()), ids=[one[0] for one in spoken()]
)
def test_every_sentence_about_a_seat_has_a_form_for_who_sits_there(
    name: str, context: str, texts: Mapping[str, str]
) -> None:
    lacking = [
        words.own_form(key, place)
        for key, place in about_somebody(texts)
        if words.own_form(key, place) not in texts
    ]
    assert lacking == []


def test_there_are_sentences_about_a_seat() -> None:
    assert sum(len(list(about_somebody(texts))) for _, _, texts in spoken()) > 100


@pytest.mark.parametrize(
    ("name", "context", "texts"), list(spoken()), ids=[one[0] for one in spoken()]
)
def test_that_form_says_you_and_does_not_name_him(
    name: str, context: str, texts: Mapping[str, str]
) -> None:
    german = {one.source: one.forms for one in GERMAN if one.context == context}
    for key, place in about_somebody(texts):
        own = texts[words.own_form(key, place)]
        assert place not in words.named(own)
        if name == "low_german":
            assert YOU["de"].search(own), own
            continue
        assert YOU["en"].search(own), own
        for form in german[own]:
            assert YOU["de"].search(form), form


BESIDE = ("plate.", "tip.")
"""What stands below a name and in its tip: it names nobody, and is about whoever sits there."""
ABOUT_ANOTHER = {
    "en": re.compile(
        r"^(has|is|had|did|led|kept|plays|passes|pays|gets|owes|needs|sits|keeps|joins|leads)\b",
        re.IGNORECASE,
    ),
    "de": re.compile(
        r"^(hat|ist|hatte|wollte|spielt|passt|zahlt|bekommt|schuldet|braucht|setzt|behält|geht"
        r"|sagt)\b",
        re.IGNORECASE,
    ),
}


def beside(texts: Mapping[str, str]) -> Iterator[str]:
    """The keys of what stands beside a name."""
    yield from (key for key in texts if key.startswith(BESIDE) and not key.endswith(".you"))


@pytest.mark.parametrize(
    ("name", "context", "texts"), list(spoken()), ids=[one[0] for one in spoken()]
)
def test_nobody_reads_below_his_own_name_what_is_said_of_another(
    name: str, context: str, texts: Mapping[str, str]
) -> None:
    german = {one.source: one.forms for one in GERMAN if one.context == context}
    for key in beside(texts):
        own = texts.get(words.own_form(key, 0), texts[key])
        assert not ABOUT_ANOTHER["en"].search(own), (key, own)
        for form in german.get(own, (own,)):
            # Of two German verbs "you" and "he" have one form.
            assert form in ("passt", "setzt aus") or not ABOUT_ANOTHER["de"].search(form), key


def test_no_form_is_left_over() -> None:
    for _, _, texts in spoken():
        asked = {words.own_form(key, place) for key, place in about_somebody(texts)}
        asked |= {words.own_form(key, 0) for key in beside(texts)}
        found = {key for key in texts if re.search(r"\.you\d?$", key)}
        assert found - asked <= {"wait.you"}


def test_whoever_is_named_is_found_by_his_seat_or_his_side() -> None:
    text = "{0:seat} and {1:seat} win %n each."
    ben = {"seat": 2, "side": 1}
    assert words.told_to(ben, "fact.wins", text, (2, 3, 5)) == "fact.wins.you"
    assert words.told_to(ben, "fact.wins", text, (0, 2, 5)) == "fact.wins.you1"
    assert words.told_to(ben, "fact.wins", text, (0, 1, 2)) == "fact.wins"
    assert words.told_to(ben, "fact.gets", "{0:side}: {1}.", (1, 5)) == "fact.gets.you"
    assert words.told_to(ben, "fact.gets", "{0:side}: {1}.", (2, 5)) == "fact.gets"
    assert words.told_to({}, "fact.wins", text, (-1, 3, 5)) == "fact.wins"
