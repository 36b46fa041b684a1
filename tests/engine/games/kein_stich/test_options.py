"""The house rules of Kein Stich: every option, its values and its default; the presets."""

from __future__ import annotations

import pytest

from engine.games.kein_stich.game import GAME
from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.penalties import DEALS

VALUES = {
    "deals": ("five", "four", "six_penultimate", "six_first_last", "power", "hausruck"),
    "max_card": ("king_of_hearts", "ober_of_leaves"),
    "start_unter": ("acorns", "hearts"),
    "payout": ("usual", "hausruck", "winner"),
    "march": (False, True),
    "march_money": ("in_proportion", "fifty_and_thirty", "pot_first", "none"),
    "early_end": (True, False),
    "must_lay": (True, False),
    "several": (False, True),
    "dealer": ("rotates", "stays"),
    "cards": (0, 24, 32, 52),
    "suits": ("german", "french"),
    "stake": (5, 1, 2, 10, 20, 50),
    "games": (1, 2, 3, 4, 5, 6, 8),
}

PRESETS: dict[str, dict[str, object]] = {
    "standard": {},
    "black_pig": {"max_card": "ober_of_leaves"},
    "king_louis": {"deals": "four"},
    "six_penultimate": {"deals": "six_penultimate"},
    "six_first_last": {"deals": "six_first_last"},
    "power": {"deals": "power"},
    "march": {"march": True},
    "hausruck": {
        "deals": "hausruck",
        "start_unter": "hearts",
        "payout": "hausruck",
        "dealer": "stays",
        "stake": 1,
    },
}


def test_these_are_the_options() -> None:
    assert KeinStichOptions.names() == list(VALUES)


@pytest.mark.parametrize("name", VALUES)
def test_each_option_has_its_values_default_first(name: str) -> None:
    assert KeinStichOptions.values(name) == VALUES[name]
    assert getattr(KeinStichOptions(), name) == VALUES[name][0]


def test_in_an_evening_from_before_there_was_a_choice_the_pot_comes_first() -> None:
    """KS-A2: a march brings what it brought."""
    assert KeinStichOptions.from_dict({"march": True}).march_money == "pot_first"


def test_these_are_the_presets() -> None:
    assert list(GAME.presets) == list(PRESETS)


@pytest.mark.parametrize("label", PRESETS)
def test_a_preset_differs_from_the_standard_in_what_makes_it(label: str) -> None:
    differing = {name: value for name, value in GAME.presets[label] if value != VALUES[name][0]}
    assert differing == PRESETS[label]


def test_every_game_has_its_deals_and_ends_with_the_lay_off() -> None:
    assert set(DEALS) == set(VALUES["deals"])
    assert all(kinds[-1] == "lay_off" and kinds.count("lay_off") == 1 for kinds in DEALS.values())


def test_a_march_needs_every_trick_so_no_deal_ends_early() -> None:
    assert KeinStichOptions().applies("early_end")
    assert not KeinStichOptions(march=True).applies("early_end")


def test_fifty_two_cards_have_no_german_suits() -> None:
    assert KeinStichOptions(cards=32).applies("suits")
    assert not KeinStichOptions(cards=52).applies("suits")


def test_a_deal_has_the_chapters_deal_tricks_and_rows() -> None:
    assert [one.name for one in GAME.make(KeinStichOptions(), 4).flow()] == [
        "deal",
        "tricks",
        "rows",
    ]
