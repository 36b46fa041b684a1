"""German cards are called as where somebody comes from, with the right article."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.common.language import CARD_NAMES, PROGRAM, UnknownLanguage
from desktop.common.languages import Languages
from desktop.common.settings import SETTINGS, Settings
from desktop.scene.speech import Speech
from engine import games
from engine.cards import FRENCH_WELI, WELI, card


@pytest.fixture
def german(qapp: QApplication, tmp_path: Path) -> Iterator[Languages]:
    languages = Languages(qapp, Settings(tmp_path / "s.ini"))
    languages.use("de")
    yield languages
    PROGRAM.call_cards("laub")
    languages.use("en")


def speech(game: str) -> Speech:
    kind = games.find(game)
    options, players = next(iter(kind.presets.values())), kind.usual()
    return Speech(kind.rules(kind, options, players), [f"Player {n}" for n in range(players)])


def test_every_choice_of_the_settings_is_known():
    assert {*SETTINGS["card_names"].values} == {*CARD_NAMES}
    with pytest.raises(UnknownLanguage):
        PROGRAM.call_cards("klingon")


@pytest.mark.parametrize(
    ("names", "sow", "under", "with_article"),
    [
        ("laub", "Laub-Sau", "Herz-Unter", "die Laub-Sau"),
        ("gras", "Gras-Sau", "Herz-Unter", "die Gras-Sau"),
        ("gruen", "Grün-Daus", "Herz-Unter", "das Grün-Daus"),
        ("blatt", "Blatt-Daus", "Herz-Unter", "das Blatt-Daus"),
        ("austria", "Laub-Ass", "Herz-Unter", "das Laub-Ass"),
        ("swiss", "Schilten-Ass", "Rosen-Under", "das Schilten-Ass"),
    ],
)
def test_one_card_has_one_name(german, names, sow, under, with_article):
    PROGRAM.call_cards(names)
    said = speech("ramsen")
    assert (said.card(card("GA")), said.card(card("HU"))) == (sow, under)
    assert said.with_article(card("GA"), "den") == with_article
    assert said.with_article(card("HU"), "den") == f"den {under}"
    assert said.suit("G") == sow.partition("-")[0]


def test_french_cards_and_other_languages_keep_their_names(german):
    PROGRAM.call_cards("swiss")
    assert speech("gin").suit("H") == "Herz"
    german.use("en")
    assert speech("ramsen").card(card("GA")) == "Sow of Leaves"


def test_the_weli_has_no_suit_in_its_name(german):
    said = speech("ramsen")
    assert (said.card(WELI), said.with_article(WELI, "den")) == ("Weli", "den Weli")
    assert said.with_article(card("S6"), "der") == "der Schellen-Sechser"
    assert speech("gin").with_article(FRENCH_WELI, "Der") == "Der Weli"
    german.use("en")
    assert said.card(WELI) == speech("gin").card(FRENCH_WELI) == "Weli"
    assert said.card(card("S6")) == "Six of Bells"
