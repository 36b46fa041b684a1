"""The translations: everything has its German, every plural its two forms.

Nothing that a sentence is filled with is lost on the way.

Whether the files are in line with the sources is left to `dev.py words --check`.
"""

from __future__ import annotations

import ast
import importlib
import importlib.util
import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from engine import games, words
from tests.engine.sheets.same import SAME as LISTS

FOLDER = Path(__file__).resolve().parent.parent / "i18n"

SAME = {
    # Names stay what they are.
    "Kartentisch",
    "Ober",
    "Unter",
    "Weli",
    # English words at home in German.
    "Computer",
    "Name",
    "&Name",
    "Partner",
    "&OK",
    "normal",
    # Nothing but what is put in.
    "{0}. {1}",
    "{name}: {card}",
    "{name}: {marks}",
    "{0} ({1})",
    "{0:side}: {1}.",
    "R{0}",
    # What stands on the keys.
    "Alt",
    "Esc",
    "Tab",
}
"""What may be the same in English and in German; a game says in its `same.py` what else is."""

DIALOGS = ("new-match", "preferences", "welcome")
"""Contexts that are one window each, so that all their texts are seen together."""


@dataclass(frozen=True)
class Message:
    """A text and its translation, which has several forms if it counts something."""

    context: str
    source: str
    forms: tuple[str, ...]
    numerus: bool
    finished: bool

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r} → {self.forms}"


def read(lang: str) -> list[Message]:
    """Every message of a language's file."""
    root = ET.parse(FOLDER / f"kartentisch_{lang}.ts").getroot()
    return [
        _message(context.findtext("name") or "", element)
        for context in root.iter("context")
        for element in context.iter("message")
    ]


def _message(context: str, element: ET.Element) -> Message:
    translation = element.find("translation")
    assert translation is not None
    numerus = element.get("numerus") == "yes"
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return Message(
        context,
        element.findtext("source") or "",
        tuple(forms) if numerus else (translation.text or "",),
        numerus,
        translation.get("type") is None,
    )


GERMAN = read("de")
ENGLISH = read("en")


def filled_in(text: str, *, counted: bool = True) -> Counter[str]:
    """What a text is filled with: `{0:seat}`, `{name}`, and `%n` if it is asked for.

    `{0:card den}` is `{0:card}`: an article is the translation's own.
    """
    pieces = re.findall(r"\{[^}]*\}|%n", text)
    return Counter(re.sub(" .*}", "}", piece) for piece in pieces if counted or piece != "%n")


def edges(text: str) -> tuple[str, str, bool]:
    """The blanks before and after a text, and whether it promises a dialog."""
    inside = text.strip()
    start = text.index(inside)
    return text[:start], text[start + len(inside) :], inside.endswith(" …")


def mnemonic(text: str) -> str:
    """The letter that stands for a text with Alt; "" for none."""
    found = re.search(r"&(\w)", text.replace("&&", ""))
    return found[1].casefold() if found else ""


def doubled(texts: Iterator[str]) -> list[str]:
    """The letters that stand for more than one of these texts."""
    counted = Counter(filter(None, map(mnemonic, texts)))
    return [letter for letter, number in counted.items() if number > 1]


