"""The house rules of Rams: every option, its values, and when it means anything."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.rams.game import GAME
from engine.games.rams.length import minutes
from engine.games.rams.options import (
    BESTER_BUBE,
    BIERSPIEL,
    FRENCH,
    RAMS,
    RAMSCHELN,
    RamsOptions,
)

VALUES = {
    "seven": (False, True),
    "bowers": (False, True),
    "way": ("clockwise", "anticlockwise"),
    "widow": (True, False),
    "passing": ("free", "widow_gone"),
    "turn_up": ("lies", "dealer"),
    "head": (True, False),
    "scoring": ("countdown", "pool"),
    "counters": (7, 5, 10),
    "general": ("five", "game", "off"),
    "finish": ("first", "last"),
    "games": (5, 1, 3, 10),
    "longest": (20, 10, 40),
    "deals": (16, 8, 12, 24),
}


def test_each_option_has_its_values_default_first() -> None:
    assert {name: RamsOptions.values(name) for name in RamsOptions.names()} == VALUES
    assert list(RamsOptions.names()) == list(VALUES)


def test_rams_is_the_default_and_the_first_of_five() -> None:
    assert RamsOptions() == RAMS
    assert list(GAME.presets.values()) == [RAMS, FRENCH, BIERSPIEL, RAMSCHELN, BESTER_BUBE]


@pytest.mark.parametrize("preset", GAME.presets.values())
def test_a_preset_changes_nothing_that_means_nothing(preset: RamsOptions) -> None:
    changed = [name for name, value in preset if value != VALUES[name][0]]
    assert all(preset.applies(name) for name in changed)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("passing", {"widow": False}),
        ("deals", {}),
        *((name, {"scoring": "pool"}) for name in ("counters", "general", "finish", "games")),
        ("longest", {"scoring": "pool"}),
    ],
)
def test_these_mean_nothing_then(name: str, options: dict[str, object]) -> None:
    there = replace(RAMS, **options)  # type: ignore[arg-type]
    assert not there.applies(name)


def test_a_longer_game_and_more_of_them_take_more_time() -> None:
    times = [minutes(replace(RAMS, counters=number), 4) for number in (5, 7, 10)]
    assert times == sorted(times)
    assert minutes(replace(RAMS, games=1), 4) < minutes(RAMS, 4) < minutes(BIERSPIEL, 6) + 1
    assert minutes(RAMSCHELN, 4) == 15
