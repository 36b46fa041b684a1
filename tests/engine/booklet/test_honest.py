"""The pages: the minute says what the rules do, and where the sources are silent it is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
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
    Ours(
        "mauscheln",
        "MA-A23",
        "**Beat** the trick if you can",
        "**Überbieten** musst du, wenn du kannst",
    ),
    Ours("mauscheln", "MA-A21", "goes one place to the left", "gehen einen Platz nach links"),
    Ours("mauscheln", "MA-A11", "you may say “as the last”", "kann „als Letzter“ sagen"),
    Ours("mauscheln", "MA-A15", "exchanges cards first and leads", "tauscht zuerst und spielt aus"),
    Ours("mauscheln", "MA-A17", "pays the pot twice, but still collects", "bekommt er trotzdem"),
    Ours("mauscheln", "MA-A18", "The rest lies beside it and comes back", "Der Rest liegt daneben"),
    Ours("mauscheln", "MA-A19", "No source says how a match ends", "Wie ein Abend endet"),
    Ours("rams", "RA-A6", "**Two must play.**", "**Zwei müssen spielen.**"),
    Ours(
        "rams",
        "RA-A7",
        "stays where it lies, or the dealer may take it",
        "bleibt liegen, oder der Geber",
    ),
    Ours("rams", "RA-A15", "Little is recorded of Rounce", "Vom Rounce wird nur wenig"),
    Ours("rams", "RA-A12", "For Ramscheln the cards", "Vom Ramscheln sind Karten"),
    Ours("rams", "RA-A12", "For Bester Bube the cards", "Vom Besten Buben sind Karten"),
    Ours(
        "rams", "RA-A18", "The flush is a house rule here", "Die Farbe ist bei uns eine Hausregel"
    ),
    Ours("rams", "RA-A11", "the last one loses Bierspiel", "im Bierspiel der Letzte verliert"),
    Ours("rams", "RA-A13", "That what is left is divided", "Dass der Rest verteilt wird"),
    Ours(
        "rams",
        "RA-A14",
        "there is a last deal, is our version",
        "ein letztes Spiel gibt, ist unsere Fassung",
    ),
    Ours("tippen", "TP-A7", "would be alone, you need only tap", "braucht nur zu tippen"),
    Ours(
        "tippen",
        "TP-A10",
        "bottom card that was seen when the pack was cut",
        "unterste Karte, die beim Abheben zu sehen war",
    ),
    Ours("tippen", "TP-A13", "No source says what a lamb pays", "ist nirgends überliefert"),
    Ours(
        "tippen", "TP-A9", "The sources describe neither in full", "nicht vollständig überliefert"
    ),
    Ours(
        "tippen",
        "TP-A20",
        "three Unters take the pot is a house rule of ours",
        "eine Hausregel von uns",
    ),
    Ours("tippen", "TP-A15", "No source says how a match ends", "Wie ein Abend endet"),
    Ours(
        "ramsen",
        "RM-A1",
        "If Dallmutz or Belli is turned",
        "Wird Dallmutz oder Belli aufgeschlagen",
    ),
    Ours("ramsen", "RM-A5", "discard cards face down", "Karten verdeckt ablegen"),
    Ours(
        "ramsen",
        "RM-A7",
        "*that* you schlecked, not *what*",
        "*dass* du geschleckt hast, aber nicht, *was*",
    ),
    Ours("ramsen", "RM-A10", "stays at the bottom of the pack", "bleibt ganz unten im Stapel"),
    Ours("ramsen", "RM-A11", "collects five bars unopposed", "kampflos fünf Balken"),
    Ours("ramsen", "RM-A15", "Surplus bars are lost", "Überzählige Balken verfallen"),
    Ours(
        "ramsen",
        "RM-A23",
        "**Trump leads as in Switzerland:** off",
        "**Trumpf ausspielen wie in der Schweiz:** aus",
    ),
    Ours(
        "ramsen", "RM-A24", "looks at the lowest card of that part", "sieht sich die unterste Karte"
    ),
    Ours("ramsen", "RM-A25", "has taken the upcard keeps it", "legt er sie nicht wieder ab"),
    Ours("ramsen", "RM-A28", "Our version:", "ist uns nicht überliefert"),
    Ours("ramsen", "RM-A29", "A tie is settled by a further game", "Bei Gleichstand entscheidet"),
    Ours(
        "ramsen",
        "RM-A30",
        "what the others pay the winner is our version",
        "Was die anderen dem Gewinner zahlen",
    ),
    Ours("schnellen", "SN-A3", "No text says", "sagt kein Text"),
    Ours("schnellen", "SN-A6", "costs **nothing**", "kostet **nichts**"),
    Ours(
        "schnellen",
        "SN-A7",
        "In Schnalzen, too, it costs five",
        "Auch beim Schnalzen kostet es fünf",
    ),
    Ours(
        "schnellen",
        "SN-A10",
        "If nobody bids, a card is turned after all",
        "Bietet keiner, wird doch eine Karte",
    ),
    Ours("schnellen", "SN-A11", "until somebody is at zero", "bis jemand bei null ist"),
    Ours(
        "schnellen",
        "SN-A12",
        "**Hearts:** count like any other trumps",
        "**Herz:** zählt wie jeder andere Trumpf",
    ),
    Ours(
        "schnellen",
        "SN-A13",
        "The first on the dealer’s left who plays leads",
        "Der Erste links vom Geber, der mitspielt",
    ),
    Ours("ramser", "RS-A8", "this is our version", "so spielen wir es"),
    Ours("ramser", "RS-A12", "that deal brings no potato", "gibt es dafür keinen Härdöpfel"),
    Ours("ramser", "RS-A14", "No sheet says how long a match is", "Wie lang ein Abend ist"),
    Ours(
        "ramsli",
        "RL-A7",
        "In a Muss, too, the dealer may choose it",
        "Auch im Muss darf er sie wählen",
    ),
    Ours("ramsli", "RL-A11", "discards a card face down", "legt er dafür eine Karte verdeckt ab"),
    Ours(
        "ramsli",
        "RL-A15",
        "discarding four brings just four",
        "bringen vier abgelegte auch nur vier",
    ),
    Ours(
        "ramsli",
        "RL-A16",
        "turned up and refused is out of play",
        "Karte, die niemand wollte, ist aus dem Spiel",
    ),
    Ours("ramsli", "RL-A19", "No source says how a match ends", "Wie ein Abend endet"),
    Ours(
        "gin",
        "GI-A11",
        "If the two sums of a round are equal",
        "Sind die beiden Summen einer Runde gleich",
    ),
    Ours(
        "gin",
        "GI-A23",
        "**Equal accounts at the end:** a drawn match",
        "**Gleiche Konten am Schluss:** Die Partie",
    ),
    Ours(
        "gin", "GI-A27", "two hundred cards have come from it", "Kamen zweihundert Karten von dort"
    ),
    Ours(
        "kein_stich",
        "KS-A4",
        "If you march, you pay nothing",
        "Wer durchmarschiert, zahlt selbst nichts",
    ),
    Ours(
        "kein_stich",
        "KS-A5",
        "**Dealer:** changes after every deal",
        "**Geber:** wechselt nach jedem Spiel",
    ),
    Ours(
        "kein_stich",
        "KS-A8",
        "the prizes keep their proportions",
        "die Gewinne richten sich danach",
    ),
    Ours(
        "kein_stich",
        "KS-A11",
        "You may lead any card, Hearts too",
        "Ausspielen darfst du alles, auch Herz",
    ),
    Ours(
        "kein_stich",
        "KS-A17",
        "stops when nothing is left that costs",
        "ist aus, wenn nichts mehr kostet",
    ),
    Ours("knueffeln", "KN-A8", "for a second Ole of her suit", "für eine zweite Ole ihrer Farbe"),
    Ours("knueffeln", "KN-A9", "If Queen and King both sleep", "Schlafen Dame und König"),
    Ours("knueffeln", "KN-A10", "lies on top of the stock", "liegt oben auf dem Stock"),
    Ours("knueffeln", "KN-A23", "a march four", "ein Durchmarsch vier"),
    Ours(
        "knueffeln",
        "KN-A29",
        "Of the Olen at the bottom in Hattstedt",
        "Von den Olen unten im Stock",
    ),
    Ours(
        "knueffeln",
        "KN-A36",
        "a chosen Five beats nothing",
        "Eine gewählte Fünf schlägt 1924 nichts",
    ),
]

FOLLOWS = {"GI-A9", "KS-A14", "KS-A15", "RM-A13"}
"""Readings of what cannot happen by the other rules: no player meets a choice there."""

SILENT = re.compile(
    r"^(nothing|none)\b|not (told|said|mentioned)\b|left open|nothing (is said|is told|was found)"
)


def silent() -> Iterator[tuple[str, str]]:
    """Game and number of each reading of which the sources say nothing."""
    for game in games.names():
        page = (Path(games.__path__[0]) / game / "readings.md").read_text(encoding="utf-8")
        for reading in page.split("\n### ")[1:]:
            said = reading.split("*Text:*")[1].split("*Reading:*")[0].strip()
            if SILENT.search(said):
                yield game, reading.split()[0]


@pytest.mark.parametrize("ours", OURS, ids=lambda one: f"{one.reading}: {one.en}")
def test_what_the_sources_do_not_tell_is_told_as_ours(ours: Ours) -> None:
    kind = games.find(ours.game)
    for language, wanted in zip(LANGUAGES, (ours.en, ours.de), strict=True):
        assert wanted in kind.page("rules", language)
    readings = (Path(games.__path__[0]) / ours.game / "readings.md").read_text(encoding="utf-8")
    assert f"### {ours.reading} " in readings


@pytest.mark.parametrize(("game", "number"), [*silent()])
def test_where_the_sources_are_silent_the_pages_say_how_it_is_played(
    game: str, number: str
) -> None:
    told = (game, number) in {(one.game, one.reading) for one in OURS}
    assert told != (number in FOLLOWS)
