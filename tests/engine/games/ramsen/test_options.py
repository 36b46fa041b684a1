"""The house rules of Ramsen: every option, its values and its default."""

from __future__ import annotations

import pytest

from engine.games.ramsen.game import GAME
from engine.games.ramsen.options import BAVARIAN, UNLIMITED, ZAISERTSHOFEN, RamsenOptions

VALUES = {
    "bid_before_exchange": (False, True),
    "schleck": ("any", "only_criticals", "off"),
    "schlecker_must_play": (False, True),
    "exchange_total": (5, UNLIMITED, 0),
    "upcard_swap_counts": (False, True),
    "upcard_swap_forces_play": (True, False),
    "upcard_swap": ("before_drawing", "after_drawing"),
    "perm_trump_upcard": ("printed_suit", "turn_another"),
    "lone_player": ("five", "one", "void"),
    "swiss_leads": (False, True),
    "crosses": (2, 1, 3),
    "penalty_cross": (5, 0),
    "finish": ("first", "places", "bolla"),
    "stop_at_last_bar": (True, False),
    "stake": (0, 1, 2, 5, 10),
    "evening": ("games", "one_game", "deals"),
    "games": (1, 3, 5, 10, 20),
    "deals": (20, 5, 10, 15, 30, 40, 60),
}


def test_these_are_the_options() -> None:
    assert set(RamsenOptions.names()) == set(VALUES)


@pytest.mark.parametrize("name", VALUES)
def test_each_option_has_its_values_default_first(name: str) -> None:
    assert RamsenOptions.values(name) == VALUES[name]
    assert getattr(RamsenOptions(), name) == VALUES[name][0]


def test_bavaria_plays_by_the_defaults() -> None:
    assert RamsenOptions() == BAVARIAN == GAME.presets["bavarian"]


def test_zaisertshofen_bids_first_and_counts_bolla_over_five_games() -> None:
    assert GAME.presets["zaisertshofen"] == ZAISERTSHOFEN
    differing = {name: value for name, value in ZAISERTSHOFEN if value != VALUES[name][0]}
    assert differing == {"bid_before_exchange": True, "finish": "bolla", "games": 5}


def test_the_chapters_of_bavaria_are_schleck_deal_exchange_bid_tricks() -> None:
    chapters = [one.name for one in GAME.make(BAVARIAN, 4).flow()]
    assert chapters == ["schleck", "deal", "exchange", "bid", "tricks"]


def test_the_chapters_of_zaisertshofen_have_the_bid_before_the_exchange() -> None:
    chapters = [one.name for one in GAME.make(ZAISERTSHOFEN, 4).flow()]
    assert chapters == ["schleck", "deal", "bid", "exchange", "tricks"]


@pytest.mark.parametrize(
    ("name", "others", "applies"),
    [
        ("schlecker_must_play", {"schleck": "any"}, True),
        ("schlecker_must_play", {"schleck": "only_criticals"}, True),
        ("schlecker_must_play", {"schleck": "off"}, False),
        ("upcard_swap_counts", {"exchange_total": 5}, True),
        ("upcard_swap_counts", {"exchange_total": UNLIMITED}, False),
        ("upcard_swap_counts", {"exchange_total": 0}, False),
        ("upcard_swap_forces_play", {"bid_before_exchange": False}, True),
        ("upcard_swap_forces_play", {"bid_before_exchange": True}, False),
        ("stake", {"finish": "first"}, True),
        ("stake", {"finish": "places"}, False),
        ("stake", {"finish": "bolla"}, False),
    ],
)
def test_an_option_applies_only_where_it_means_something(
    name: str, others: dict[str, object], applies: bool
) -> None:
    assert RamsenOptions.from_dict(others).applies(name) is applies
