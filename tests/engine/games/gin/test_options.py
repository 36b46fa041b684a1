"""The house rules of Gin: every option, its values and its default."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.gin.game import GAME
from engine.games.gin.options import RUNDE, STANDARD, GinOptions

VALUES = {
    "runden": (5, *(number for number in range(1, 21) if number != 5)),
    "target": (100, 150, 250),
    "limit": ("first_card", "ten"),
    "ace_means_gin": (True, False),
    "spade_doubles": (True, False),
    "spade_doubles_boxes": (False, True),
    "gin_bonus": (25, 20, 50),
    "big_gin": (0, 31, 50),
    "undercut_bonus": (25, 10, 20),
    "false_knock": (True, False),
    "spread": ("knocker", "fewest"),
    "heap_in_a_row": (10, 0),
    "return_taken_discard": (False, True),
    "last_discard_knock": (False, True),
    "box": (25, 20, 0),
    "runde_bonus": (100, 50, 0),
    "shutout": (True, False),
    "tie": ("drawn", "extra_runde"),
    "arrangement": ("automatic", "by_hand"),
}


def test_these_are_the_options() -> None:
    assert set(GinOptions.names()) == set(VALUES)


@pytest.mark.parametrize("name", VALUES)
def test_each_option_has_its_values_default_first(name: str) -> None:
    assert GinOptions.values(name) == VALUES[name]
    assert getattr(GinOptions(), name) == VALUES[name][0]


def test_the_source_plays_by_the_defaults() -> None:
    assert GinOptions() == RUNDE == GAME.presets["runde"]


def test_in_an_evening_from_before_the_knocker_could_choose_his_hand_lies_by_itself() -> None:
    old = {name: value for name, value in RUNDE if name not in ("spread", "heap_in_a_row")}
    assert GinOptions.from_dict(old) == replace(RUNDE, spread="fewest")


def test_the_gin_rummy_known_everywhere_has_a_limit_of_ten_and_no_doubling() -> None:
    assert GAME.presets["standard"] == STANDARD
    differing = {name: value for name, value in STANDARD if value != VALUES[name][0]}
    assert differing == {
        "runden": 1,
        "limit": "ten",
        "spade_doubles": False,
        "false_knock": False,
    }
    assert (STANDARD.gin_bonus, STANDARD.undercut_bonus, STANDARD.target) == (25, 25, 100)


@pytest.mark.parametrize(
    ("name", "others", "applies"),
    [
        ("ace_means_gin", {"limit": "first_card"}, True),
        ("ace_means_gin", {"limit": "ten"}, False),
        ("spade_doubles_boxes", {"spade_doubles": True}, True),
        ("spade_doubles_boxes", {"spade_doubles": False}, False),
    ],
)
def test_an_option_applies_only_where_it_means_something(
    name: str, others: dict[str, object], applies: bool
) -> None:
    assert GinOptions.from_dict(others).applies(name) is applies
