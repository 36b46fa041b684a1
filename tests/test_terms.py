"""One word for each thing, in both languages, and no label longer than its place has room for.

Every text of the program is asked, those of all games included, and every page and lesson.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import games, words
from tests.test_translations import ENGLISH, GERMAN

ENGINE = Path(__file__).resolve().parent.parent / "engine"

NOT_ENGLISH = {
    r"\bsessions?\b": "match",
    r"\bevenings?\b": "match, or club night",
    r"\bside (evening|match)": "what-if",
    r"\b(lay|lays|laid|laying|put|puts|putting) (aside|away)\b": "discard",
    r"\b(trump|open|turned) cards?\b": "upcard",
    r"\bpool\b": "pot, or kitty",
    r"standing trump|always on top": "permanent trump",
    r"\bsits? out\b": "stay out",
    r"\b(have|has|had) to\b": "must",
    r"all the same": "anyway",
    r"\bwho(m)?ever\b": "you, the player, anyone who",
    r"\bone (must|does|has)\b": "you",
    r"\b(take|takes|taken|took|taking) (it |that |this )?back\b": "undo",
    r"\blook(s|ed|ing)? back\b": "review",
    r"\b(rule sets?|first rules)\b": "variant",
    r"\bfirst evening": "lesson",
    r"\btasks?\b": "puzzle",
    r"\bparcels?\b": "bundle",
    r"cannot be written|is missing something|is not right": "what failed, and what to do",
    r"\b(color|center|gray|favorite)": "British spelling",
    r"^my\b|\bmy cards\b": "no pronoun",
}
"""What no English text says, and what it says instead."""

ENGLISH_STAYS = {
    # Counted plurals: the word is the sentence's own, for a day of play.
    ("club", "%n evening(s)"),
    ("club", "%n club evening(s)"),
    ("club", "%n evening(s) on the shelf"),
    ("tasks", "{evening}, deal {deal}"),
    # Not yet turned, so no upcard.
    ("tippen", "The trump card is turned"),
    ("tippen", "Turn the trump card only if someone lifts it and plays"),
    ("tippen", "As dealer you may sniff: take the trump card unseen, discard one, and play."),
    ("tippen", "The dealer may take the trump card unseen (sniffing)"),
    ("tippen", "Sniff: take the trump card unseen?"),
    # A card that was led face down, and is turned by who doubts it.
    ("knueffeln", "%n turned card(s) seen."),
    ("knueffeln", "%n turned card(s) seen"),
    ("knueffeln", "Turned cards that were seen"),
    ("knueffeln", "A turned card is answered by"),
    ("knueffeln", "Asked before running from a turned card: shall we give up the deal?"),
    ("knueffeln", "See the turned card, or run."),
    # The hand, which goes back into one's hand.
    ("gin", "Allow failed knocks (the hand is shown and taken back)"),
    # No duty: what somebody reckons with.
    (
        "hindsight",
        "Tried in %n deal(s) that {name} had to reckon with, played on by rules of thumb.",
    ),
    ("hindsight", "Tried in %n deal(s) that you had to reckon with, played on by rules of thumb."),
    # What a player says.
    ("mulatschak", "My game"),
    ("mulatschak", "My game!"),
    ("hindsight", "my decisions"),
}
"""What says such a word all the same, as it means another thing by it: context and text."""

PAGES_STAY = {
    # A card that was led face down.
    (
        "knueffeln",
        "Partners **confer** before they decide: when you are asked to see a turned card, first "
        "ask your partner “Give it up?”, and with a Jann ask “March?”.",
    ),
    # What a player says of a card.
    (
        "ramsen",
        "My King of Leaves. The player who puts down the highest Leaf now gets all the cards in "
        "the middle. That is a trick.",
    ),
    # It has no choice.
    ("ramsen", "Dora can, so Dallmutz has to go."),
    # Not yet turned, so no upcard.
    (
        "tippen",
        "Where it is allowed, the dealer may take the trump card before anybody has seen it.",
    ),
    ("tippen", "- **Sniffing:** taking the trump card unseen, as the dealer."),
}
"""The same on the English pages."""

NOT_GERMAN = {
    r"\bSitzung": "Abend",
    r"Nebenabend": "Gedankenspiel",
    r"\bHaufen\b": "Ablagestapel",
    r"\bweg(zu)?(leg|geb)|\bweggelegt|\bweggegeben": "ablegen",
    r"\bPool\b": "Topf",
    r"stehende\w* Tr(u|ü)mpf": "ständiger Trumpf",
    r"Regelsatz|Regelsätze": "Spielweise",
    r"Päckchen": "Paket",
    r"\bGeschwindigkeit": "Tempo",
    r"erste[rn]? Abend": "Lektion",
    r"\bman\b": "du, or the passive",
    r"\b(lässt|lassen|ließ) sich\b|\bsich .*\blassen\b|\blässt .*\bsich\b": "können",
    r"zurücknehmen|zurückgenommen": "rückgängig machen",
}

NOT_ON_GERMAN_PAGES = {
    # Of a small packet of cards that is dealt at once, there, and one "man" tells how people play.
    **{word: use for word, use in NOT_GERMAN.items() if use != "Paket" and word != r"\bman\b"},
    r"\bman\b.*\bman\b": "du, or the passive: no chain",
}
GERMAN_STAYS = {
    # A card, which is taken up again.
    ("table-view", "put back"),
}


def strays(
    texts: Iterator[tuple[str, str, str]], never: dict[str, str], stays: set[tuple[str, str]]
) -> list[str]:
    """Each text in which a word stands that is not used, with what to say."""
    return [
        f"{context}: {text!r}: {instead}"
        for context, source, text in texts
        for pattern, instead in never.items()
        if re.search(pattern, text, re.IGNORECASE) and (context, source) not in stays
    ]


def english() -> Iterator[tuple[str, str, str]]:
    yield from ((one.context, one.source, one.source) for one in GERMAN)
    yield from ((one.context, one.source, form) for one in ENGLISH for form in one.forms)


def pages(language: str) -> Iterator[tuple[str, str, str]]:
    """The sentences of all pages and lessons in a language, each as game, text and text."""
    for path in sorted(ENGINE.glob(f"*/*/*.{language}.md")):
        text = re.sub(r"<!--.*?-->", "", path.read_text(encoding="utf-8"))
        for sentence in re.split(r"(?<=[.?!]) |\n", text):
            yield path.parent.name, sentence, sentence
    for path in sorted((*ENGINE.glob("*/*/lessons/*.toml"), *ENGINE.glob("*/*/figures.toml"))):
        for text in in_language(tomllib.loads(path.read_text(encoding="utf-8")), language):
            yield path.relative_to(ENGINE).parts[1], text, text


def in_language(lesson: object, language: str) -> Iterator[str]:
    """Every text of a lesson's file that stands under a language."""
    if isinstance(lesson, dict):
        if isinstance(lesson.get(language), str):
            yield lesson[language]
        lesson = list(lesson.values())
    if isinstance(lesson, list):
        for part in lesson:
            yield from in_language(part, language)


