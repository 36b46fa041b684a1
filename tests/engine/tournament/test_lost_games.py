"""Lost games cost money, as at Skat: what is due, what is paid, and sums that add up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import games
from engine.head import BadLog
from engine.tournament import custom
from engine.tournament.cash import cash_sheet
from engine.tournament.groups import parts
from engine.tournament.head import Head
from engine.tournament.lost import fee_of, lost_games, lost_money, lost_paid, owed
from engine.tournament.prizes import money_of
from engine.tournament.refusal import Refused
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import hall, set_draw

FEES = (50, 50, 50, 100)


def evening(**settings: object) -> Tournament:
    """Two rounds of four who have paid their entry money; at each somebody loses games."""
    one = hall(4, sizes=(4,), fee=500, **{"lost_fees": FEES, **settings})
    for who in range(1, 5):
        one.do({"pay": 500, "who": who})
    for number, games_lost in ((1, [0, 5, 1, 0]), (2, [2, 0, 3, 0])):
        set_draw(one, [1, 2, 3, 4])
        one.do({"start": number})
        one.do({"result": [number, 1], "values": [10, 20, 30, 40]})
        one.do({"lost": [number, 1], "games": games_lost})
    return one


def test_from_the_fourth_of_a_round_on_they_are_dearer() -> None:
    assert [fee_of(lost, FEES) for lost in range(6)] == [0, 50, 100, 150, 250, 350]
    assert [fee_of(lost, (70,)) for lost in range(3)] == [0, 70, 140]
    assert fee_of(5, ()) == 0


def test_each_owes_for_the_games_of_every_round() -> None:
    one = evening()
    assert lost_games(one.state) == {1: 2, 2: 5, 3: 4, 4: 0}
    # Person 3 has lost four, but never four in one round.
    assert lost_money(one.state) == owed(one.state) | {4: 0} == {1: 100, 2: 350, 3: 200, 4: 0}


def test_the_sums_of_the_box_add_up() -> None:
    one = evening(prizes=[{"kind": "place", "place": 1, "money": 1000}])
    one.do({"pay": 350, "who": 2})
    one.do({"pay": 80, "who": 3})
    one.do({"pay": -120, "what": "cards"})
    cash = cash_sheet(one.state)
    assert (cash.due, cash.lost, cash.lost_paid) == (2000, 650, 430)
    assert cash.owing == ((1, 100), (3, 120))
    assert cash.due + cash.lost == cash.paid + sum(money for _, money in cash.owing)
    entry = cash.paid - cash.lost_paid
    assert cash.box == entry + cash.lost_paid + cash.income - cash.spent - cash.handed == 2310
    assert cash.left_over == 2310 + 220 - 1000


def test_entry_money_is_paid_first_and_prizes_take_no_share_of_the_lost_games() -> None:
    one = evening(prizes=[{"kind": "place", "place": 1, "share": 50}])
    one.do({"pay": -100, "who": 1})
    one.do({"pay": 350, "who": 2})
    assert lost_paid(one.state) == {1: 0, 2: 350, 3: 0, 4: 0}
    assert owed(one.state)[1] == 200
    assert money_of(one.state, one.state.head.prizes[0]) == (2000 - 100) // 2


def test_who_has_gone_is_not_run_after() -> None:
    one = evening()
    one.do({"leave": 2})
    cash = cash_sheet(one.state)
    assert (cash.lost, [who for who, _ in cash.owing]) == (300, [1, 3])
    one.do({"pay": 350, "who": 2})
    assert (cash_sheet(one.state).lost, cash_sheet(one.state).lost_paid) == (650, 350)


def test_it_can_be_put_right_undone_and_read_again() -> None:
    one = evening()
    one.do({"close": 1})
    one.do({"lost": [1, 1], "games": [0, 0, 0, 0]})
    assert lost_money(one.state)[2] == 0
    one.undo()
    assert lost_money(one.state)[2] == 350
    assert Tournament.from_events(one.events()).state == one.state


def test_in_groups_each_table_keeps_its_own() -> None:
    one = hall(8, sizes=(4,), lost_fees=FEES, groups=["A", "B"])
    for who in range(5, 9):
        one.do({"change": who, "group": "B"})
    set_draw(one, [1, 2, 3, 4], [5, 6, 7, 8])
    one.do({"start": 1})
    one.do({"lost": [1, 2], "games": [0, 1, 0, 0]})
    assert lost_money(one.state)[6] == 50
    assert [lost_games(part) for _, part in parts(one.state)] == [
        {1: 0, 2: 0, 3: 0, 4: 0},
        {5: 0, 6: 1, 7: 0, 8: 0},
    ]


def confirmed(*again: object, first: list[int] | None = None) -> Tournament:
    """An evening entered twice: the second entries name these lost games, where they name any."""
    one = hall(4, sizes=(4,), lost_fees=FEES, twice=True)
    set_draw(one, [1, 2, 3, 4])
    one.do({"start": 1})
    one.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    if first is not None:
        one.do({"lost": [1, 1], "games": first})
    for games_lost in again:
        more = {} if games_lost is None else {"games": games_lost}
        one.do({"again": [1, 1], "values": [1, 2, 3, 4], **more})
    return one


@pytest.mark.parametrize(
    ("first", "again", "counts"),
    [
        ([0, 5, 1, 0], [0, 5, 1, 0], True),
        ([0, 5, 1, 0], [0, 4, 1, 0], False),
        ([0, 5, 1, 0], [0, 0, 0, 0], False),
        ([0, 5, 1, 0], None, True),
        (None, [0, 0, 0, 0], True),
        ([0, 0, 0, 0], None, True),
        (None, [1, 0, 0, 0], False),
    ],
)
def test_a_second_entry_is_compared_where_it_names_them(
    first: list[int] | None, again: object, counts: bool
) -> None:
    one = confirmed(again, first=first)
    assert one.state.rounds[0].counts(1) is counts
    assert one.state.rounds[0].state == ("complete" if counts else "running")
    assert Tournament.from_events(one.events()).state == one.state


def test_two_entries_that_differ_wait_until_one_is_put_right() -> None:
    one = confirmed([0, 4, 1, 0], first=[0, 5, 1, 0])
    one.do({"again": [1, 1], "values": [1, 2, 3, 4], "games": [0, 5, 1, 0]})
    assert one.state.rounds[0].counts(1)
    one = confirmed([0, 4, 1, 0], first=[0, 5, 1, 0])
    one.do({"lost": [1, 1], "games": [0, 4, 1, 0]})
    assert one.state.rounds[0].counts(1)
    one = confirmed([0, 4, 1, 0], first=[0, 5, 1, 0])
    one.do({"lost": [1, 1], "games": [0, 3, 1, 0]})
    assert not one.state.rounds[0].counts(1)


def test_what_was_changed_stands_in_the_trail() -> None:
    one = evening()
    assert not one.state.trail
    one.do({"lost": [2, 1], "games": [2, 0, 3, 0]})
    assert not one.state.trail, "nothing has changed"
    one.do({"lost": [1, 1], "games": [0, 4, 1, 0], "reason": "misread", "by": "Dora"})
    one.do({"lost": [2, 1], "games": [0, 0, 3, 0]})
    late, soon = one.state.trail
    assert (late.lost, late.before, late.after) == (True, (0, 5, 1, 0), (0, 4, 1, 0))
    assert (late.late, late.reason, late.by) == (True, "misread", "Dora")
    assert (soon.late, soon.round) == (False, 2)
    one.undo(2)
    assert not one.state.trail


def test_lost_games_noted_when_the_round_was_over_stand_there_too() -> None:
    one = hall(4, sizes=(4,), lost_fees=FEES)
    set_draw(one, [1, 2, 3, 4])
    one.do({"start": 1})
    one.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    one.do({"close": 1})
    one.do({"lost": [1, 1], "games": [0, 0, 0, 0]})
    assert not one.state.trail
    one = hall(4, sizes=(4,), lost_fees=FEES)
    set_draw(one, [1, 2, 3, 4])
    one.do({"start": 1})
    one.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    one.do({"close": 1})
    one.do({"lost": [1, 1], "games": [0, 1, 0, 0], "reason": "forgotten"})
    assert [change.before for change in one.state.trail] == [(0, 0, 0, 0)]


@pytest.mark.parametrize("games_lost", [[1, 2, 3], [1, 2, 3, -1], [0, 0, 0, 100], "1234"])
def test_what_cannot_be(games_lost: object) -> None:
    with pytest.raises((Refused, BadLog)):
        evening().do({"lost": [1, 1], "games": games_lost})
    with pytest.raises((Refused, BadLog)):
        confirmed(games_lost)


def test_nothing_is_noted_before_the_round_begins() -> None:
    one = hall(4, sizes=(4,), lost_fees=FEES)
    set_draw(one, [1, 2, 3, 4])
    with pytest.raises(Refused, match="not_begun"):
        one.do({"lost": [1, 1], "games": [0, 0, 0, 0]})


@pytest.mark.parametrize(
    ("first", "later", "fees"),
    [(50, 100, FEES), (50, 0, (50,) * 4), (0, 100, (0, 0, 0, 100)), (0, 0, ())],
)
def test_the_house_rules_of_skat_say_what_they_cost(
    first: int, later: int, fees: tuple[int, ...]
) -> None:
    kind = games.find("skat")
    options = replace(kind.presets["list"], lost_fee=first, later_fee=later)
    head = Head().changed(custom.settings("skat", "", options, (4, 3)))
    assert head.lost_fees == fees
    assert Head.from_event(head.event()) == head
