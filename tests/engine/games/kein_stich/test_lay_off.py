"""The lay-off: the Unters, their rows, passing, going out, and what the places win."""

from __future__ import annotations

import pytest

from engine.games.kein_stich.options import KeinStichOptions
from engine.games.kein_stich.penalties import DEALS
from engine.moves import read
from tests.engine.games.kein_stich.positions import (
    FOREHAND,
    FOURTH,
    SECOND,
    THIRD,
    dealt,
    lay_off,
)

BEFORE = (-40, -40, -40, -40)


# Who begins, what fits.


def test_the_holder_of_the_unter_of_acorns_begins_with_it() -> None:
    """KS-A6: whoever has dealt."""
    there = dealt("lay_off", "HU", "GU", "EU EO", money=BEFORE)
    assert there.turn == THIRD
    assert there.may() == "EU"
    assert there.reason("EO").key == "begin_with"
    assert there.reason("!pass").key == "begin_with"


def test_the_unter_of_hearts_begins_where_that_is_agreed() -> None:
    there = dealt("lay_off", "EU", "HU", money=BEFORE, start_unter="hearts")
    assert there.turn == SECOND
    assert there.may() == "HU"


def test_with_french_cards_it_is_the_jack_of_clubs() -> None:
    """KS-A19: Clubs are the Acorns."""
    there = dealt("lay_off", "DJ", "CJ", money=BEFORE, suits="french")
    assert there.turn == SECOND
    assert there.may() == "CJ"


def test_the_deal_goes_on_clockwise_from_who_began() -> None:
    """KS-A6: and not from the dealer."""
    there = dealt("lay_off", "E10 H7", "EO GA", "EU GU", "HU SA", money=BEFORE)
    there.does(THIRD, "EU").does(FOURTH, "HU").does(FOREHAND, "E10").does(SECOND, "EO")


def test_a_card_fits_beside_a_row_or_as_an_unter() -> None:
    there = lay_off("EU EO E10", "EK EA E9 E8 GU GO H7", "SA", "SK", "SO")
    assert there.may() == "EK E9 GU"
    assert there.reason("EA").key == "does_not_fit"
    assert there.reason("SA").key == "not_in_hand"


def test_the_rows_run_from_the_seven_up_to_the_sow() -> None:
    there = lay_off("EU EO EK E10 E9 E8", "E7 H7", "EA G7", "S7", "S8")
    there.does(FOREHAND, "E7").does(SECOND, "EA")
    assert there.row("E") == "E7 E8 E9 E10 EU EO EK EA"


def test_nothing_goes_round_from_the_sow_to_the_seven() -> None:
    there = lay_off("EU EO EK EA", "E7 H7", "G7", "S7", "S8")
    assert there.may() == "!pass"


def test_whoever_can_lay_must() -> None:
    """KS-A7: passing is for who has nothing that fits."""
    there = lay_off("EU", "E10 HK", "S7", "S8", "S9")
    assert there.may() == "E10"
    assert there.reason("!pass").key == "must_lay"


def test_whoever_cannot_lay_passes() -> None:
    there = lay_off("EU", "E9 HK", "E10 S7", "S8", "S9")
    assert there.may() == "!pass"
    there.does(FOREHAND, "!pass").does(SECOND, "E10")


def test_one_card_is_laid_in_a_turn() -> None:
    there = lay_off("EU", "E10 E9 HK", "S7", "S8", "S9").does(FOREHAND, "E10")
    assert there.turn == SECOND


def test_the_rows_grow_to_both_sides_of_the_unters_in_one_column() -> None:
    there = lay_off("E9 E10 EU EO HU HO G10 GU", "S7", "S8", "S9", "SA")
    columns = [there.rules.show.columns(there.table, row) for row in range(4)]
    assert columns == [[2, 3, 4, 5], [3, 4], [4, 5], []]
    strips = there.rules.show.strips(there.table)
    assert [(strip.rows, strip.wide) for strip in strips] == [((row,), 8) for row in range(4)]


def test_where_the_sevens_are_out_the_unters_still_lie_in_one_column() -> None:
    there = lay_off("E8 E9 E10 EU H7 H8 H9 H10 HU", "S7", "S8", "S9", "SA", "SK")
    assert there.rules.show.columns(there.table, 0) == [1, 2, 3, 4]
    assert there.rules.show.columns(there.table, 2) == [0, 1, 2, 3, 4]


# Going out.


def test_whoever_is_out_is_passed_over() -> None:
    there = lay_off("EU", "E10", "E9 S7", "EO S8", "S9 SA").does(FOREHAND, "E10")
    there.does(SECOND, "E9").does(THIRD, "EO").does(FOURTH, "!pass")
    assert there.turn == SECOND


def test_the_deal_ends_when_one_alone_holds_cards() -> None:
    there = lay_off("EU", "E10", "EO S7", "EK S8", "EA S9", out=())
    there.does(FOREHAND, "E10").does(SECOND, "EO").does(THIRD, "EK").does(FOURTH, "EA")
    assert not there.over
    there = lay_off("EU", "E10", "", "", "S9", out=(SECOND, THIRD)).does(FOREHAND, "E10")
    assert there.over
    assert there.table.out == [SECOND, THIRD, FOREHAND]


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


def test_a_name_plate_tells_the_place_and_what_it_won() -> None:
    there = lay_off("EU", "E10", "EO", "EK", "EA", pot=0).does(FOREHAND, "E10")
    assert [fact.key for fact in there.rules.show.status(there.table, FOREHAND)] == ["first_out"]
    assert there.rules.show.status(there.table, SECOND) == []


def test_of_six_players_the_fourth_is_just_out() -> None:
    there = lay_off("CJ", "C10", "C9", "C8", "C7", "C6", "C5").each("C10 C9 C8 C7")
    assert [fact.key for fact in there.rules.show.status(there.table, FOURTH)] == ["out"]
    assert sum(there.table.prizes) == 160


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