def german() -> Iterator[tuple[str, str, str]]:
    yield from ((one.context, one.source, form) for one in GERMAN for form in one.forms)


def test_a_thing_has_one_word_in_english() -> None:
    assert strays(english(), NOT_ENGLISH, ENGLISH_STAYS) == []


def test_a_thing_has_one_word_on_english_pages_and_in_lessons() -> None:
    assert strays(pages("en"), NOT_ENGLISH, PAGES_STAY) == []


def test_a_thing_has_one_word_on_german_pages_and_in_lessons() -> None:
    assert strays(pages("de"), NOT_ON_GERMAN_PAGES, set()) == []


def test_a_thing_has_one_word_in_german() -> None:
    assert strays(german(), NOT_GERMAN, GERMAN_STAYS) == []


def test_what_stays_is_there_and_says_such_a_word() -> None:
    """An exception goes with the sentence it was made for."""
    for texts, never, stays in (
        (list(english()), NOT_ENGLISH, ENGLISH_STAYS),
        (list(pages("en")), NOT_ENGLISH, PAGES_STAY),
        (list(german()), NOT_GERMAN, GERMAN_STAYS),
    ):
        found = strays(iter(texts), never, set())
        for context, source in stays:
            mine = [text for one, other, text in texts if (one, other) == (context, source)]
            assert any(f"{context}: {text!r}: " in line for text in mine for line in found), source


# How long.

MOST = {"call": 4, "plate": 2, "sign": 4, "spoken": 5, "ask": 9, "wait": 9}
"""First word of a key → so many words at most: tags, plates, signs, bubbles, prompts."""
LONGER = {
    # The names of a contract and of a hand, as their sources have them.
    ("kein_stich", "sign.no_first_last"),
    ("gin", "plate.big_gin"),
}
ARTICLES = {
    *("a", "an", "the", "ein", "eine", "einen", "einem", "einer"),
    *("der", "die", "das", "dem", "den", "des"),
}


def long(text: str) -> int:
    """How many words a text has; articles and figures are short, and a card is one word."""
    text = re.sub(r"\{[^}]*\}", "X", text.replace("&", "").replace("%n", "")).replace("(s)", "s")
    found = re.findall(r"[\w’'-]+", text)
    return sum(one.lower() not in ARTICLES and not one.isdigit() for one in found)


def spoken() -> Iterator[tuple[str, str, str, str]]:
    """Game, context, key and English text of all that games say, and of what all of them say."""
    for name in games.everything():
        texts = games.find(name).texts.english
        yield from ((name, texts[""], key, text) for key, text in texts.items() if key)
    yield from (("table", "table", key, text) for key, text in words.TEXTS.items() if key)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_stands_at_the_table_has_room_there(lang: str) -> None:
    forms = {(one.context, one.source): one.forms for one in GERMAN}
    too_long = [
        f"{game}: {key}: {form!r}"
        for game, context, key, text in spoken()
        if (most := MOST.get(key.partition(".")[0])) and (game, key) not in LONGER
        for form in ((text,) if lang == "en" else forms.get((context, text), ()))
        if long(form) > most
    ]
    assert too_long == []


def test_a_doubt_ends_in_a_question() -> None:
    forms = {(one.context, one.source): one.forms for one in GERMAN}
    asked = 0
    for _, context, key, text in spoken():
        if key.startswith("doubt."):
            asked += 1
            assert text.endswith("?"), text
            assert all(form.endswith("?") for form in forms[context, text]), text
    assert asked


@pytest.mark.parametrize(
    ("text", "words"),
    [("the last trick costs %n", 3), ("%n trick(s)", 1), ("Swap {0:card} for {1:card}", 4)],
)
def test_words_are_counted_without_articles_and_figures(text: str, words: int) -> None:
    assert long(text) == words
