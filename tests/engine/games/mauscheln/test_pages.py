"""The tables of Mauscheln's pages are what the rules reckon, and its names are found."""

from __future__ import annotations

import re

import pytest

from engine import games
from engine.families.pot.settling import OWED, OWED_BY_MAKER, penalty
from engine.games.mauscheln.game import GAME
from engine.games.mauscheln.muss import carried_out
from engine.games.mauscheln.options import MauschelnOptions
from tests.engine.booklet.tables import cells
from tests.engine.games.mauscheln.positions import dealt, tricks

TABLES = ("What you promise", "The pot", "The cut")
"""The tables of numbers that no figure checks, but a test here does."""


LANGUAGES = pytest.mark.parametrize("language", ["de", "en"])


@LANGUAGES
def test_what_a_player_owes(language: str) -> None:
    declares, joins, out = cells(GAME, "What you promise", language)
    for row, owed, words in (
        (declares, OWED_BY_MAKER, {"de": ("zwei", "doppelt"), "en": ("two", "twice")}),
        (joins, OWED, {"de": ("einen", "einfach"), "en": ("one", "once")}),
    ):
        assert penalty(0, owed, MauschelnOptions().one_trick) == owed
        assert penalty(owed, owed, MauschelnOptions().one_trick) == 0
        assert all(word in cell for word, cell in zip(words[language], row[1:], strict=True))
    assert out[1:] == (["nichts"] * 2 if language == "de" else ["nothing"] * 2)


@LANGUAGES
def test_what_becomes_of_the_kitty(language: str) -> None:
    eight, twenty, twelve = cells(GAME, "The pot", language)
    played = {
        8: tricks("H", "HA E7 G7 S7", "EA GA SA HK", "", kitty=8),
        20: tricks("H", "HA HK E7 E8", "EA EK HO HU", "S7 S8 S9 G7", kitty=20),
        12: dealt(kitty=8).each("!mauscheln !out !out !out"),
    }
    for row, (kitty, there) in zip((eight, twenty, twelve), played.items(), strict=True):
        there.to_the_end()
        told = [int(number.replace("−", "-")) for number in re.findall(r"[+−]\d+", row[2])]
        # The ante of the last one lies in the kitty already.
        net = [value for value in there.values()[:3] if value is not None]
        assert (int(row[0]), told, int(row[3])) == (kitty, net, there.table.kitty)


@LANGUAGES
def test_where_the_cut_sends_the_pack_and_how_many_pay(language: str) -> None:
    """Seen from the first of four."""
    words = {
        "de": {"links": 1, "rechts": -1, "zwei": 2, "wer": 1, "beide": 2, "jeder": 4},
        "en": {"left": 1, "right": -1, "two": 2, "player": 1, "both": 2, "everybody": 4},
    }[language]
    shown = ("A", "7", "A A", "7 7", "A 7", "W")
    for row, ranks in zip(cells(GAME, "The cut", language), shown, strict=True):
        came = list(carried_out(ranks.split(), 0, 4))
        where = set(re.findall(r"\w+", row[1])) & set(words)
        places = 1
        for one in where:
            places *= words[one]
        assert came[-1][0] == (places if where else 0) % 4
        (payers,) = {words[one] for one in re.findall(r"\w+", row[2]) if one in words}
        assert sum(sum(some) for _, some in came) == payers


NAMES = ("Vierblatt", "Frische Vier", "Chratze", "Kratzen")


@pytest.mark.parametrize(
    ("language", "glossary"), [("de", "Kleines Wörterbuch"), ("en", "Little glossary")]
)
def test_whoever_knows_the_game_by_another_name_finds_it(language: str, glossary: str) -> None:
    """At the top of the page, and among the words."""
    page = GAME.page("rules", language)
    top, words = page.split("\n## ")[2], page.partition(f"## {glossary}")[2]
    assert [name for name in NAMES if name not in top or name not in words] == []


@LANGUAGES
def test_the_page_says_how_it_differs_from_the_set_in_ramsli(language: str) -> None:
    page = GAME.page("rules", language)
    name = {"de": "Mit Überstechen", "en": "A table that overtrumps"}
    assert f"*{name[language]}*" in page


@pytest.mark.parametrize("name", ["mauscheln", "ramsli", "kein_stich"])
def test_in_german_what_lies_in_the_middle_is_the_topf(name: str) -> None:
    page = games.find(name).page("rules", "de")
    assert "Topf" in page and not re.search(r"\bPott", page)
