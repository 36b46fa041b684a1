"""The house rules of Mulatschak: every option, its values, and when it means anything."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.mulatschak.game import GAME
from engine.games.mulatschak.options import FUCHZENAWA, SALZBURG, MulatschakOptions
from engine.games.mulatschak.trumps import PACKS

VALUES = {
    "pack": (33, 36),
    "start": (21, 15),
    "cut_weli": (True, False),
    "no_court": ("may", "must", "off"),
    "weli_is_court": (True, False),
    "one_trick": ("any", "hearts"),
    "stay": ("not_acorns", "not_hearts", "free", "off"),
    "stay_bound": (5, 3, 0),
    "stay_doubles": (True, False),
    "exchange": ("declarer", "forehand", "off"),
    "head": (True, False),
    "failed": (10, 5),
    "hearts_double": (True, False),
    "doublings": ("multiply", "once"),
    "deals": (40, 20, 60),
}


def test_these_are_the_options_default_first() -> None:
    assert {name: MulatschakOptions.values(name) for name in MulatschakOptions.names()} == VALUES
    assert MulatschakOptions() == SALZBURG
    assert list(GAME.presets.values()) == [SALZBURG, FUCHZENAWA]


def test_a_preset_changes_nothing_that_means_nothing() -> None:
    changed = [name for name, value in FUCHZENAWA if value != VALUES[name][0]]
    assert changed and all(FUCHZENAWA.applies(name) for name in changed)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("weli_is_court", {"no_court": "off"}),
        ("stay_bound", {"stay": "off"}),
        ("stay_doubles", {"stay": "off"}),
        ("doublings", {"hearts_double": False}),
        ("doublings", {"no_court": "off"}),
    ],
)
def test_these_mean_nothing_then(name: str, options: dict[str, object]) -> None:
    there = replace(SALZBURG, **options)  # type: ignore[arg-type]
    assert not there.applies(name)


@pytest.mark.parametrize("number", PACKS)
def test_the_packs(number: int) -> None:
    """Of 36 the Weli is one (MU-A1)."""
    assert len(set(PACKS[number])) == number
