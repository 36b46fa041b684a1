"""The tables of numbers in the pages, in both languages, are what the rules reckon."""

from __future__ import annotations

import importlib.util
import re

import pytest

from engine import games
from engine.families.pot.settling import OWED, OWED_BY_MAKER, penalty
from engine.games.gin.options import GinOptions
from engine.games.kein_stich.deck import Deck
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.knueffeln.tally import BASIC, JANN, MARCH, price
from engine.games.ramsen.options import UNLIMITED
from engine.games.ramsli.options import RamsliOptions
from engine.parts.beside import text_beside
from tests.engine.booklet.tables import headings, marked, tables, under
from tests.engine.booklet.unchecked import statements, unchecked

SPELLED = (
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty"
)
LANGUAGES = pytest.mark.parametrize("language", ["de", "en"])


def cells(game: str, heading: str, language: str) -> list[list[str]]:
    """The cells of the table under this English heading, without the names above and left."""
    kind = games.find(game)
    place = headings(kind.page("rules", "en")).index(heading)
    page = kind.page("rules", language)
    found = next(one for one in tables(page) if one.heading == headings(page)[place])
    return [list(row[1:]) for row in found.rows[1:]]


def number(cell: str) -> int:
    """The first number of a cell, 0 where it is empty."""
    found = re.search(r"\d+", cell)
    return int(found[0]) if found else 0


@LANGUAGES
def test_prices_of_knueffeln(language: str) -> None:
    told = [
        [number(cell) for cell in row] for row in cells("knueffeln", "Jann and march", language)
    ]
    presets = games.find("knueffeln").presets
    options = [presets[name] for name in ("bohmstedt", "hattstedt", "gruenberg1938")]
    basic, jann, march = ([price(one, way) for one in options] for way in (BASIC, JANN, MARCH))
    turns = [0 if one.turning == "off" else one.each_turn for one in options]
    assert told == [basic, turns, jann, march]


@LANGUAGES
def test_how_many_cards_each_has_in_kein_stich(language: str) -> None:
    for players, row in enumerate(cells("kein_stich", "The cards", language), 3):
        for size, cell in zip((24, 32, 52), row, strict=False):
            deck = Deck(KeinStichOptions(cards=size), players)
            assert number(cell) == deck.hand
            assert ("(" in cell) == bool(deck.left_out)
        assert number(row[-1]) == Deck(KeinStichOptions(), players).size or players == 6


@LANGUAGES
def test_what_a_player_of_ramsli_owes(language: str) -> None:
    knocks, joins, out = cells("ramsli", "What you promise", language)
    options = RamsliOptions()
    for promise, knocked, words in (
        (knocks, True, {"de": ("zwei", "doppelt"), "en": ("two", "twice")}),
        (joins, False, {"de": ("einen", "einfach"), "en": ("one", "once")}),
    ):
        owed = OWED_BY_MAKER if knocked else OWED
        pays = penalty(0, owed, options.knocker_one_trick)
        assert (owed, pays) == ((2, 2) if knocked else (1, 1))
        assert all(word in cell for word, cell in zip(words[language], promise, strict=True))
    assert out == (["nichts"] * 2 if language == "de" else ["nothing"] * 2)


@LANGUAGES
def test_what_becomes_of_the_kitty_of_ramsli(language: str) -> None:
    """Tricks of the knocker first where there is one; each is worth a quarter."""
    taken = ((True, (1, 3)), (True, (2, 2, 0)), (False, (3, 1, 0)))
    rows = cells("ramsli", "The kitty", language)
    page = games.find("ramsli").page("rules", language)
    kitties = [int(n) for n in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)][:3]
    one_trick = RamsliOptions().knocker_one_trick
    for kitty, row, (knocked, tricks) in zip(kitties, rows, taken, strict=True):
        paid = [
            kitty * penalty(one, OWED_BY_MAKER if knocked and not place else OWED, one_trick)
            for place, one in enumerate(tricks)
        ]
        net = [one * kitty // 4 - pays for one, pays in zip(tricks, paid, strict=True)]
        signed = [int(n.replace("−", "-")) for n in re.findall(r"[+−]\d+", row[1])]
        assert signed == net
        assert number(row[2]) == sum(paid)


@LANGUAGES
def test_what_a_deal_of_gin_brings(language: str) -> None:
    gin, knock, undercut = cells("gin", "What a deal brings", language)
    assert number(gin[-1]) == GinOptions().gin_bonus
    assert number(knock[-1]) == 0
    assert number(undercut[-1]) == GinOptions().undercut_bonus


def test_what_is_stated_where_no_figure_stands_is_listed_sentence_by_sentence() -> None:
    found = statements("ramsen")
    assert (
        "The cards",
        "There are 32 German cards in four suits: Acorns, Leaves, Hearts, Bells.",
    ) in found
    page = games.find("ramsen").page("rules", "en")
    assert "Ober and Unter are the two court cards below the King." in [one for _, one in found]
    with_figures = {under(page, name) for name in marked(page)}
    assert with_figures and not with_figures & {heading for heading, _ in found}
    assert not [one for _, one in found if one.startswith(("|", "!"))]


WORDS = {
    **{word: number for number, word in enumerate(SPELLED.split(), 1)},
    **{"once": 1, "twice": 2, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60},
}
OF_SOMETHING_ELSE = {("ramsen", "games"), ("ramsen", "deals"), ("ramsli", "bank_level")}
"""Options in whose points other numbers stand."""


def named(point: str) -> set[int]:
    """The numbers in a line of a page; "up to twenty" names all below."""
    found = set[int]()
    for up_to, word in re.findall(r"(up to )?\b(\w+)", point.lower()):
        number = int(word) if word.isdecimal() else WORDS.get(word, 0)
        found |= set(range(1, number + 1)) if up_to else {number}
    return found - {0}


def test_where_a_house_rule_names_numbers_they_are_those_of_its_option() -> None:
    compared = 0
    for game in games.names():
        kind = games.find(game)
        options = next(iter(kind.presets.values()))
        for line in text_beside(kind.package, "rules.en.md").split("\n"):
            point, _, keys = line.partition("<!-- ")
            for key in set(keys.split()) & set(options.names()) if line.startswith("- ") else ():
                values = options.values(key)
                there = named(point)
                if (game, key) in OF_SOMETHING_ELSE or not there or type(values[0]) is not int:
                    continue
                compared += 1
                assert set(values) - {0, UNLIMITED} <= there, (game, key)
                assert len(values) == len(set(values)), (game, key)
                if "any number up to" in point:
                    assert set(values) == there, (game, key)
    assert compared > 30


HERE = {
    ("knueffeln", "Jann and march"),
    ("kein_stich", "The cards"),
    ("kein_stich", "The march"),  # tests/engine/games/kein_stich/test_pages.py
    ("ramsli", "What you promise"),
    ("ramsli", "The kitty"),
    ("gin", "What a deal brings"),
}


def beside(game: str) -> set[tuple[str, str]]:
    """The tables that the tests of the game itself check: `TABLES` of its `test_pages.py`."""
    name = f"tests.engine.games.{game}.test_pages"
    if importlib.util.find_spec(name) is None:
        return set()
    return {(game, one) for one in getattr(importlib.import_module(name), "TABLES", ())}


def test_every_table_that_no_figure_checks_is_checked_here_or_beside_its_game() -> None:
    left = {(game, heading) for game in games.names() for heading, _ in unchecked(game)}
    assert left == HERE.union(*map(beside, games.names()))
