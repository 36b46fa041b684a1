"""The pages: the minute says what the rules do, and where the sources are silent it is told."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine import games

LANGUAGES = ("en", "de")


class Claim(NamedTuple):
    """A sentence of the minute in both languages, and whether it is so by these options."""

    game: str
    en: str
    de: str
    so: Callable[[Any], bool]


def chapters(game: str) -> list[str]:
    kind = games.find(game)
    return [one.name for one in kind.make(kind.options(), kind.usual()).flow()]


def before(game: str, one: str, other: str) -> bool:
    """Whether a chapter comes before another."""
    order = chapters(game)
    return order.index(one) < order.index(other)


CLAIMS = [
    Claim(
        "ramsen",
        "Before you decide you may exchange cards, but then you are in.",
        "Vorher darfst du Karten tauschen, aber wer tauscht, muss mitgehen.",
        lambda o: before("ramsen", "exchange", "bid") and not o.bid_before_exchange,
    ),
    Claim("ramsen", "two crosses to fill", "zwei Kreuze zu füllen", lambda o: o.crosses == 2),
    Claim("ramsen", "a third cross", "ein drittes Kreuz", lambda o: o.penalty_cross == 5),
    Claim(
        "mauscheln", "You need not play higher.", "Überbieten musst du nicht.", lambda o: not o.head
    ),
    Claim(
        "mauscheln",
        "and the pot stays",
        "und der Topf bleibt stehen",
        lambda o: not o.pays_for_nothing,
    ),
    Claim(
        "mauscheln",
        "If you are in, you may exchange cards once",
        "Wer dabei ist, darf einmal Karten tauschen",
        lambda o: before("mauscheln", "join", "exchange"),
    ),
    Claim("rams", "You have seven counters", "Du hast sieben Marken", lambda o: o.counters == 7),
    Claim(
        "rams",
        "If you pass, you pay nothing.",
        "Wer passt, zahlt nichts.",
        lambda o: o.passing == "free",
    ),
    Claim(
        "rams",
        "The first without counters wins",
        "Wer zuerst keine Marken mehr hat",
        lambda o: o.finish == "first",
    ),
    Claim(
        "tippen",
        "Then everybody plays.",
        "Dann müssen alle mit.",
        lambda o: o.compulsory == "stake_only",
    ),
    Claim("ramsli", "need never beat a card", "Überbieten musst du nie", lambda o: not o.overtrump),
    Claim(
        "schnellen",
        "starts with 21 points",
        "21 Punkte",
        lambda o: o.start == 21 and not o.ten_binds,
    ),
    Claim("mulatschak", "All begin with 21.", "Alle fangen mit 21 an.", lambda o: o.start == 21),
    Claim(
        "mulatschak",
        "stay at home for one point",
        "daheimbleiben, das kostet einen Punkt",
        lambda o: before("mulatschak", "stay", "exchange"),
    ),
    Claim("gin", "brings 25 more", "25", lambda o: o.gin_bonus == 25),
]


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda one: f"{one.game}: {one.en}")
def test_a_sentence_of_the_minute_is_there_and_is_so(claim: Claim) -> None:
    kind = games.find(claim.game)
    for language, wanted in zip(LANGUAGES, (claim.en, claim.de), strict=True):
        minute = kind.page("rules", language).split("\n## ")[1]
        assert wanted in minute
    assert claim.so(kind.options())


class Ours(NamedTuple):
    """What is told as ours of a game or variant, and the reading that says so."""

    game: str
    reading: str
    en: str
    de: str


OURS = [
    Ours("mauscheln", "MA-A22", "recorded for Kratzen itself", "vom Kratzen selbst überliefert"),
    Ours("mauscheln", "MA-A19", "No source says how a match ends", "Wie ein Abend endet"),
    Ours("rams", "RA-A15", "Little is recorded of Rounce", "Vom Rounce wird nur wenig"),
    Ours("rams", "RA-A12", "For Ramscheln the cards", "Vom Ramscheln sind Karten"),
    Ours("rams", "RA-A12", "For Bester Bube the cards", "Vom Besten Buben sind Karten"),
    Ours("rams", "RA-A11", "the last one loses Bierspiel", "im Bierspiel der Letzte verliert"),
    Ours("tippen", "TP-A13", "No source says what a lamb pays", "ist nirgends überliefert"),
    Ours(
        "tippen", "TP-A9", "The sources describe neither in full", "nicht vollständig überliefert"
    ),
    Ours("tippen", "TP-A15", "No source says how a match ends", "Wie ein Abend endet"),
    Ours("ramsen", "RM-A28", "Our version:", "ist uns nicht überliefert"),
    Ours("schnellen", "SN-A3", "No text says", "sagt kein Text"),
    Ours("ramser", "RS-A8", "this is our version", "so spielen wir es"),
]


@pytest.mark.parametrize("ours", OURS, ids=lambda one: f"{one.reading}: {one.en}")
def test_what_the_sources_do_not_tell_is_told_as_ours(ours: Ours) -> None:
    kind = games.find(ours.game)
    for language, wanted in zip(LANGUAGES, (ours.en, ours.de), strict=True):
        assert wanted in kind.page("rules", language)
    readings = (Path(games.__path__[0]) / ours.game / "readings.md").read_text(encoding="utf-8")
    assert f"### {ours.reading} " in readings
