"""One card has one name everywhere: no text of any game says a word of another choice of names."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication

from desktop.common.language import CARD_NAMES, PROGRAM
from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.scene import naming, rules_text
from desktop.scene.ending import ending
from desktop.scene.renaming import renamed
from desktop.scene.speech import Speech
from engine import games, shuffle
from engine.booklet.check import rules_of
from engine.booklet.figure import figures
from engine.hidden import view
from engine.lessons.reading import lessons
from engine.sheet import Lines

ROOT = Path(__file__).resolve().parents[3]
GERMAN = [game for game in games.names() if rules_text.suits_of(game) == "german"]

LEAVES = r"\bLaubs?\b(?! hei)"
"""What of a text belongs to which names of suits and ranks."""
WORDS = {
    "Laub": LEAVES,
    "Gras": r"\bGras\b",
    "Grün": r"\bGrün\b",
    "Blatt": r"\bBlatt-(?!und)\w+",
    "Schilten": r"\bSchilten?\b",
    "Herz": r"\bHerz(?:en)?\b(?!-(?:Bube|Dame|Ass|Zehn|Neun|Acht|Sieben)\b)",
    "Rosen": r"\bRosen?\b",
    "Sau": r"(?<!Schwarze )(?<!Schwarzen )\b\w*[Ss]au\b",
    "Daus": r"\b\w*[Dd]aus\b",
    "Ass": r"\b(?:\w+-)?Ass\b|\b[Tt]rumpfass\b",
    "Unter": r"\bUntern?\b(?! (?:den|dem|der|keinem|keiner|ihm|ihr|Trümpfen)\b)",
    "Under": r"\bUndern?\b",
}
EXPLAINED = re.compile(
    r"\(auch Grün(?: oder Gras)?\)|(?:Sau|Daus) ist das Ass|ist das Ass (?:die Sau|das Daus)"
    r"|vom Ass bis zur Sechs|Herz für Rosen|\(französisch [^)]*\)|Pik, Herz"
    r"|(?:Herz|Eichel)unteranlegen"
)
"""Where a text explains names to each other, or speaks of French cards."""


def owned(names: str) -> set[str]:
    """The words that are said by these names."""
    differs = CARD_NAMES[names]
    usual = {"G": "Laub", "H": "Herz", "rank A": "Sau", "rank U": "Unter"}
    return {differs.get(key, word) for key, word in usual.items()}


def foreign(text: str, names: str) -> list[str]:
    """The words of other choices that a text says."""
    text = EXPLAINED.sub("", text)
    others = (pattern for word, pattern in WORDS.items() if word not in owned(names))
    return [found[0] for pattern in others for found in re.finditer(pattern, text)]


@pytest.fixture(scope="module")
def reading() -> Iterator[ModuleType]:
    sys.path.insert(0, str(ROOT / "packaging"))
    yield importlib.import_module("reading")
    sys.path.remove(str(ROOT / "packaging"))


@pytest.fixture(params=CARD_NAMES)
def names(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    languages = Languages(qapp, Settings(tmp_path / "s.ini"))
    languages.use("de")
    PROGRAM.call_cards(request.param)
    yield request.param
    PROGRAM.call_cards("laub")
    languages.use("en")


def clean(texts: Iterator[str], names: str) -> int:
    """How many texts were looked at; none says a word of other names."""
    count, found = 0, []
    for text in texts:
        count += 1
        found += [f"{word}: {text}" for word in foreign(text, names)]
    assert not found, "\n".join(found)
    return count


def test_the_words_that_are_looked_for_are_there(names):
    """Else nothing could be found."""
    pages = " ".join(rules_text.page(game, "de")[0] for game in GERMAN)
    for word in owned(names):
        if word != "Blatt":
            assert re.search(WORDS[word], pages), word
    assert "Blatt-" in pages or "Blatt" not in owned(names)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GERMAN)
def test_pages_and_figures(names, game):
    def texts() -> Iterator[str]:
        for kind in ("rules", "glossary"):
            yield from rules_text.page(game, "de", kind)[0].splitlines()
        for figure in figures(game).values():
            suits = naming.suits_of(rules_of(figure).pack())
            if suits == "german":
                for one in (
                    figure.text,
                    *(text for g in figure.groups for text in (g.name, g.about)),
                ):
                    yield naming.told(one.get("de", ""), suits, "de")

    assert clean(texts(), names) > 50


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GERMAN)
def test_lessons(names, game):
    def texts() -> Iterator[str]:
        for lesson in lessons(game):
            kind = games.find(game)
            values = kind.presets[lesson.deal.preset].as_dict() | {**lesson.deal.options}
            rules = kind.make(kind.options.from_dict(values), len(lesson.deal.players))
            if naming.suits_of(rules.pack()) == "german":
                for text in in_german(lesson):
                    yield naming.told(text, "german", "de")

    assert clean(texts(), names) > 20


def in_german(one: object) -> Iterator[str]:
    """All texts of a lesson."""
    if isinstance(one, dict):
        found = one.get("de", ())
        yield from [found] if isinstance(found, str) else found
    elif isinstance(one, tuple):
        for other in one:
            yield from in_german(other)
    elif is_dataclass(one):
        for field in fields(one):
            yield from in_german(getattr(one, field.name))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GERMAN)
def test_every_sentence_of_the_game(names, game, reading):
    kind = games.find(game)
    rules = kind.make(next(iter(kind.presets.values())), kind.usual())
    speech = Speech(rules, reading.PEOPLE[: kind.usual()])
    assert clean(reading.by_place(speech, kind.texts.english), names) > 50


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", GERMAN)
def test_what_is_told_of_deals_that_are_played(names, game):
    kind, rng = games.find(game), Random(7)
    rules = kind.make(next(iter(kind.presets.values())), kind.usual())
    speech = Speech(rules, ["Anna", "Resi", "Vroni", "Lina", "Ben"][: kind.usual()], listener=0)

    def texts() -> Iterator[str]:
        lines = Lines()
        for _ in range(3):
            setup = rules.next_deal(lines, 0)
            assert setup is not None
            t = rules.start(shuffle.shuffled(rules.pack(), rng), setup)
            t.facts = []
            while t.phase:
                rules.apply(t, rng.choice(rules.legal(t)))
            yield from map(speech.happens, t.facts)
            lines.append(rules.score(t))
            yield ending(rules, speech, view(t).table, rules.sheet(lines), "").sentence

    assert clean(texts(), names) > 20


@pytest.mark.parametrize(
    ("usual", "swiss"),
    [
        ("Du musst die Laub-Sau legen.", "Du musst das Schilten-Ass legen."),
        ("Ein Stich mit einer hohen Herz-Sau", "Ein Stich mit einem hohen Rosen-Ass"),
        (
            "Eine aufgedeckte Sau, keine Sau, bis zur Sau",
            "Ein aufgedecktes Ass, kein Ass, bis zum Ass",
        ),
        (
            "Unter den Trümpfen steht der Eichel-Unter.",
            "Unter den Trümpfen steht der Eichel-Under.",
        ),
        (
            "die Schwarze Sau, Laub-Ober oder Pik-Dame",
            "die Schwarze Sau, Schilten-Ober oder Pik-Dame",
        ),
        ("der Herz-Unter oder Herz-Bube", "der Rosen-Under oder Herz-Bube"),
        ("kein einziges Herz, vier Herzen, 1 Herz", "keine einzige Rose, vier Rosen, 1 Rose"),
        ("Welches Laub? Das höchste Laub.", "Welche Schilte? Die höchste Schilte."),
        ("Die Sau ist das Ass. In jedem Spiel", "In jedem Spiel"),
        ("Die Trumpfsau ist weg.", "Das Trumpfass ist weg."),
    ],
)
def test_articles_go_with_the_names(usual, swiss):
    assert renamed(usual, CARD_NAMES["swiss"]) == swiss
    assert renamed(usual, CARD_NAMES["laub"]) == usual


def test_french_cards_and_other_languages_stay(names):
    assert naming.told("Herz und Laub", "french", "de") == "Herz und Laub"
    assert naming.told("Sow of Leaves, Laub", "german", "en") == "Sow of Leaves, Laub"
