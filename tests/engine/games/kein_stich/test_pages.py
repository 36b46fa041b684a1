"""The examples of the rule pages are played as they tell them."""

from __future__ import annotations

import re

import pytest

from engine.cards import codes
from engine.games.kein_stich.game import GAME
from engine.games.kein_stich.options import KeinStichOptions
from tests.engine.games.kein_stich.positions import FOREHAND, FOURTH, SECOND, THIRD, dealt
from tests.engine.games.kein_stich.test_money import SUMS


def test_the_example_deal_of_no_hearts() -> None:
    there = dealt(
        "no_hearts",
        "EU E10 G10 G7 HU H7 SO SU",
        "GA GO G9 G8 HO H8 SK S7",
        "EO E9 E8 GK H9 SA S9 S8",
        "EA EK E7 GU HA HK H10 S10",
    )
    there.does(FOREHAND, "H7").each("H8 H9 HA").does(FOURTH, "E7").each("E10 HO E9")
    there.does(FOREHAND, "G7").each("G8 GK GU").does(THIRD, "E8").each("EK EU GA")
    there.does(FOURTH, "H10").each("HU GO SA").does(FOREHAND, "SU").each("S7 S9 S10")
    there.does(FOREHAND, "SO").each("SK S8 HK")
    assert there.about("pays") == [(FOURTH, 20), (FOREHAND, 5), (FOREHAND, 10), (SECOND, 5)]
    assert there.values() == (-15, -5, 0, -20)


def test_the_beginning_of_a_lay_off() -> None:
    there = dealt(
        "lay_off",
        "EO E10 E9 E7 GO HK SO S10",
        "E8 GA HA HO HU H9 H7 SA",
        "GU G9 G7 SK SU S9 S8 S7",
        "EA EK EU GK G10 G8 H10 H8",
        money=(-40, -40, -40, -40),
    )
    there.does(FOURTH, "EU").does(FOREHAND, "E10")
    assert there.may() == "HU"
    there.does(SECOND, "HU").does(THIRD, "SU")
    assert there.may() == "H10"
    there.does(FOURTH, "H10")
    assert codes(there.table.rows[0]) == "E10 EU"


NAMES = ("Brumseln", "Fünferspiel", "Lieschen", "Lizzy", "Pensionisteln")
CUSTOMS = ("Eichelunteranlegen", "Herzunteranlegen")


@pytest.mark.parametrize(
    ("language", "glossary"), [("de", "Kleines Wörterbuch"), ("en", "Little glossary")]
)
def test_whoever_knows_the_game_by_another_name_finds_it(language: str, glossary: str) -> None:
    """At the top of the page, where the house rule is, and among the words."""
    page = GAME.page("rules", language)
    top, words = page.split("\n## ")[2], page.partition(f"## {glossary}")[2]
    assert [name for name in NAMES if name not in top or name not in words] == []
    assert [name for name in CUSTOMS if page.count(name) < 2 or name not in words] == []


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_worked_sums_of_a_march_are_those_that_are_paid(language: str) -> None:
    chapter = GAME.page("rules", language).split("\n## ")[7]
    rows = [row.split("|")[2:6] for row in chapter.splitlines() if row.startswith("| ")]
    told = [[[int(n) for n in re.findall(r"\d+", cell)] for cell in row] for row in rows[1:]]
    reckoned = []
    for (kind, players, cards), ways in SUMS.items():
        options = KeinStichOptions(cards=cards)
        brought = [GAME.make(options, players).tricks.bills[kind].total]
        paid = [[price, pot, *([won] if won else [])] for won, price, pot in ways.values()]
        reckoned.append([brought, *paid])
    assert told == reckoned
