"""The house rules of Tippen: every option, its values, and when it means anything."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.tippen.game import GAME
from engine.games.tippen.options import (
    LAMPELN_AUSTRIA,
    LAMPELN_BAVARIA,
    LUPFEN,
    TIPPEN,
    ZWICKEN,
    TippenOptions,
)
from engine.games.tippen.rules import TippenRules

VALUES = {
    "pack": (32, 20),
    "hand": ("three", "eight"),
    "belli": (False, True),
    "stake_a_trick": (1, 2, 5, 10),
    "stakes": ("dealer", "all"),
    "hop": ("off", "hop", "jump"),
    "hop_pays": ("stake", "double"),
    "compulsory": ("stake_only", "never"),
    "trump": ("after", "between"),
    "lift": (False, True),
    "sniff": (False, True),
    "dealer_first": (False, True),
    "buy": (False, True),
    "void": ("trump", "free"),
    "head": (False, True),
    "lead_trump": (False, True),
    "quota": (1, 2),
    "bete": ("pot", "stake"),
    "limit": (0, 5, 10, 20),
    "belli_lost": (False, True),
    "deals": (16, 8, 12, 24),
    "leftovers": ("split", "play_out"),
}


def test_these_are_the_options() -> None:
    assert list(TippenOptions.names()) == list(VALUES)


@pytest.mark.parametrize("name", VALUES)
def test_each_option_has_its_values_default_first(name: str) -> None:
    assert TippenOptions.values(name) == VALUES[name]
    assert getattr(TippenOptions(), name) == VALUES[name][0]


def test_tippen_is_the_default_and_the_first_of_five() -> None:
    assert TippenOptions() == TIPPEN
    assert list(GAME.presets.values()) == [
        TIPPEN,
        ZWICKEN,
        LAMPELN_AUSTRIA,
        LAMPELN_BAVARIA,
        LUPFEN,
    ]


@pytest.mark.parametrize("preset", GAME.presets.values())
def test_a_preset_changes_nothing_that_means_nothing(preset: TippenOptions) -> None:
    changed = [name for name, value in preset if value != VALUES[name][0]]
    assert all(preset.applies(name) for name in changed)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("belli", {"pack": 20}),
        ("hop", {"stakes": "all"}),
        ("hop_pays", {}),
        ("sniff", {"lift": True}),
        ("sniff", {"trump": "between"}),
        ("lift", {"trump": "between"}),
        ("lift", {"hand": "eight"}),
        ("buy", {"hand": "eight"}),
        ("dealer_first", {}),
        ("limit", {"bete": "stake"}),
        ("belli_lost", {}),
        ("belli_lost", {"pack": 20, "belli": True}),
    ],
)
def test_these_mean_nothing_then(name: str, options: dict[str, object]) -> None:
    there = replace(TIPPEN, **options)  # type: ignore[arg-type]
    assert not there.applies(name)


def chapters(options: TippenOptions) -> list[str]:
    made = GAME.make(options, 4)
    assert isinstance(made, TippenRules)
    return [one.name for one in made.flow()]


def test_the_chapters_of_a_deal() -> None:
    assert chapters(TIPPEN) == ["cut", "deal", "turn", "join", "tricks"]
    assert chapters(ZWICKEN) == ["cut", "packet", "turn", "deal", "join", "buy", "tricks"]
    assert chapters(LAMPELN_AUSTRIA) == ["cut", "open_cut", "deal", "join", "tricks"]
    assert chapters(LAMPELN_BAVARIA) == [
        *("cut", "open_cut", "dealer_first", "deal", "join", "tricks"),
    ]
    assert chapters(LUPFEN) == ["cut", "deal", "lift", "join", "tricks"]
    assert chapters(TippenOptions(sniff=True))[1:4] == ["deal", "sniff", "turn"]
