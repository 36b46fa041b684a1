"""The glossary: every word of Paul Eaton's list is explained, in both languages alike."""

from __future__ import annotations

import re
from importlib import resources

import pytest

SOURCE = """
abschmeissen; anticken, anstecken; aufdrehen; Brille; bunk; buterwäält, buterwählt; davonlaufen;
de fief Olen; Dörchspill; Drein, Drehen; Drein un Seen, Drehen und Sehen; Drist; Dulle;
du kannst mich treffen?; Durchmarsch, Durchspielen; Fehl-As; frech; Frikort, Freikarte;
Frikortensteker, Freikartenstecher; Hackenbiter, Hackenbeißer; Hartenool, Hartenole, Harten Ohl;
Hönerledder, Hühnerleiter; Hunde; ich dreh ein um; Jann; jannen; knickerig; kommt; Knüppel;
laufen lassen; Ledder, Leiter; lopen; Magger, Macker; Ole, Olle, Ohle, Alte; oldschen; passend;
Paap, Paas, Pape; Pott; Puzer, kleine Stecher; Rutenool, Rutenole, Ruten Ohl; Schiet; Seen;
Seen un Drein, Sehen und Drehen; Sprosse; Steker, Stechkarte; Twe; Twist; umdrein;
Veerhack, Viereck; verweigern; Waag, Wagen; Wääl; wäält; wir schmeissen; wir spielen weiter;
zuwerfen, abschmeissen
"""


def page(lang: str) -> str:
    folder = resources.files("engine.games.knueffeln")
    return folder.joinpath(f"glossary.{lang}.md").read_text(encoding="utf-8")


def rows(lang: str) -> list[tuple[str, str]]:
    """The words of a page, as they stand in a row, and their meaning."""
    return re.findall(r"^\| \*\*(.+?)\*\*[^|]*\| (.+) \|$", page(lang), re.MULTILINE)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_word_of_the_source_is_there_once(lang: str) -> None:
    wanted = [" ".join(word.split()) for word in SOURCE.split(";")]
    assert sorted(words for words, _ in rows(lang)) == sorted(wanted)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_row_is_read(lang: str) -> None:
    lines = [line for line in page(lang).splitlines() if line.startswith("| **")]
    assert len(lines) == len(rows(lang))
    assert all(meaning.strip() for _, meaning in rows(lang))


def test_both_languages_have_the_same_words_in_the_same_order() -> None:
    assert [words for words, _ in rows("en")] == [words for words, _ in rows("de")]
    assert page("en").count("\n## ") == page("de").count("\n## ")
