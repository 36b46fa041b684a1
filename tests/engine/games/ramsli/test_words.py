"""Whatever Ramsli asks, offers and writes down has its English."""

from __future__ import annotations

import re

import pytest

from engine import games
from engine.facts import Fact
from engine.games.ramsli.game import GAME
from engine.games.ramsli.words import TEXTS
from engine.moves import Call
from tests import kit

RAMSLI = [case for case in (*kit.cases(), *kit.mixed_cases()) if case.game == "ramsli"]


@pytest.mark.parametrize("case", RAMSLI, ids=str)
def test_what_is_asked_and_may_be_said_has_words(case: kit.Case) -> None:
    game = case.make()
    for t in kit.positions(case):
        kit.says_something(game, "ask", game.asks(t))
        assert f"wait.{t.phase}" in TEXTS
        for move in game.legal(t):
            if isinstance(move, Call):
                kit.says_something(game, "call", Fact(move.word, move.args))


@pytest.mark.parametrize("case", RAMSLI, ids=str)
def test_what_a_deal_brought_has_words(case: kit.Case) -> None:
    game = case.make()
    for t, _ in kit.walk(case, kit.DEALS):
        if t.phase:
            continue
        line = game.score(t)
        for fact in game.show.brought(line):
            kit.says_something(game, "fact", fact)
        name = game.show.line_name(line)
        assert name is None or f"line.{name.key}" in TEXTS


def test_the_rows_of_sums_have_words() -> None:
    for key in ("share", "account"):
        assert f"total.{key}" in TEXTS


def test_presets_and_options_have_words() -> None:
    for preset in GAME.presets:
        assert f"preset.{preset}" in TEXTS
    for name in GAME.options.names():
        assert f"option.{name}" in TEXTS
        for value in GAME.options.values(name):
            if isinstance(value, str):
                assert f"option.{name}.{value}" in TEXTS


@pytest.mark.parametrize("name", ["ramsli", "kein_stich"])
def test_what_lies_in_the_middle_has_one_name(name: str) -> None:
    """In German it is the Topf, and never the Pott."""
    page = games.find(name).page("rules", "de")
    assert "Topf" in page and not re.search(r"\bPott", page)
