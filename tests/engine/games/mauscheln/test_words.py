"""Whatever Mauscheln asks, offers and writes down has its English."""

from __future__ import annotations

import pytest

from engine.facts import Fact
from engine.games.mauscheln.game import GAME
from engine.games.mauscheln.words import TEXTS
from engine.moves import Call
from tests import kit

CASES = kit.share("mauscheln", 16)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_asked_and_may_be_said_has_words(case: kit.Case) -> None:
    game = case.make()
    for t in kit.positions(case):
        kit.says_something(game, "ask", game.asks(t))
        assert f"wait.{t.phase}" in TEXTS
        for move in game.legal(t):
            if isinstance(move, Call):
                kit.says_something(game, "call", Fact(move.word, move.args))


@pytest.mark.parametrize("case", CASES, ids=str)
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


def test_presets_and_options_have_words() -> None:
    for preset in GAME.presets:
        assert f"preset.{preset}" in TEXTS
    for name in GAME.options.names():
        assert f"option.{name}" in TEXTS
        for value in GAME.options.values(name):
            if isinstance(value, str):
                assert f"option.{name}.{value}" in TEXTS
