"""The house rules of Knüffeln: presets, and what applies beside what."""

from __future__ import annotations

import pytest

from engine.games.knueffeln.game import GAME
from engine.games.knueffeln.options import (
    BERNHARD_1924,
    BOHMSTEDT,
    GRUENBERG_1938,
    HATTSTEDT,
    KnueffelnOptions,
)


def differing(options: KnueffelnOptions) -> dict[str, object]:
    usual = BOHMSTEDT.as_dict()
    return {name: value for name, value in options if value != usual[name]}


def test_bohmstedt_is_the_default() -> None:
    assert KnueffelnOptions() == BOHMSTEDT == GAME.presets["bohmstedt"]


def test_hattstedt_differs_in_three_details() -> None:
    """KN-A29: the Olen at the bottom are not among them."""
    assert differing(HATTSTEDT) == {
        "suit_beats": "higher",
        "turning": "off",
        "prices": "two_and_four",
        "jann": 20,
        "march": 40,
    }


def test_bernhards_game() -> None:
    assert differing(BERNHARD_1924) == {
        "exchange_card": "five",
        "suit_beats": "higher",
        "bottom_olen": "three_open",
        "turning": "two_and_four",
        "scoring": "ladder",
    }


def test_gruenbergs_game() -> None:
    """KN-A22: one turns as freely as at Bohmstedt."""
    assert differing(GRUENBERG_1938) == {
        "suit_beats": "higher",
        "bottom_olen": "three_open",
        "basic": 5,
        "each_turn": 1,
        "jann": 10,
        "march": 20,
    }


@pytest.mark.parametrize(
    ("name", "others", "applies"),
    [
        ("answer", {"turning": "off"}, False),
        ("turn_in_march", {"turning": "two_and_four"}, True),
        ("each_turn", {"turning": "off"}, False),
        ("each_turn", {"scoring": "ladder"}, False),
        ("basic", {"scoring": "ladder"}, False),
        ("march_rungs", {"scoring": "ladder"}, True),
        ("march_rungs", {"scoring": "money"}, False),
        ("brille", {"scoring": "ladder"}, True),
        ("deals", {"scoring": "ladder"}, False),
        ("half_shown", {"table_talk": "off"}, False),
    ],
)
def test_an_option_applies_only_where_it_means_something(
    name: str, others: dict[str, object], applies: bool
) -> None:
    assert KnueffelnOptions.from_dict(others).applies(name) is applies


def test_the_chapters_of_four_and_of_five() -> None:
    four = [one.name for one in GAME.make(BOHMSTEDT, 4).flow()]
    five = [one.name for one in GAME.make(BOHMSTEDT, 5).flow()]
    assert four == ["deal", "olen", "tens", "tricks", "answer", "jann"]
    assert five == ["deal", "solo", "tens", "tricks", "answer", "jann"]
