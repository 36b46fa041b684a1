"""Who plays, the exchange, and the tricks."""

from __future__ import annotations

import pytest

from engine.cards import WELI
from engine.games.mulatschak.trumps import PACKS
from tests.engine.games.mulatschak.positions import (
    GOOD,
    REARHAND,
    SECOND,
    declared,
    tricks,
)

# Staying at home (MU-A7).


@pytest.mark.parametrize(
    ("stay", "suits"), [("not_acorns", "E"), ("not_hearts", "H"), ("free", ""), ("off", "EGHS")]
)
def test_with_some_trumps_all_have_to_play(stay: str, suits: str) -> None:
    for trump in "EGHS":
        t = declared(GOOD, trump=trump, stay=stay)
        assert t.phase == ("exchange" if trump in suits else "stay")


@pytest.mark.parametrize(
    ("bound", "asked"), [(5, [REARHAND]), (3, [SECOND, REARHAND]), (0, [1, 2, 3])]
)
def test_who_is_nearly_through_has_to_play(bound: int, asked: list[int]) -> None:
    t = declared(GOOD, left=(4, 5, 6, 2), stay_bound=bound)
    seats = []
    while t.phase == "stay":
        seats.append(t.turn)
        t.does(t.turn, "!play")
    assert seats == asked and t.plays == [True] * 4


# The exchange (MU-A8).


def test_when_the_talon_is_out_nobody_can_exchange() -> None:
    t = declared(GOOD, players=5, trump="E").each("HA HK EO GU S7 !draw")
    t.each(" ".join([*t.cards().split()[:3], "!draw"]))
    assert t.phase == "tricks" and t.table.exchanged == [5, 3, 0, 0, 0]


def test_nobody_draws_more_than_there_is() -> None:
    t = declared(GOOD, players=5, trump="E").each("HA HK EO GU S7 !draw")
    t.each(" ".join(t.cards().split()[:3]))
    assert t.asks() == "draw_now" and t.may() == "!draw"
    assert t.why_not(t.hand(SECOND).split()[0]) == "talon_is_out"


# The tricks (MU-A9).


def test_others_are_played_to_their_end() -> None:
    t = tricks("G", "GA HK", "G7 HA", "", "G8 H7").each("GA G7 G8 HK HA H7")
    assert t.over and [t.table.won(seat) for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.parametrize("number", PACKS)
def test_of_36_cards_too_the_weli_is_one(number: int) -> None:
    """As of 33 (MU-A1)."""
    assert len(set(PACKS[number])) == number and WELI in PACKS[number]
