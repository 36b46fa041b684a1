"""The lay-off: the Unters, their rows, passing, going out, and what the places win."""

from __future__ import annotations

import pytest

from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.penalties import DEALS
from engine.moves import read
from tests.engine.games.kein_stich.positions import (
    FOREHAND,
    SECOND,
    THIRD,
    dealt,
    lay_off,
)

BEFORE = (-40, -40, -40, -40)


# Who begins, what fits.


def test_the_rows_grow_to_both_sides_of_the_unters_in_one_column() -> None:
    there = lay_off("E9 E10 EU EO HU HO G10 GU", "S7", "S8", "S9", "SA")
    columns = [there.rules.show.columns(there.table, row) for row in range(4)]
    assert columns == [[2, 3, 4, 5], [3, 4], [4, 5], []]
    strips = there.rules.show.strips(there.table)
    assert [(strip.rows, strip.wide) for strip in strips] == [((row,), 8) for row in range(4)]


# Going out.


def test_first_out_wins_a_hundred_the_second_fifty_the_third_ten() -> None:
    there = lay_off("EU", "E10", "EO", "EK", "EA")
    before = there.table.money[:]
    there.does(FOREHAND, "E10")
    assert there.table.pot == 60
    there.does(SECOND, "EO")
    assert there.table.pot == 10
    there.does(THIRD, "EK")
    assert there.over
    won = [now - then for now, then in zip(there.table.money, before, strict=True)]
    assert won == [100, 50, 10, 0]
    assert there.table.pot == 0
    assert there.about("gets") == [(FOREHAND, 100), (SECOND, 50), (THIRD, 10)]


# What is asked.


def test_everybody_is_asked_what_he_can_do() -> None:
    began = dealt("lay_off", "EU", money=BEFORE)
    assert began.rules.asks(began.table).key == "begin"
    fits = lay_off("EU", "E10 S7", "S8", "S9", "SA")
    assert fits.rules.asks(fits.table).key == "rows"
    stuck = lay_off("EU", "S7", "S8", "S9", "SA")
    assert stuck.rules.asks(stuck.table).key == "nothing_fits"
    free = lay_off("EU", "E10 S7", "S8", "S9", "SA", must_lay=False)
    assert free.rules.asks(free.table).key == "may_lay"
    more = lay_off("EU", "E10 E9 S7", "S8", "S9", "SA", several=True).does(FOREHAND, "E10")
    assert more.rules.asks(more.table).key == "lay_on"
    done = lay_off("EU", "E10 S7", "S8", "S9", "SA", several=True)
    done.rules.apply(done.table, read("E10"))
    assert done.rules.asks(done.table).key == "nothing_more"


@pytest.mark.parametrize(
    ("payout", "signs"),
    [
        ("usual", [("first_out", 100), ("second_out", 50), ("third_out", 10)]),
        ("winner", [("first_out", 160)]),
    ],
)
def test_the_signs_tell_what_each_place_wins(payout: str, signs: list[tuple[str, int]]) -> None:
    there = dealt("lay_off", money=BEFORE, payout=payout)
    told = [(fact.key, *fact.args) for fact in there.rules.show.signs(there.table)]
    assert told == [("lay_off",), *signs]


def test_every_game_ends_with_the_one_lay_off() -> None:
    assert set(DEALS) == set(KeinStichOptions.values("deals"))
    assert all(kinds[-1] == "lay_off" and kinds.count("lay_off") == 1 for kinds in DEALS.values())
