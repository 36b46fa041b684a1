"""The pages of Tippen: the tables that no figure checks say what the rules do."""

from __future__ import annotations

import re

import pytest

from engine.games.tippen.game import GAME
from engine.games.tippen.options import LAMPELN_AUSTRIA, LAMPELN_BAVARIA
from tests.engine.booklet.tables import cells
from tests.engine.games.tippen.positions import rules

TABLES = ("The pot", "Lampeln")
"""The tables of numbers that no figure checks, but a test here does."""


LANGUAGES = pytest.mark.parametrize("language", ["de", "en"])


@LANGUAGES
def test_what_becomes_of_the_pot(language: str) -> None:
    terms = rules().terms
    shared = ((2, 1, 0), (2, 1, 0), (3, 0, 0))
    for row, won in zip(cells(GAME, "The pot", language), shared, strict=True):
        pot = int(row[0])
        net = [tricks * pot // terms.tricks - terms.penalty(pot, tricks) for tricks in won]
        told = [int(number.replace("−", "-")) for number in re.findall(r"[+−]\d+", row[2])]
        assert (told, int(row[3])) == (net, pot - sum(net))


SAID = {
    "en": {
        5: "five counters for each trick",
        ("hop", "jump"): "hop and jump",
        ("hop", "off"): "means nothing",
        ("dealer_first", False): "forehand",
        ("dealer_first", True): "the dealer, before getting any cards",
        ("void", "trump"): "play a trump",
        ("void", "free"): "what you like",
        ("bete", "pot"): "the pot",
        ("bete", "stake"): "a stake",
    },
    "de": {
        5: "fünf Marken für jeden Stich",
        ("hop", "jump"): "Hopp und Sprung",
        ("hop", "off"): "bedeutet nichts",
        ("dealer_first", False): "die Vorhand",
        ("dealer_first", True): "der Geber, bevor er seine Karten hat",
        ("void", "trump"): "Trumpf spielen",
        ("void", "free"): "was du willst",
        ("bete", "pot"): "den Topf",
        ("bete", "stake"): "einen Einsatz",
    },
}
"""What the table of Lampeln says of each value of a house rule."""


@LANGUAGES
def test_how_the_two_forms_of_lampeln_differ(language: str) -> None:
    stake, *others = cells(GAME, "Lampeln", language)
    said = SAID[language]
    assert stake[1] == said[LAMPELN_AUSTRIA.stake_a_trick]
    assert LAMPELN_BAVARIA.stake_a_trick == LAMPELN_AUSTRIA.stake_a_trick
    for row, option in zip(others, ("hop", "dealer_first", "void", "bete"), strict=True):
        forms = (LAMPELN_AUSTRIA, LAMPELN_BAVARIA)
        assert row[1:] == [said[option, getattr(form, option)] for form in forms]
