"""A reader's own language says what the same language says as the application's."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtWidgets import QApplication

from desktop.common.language import PROGRAM, Language, UnknownLanguage
from desktop.common.languages import Languages
from desktop.common.settings import Settings
from desktop.scene import naming
from engine import games
from engine.cards import card


@pytest.fixture
def languages(qapp: QApplication, settings: Settings) -> Iterator[Languages]:
    found = Languages(qapp, settings)
    yield found
    found.use("en")
    PROGRAM.call_cards("laub")


def marked() -> Iterator[tuple[str, str]]:
    """The context and English of all that any game says."""
    for name in games.names():
        texts = games.find(name).texts
        for key in texts.english:
            if key:
                yield texts.text(key)


@pytest.mark.parametrize("code", ["de", "en"])
def test_a_reader_is_told_what_the_application_would_say(languages: Languages, code: str) -> None:
    languages.use(code)
    reader, compared = Language(code), 0
    for context, source in marked():
        for number in (1, 5) if "%n" in source else (-1,):
            said = reader.translate(context, source, "", number)
            assert said == PROGRAM.translate(context, source, "", number), source
            compared += 1
    assert compared > 1000 and reader.code == PROGRAM.code == code


def test_a_reader_keeps_to_his_language_when_the_application_changes_its(
    languages: Languages,
) -> None:
    german, english = Language("de"), Language("en")
    for code in ("de", "en"):
        languages.use(code)
        assert naming.suit("german", "G", german) == "Laub"
        assert naming.suit("german", "G", english) == "Leaves"
        assert english.translate("table", "%n trick(s)", "", 1) == "1 trick"
        assert german.translate("table", "%n trick(s)", "", 2) == "2 Stiche"


def test_german_cards_are_called_by_the_names_of_each_reader(languages: Languages) -> None:
    languages.use("de")
    PROGRAM.call_cards("gras")
    called = {names: Language("de", card_names=names) for names in ("laub", "gruen", "swiss")}
    said = [naming.card("german", card("GA"), one) for one in (PROGRAM, *called.values())]
    assert said == ["Gras-Sau", "Laub-Sau", "Grün-Daus", "Schilten-Ass"]
    assert naming.told("die Laub-Sau", "german", language=called["swiss"]) == "das Schilten-Ass"
    assert naming.card("german", card("GA"), Language("en", card_names="swiss")) == "Sow of Leaves"


@pytest.mark.parametrize(
    ("code", "region", "written"),
    [
        ("de", "DE", "Dienstag, 6. Januar 2026"),
        ("de", "AT", "Dienstag, 6. Jänner 2026"),
        ("en", "GB", "Tuesday, 6 January 2026"),
        ("en", "US", "Tuesday, January 6, 2026"),
    ],
)
def test_a_date_is_written_as_in_the_region(code: str, region: str, written: str) -> None:
    assert Language(code, region).date(date(2026, 1, 6)) == written


@pytest.mark.parametrize(
    ("code", "region", "names", "what"),
    [
        ("fr", "", "laub", "'fr'"),
        ("../de", "", "laub", "'../de'"),
        ("DE", "", "laub", "'DE'"),
        ("de", "XX", "laub", "'XX'"),
        ("de", "Bavaria", "laub", "'Bavaria'"),
        ("de", "", "klingon", "'klingon'"),
    ],
)
def test_what_is_not_known_is_named(code: str, region: str, names: str, what: str) -> None:
    with pytest.raises(UnknownLanguage, match=what):
        Language(code, region, names)


def test_a_language_whose_texts_cannot_be_read_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.common.language.translator", lambda code: None)
    with pytest.raises(UnknownLanguage, match="cannot be read"):
        Language("de")
    assert Language("en").translate("table", "%n trick(s)", "", 2) == "2 trick(s)"
