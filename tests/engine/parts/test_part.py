"""What a game overrides is known by then: anything else with a public name is refused."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import pytest

from engine import games
from engine.rules import Rules
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.show import Show
from engine.table import Table

PARTS = [Rules, Show, Bots, Entry]
NAMES = ("show", "bots", "booklet", "entry")


@pytest.mark.parametrize("part", PARTS)
def test_a_method_that_nobody_asks_for_is_refused_where_it_is_written(part: Any) -> None:
    with pytest.raises(TypeError, match=r"Mine: nobody asks for 'pay_off'"):

        class Mine(part):
            def pay_off(self) -> None:
                """A misspelt hook, or a helper without an underscore."""


def test_a_misspelt_attribute_is_refused_too() -> None:
    with pytest.raises(TypeError, match="'POOL'"):

        class Mine(Bots[Table]):
            POOL = 8


@pytest.mark.parametrize("part", PARTS)
def test_helpers_are_private_and_attributes_of_an_object_are_free(part: Any) -> None:
    class Mine(part):
        kept: int

        def __init__(self) -> None:
            self.kept = self._more()

        def _more(self) -> int:
            return 3

    assert Mine().kept == 3


def test_what_a_class_between_knows_may_be_overridden() -> None:
    class First(Bots[Table]):
        pool = 8

    class Second(First):
        pool = 9

    assert Second.pool == 9


@pytest.mark.parametrize("name", games.names())
def test_a_part_is_found_by_its_name_beside_the_rules(name: str) -> None:
    kind = games.find(name)
    rules = kind.make(kind.options(), kind.usual())
    for part in NAMES:
        made = type(getattr(rules, part))
        own = f"{kind.package}.{part}"
        assert (made.__module__ == own) == (find_spec(own) is not None)
        assert made.__name__.lower().endswith(part)


LOADED = """
import sys
from engine import games
made = [games.find(name) for name in games.everything()]
rules = [game.make(game.options(), game.usual()) for game in made]
for game in made:
    print(game.name, *(one for one in sys.modules if one.startswith(game.package + ".")))
"""


def test_the_parts_of_a_game_are_loaded_when_they_are_first_asked_for() -> None:
    """The window opens with the rules of every game and wants to be quick."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED], capture_output=True, text=True, check=True
    )
    later = {"bots", "entry", "heuristic", "rollout", "show", "simple", "words"}
    seen = {}
    for line in done.stdout.splitlines():
        name, *loaded = line.split()
        parts = {one.rpartition(".")[2] for one in loaded}
        # A list of another game is a single module.
        assert {"game", "rules"} <= parts or name in games.sheets_by_hand(), line
        assert parts.isdisjoint(later), line
        seen[name] = parts
    assert set(seen) == set(games.everything())


@pytest.mark.parametrize("name", games.everything())
def test_each_part_is_made_once_and_knows_its_rules(name: str) -> None:
    game = games.find(name)
    rules = game.make(game.options(), game.usual())
    assert rules.game is game and game.texts is game.texts
    for part in (rules.show, rules.bots, rules.entry):
        assert part.rules is rules
    assert rules.show is rules.show and rules.bots is rules.bots and rules.entry is rules.entry
