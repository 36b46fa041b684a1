"""The pages of Rams: the tables that no figure checks say what the rules do."""

from __future__ import annotations

import re

import pytest

from engine.games.rams.counters import HAND, counted_down, from_pool
from engine.games.rams.game import GAME
from tests.engine.booklet.tables import cells
from tests.engine.games.rams.positions import rules

LANGUAGES = pytest.mark.parametrize("language", ["de", "en"])


def number(text: str) -> int:
    return int(text.replace("−", "-"))


@LANGUAGES
def test_what_tricks_do_to_the_counters(language: str) -> None:
    options = rules().options
    for row, won in zip(cells(GAME, "Counters", language), (None, 0, 1, 2, 5), strict=True):
        change = counted_down(options, [won], -1, [7])[0]
        if won:
            assert int(row[0]) == won
        assert (number(row[1]) if won is not None else None) == change


@LANGUAGES
def test_what_becomes_of_the_pool(language: str) -> None:
    shared = ((3, 2, 0), (3, 2, 0), (5, 0, 0))
    for row, won in zip(cells(GAME, "Ramscheln and Bester Bube", language), shared, strict=True):
        pool = int(row[0])
        changes = from_pool(pool, won)
        assert [number(one) for one in re.findall(r"[+−]\d+", row[2])] == changes
        assert int(row[3]) == pool - sum(one or 0 for one in changes)
        assert sum(won) == HAND
