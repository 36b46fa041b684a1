"""Rounds: their states, results, second entries, corrections, redraws, undoing."""

from __future__ import annotations

from typing import Any

import pytest

from engine.sheet import Counting
from engine.tournament.refusal import Impossible, Refused
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import hall, is_as_drawn, play_round, set_draw
from tests.engine.tournament.test_people import refused


def running(people: int = 8, **settings: object) -> Tournament:
    """A first round under way: 1 to 4 at the first table, 5 to 8 at the second."""
    tournament = hall(people, **settings)
    set_draw(tournament, (1, 2, 3, 4), (5, 6, 7, 8))
    tournament.do({"start": 1})
    return tournament


def state(tournament: Tournament, number: int = 1) -> str:
    return tournament.state.round(number).state


# States.


def test_a_round_is_prepared_drawn_running_complete_and_closed() -> None:
    tournament = hall(8)
    tournament.prepare()
    assert state(tournament) == "prepared"
    tournament.draw()
    assert state(tournament) == "drawn"
    tournament.do({"start": 1})
    assert state(tournament) == "running"
    tournament.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    assert state(tournament) == "running"
    assert tournament.state.round(1).open_tables() == [2]
    tournament.do({"result": [1, 2], "values": [1, 2, 3, 4]})
    assert state(tournament) == "complete"
    tournament.do({"close": 1})
    assert state(tournament) == "closed"
    tournament.do({"reopen": 1, "reason": "misread"})
    assert state(tournament) == "complete"


def test_what_is_too_early_is_refused() -> None:
    tournament = hall(8)
    assert refused(tournament, start=1) == ("not_the_last_round", (1,))
    tournament.prepare()
    assert refused(tournament, prepare=2) == ("round_is_not_drawn", (1,))
    assert refused(tournament, start=1) == ("not_drawn_or_begun", (1,))
    tournament.draw()
    with pytest.raises(Refused) as why:
        tournament.draw()
    assert why.value.key == "round_is_drawn"
    assert refused(tournament, result=[1, 1], values=[1, 2, 3, 4]) == ("not_begun", (1,))
    tournament.do({"start": 1})
    assert refused(tournament, start=1) == ("not_drawn_or_begun", (1,))
    assert refused(tournament, close=1) == ("round_is_not_complete", (1, 1, 2))
    assert refused(tournament, prepare=2) == ("round_is_not_complete", (1, 1, 2))
    assert refused(tournament, prepare=3) == ("wrong_round", (3,))
    assert refused(tournament, close=5) == ("no_such_round", (5,))


def test_the_next_round_comes_before_the_last_table_only_with_a_reason() -> None:
    tournament = running()
    tournament.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    tournament.do({"prepare": 2, "reason": "table 2 goes on in the kitchen"})
    tournament.draw()
    assert tournament.state.round(2).reason
    tournament.do({"result": [1, 2], "values": [1, 2, 3, 4]})
    assert state(tournament) == "complete"


def test_a_prepared_round_can_be_cancelled() -> None:
    tournament = hall(8)
    tournament.prepare()
    tournament.do({"cancel": 1})
    assert not tournament.state.rounds
    play_round(tournament)
    assert refused(tournament, cancel=1) == ("round_is_drawn", (1,))


def test_two_change_places_by_hand_before_the_round_begins() -> None:
    tournament = hall(9)
    set_draw(tournament, (1, 2, 3, 4), (5, 6, 7, 8), out=(9,))
    tournament.do({"swap": 1, "people": [1, 8]})
    tournament.do({"swap": 1, "people": [2, 9]})
    draw = tournament.state.round(1).draw
    assert draw is not None
    assert draw.tables == ((8, 9, 3, 4), (5, 6, 7, 1)) and draw.out == (2,)
    assert not is_as_drawn(tournament, 1)
    assert refused(tournament, swap=1, people=[1, 77]) == ("not_in_this_round", (77,))


