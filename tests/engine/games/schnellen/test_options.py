"""The house rules of Schnellen: every option, its values, and the two sets of them."""

from __future__ import annotations

from engine.games.schnellen.options import SCHNALZEN, SCHNELLEN, SchnellenOptions

VALUES = {
    "start": (21, 15, 20, 25),
    "trumps": ("turned", "bid"),
    "dealer_takes": (True, False),
    "dealer_plays": (True, False),
    "ten_binds": (False, True),
    "home_above": (5, 0),
    "home_costs": (1, 0, 2),
    "no_trick": (5, 3, 10),
    "head": (True, False),
    "hearts_double": (False, True),
    "ends": ("trick", "deal"),
    "deals": (40, 20, 60),
}


def test_every_option_and_its_values() -> None:
    assert {name: SchnellenOptions.values(name) for name in SchnellenOptions.names()} == VALUES


def test_schnalzen_differs_from_schnellen_as_its_page_says() -> None:
    first, second = SCHNELLEN.as_dict(), SCHNALZEN.as_dict()
    assert {name: value for name, value in second.items() if value != first[name]} == {
        "start": 20,
        "dealer_takes": False,
        "dealer_plays": False,
        "ten_binds": True,
        "home_above": 0,
        "home_costs": 0,
    }
