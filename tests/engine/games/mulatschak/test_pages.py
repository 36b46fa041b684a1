"""The pages of Mulatschak: the table of points says what the rules do."""

from __future__ import annotations

import re

import pytest

from engine.games.mulatschak.game import GAME
from engine.games.mulatschak.options import SALZBURG
from engine.games.mulatschak.worth import Played, points
from tests.engine.booklet.tables import cells


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_is_written(language: str) -> None:
    """In the order of the rows: tricks, a missed bid, no trick, at home, and the Mulatschak."""
    told = [int(row[1].replace("−", "-")) for row in cells(GAME, "The points", language)]
    made = points(SALZBURG, Played(0, 2, (4, 1, 0, None)), 1)
    missed = points(SALZBURG, Played(0, 2, (1, 4)), 1)
    five = points(SALZBURG, Played(0, 5, (5, 0, 0), True), 1)
    broken = points(SALZBURG, Played(0, 5, (2, 0, 1), True), 1)
    assert told == [made[1], missed[0], made[2], made[3], *five[:2], broken[0], broken[2]]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_numbers_in_sentences(language: str) -> None:
    page = GAME.page("rules", language)
    assert set(re.findall(r"\b(?:15|21|33|36)\b", page)) == {"15", "21", "33", "36"}
    for one in ("start", "pack"):
        assert all(str(value) in page for value in SALZBURG.values(one))
