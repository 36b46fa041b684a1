"""The index of names: each belongs to a variant that there is, or to a line of a glossary."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from engine import games
from engine.names import OTHER, TOLD_OF

IN_TWO_GAMES = {"Ramsch", "Lampeln"}


def test_names_are_those_of_games_and_variants_that_there_are() -> None:
    for game, by_variant in OTHER.items():
        assert set(by_variant) <= set(games.find(game).presets)


def test_only_a_few_names_are_those_of_two() -> None:
    every = chain.from_iterable(some for by in OTHER.values() for some in by.values())
    counted = Counter(chain(every, *TOLD_OF.values()))
    assert {name for name, number in counted.items() if number > 1} == IN_TWO_GAMES


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", TOLD_OF)
def test_what_is_no_game_here_has_a_line_in_a_glossary(game: str, language: str) -> None:
    page = games.find(game).page("rules", language)
    words = [line.split(":**")[0] for line in page.splitlines() if line.startswith("- **")]
    for name in TOLD_OF[game]:
        assert any(name in word for word in words), name
