"""Standings, tie-breaks, prizes, cash, season: who comes where and gets what."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine import seeds
from engine.cards import GERMAN_32
from engine.head import BadLog
from engine.tournament.cash import cash_sheet
from engine.tournament.duplicate import (
    DIGITS,
    commitment,
    deal_seed,
    revealed,
    round_seed,
    slips,
    table_seed,
)
from engine.tournament.exchange import from_json, to_json
from engine.tournament.head import Head
from engine.tournament.knockout import knockout
from engine.tournament.met import Meeting, met
from engine.tournament.prizes import nobodys, prize_list
from engine.tournament.refusal import Refused
from engine.tournament.season import Evening, Result, evening, honours, place_points, season
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import by_number, hall, play_round, results, set_draw
from tests.engine.tournament.test_people import refused

GIN = {"sizes": [2], "best": 2, "scoring": "wins"}


def places(tournament: Tournament) -> list[tuple[int, int]]:
    """Place and start number, line by line."""
    return [(row.place, row.number) for row in tournament.standings()]


def evening_of(rounds: list[tuple[tuple[int, ...], ...]], **settings: Any) -> Tournament:
    """Rounds of four at one table, each with its results seat by seat, 1 to 4 as they sit."""
    tournament = hall(4, **{"sizes": [4], **settings})
    for values in rounds:
        number = set_draw(tournament, (1, 2, 3, 4))
        results(tournament, number, *values)
    return tournament


# Points and places.


def test_the_most_points_win_or_the_fewest() -> None:
    rounds = [((10, 20, 30, 40),), ((5, 5, 5, 0),)]
    assert places(evening_of(rounds)) == [(1, 4), (2, 3), (3, 2), (4, 1)]
    assert places(evening_of(rounds, fewest=True)) == [(1, 1), (2, 2), (3, 3), (4, 4)]


def test_whom_nothing_parts_shares_a_place_and_the_next_is_left_out() -> None:
    tournament = evening_of([((10, 20, 20, 5),)])
    assert places(tournament) == [(1, 2), (1, 3), (3, 1), (4, 4)]
    assert [row.shared for row in tournament.standings()] == [True, True, False, False]


@pytest.mark.parametrize(
    ("chain", "first"),
    [
        (["best_round"], 1),
        (["worst_round"], 2),
        (["last_round"], 1),
        (["wins"], 2),
        (["direct", "best_round"], 2),
    ],
)
def test_each_tie_break_decides_between_equal_points(chain: list[str], first: int) -> None:
    """1 and 2 have 60 each: 1 by 0, 10 and 50, 2 by 21, 20 and 19."""
    rounds = [((0, 21, 3, 4),), ((10, 20, 3, 4),), ((50, 19, 3, 4),)]
    tournament = evening_of(rounds, ties=chain)
    assert places(tournament)[:2] == [(1, first), (2, 3 - first)]
    assert len(tournament.standings()[0].ties) == len(chain)


def test_where_fewer_is_better_the_best_round_is_the_lowest() -> None:
    rounds = [((0, 30, 90, 90),), ((60, 30, 90, 90),)]
    assert places(evening_of(rounds, fewest=True, ties=["best_round"]))[0] == (1, 1)
    assert places(evening_of(rounds, fewest=True, ties=["worst_round"]))[0] == (1, 2)


def test_the_chain_goes_on_where_one_link_leaves_some_level() -> None:
    rounds = [((9, 9, 2, 0),), ((1, 1, 8, 0),)]
    assert places(evening_of(rounds, ties=["best_round"])) == [(1, 1), (1, 2), (3, 3), (4, 4)]
    parted = evening_of(rounds, ties=["best_round", "lot"])
    assert [row.place for row in parted.standings()] == [1, 2, 3, 4]
    assert places(parted) == places(evening_of(rounds, ties=["best_round", "lot"]))


def test_direct_meeting_counts_only_where_each_has_met_each() -> None:
    tournament = hall(4, ties=["direct"], **GIN)
    results(tournament, set_draw(tournament, (1, 2), (3, 4)), (1, 0), (1, 0))
    assert places(tournament) == [(1, 1), (1, 3), (3, 2), (3, 4)]
    results(tournament, set_draw(tournament, (1, 3), (2, 4)), (0, 1), (1, 0))
    assert places(tournament) == [(1, 3), (2, 1), (3, 2), (4, 4)]
    results(tournament, set_draw(tournament, (3, 2), (1, 4)), (0, 1), (0, 1))
    assert [row.points for row in tournament.standings()] == [4, 4, 2, 2]
    assert places(tournament) == [(1, 2), (2, 3), (3, 4), (4, 1)]


def test_a_drawn_meeting_decides_nothing() -> None:
    """1 has drawn with all; 2, 3 and 4 have won and lost once more each: nothing parts them."""
    tournament = hall(4, ties=["direct"], **GIN)
    for tables, values in (
        ([(1, 2), (3, 4)], [(1, 1), (1, 0)]),
        ([(1, 3), (4, 2)], [(1, 1), (1, 0)]),
        ([(1, 4), (2, 3)], [(1, 1), (1, 0)]),
    ):
        results(tournament, set_draw(tournament, *tables), *values)
    assert [row.points for row in tournament.standings()] == [3, 3, 3, 3]
    assert [row.place for row in tournament.standings()] == [1, 1, 1, 1]


def test_the_points_of_opponents_and_of_those_who_were_beaten() -> None:
    """1 and 3 have won twice and once; 1 has met 2 and 3, 4 has met 3 and 2."""
    tournament = hall(4, ties=["opponents", "beaten"], **GIN)
    results(tournament, set_draw(tournament, (1, 2), (3, 4)), (1, 0), (1, 0))
    results(tournament, set_draw(tournament, (1, 3), (2, 4)), (1, 0), (0, 1))
    ties = {row.number: row.ties for row in tournament.standings()}
    assert ties == {1: (2, 4), 3: (6, 4), 4: (2, 0), 2: (6, 0)}
    assert places(tournament) == [(1, 1), (2, 3), (3, 4), (4, 2)]


def test_a_win_is_worth_two_for_each_side_that_has_done_worse() -> None:
    tournament = evening_of([((10, 20, 20, 5),)], scoring="wins")
    assert {row.number: row.points for row in tournament.standings()} == {1: 2, 2: 5, 3: 5, 4: 0}


def test_the_worst_rounds_are_dropped() -> None:
    tournament = evening_of([((10, 1, 0, 0),), ((0, 9, 0, 0),), ((10, 9, 0, 0),)], drop=1)
    rows = {row.number: row for row in tournament.standings()}
    assert (rows[1].points, rows[2].points) == (20, 18)
    assert [cell.dropped for cell in rows[1].cells] == [False, True, False]
    fewest = evening_of([((10, 1, 0, 0),), ((0, 9, 0, 0),)], drop=1, fewest=True)
    assert {row.number: row.points for row in fewest.standings()} == {1: 0, 2: 1, 3: 0, 4: 0}
    assert evening_of([((10, 1, 0, 0),)], drop=1).standings()[0].points == 10


def test_a_round_sat_out_counts_what_was_set_or_the_average() -> None:
    for setting, points in ((0, 27), (7, 34), ("average", 41)):
        tournament = hall(5, sizes=[4], sat_out=setting)
        results(tournament, set_draw(tournament, (1, 2, 3, 4), out=(5,)), (13, 0, 0, 0))
        results(tournament, set_draw(tournament, (1, 2, 3, 5), out=(4,)), (14, 0, 0, 0))
        results(tournament, set_draw(tournament, (2, 3, 4, 5), out=(1,)), (0, 0, 0, 0))
        row = next(row for row in tournament.standings() if row.number == 1)
        assert (row.points, row.cells[2].kind) == (points, "out")


def test_standings_of_an_earlier_round() -> None:
    tournament = evening_of([((10, 0, 0, 0),), ((0, 50, 0, 0),)])
    assert tournament.standings(1)[0].number == 1
    assert tournament.standings()[0].number == 2


def test_a_table_that_is_still_playing_counts_nothing_yet() -> None:
    tournament = hall(8)
    set_draw(tournament, (1, 2, 3, 4), (5, 6, 7, 8))
    tournament.do({"start": 1})
    tournament.do({"result": [1, 2], "values": [4, 3, 2, 1]})
    rows = tournament.standings()
    assert [row.number for row in rows[:4]] == [5, 6, 7, 8]
    assert {row.cells[0].kind for row in rows[4:]} == {"open"}


# Stages.


def test_the_final_table_takes_the_first_places() -> None:
    tournament = hall(12, plan=["drawn", "drawn", "final"], finalists=4, carry=False)
    play_round(tournament, by_number)
    play_round(tournament, by_number)
    final = play_round(tournament, lambda rng, table: [-one for one in table])
    assert final.draw is not None
    assert sorted(final.seated(1)) == [9, 10, 11, 12]
    assert final.draw.away == (1, 2, 3, 4, 5, 6, 7, 8)
    assert [n for _, n in places(tournament)] == [9, 10, 11, 12, 8, 7, 6, 5, 4, 3, 2, 1]


def test_points_may_be_carried_into_the_final() -> None:
    tournament = hall(12, plan=["drawn", "drawn", "final"], finalists=4)
    for _ in range(2):
        play_round(tournament, by_number)
    play_round(tournament, lambda rng, table: [1 if one == 9 else 0 for one in table])
    assert [n for _, n in places(tournament)][:4] == [12, 11, 10, 9]


def test_series_by_rank_put_the_best_at_the_first_table() -> None:
    tournament = hall(12, plan=["drawn", "ranked"])
    play_round(tournament, by_number)
    tournament.do({"apart": []})
    second = play_round(tournament, by_number)
    middle = [sum(second.seated(table)) / 4 for table in second.tables()]
    assert middle == sorted(middle, reverse=True)


def test_a_knock_out_ends_with_one_and_ranks_by_how_far_one_came() -> None:
    tournament = hall(8, plan=["knockout"], **GIN)
    for _ in range(3):
        play_round(tournament, by_number)
    assert knockout(tournament.state).alive == [8]
    assert places(tournament)[0] == (1, 8)
    assert [row.place for row in tournament.standings()] == [1, 2, 3, 3, 5, 5, 5, 5]
    tournament.prepare()
    with pytest.raises(Refused) as why:
        tournament.draw()
    assert (why.value.key, why.value.numbers) == ("knockout_is_decided", (8,))


def test_a_knock_out_with_a_second_chance() -> None:
    """The best loses at first, then beats everybody: whoever was unbeaten, too, and twice."""
    tournament = hall(4, plan=["knockout"], lives=2, **GIN)
    play_round(tournament, lambda rng, table: [-one for one in table])
    for _ in range(4):
        assert len(knockout(tournament.state).alive) > 1
        play_round(tournament, by_number)
    cup = knockout(tournament.state)
    assert cup.alive == [4]
    assert cup.losses == {1: 2, 2: 2, 3: 2, 4: 1}
    assert [row.place for row in tournament.standings()] == [1, 2, 3, 4]
    assert places(tournament)[0] == (1, 4)


@pytest.mark.parametrize("lives", [1, 2])
@pytest.mark.parametrize("people", [5, 8])
def test_in_a_knock_out_those_still_in_stand_first_by_lives_left(people: int, lives: int) -> None:
    """Behind them stand those who are out, the longer they were in the higher."""
    tournament = hall(people, plan=["knockout"], lives=lives, **GIN)
    shared = 0
    while len(tournament.state.rounds) < 2 or len(knockout(tournament.state).alive) > 1:
        play_round(tournament)
        cup = knockout(tournament.state)
        rounds = len(tournament.state.rounds)
        reached = {one: (cup.out.get(one, rounds + 1), -cup.losses[one]) for one in cup.players}
        for one in cup.out:
            reached[one] = (cup.out[one], -lives)
        rows = tournament.standings()
        for row in rows:
            assert row.place == 1 + sum(other > reached[row.number] for other in reached.values())
            shared += row.shared
    assert shared


def test_a_knock_out_needs_a_winner_and_no_correction_turns_back_who_has_played_on() -> None:
    tournament = hall(4, plan=["knockout"], **GIN)
    number = tournament.prepare()
    tournament.draw()
    tournament.do({"start": number})
    assert refused(tournament, result=[1, 1], values=[3, 3]) == ("nobody_has_won", (1,))
    for table in (1, 2):
        tournament.do({"result": [1, table], "values": [3, 1]})
    play_round(tournament)
    other = refused(tournament, correct=[1, 1], values=[0, 1], reason="misread")
    assert other == ("would_change_the_knockout", (1, 1))
    tournament.do({"correct": [1, 1], "values": [4, 1], "reason": "misread"})


def test_the_best_of_the_evening_go_on_into_the_knock_out() -> None:
    tournament = hall(12, plan=["swiss", "swiss", "knockout"], finalists=4, **GIN)
    for _ in range(4):
        play_round(tournament, by_number)
    assert sorted(knockout(tournament.state).players) != list(range(1, 13))
    assert len(knockout(tournament.state).players) == 4
    assert len(knockout(tournament.state).alive) == 1
    ranked = [row.number for row in tournament.standings()]
    assert set(ranked[:4]) == set(knockout(tournament.state).players)


@pytest.mark.parametrize("people", [5, 6])
def test_round_robin_goes_on_when_somebody_leaves_or_comes(people: int) -> None:
    tournament = hall(people, plan=["round_robin"], **GIN)
    play_round(tournament, by_number)
    tournament.do({"leave": 2})
    second = play_round(tournament, by_number)
    assert second.draw is not None
    assert not any(2 in table for table in second.draw.tables)
    tournament.enter("Late")
    third = play_round(tournament, by_number).draw
    assert third is not None
    assert people + 1 in {who for table in third.tables for who in table} | {*third.out}
    assert met(tournament.state).repeats == 0


def robin(leaves_after: int) -> Tournament:
    """Six play each against each, lower numbers win; 1 leaves after so many games."""
    tournament = hall(6, plan=["round_robin"], **GIN)
    for number in range(1, 6):
        play_round(tournament, lambda rng, table: [-one for one in table])
        if number == leaves_after:
            tournament.do({"leave": 1})
    return tournament


def test_who_leaves_a_round_robin_early_is_as_if_never_there() -> None:
    rows = {row.number: row for row in robin(2).standings()}
    assert [rows[n].points for n in range(1, 7)] == [0, 8, 6, 4, 2, 0]
    for number in range(2, 7):
        kinds = [cell.kind for cell in rows[number].cells]
        assert sorted(kinds) == ["played"] * 4 + ["void"]
    assert {cell.kind for cell in rows[1].cells} == {"void", "left"}


def test_who_leaves_a_round_robin_late_has_lost_the_rest() -> None:
    tournament = robin(3)
    rows = {row.number: row for row in tournament.standings()}
    assert rows[1].points == 6
    lucky = [n for n in range(2, 7) if "walkover" in [cell.kind for cell in rows[n].cells]]
    assert len(lucky) == 2
    beaten = dict(zip(range(2, 7), (8, 6, 4, 2, 0), strict=True))
    for number in range(2, 7):
        assert rows[number].points == beaten[number] + 2 * (number in lucky)


# Who met whom.


def test_the_matrix_of_who_met_whom() -> None:
    tournament = hall(4, sizes=[4], sides={"4": [[0, 2], [1, 3]]})
    set_draw(tournament, (1, 2, 3, 4))
    results(tournament, 1, (1, 0))
    set_draw(tournament, (1, 3, 2, 4))
    matrix = met(tournament.state)
    assert matrix.rows[0] == (Meeting(0, 0), Meeting(1, 1), Meeting(1, 1), Meeting(2, 0))
    assert (matrix.repeats, matrix.partners, matrix.least) == (2, 0, 6)
    assert met(tournament.state, 1).rows[0][1] == Meeting(1, 0)


# Prizes and cash.


def won(tournament: Tournament) -> list[tuple[int, int, int]]:
    """Which prize, who, how much."""
    return [(one.prize, one.number, one.money) for one in prize_list(tournament.state)]


MONEY = [{"kind": "place", "place": n, "money": 100 - 25 * n} for n in (1, 2, 3)]


def test_who_shares_a_place_shares_its_prizes() -> None:
    tournament = evening_of([((20, 20, 10, 5),)], prizes=MONEY)
    assert won(tournament) == [(0, 1, 37), (0, 2, 37), (1, 1, 25), (1, 2, 25), (2, 3, 25)]
    drawn = won(evening_of([((20, 20, 10, 5),)], prizes=MONEY, sharing="lot"))
    assert sorted(money for _, _, money in drawn) == [25, 50, 75]
    assert drawn[2] == (2, 3, 25)


HAM = [
    {"kind": "place", "place": 1, "money": 50},
    {"kind": "place", "place": 2, "money": 30, "thing": "ham"},
    {"kind": "place", "place": 3, "thing": "wine"},
]


@pytest.mark.parametrize("seed", range(5))
def test_a_thing_that_several_would_share_goes_to_one_by_lot(seed: int) -> None:
    tournament = evening_of([((20, 10, 10, 5),)], prizes=HAM, things="lot", seed=seed)
    found = prize_list(tournament.state)
    for thing in ("ham", "wine"):
        assert [one.drawn for one in found if one.thing == thing] == [True]
    assert {one.number for one in found if one.thing} == {2, 3}, "nobody gets both"
    assert [one.money for one in found if one.prize == 1] == [15, 15], "money is divided"
    assert found == prize_list(Tournament.from_events(tournament.events()).state)


def test_it_is_not_always_the_same_who_gets_the_thing() -> None:
    owners = set()
    for seed in range(12):
        tournament = evening_of([((20, 10, 10, 5),)], prizes=HAM, things="lot", seed=seed)
        owners.add(next(one.number for one in prize_list(tournament.state) if one.thing == "ham"))
    assert owners == {2, 3}


def test_where_nothing_was_agreed_a_thing_is_shared_as_it_was() -> None:
    found = prize_list(evening_of([((20, 10, 10, 5),)], prizes=HAM).state)
    assert [(one.number, one.shares) for one in found if one.thing == "ham"] == [(2, 2), (3, 2)]


def test_a_prize_that_nobody_gets_is_told() -> None:
    prizes = [*HAM, {"kind": "tag", "tag": "women", "money": 30}]
    state = evening_of([((20, 10, 10, 5),)], prizes=prizes).state
    assert nobodys(state, prize_list(state)) == [3]


def test_special_prizes_go_to_who_has_none_yet() -> None:
    prizes = [
        *MONEY[:1],
        {"kind": "tag", "tag": "women", "money": 30},
        {"kind": "best_round", "thing": "ham"},
        {"kind": "last", "thing": "red lantern"},
    ]
    tournament = evening_of([((50, 20, 10, 5),), ((0, 9, 30, 5),)], prizes=prizes)
    for number in (1, 2):
        tournament.do({"change": number, "tags": ["women"]})
    assert won(tournament) == [(0, 1, 75), (1, 2, 30), (2, 3, 0), (3, 4, 0)]
    again = evening_of([((50, 20, 10, 5),), ((0, 9, 30, 5),)], prizes=prizes, one_prize_each=False)
    again.do({"change": 1, "tags": ["women"]})
    assert won(again) == [(0, 1, 75), (1, 1, 30), (2, 1, 0), (3, 4, 0)]


def test_a_pair_divides_its_prize() -> None:
    tournament = hall(4, sizes=[4], sides={"4": [[0, 2], [1, 3]]}, pairs=True, prizes=MONEY)
    tournament.do({"pair": [1, 2]})
    tournament.do({"pair": [3, 4]})
    results(tournament, set_draw(tournament, (1, 3, 2, 4)), (5, 0))
    assert won(tournament) == [(0, 1, 37), (0, 2, 37), (1, 3, 25), (1, 4, 25)]


def test_the_cash_sheet() -> None:
    tournament = evening_of([((20, 15, 10, 5),)], prizes=MONEY, fee=50)
    for number in (1, 2, 3):
        tournament.do({"pay": 50, "who": number})
    tournament.do({"pay": -10, "who": 3})
    tournament.do({"pay": 200, "what": "gift", "by": "Anna"})
    tournament.do({"pay": -60, "what": "cards"})
    cash = cash_sheet(tournament.state)
    assert (cash.due, cash.paid, cash.owing) == (200, 140, ((3, 10), (4, 50)))
    assert (cash.income, cash.spent, cash.prizes, cash.box) == (200, 60, 150, 280)
    assert cash.left_over == 280 + 60 - 150
    tournament.do({"hand": [0, 1]})
    assert refused(tournament, hand=[0, 1]) == ("has_the_prize", (0, 1))
    assert refused(tournament, hand=[7, 1]) == ("no_such_prize", (7,))
    assert refused(tournament, pay=0, who=1) == ("no_money", ())
    assert [one.handed for one in prize_list(tournament.state)] == [True, False, False]
    cash = cash_sheet(tournament.state)
    assert (cash.handed, cash.box, cash.left_over) == (75, 205, 280 + 60 - 150)


def test_before_the_first_draw_there_is_money_but_no_prize() -> None:
    tournament = hall(2, fee=5, prizes=MONEY)
    assert cash_sheet(tournament.state).due == 10
    assert not prize_list(tournament.state)


# Seasons.


def an_evening(fewest: bool = False, **points: int) -> Evening:
    order = sorted(points.values(), reverse=not fewest)
    found = {(name,): Result(name, value, 1 + order.index(value)) for name, value in points.items()}
    return Evening("", "", fewest, found)


def test_a_season_is_the_sum_of_its_evenings_without_the_worst() -> None:
    evenings = [an_evening(a=10, b=8), an_evening(a=1, b=8), an_evening(a=10, c=30)]
    table = season(evenings, drop=1)
    assert [(row.place, row.name, row.total) for row in table] == [
        (1, "c", 30),
        (2, "a", 20),
        (3, "b", 16),
    ]
    assert table[1].dropped == (1,)
    assert table[2].values == (8, 8, None) and table[2].dropped == (2,)
    assert [row.name for row in season(evenings, least=2)] == ["a", "b"]
    assert [row.shared for row in season([an_evening(a=3, b=3)])] == [True, True]


def test_where_fewer_is_better_a_missed_evening_counts_as_the_worst() -> None:
    table = season([an_evening(True, a=1, b=5), an_evening(True, a=7, c=9)])
    assert [(row.name, row.total) for row in table] == [("a", 8), ("b", 14), ("c", 14)]
    assert [row.place for row in table] == [1, 2, 2]
    [only] = season([an_evening(True), an_evening(True, a=7)])
    assert only.total == 7, "where nobody has played nobody has missed anything"
    with pytest.raises(BadLog):
        season([an_evening(True, a=1), an_evening(False, a=1)])


def test_a_season_may_count_places() -> None:
    worth = place_points(an_evening(a=10, b=8, c=8, d=1), (9, 6, 4))
    assert points(worth) == {"a": 9, "b": 5, "c": 5, "d": 0}


def points(one: Evening) -> dict[str, int]:
    return {result.name: result.points for result in one.results.values()}


def people_of(*people: dict[str, Any], title: str = "Spring") -> Evening:
    """An evening at one table, whose people bring home as many points as their start number."""
    tournament = Tournament(Head(sizes=(len(people),), title=title, plan=("drawn",)))
    for number, one in enumerate(people, 1):
        tournament.do({"enter": number, **one})
    number = set_draw(tournament, tuple(range(1, len(people) + 1)))
    results(tournament, number, tuple(range(1, len(people) + 1)))
    tournament.do({"close": number})
    return evening(tournament.state)


def test_an_evening_keeps_points_and_places() -> None:
    tournament = evening_of([((10, 20, 30, 40),)], title="Spring")
    kept = evening(tournament.state)
    assert points(kept) == {f"Person {n}": 10 * n for n in (1, 2, 3, 4)}
    assert [one.place for one in kept.results.values() if one.name == "Person 4"] == [1]


HANS, SAME = {"name": "Hans Huber"}, {"name": "HANS HUBER"}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (HANS, HANS),
        (HANS, SAME),
        (HANS | {"team": "Isen"}, SAME | {"team": "Dorfen"}),
        (HANS | {"member": 3}, SAME | {"member": 5}),
        (HANS | {"member": 3}, HANS),
    ],
)
def test_two_of_one_name_are_two_people(one: dict[str, Any], other: dict[str, Any]) -> None:
    table = season([people_of(one, {"name": "Emil"}, other)])
    assert sorted(row.total for row in table) == [1, 2, 3]
    assert len({row.name for row in table}) == 3, "they can be told apart"
    assert len({row.who for row in table}) == 3


def test_a_member_stays_one_person_under_another_name() -> None:
    before = people_of({"name": "Anna Maier", "member": 7}, {"name": "Ben"})
    after = people_of({"name": "Ben"}, {"name": "Anna Huber", "member": 7})
    table = season([before, after])
    assert {row.name: row.total for row in table} == {"Anna Huber": 3, "Ben": 3}


def test_a_guest_is_known_again_by_name_and_club_in_any_case() -> None:
    guest, other = HANS | {"team": "Isen"}, SAME | {"team": "ISEN"}
    table = season([people_of(guest, {"name": "Ben"}), people_of(other, {"name": "Ben"})])
    assert [row.values for row in table] == [(2, 2), (1, 1)]


def test_an_evening_that_runs_has_no_winner() -> None:
    won = people_of(HANS, {"name": "Ben"})
    assert [one.name for one in honours([won])] == ["Ben"]
    assert honours([replace(won, over=False)]) == []


def test_the_table_of_honour_names_who_has_won_and_how_often() -> None:
    def of(*places: int) -> Evening:
        names = dict(zip(("Anna", "Ben", "Cilli"), places, strict=False))
        return Evening("x", "", False, {(name,): Result(name, 0, n) for name, n in names.items()})

    spring, summer, autumn = of(2, 1, 3), of(1, 1, 3), of(2, 1)
    nothing_yet, alone = of(1, 1, 1), of(1)
    found = honours([spring, summer, autumn, nothing_yet, alone])
    assert [(one.name, one.won) for one in found] == [("Ben", (0, 1, 2)), ("Anna", (1, 4))]
    assert honours([]) == []


# Duplicate deals.


SECRET = seeds.code(bytes(range(16)))


@pytest.mark.parametrize("packs", ["", SECRET], ids=["version 1", "a secret"])
def test_all_tables_of_a_round_have_the_same_deals_and_rounds_have_others(packs: str) -> None:
    head = Head(seed=7, packs=packs)
    first, second = (slips(GERMAN_32, round_seed(head, number), 3) for number in (1, 2))
    assert first == slips(GERMAN_32, round_seed(head, 1), 3)
    assert len({tuple(map(str, pack)) for pack in first + second}) == 6
    assert all(sorted(map(str, pack)) == sorted(map(str, GERMAN_32)) for pack in first)


def test_without_a_secret_packs_come_from_the_seed_as_ever() -> None:
    assert round_seed(Head(seed=7), 1) == deal_seed(7, 1) != deal_seed(7, 2) != deal_seed(8, 2)
    assert len({table_seed(7, r, t) for r in (1, 2) for t in (1, 2, 3)}) == 6


def test_the_published_seed_says_nothing_of_the_packs() -> None:
    other = seeds.code(bytes(16))
    heads = [Head(seed=7, packs=SECRET), Head(seed=7, packs=other), Head(seed=8, packs=SECRET)]
    first, second, third = (round_seed(head, 1) for head in heads)
    assert first != second and first == third, "only the secret counts"
    assert not seeds.guessable(first)


def test_the_secret_is_promised_from_the_first_draw_and_told_after_the_last_round() -> None:
    tournament = hall(8, sizes=[4], duplicate=True, packs=SECRET, plan=["drawn", "drawn"])
    promised = commitment(tournament.state.head)
    assert len(promised) == DIGITS and promised != commitment(Head(packs=seeds.code(bytes(16))))
    for number in (1, 2):
        assert not revealed(tournament.state)
        assert SECRET not in to_json(tournament)
        assert not any(SECRET in str(one) for one in from_json(to_json(tournament)))
        play_round(tournament)
        tournament.do({"close": number})
    assert revealed(tournament.state) and SECRET in to_json(tournament)
    assert SECRET not in repr(tournament.state.head)


def test_duplicate_is_scored_against_those_with_the_same_cards() -> None:
    """The best of three with the same seat has a thousand, the second half of it."""
    tournament = hall(12, sizes=[4], duplicate=True, scoring="duplicate")
    set_draw(tournament, (1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
    results(tournament, 1, (10, 5, 0, 0), (8, 5, 0, 0), (6, 9, 0, 0))
    points = {row.number: row.points for row in tournament.standings()}
    assert [points[n] for n in (1, 5, 9)] == [1000, 500, 0]
    assert [points[n] for n in (2, 6, 10)] == [250, 250, 1000]
    assert points[3] == points[7] == points[11] == 500


def test_where_fewer_is_better_nobody_gains_a_place_by_going_home() -> None:
    tournament = hall(4, sizes=(4,), fewest=True, missed="average")
    set_draw(tournament, [1, 2, 3, 4])
    results(tournament, 1, [0, 1, 2, 3])
    tournament.do({"leave": 1})
    assert [row.number for row in tournament.standings()] == [2, 3, 4, 1]