def test_no_sentence_is_asked_for_by_a_name_under_which_none_is_collected() -> None:
    known: dict[str, set[str]] = {}
    for one in GERMAN:
        known.setdefault(one.context, set()).add(one.source)
    lost = []
    for path in sorted((FOLDER.parent / "desktop").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(args=[ast.Constant(str(context)), ast.Constant(str(text)), *_]):
                    if " " in text and text not in known.get(context, {text}):
                        lost.append(f"{path.name}: {context}: {text}")
    assert "host" in known and lost == []


def test_everything_has_its_german() -> None:
    bad = [str(one) for one in GERMAN if not (one.finished and all(map(str.strip, one.forms)))]
    assert GERMAN
    assert bad == []


@pytest.mark.parametrize("messages", [GERMAN, ENGLISH], ids=["de", "en"])
def test_every_plural_has_two_forms(messages: list[Message]) -> None:
    plurals = [one for one in messages if one.numerus]
    bad = [
        str(one)
        for one in plurals
        if not (one.finished and len(one.forms) == 2 and all(map(str.strip, one.forms)))
    ]
    assert plurals
    assert bad == []


def test_english_has_the_same_plurals() -> None:
    def plurals(messages: list[Message]) -> set[tuple[str, str]]:
        return {(one.context, one.source) for one in messages if one.numerus}

    assert plurals(ENGLISH) == plurals(GERMAN)


def test_no_bare_plural_is_left_in_english() -> None:
    assert [str(one) for one in ENGLISH if any("(s)" in form for form in one.forms)] == []


@pytest.mark.parametrize("messages", [GERMAN, ENGLISH], ids=["de", "en"])
def test_nothing_that_is_filled_in_is_lost(messages: list[Message]) -> None:
    def lost(one: Message, place: int) -> bool:
        # Of one alone a form may say "one" in a word.
        counted = not (one.numerus and place == 0)
        form = one.forms[place]
        return filled_in(form, counted=counted) != filled_in(one.source, counted=counted)

    bad = [str(one) for one in messages if any(lost(one, place) for place in range(len(one.forms)))]
    assert bad == []


def test_no_article_is_asked_for_but_those_there_are() -> None:
    asked = {
        wanted
        for one in GERMAN
        for form in one.forms
        for wanted in re.findall(r":card ([^}]*)", form)
    }
    assert asked
    assert {wanted.lower() for wanted in asked} <= {"der", "den", "dem"}
    assert not [one for one in ENGLISH if any(":card " in form for form in one.forms)]


@pytest.mark.parametrize("messages", [GERMAN, ENGLISH], ids=["de", "en"])
def test_blanks_and_dots_at_the_edges_are_kept(messages: list[Message]) -> None:
    bad = [
        str(one) for one in messages if any(edges(form) != edges(one.source) for form in one.forms)
    ]
    assert bad == []


def same_in(context: str) -> set[str]:
    """What may be the same in this context."""
    if context == "lists" or context in games.sheets_by_hand():
        return SAME | LISTS
    room = f"tests.engine.games.{context}.same"
    if context not in games.everything() or importlib.util.find_spec(room) is None:
        return SAME
    own: set[str] = importlib.import_module(room).SAME
    return SAME | own


def test_only_what_is_known_to_be_the_same_is_the_same() -> None:
    bad = [
        str(one)
        for one in GERMAN
        if one.source in one.forms
        and one.source not in same_in(one.context)
        # A key is a letter, a digit, or a number that a call is about.
        and len(one.source) > 1
        and one.source != "{0}"
    ]
    assert bad == []


def test_german_says_du_and_never_sie() -> None:
    """At the beginning of a sentence "Sie" may mean somebody else."""
    stiff = re.compile(r"\b(Ihnen|Ihr|Ihre[mnrs]?)\b|(?<![.!?:…“])(?<!^) Sie\b|(?<=en) Sie\b")
    assert stiff.search("Wollen Sie geben?") and stiff.search("Nehmen Sie auf") and GERMAN
    assert [str(one) for one in GERMAN if any(map(stiff.search, one.forms))] == []


def test_german_quotes_are_german() -> None:
    marks = re.compile(r"[\"'”]|“(?=\w|\{)")
    assert [str(one) for one in GERMAN if any(map(marks.search, one.forms))] == []


def test_what_has_a_letter_for_alt_has_one_in_german() -> None:
    bad = [
        str(one)
        for one in GERMAN
        if any(bool(mnemonic(form)) != bool(mnemonic(one.source)) for form in one.forms)
    ]
    assert bad == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_letters_for_alt_are_unique_in_each_menu(language: str) -> None:
    # Here and not above: all the other tests do without Qt.
    from desktop.window.registry import MENUS, WINDOW_ACTIONS

    german = {one.source: one.forms[0] for one in GERMAN if one.context == "menu"}

    def said(text: str) -> str:
        return german[text] if language == "de" else text

    menus = {"": [said(title) for title in MENUS.values()]}
    for action in WINDOW_ACTIONS:
        if action.place in MENUS:
            menus.setdefault(action.place, []).append(said(action.text))
    assert set(menus) == {"", *MENUS}
    bad = {menu: doubled(iter(texts)) for menu, texts in menus.items()}
    assert {menu: letters for menu, letters in bad.items() if letters} == {}


@pytest.mark.parametrize("context", DIALOGS)
def test_letters_for_alt_are_unique_in_each_dialog(context: str) -> None:
    texts = [one.forms[0] for one in GERMAN if one.context == context]
    assert texts
    assert doubled(iter(texts)) == []


def said() -> Iterator[tuple[str, str]]:
    """The context and text of all that the engine and its games say."""
    for pack in (*words.SUITS.values(), *words.RANKS.values()):
        yield from (("cards", text) for text in pack.values())
    yield from (("cards", text) for text in (words.CARD, words.NICKNAMED, words.BACK))
    for texts in (words.TEXTS, *(games.find(name).texts.english for name in games.everything())):
        yield from ((texts[""], text) for key, text in texts.items() if key)


def test_all_that_games_say_is_there() -> None:
    there = {(one.context, one.source) for one in GERMAN}
    assert sorted(set(said()) - there) == []
