"""No sentence sends anybody to something that is told by its place, colour or shape alone.

Whoever does not see it would not find it; whoever has no second button could not press it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).resolve().parents[2]
THINGS = {
    "en": r"(buttons?|tags?|tokens?|fields?|signs?|icons?|boxe?s?|tabs?|ones?|arrows?|cards?)",
    "de": r"(Kn[oö]pfe?n?|Schild(er)?|Tasten?|Feld(er)?|Zeichen|Kästchen|Reiter|Pfeile?|Karten?)",
}
LOOKS = {
    "en": r"(red|green|blue|yellow|golden|grey|gray|white|black|bright|round|square|big|small)",
    "de": r"(rot|grün|blau|gelb|golden|grau|weiß|schwarz|hell|rund|eckig|groß|klein)e?[nrms]?",
}
PLACES = {
    "en": r"(on|at|to|in) the (upper |lower )?(left|right|top|bottom|corner)",
    "de": r"((ganz )?(links|rechts|oben|unten)|in der \w* ?Ecke)",
}
PRESS = {
    "en": r"(click|press|tap|choose|use|pull|tick|touch)\w*",
    "de": r"(klick|drück|tipp|wähl|nimm|zieh|hak|berühr)\w*",
}
MICE = {
    "en": r"(right|left|middle)[- ]?(click|mouse)\w*|click an?",
    "de": r"(rechts|links)klick\w*|(rechte|linke|mittlere)n? Maustaste"
    r"|klick\w* (auf eine[nr]?|mit (rechts|links))",
}
NAMED = r"(?! (an?|eine?n?) )"
"""What is to be typed there is named."""


def by_senses(language: str) -> re.Pattern[str]:
    """What tells a thing by its look, or sends to a place where something is to be pressed."""
    things, press = THINGS[language], PRESS[language]
    told = (
        rf"{press} (\S+ ){{0,2}}{LOOKS[language]} {things}",
        rf"{press} (\S+ ){{0,3}}{things} {PLACES[language]}",
        rf"{press} {PLACES[language]}{NAMED}",
        MICE[language],
    )
    return re.compile(r"\b(" + "|".join(told) + r")\b", re.IGNORECASE)


def texts() -> Iterator[tuple[str, str]]:
    """Every text of the program, of its lessons and of its pages, with its language."""
    for message in ElementTree.parse(ROOT / "i18n/kartentisch_de.ts").iter("message"):
        yield "en", message.findtext("source") or ""
        translation = message.find("translation")
        if translation is not None:
            yield "de", " ".join(translation.itertext())
    for one in sorted((ROOT / "engine/games").glob("*/*.??.md")):
        yield one.suffixes[-2].removeprefix("."), one.read_text("utf-8")
    for one in sorted((ROOT / "engine/games").glob("*/lessons/*.toml")):
        yield from re.findall(r'\b(en|de) = "([^"\n]*)"', one.read_text("utf-8"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_told_by_its_look_or_place_alone(language):
    told, known = by_senses(language), [text for one, text in texts() if one == language]
    assert len(known) > 3000
    assert [text for text in known if told.search(text)] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Press the red button."),
        ("en", "Choose the tag at the right."),
        ("en", "Show one: right-click it."),
        ("en", "Click a seat to change it."),
        ("de", "Drück den runden Knopf."),
        ("de", "Wähl das Schild rechts."),
        ("de", "Klick oben in die Mitte."),
        ("de", "Ein Rechtsklick zeigt sie."),
        ("de", "Klick auf einen Platz."),
        ("de", "Klick mit rechts auf eine."),
    ],
)
def test_what_is_told_by_it_would_be_found(language, text):
    assert by_senses(language).search(text)