def test_in_a_running_round_two_change_places_with_a_reason() -> None:
    tournament = hall(12)
    set_draw(tournament, (1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
    tournament.do({"start": 1})
    tournament.do({"handed": [1, 1], "values": [1, 2, 3, 4], "by": "phone"})
    tournament.do({"handed": [1, 3], "values": [1, 2, 3, 4], "by": "phone"})
    assert refused(tournament, swap=1, people=[1, 8]) == ("no_reason", (1,))
    tournament.do({"swap": 1, "people": [1, 8], "reason": "at each other's tables"})
    draw = tournament.state.round(1).draw
    assert draw is not None and draw.tables[:2] == ((8, 2, 3, 4), (5, 6, 7, 1))
    assert set(tournament.state.round(1).handed) == {3}, "the slip was that of others"
    tournament.do({"result": [1, 1], "values": [10, 0, 0, 0]})
    swapped = refused(tournament, swap=1, people=[8, 9], reason="late")
    assert swapped == ("has_played", (1,))


def test_a_slip_that_a_table_has_sent_waits_and_is_no_result() -> None:
    tournament = running()
    slip = {"handed": [1, 1], "values": [10, 0, 0, 0], "by": "first phone"}
    tournament.do(slip)
    tournament.do({**slip, "by": "second phone"})
    tournament.do({**slip, "values": [9, 1, 0, 0]})
    one = tournament.state.round(1)
    waiting = [(slip.by, slip.values) for slip in one.handed[1]]
    assert waiting == [("second phone", (10, 0, 0, 0)), ("first phone", (9, 1, 0, 0))]
    assert not one.results and one.open_tables() == [1, 2]
    assert {row.points for row in tournament.standings()} == {0}


@pytest.mark.parametrize("kind", ["result", "again", "correct"])
def test_no_slip_of_a_table_waits_once_its_result_is_entered(kind: str) -> None:
    tournament = running()
    if kind != "result":
        tournament.do({"result": [1, 1], "values": [9, 1, 0, 0]})
    for table in (1, 2):
        tournament.do({"handed": [1, table], "values": [10, 0, 0, 0]})
    entered: dict[str, Any] = {kind: [1, 1], "values": [9, 1, 0, 0]}
    tournament.do(entered | ({"reason": "misread"} if kind == "correct" else {}))
    assert set(tournament.state.round(1).handed) == {2}
    tournament.undo()
    assert set(tournament.state.round(1).handed) == {1, 2}


def test_slips_come_while_a_round_runs_and_until_the_next_one_is_prepared() -> None:
    slip: dict[str, Any] = {"handed": [1, 1], "values": [9, 1, 0, 0]}
    tournament = hall(8)
    set_draw(tournament, (1, 2, 3, 4), (5, 6, 7, 8))
    assert refused(tournament, **slip) == ("not_begun", (1,))
    tournament.do({"start": 1})
    for table in (1, 2):
        tournament.do({"result": [1, table], "values": [9, 1, 0, 0]})
    tournament.do(slip)
    tournament.prepare()
    assert refused(tournament, **slip) == ("round_is_closed", (1,))
    tournament.undo()
    tournament.do({"close": 1})
    assert refused(tournament, **slip) == ("round_is_closed", (1,))


def test_what_was_taken_back_can_still_be_done_again_after_a_slip_has_come() -> None:
    tournament = running()
    log = tournament.events()
    tournament.record = log.append
    tournament.do({"result": [1, 1], "values": [9, 1, 0, 0]})
    tournament.undo()
    tournament.do({"handed": [1, 2], "values": [9, 1, 0, 0]})
    tournament.redo()
    one = tournament.state.round(1)
    assert (set(one.results), set(one.handed)) == ({1}, {2})
    assert Tournament.from_events(log).state == tournament.state


# Settings.


def test_settings_are_fixed_with_the_first_draw() -> None:
    tournament = hall(8)
    tournament.do({"set": {"ties": ["lot"], "drop": 1}})
    assert tournament.state.head.ties == ("lot",)
    play_round(tournament)
    assert refused(tournament, set={"ties": ["direct"]}) == ("has_begun", ())
    tournament.do({"set": {"title": "Spring", "plan": ["drawn", "ranked"]}})
    assert tournament.state.head.title == "Spring"
    assert refused(tournament, set={"plan": ["ranked"]}) == ("round_is_drawn", (1,))
    assert play_round(tournament).way == "ranked"


def test_after_the_plan_rounds_go_on_as_the_last_one() -> None:
    tournament = hall(8, plan=["drawn", "ranked"])
    assert [play_round(tournament).way for _ in range(3)] == ["drawn", "ranked", "ranked"]
    assert play_round(tournament, way="drawn").way == "drawn"
    assert refused(tournament, prepare=5, way="swiss") == ("not_two_at_a_table", ())


# Results.


def test_a_result_must_come_to_the_sum_of_the_game() -> None:
    tournament = running(sums={"0": 0})
    assert refused(tournament, result=[1, 1], values=[5, -5, 3, 0]) == ("wrong_sum", (0, 3))
    tournament.do({"result": [1, 1], "values": [5, -5, 3, -3]})
    tournament.do({"result": [1, 2], "values": [5, -5, 3, 0], "despite": "the list is lost"})
    assert tournament.state.round(1).results[2].despite
    assert state(tournament) == "complete"


def test_the_sum_may_be_another_for_each_size_of_table() -> None:
    tournament = hall(7, sums={"3": 30, "4": 40})
    set_draw(tournament, (1, 2, 3, 4), (5, 6, 7))
    tournament.do({"start": 1})
    assert refused(tournament, result=[1, 2], values=[10, 10, 20]) == ("wrong_sum", (30, 40))
    tournament.do({"result": [1, 2], "values": [10, 10, 10]})
    tournament.do({"result": [1, 1], "values": [10, 10, 10, 10]})


def test_the_rules_of_the_game_may_refuse_a_result() -> None:
    tournament = running()
    counting = Counting("points", lowest=0, highest=40, usual=30)
    tournament.fits = lambda it: counting.doubt(it.values)
    above = refused(tournament, result=[1, 1], values=[41, 0, 0, 0])
    assert above == ("above_the_most", (1, 1, 41, 40))
    below = refused(tournament, result=[1, 1], values=[0, 0, 0, -1])
    assert below == ("below_the_least", (1, 4, -1, 0))
    asked = refused(tournament, result=[1, 1], values=[31, 0, 0, 0])
    assert asked == ("unusual", (1, 1, 31))
    tournament.do({"result": [1, 1], "values": [31, 0, 0, 0], "despite": "looked at twice"})
    tournament.do({"result": [1, 2], "values": [30, 0, 0, 0]})


def test_what_is_far_above_all_others_of_the_evening_is_asked_about() -> None:
    tournament = hall(12)
    set_draw(tournament, (1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
    tournament.do({"start": 1})
    tournament.fits = lambda it: None
    tournament.do({"result": [1, 1], "values": [90, -40, 30, 20]})
    tournament.do({"result": [1, 2], "values": [-90, 40, -30, 90]})
    far = refused(tournament, result=[1, 3], values=[900, 0, 0, 0])
    assert far == ("unusual", (3, 9, 900))
    tournament.do({"result": [1, 3], "values": [450, 0, 0, 0]})


def test_a_result_has_a_number_for_each_side() -> None:
    tournament = running(sides={"4": [[0, 2], [1, 3]]})
    four = refused(tournament, result=[1, 1], values=[1, 2, 3, 4])
    assert four == ("wrong_number_of_values", (2, 4))
    tournament.do({"result": [1, 1], "values": [30, 10]})
    points = {row.number: row.points for row in tournament.standings()}
    assert [points[n] for n in (1, 2, 3, 4)] == [30, 10, 30, 10]
    assert refused(tournament, result=[1, 3], values=[1, 2]) == ("no_such_table", (3,))


def test_entering_again_before_the_next_draw_replaces_and_leaves_a_trail() -> None:
    tournament = running()
    tournament.do({"result": [1, 1], "values": [1, 2, 3, 4], "by": "Anna", "at": "20:15"})
    tournament.do({"result": [1, 1], "values": [1, 2, 3, 5], "by": "Ben", "at": "20:20"})
    [change] = tournament.state.trail
    assert (change.before, change.after) == ((1, 2, 3, 4), (1, 2, 3, 5))
    assert (change.late, change.by, change.at) == (False, "Ben", "20:20")
    result = tournament.state.round(1).results[1]
    assert (result.values, result.by, result.corrected) == ((1, 2, 3, 5), "Ben", False)


def test_with_second_entry_a_result_counts_when_both_agree() -> None:
    tournament = running(twice=True)
    results_before = tournament.standings()
    assert refused(tournament, again=[1, 1], values=[1, 2, 3, 4]) == ("no_result", (1, 1))
    tournament.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    assert tournament.state.round(1).open_tables() == [1, 2]
    assert [row.points for row in tournament.standings()] == [row.points for row in results_before]
    tournament.do({"again": [1, 1], "values": [1, 2, 3, 5]})
    assert tournament.state.round(1).results[1].again == (1, 2, 3, 5)
    assert tournament.state.round(1).open_tables() == [1, 2]
    tournament.do({"again": [1, 1], "values": [1, 2, 3, 4]})
    assert tournament.state.round(1).open_tables() == [2]


def test_a_second_entry_that_differs_opens_a_table_also_where_one_would_do() -> None:
    tournament = running()
    tournament.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    tournament.do({"again": [1, 1], "values": [1, 2, 3, 5]})
    assert tournament.state.round(1).open_tables() == [1, 2]
    tournament.do({"result": [1, 1], "values": [1, 2, 3, 5]})
    assert tournament.state.round(1).open_tables() == [2]


# Corrections.


def test_after_the_next_draw_a_correction_changes_standings_and_no_draw() -> None:
    tournament = running()
    results_of = {"result": [1, 1], "values": [9, 2, 3, 4]}
    tournament.do(results_of)
    tournament.do({"result": [1, 2], "values": [1, 2, 3, 5]})
    play_round(tournament)
    drawn = tournament.state.round(2).draw
    assert refused(tournament, **results_of) == ("must_be_corrected", (1, 1))
    assert refused(tournament, correct=[1, 1], values=[0] * 4, reason=" ") == ("no_reason", (1,))
    tournament.do({"correct": [1, 1], "values": [0, 2, 3, 4], "reason": "misread", "by": "Anna"})
    assert tournament.state.round(2).draw is drawn
    row = next(row for row in tournament.standings(1) if row.number == 1)
    assert row.points == 0 and row.corrected
    [change] = tournament.state.trail
    assert change.late and (change.reason, change.by) == ("misread", "Anna")


def test_a_closed_round_takes_corrections_only() -> None:
    tournament = hall(4)
    play_round(tournament)
    tournament.do({"close": 1})
    assert refused(tournament, result=[1, 1], values=[0] * 4) == ("round_is_closed", (1,))
    assert refused(tournament, again=[1, 1], values=[0] * 4) == ("must_be_corrected", (1, 1))
    tournament.do({"correct": [1, 1], "values": [0, 0, 0, 1], "reason": "misread"})
    assert refused(tournament, reopen=1, reason="") == ("no_reason", (1,))
    tournament.do({"reopen": 1, "reason": "the wrong round"})
    assert refused(tournament, reopen=1, reason="x") == ("round_is_not_closed", (1,))


# Drawing again.


def test_a_round_is_drawn_again_after_two_confirmations_and_the_old_draw_is_kept() -> None:
    tournament = running()
    tournament.do({"result": [1, 1], "values": [1, 2, 3, 4]})
    old = tournament.state.round(1)
    assert refused(tournament, confirm=1) == ("was_not_asked", (1,))
    assert refused(tournament, redraw=1, reason="") == ("no_reason", (1,))
    tournament.do({"redraw": 1, "reason": "wrong list of people"})
    assert tournament.state.round(1) is old
    tournament.do({"confirm": 1})
    assert state(tournament) == "prepared"
    tournament.draw()
    one = tournament.state.round(1)
    assert one.draw is not None and one.draw.attempt == 2
    [kept] = one.old
    assert (kept.draw, kept.results) == (old.draw, old.results)
    assert kept.reason == "wrong list of people"
    assert not one.results


def test_the_second_confirmation_follows_the_first_at_once() -> None:
    tournament = running()
    tournament.do({"redraw": 1, "reason": "spilt"})
    tournament.enter("Somebody")
    assert refused(tournament, confirm=1) == ("was_not_asked", (1,))


def test_another_attempt_is_another_draw() -> None:
    tournament = hall(28)
    tournament.prepare()
    tournament.draw()
    first = tournament.state.round(1).draw
    tournament.do({"redraw": 1, "reason": "spilt"})
    tournament.do({"confirm": 1})
    tournament.draw()
    second = tournament.state.round(1).draw
    assert first is not None and second is not None
    assert first.tables != second.tables
    assert is_as_drawn(tournament, 1)


# Undoing.


def test_anything_can_be_undone_and_done_again() -> None:
    tournament = hall(9, plan=["drawn", "ranked"])
    play_round(tournament)
    tournament.do({"close": 1})
    tournament.do({"leave": 3})
    play_round(tournament)
    values = [0] * len(tournament.state.round(1).seated(1))
    tournament.do({"correct": [1, 1], "values": values, "reason": "misread"})
    states = [tournament.state]
    while tournament.undoable():
        tournament.undo()
        states.append(tournament.state)
    assert not tournament.state.people
    while tournament.redoable():
        states.pop()
        tournament.redo()
        assert tournament.state == states[-1]


def test_one_event_taken_back_is_as_if_it_had_never_been() -> None:
    """What came after it stays; where that builds on it, nothing happens."""
    tournament = hall(9, plan=["drawn"], fee=500)
    tournament.do({"pay": 500, "who": 3})
    tournament.do({"substitute": 4, "name": "Instead"})
    play_round(tournament)
    tournament.do({"pay": 500, "who": 9})
    tournament.do({"change": 2, "name": "Anna"})
    tournament.do({"leave": 5})
    tournament.do({"back": 5})
    log, refused = tournament.events(), {}
    for keep in range(len(log) - 1):
        recorded = list(log)
        one = Tournament.from_events(log, recorded.append)
        try:
            one.undo(keep + 1, keep)
        except Refused as error:
            assert one.events() == recorded == log
            refused[error.key] = refused.get(error.key, 0) + 1
            continue
        without = [event for place, event in enumerate(log) if place != len(log) - keep - 1]
        assert one.events() == without
        assert one.state == Tournament.from_events(without).state
        assert one.state == Tournament.from_events(recorded).state
        assert len(one.redoable()) == 1
    # Who came and who plays on for whom before the draw; the round, and who left before being back.
    assert refused == {"drawn_since": 11, "needed_since": 3}


def test_something_new_forgets_what_was_undone() -> None:
    tournament = hall(3)
    tournament.undo()
    assert tournament.redoable()
    tournament.enter("Another")
    assert not tournament.redoable()


# Drawn ahead.


def test_the_rounds_of_an_undisturbed_evening_are_drawn_at_the_start() -> None:
    tournament = hall(16, plan=["drawn"] * 5)
    first = play_round(tournament)
    assert first.draw is not None and len(first.draw.ahead) == 4
    for tables, out in first.draw.ahead:
        draw = play_round(tournament).draw
        assert draw is not None
        assert (draw.tables, draw.out) == (tables, out)
    assert not play_round(tournament).draw.ahead  # type: ignore[union-attr]


def test_when_somebody_leaves_the_rest_of_the_evening_is_drawn_anew() -> None:
    tournament = hall(16, plan=["drawn"] * 5)
    first = play_round(tournament)
    tournament.do({"leave": 5})
    second = play_round(tournament)
    assert first.draw is not None and second.draw is not None
    assert len(second.draw.ahead) == 3
    assert second.draw.tables != first.draw.ahead[0][0]


def test_what_is_drawn_ahead_knows_who_will_be_missing() -> None:
    tournament = hall(17, plan=["drawn"] * 4)
    tournament.do({"absent": 5, "rounds": [3]})
    first = play_round(tournament)
    assert first.draw is not None
    assert [len(tables) for tables, _ in first.draw.ahead] == [4, 4, 4]
    there = [{who for table in tables for who in table} for tables, _ in first.draw.ahead]
    assert [5 in people for people in there] == [True, False, True]
    for tables, _ in first.draw.ahead:
        draw = play_round(tournament).draw
        assert draw is not None and draw.tables == tables


def test_what_will_be_impossible_later_does_not_hinder_this_round() -> None:
    tournament = hall(5, sizes=[4, 5], plan=["drawn"] * 3)
    for number in (1, 2):
        tournament.do({"absent": number, "rounds": [2]})
    first = play_round(tournament)
    assert first.draw is not None and first.draw.ahead == ()
    tournament.prepare()
    with pytest.raises(Impossible) as why:
        tournament.draw()
    assert (why.value.key, why.value.numbers) == ("too_few_players", (3, 4))


def test_what_was_played_in_the_program_is_not_doubted() -> None:
    tournament = running()
    tournament.fits = lambda it: Counting("points", usual=30).doubt(it.values)
    assert refused(tournament, result=[1, 1], values=[31, 0, 0, 0]) == ("unusual", (1, 1, 31))
    tournament.do({"result": [1, 1], "values": [31, 0, 0, 0], "source": "match"})
    assert not tournament.state.round(1).results[1].despite
