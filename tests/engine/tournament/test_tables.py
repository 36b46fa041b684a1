"""The draw of tables: their sizes, known schedules, and the search for few repeats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement, islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.tournament.draw.bound import least_cost, least_repeats
from engine.tournament.draw.lots import shuffled
from engine.tournament.draw.past import Past, fewest_repeats, pair, repeats
from engine.tournament.draw.plan import AGAINST, KEEP_APART, OTHERWISE, TOGETHER, Plan
from engine.tournament.draw.ranks import at_their_tables, by_rank
from engine.tournament.draw.schedules import whist, without_meeting_again
from engine.tournament.draw.seating import Call, Found, Wishes, searching, seat
from engine.tournament.draw.sizes import best_mix
from engine.tournament.refusal import Impossible

TWO_AGAINST_TWO = {4: ((0, 2), (1, 3))}
NO_WISHES = Wishes()

Rounds = Sequence[Sequence[Sequence[int]]]


# The mix of sizes.


@pytest.mark.parametrize("players", range(3, 24))
@pytest.mark.parametrize("sizes", [(3, 4, 5), (4, 5), (2, 3, 4, 5, 6), (3, 6), (2, 5)])
def test_no_other_mix_is_better(players: int, sizes: tuple[int, ...]) -> None:
    best = sizes[len(sizes) // 2]
    mixes = [
        mix
        for tables in range(1, players + 1)
        for mix in combinations_with_replacement(sizes, tables)
        if sum(mix) <= players
    ]
    if not mixes:
        with pytest.raises(Impossible):
            best_mix(players, sizes, best)
        return

    def badness(mix: tuple[int, ...]) -> tuple[int, int, int]:
        return players - sum(mix), sum((size - best) ** 2 for size in mix), len(mix)

    assert badness(best_mix(players, sizes, best)) == min(map(badness, mixes))


def test_too_few_players_for_a_table() -> None:
    with pytest.raises(Impossible) as refused:
        best_mix(3, (4, 5), 4)
    assert (refused.value.key, refused.value.numbers) == ("too_few_players", (3, 4))


# Known schedules.


@pytest.mark.parametrize("tables", [*range(1, 30), 32])
@pytest.mark.parametrize("seats", range(2, 7))
def test_in_a_known_schedule_nobody_meets_twice(tables: int, seats: int) -> None:
    met = Counter[tuple[int, int]]()
    rounds = without_meeting_again(tables, seats)
    assert rounds
    for one in rounds:
        assert sorted(player for table in one for player in table) == list(range(tables * seats))
        assert {len(table) for table in one} == {seats}
        met.update(pair(*two) for table in one for two in combinations(table, 2))
    assert set(met.values()) == {1}


@pytest.mark.parametrize(
    ("tables", "seats", "rounds"),
    [(4, 4, 5), (5, 4, 5), (6, 4, 7), (7, 4, 9), (8, 4, 9), (16, 4, 21), (32, 4, 41), (4, 3, 4)],
)
def test_how_many_rounds_are_known(tables: int, seats: int, rounds: int) -> None:
    assert len(without_meeting_again(tables, seats)) == rounds


@pytest.mark.parametrize(("tables", "rounds"), [(4, 5), (6, 7), (7, 7), (8, 8), (16, 16)])
def test_an_evening_that_was_begun_before_knows_what_was_known_then(
    tables: int, rounds: int
) -> None:
    assert len(without_meeting_again(tables, 4, way=1)) == rounds


EVERYBODY_PLAYS = [4, 8, 12, 16, 20, 24, 28, 32, 36]
ONE_SITS_OUT = [5, 13, 17, 29, 37, 41, 53, 61, 73, 89, 97]


@pytest.mark.parametrize("players", EVERYBODY_PLAYS + ONE_SITS_OUT)
def test_at_whist_everybody_plays_with_each_once_and_against_each_twice(players: int) -> None:
    together, against = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    rounds = whist(players)
    for number, one in enumerate(rounds):
        out = [number] if players % 4 else []
        assert sorted([*out, *(who for table in one for who in table)]) == list(range(players))
        for a, b, c, d in one:
            together.update([pair(a, b), pair(c, d)])
            against.update([pair(a, c), pair(a, d), pair(b, c), pair(b, d)])
    everybody = set(combinations(range(players), 2))
    assert together == dict.fromkeys(everybody, 1)
    assert against == dict.fromkeys(everybody, 2)


def test_for_no_other_number_a_whist_schedule_is_known() -> None:
    known = [number for number in range(4, 101) if whist(number)]
    assert known == sorted(EVERYBODY_PLAYS + ONE_SITS_OUT)
    before = [number for number in range(4, 101) if whist(number, way=2)]
    assert before == [8, 12, 16, 20, 24, 28], "evenings begun before are drawn as they were"


# The search.


def drawn(
    players: int,
    rounds: int,
    sizes: Sequence[int] = (4,),
    sides: dict[int, tuple[tuple[int, ...], ...]] | None = None,
    seed: int = 1,
    past: Past | None = None,
    wishes: Wishes = NO_WISHES,
    way: int = 2,
) -> Rounds:
    call = Call(tuple(range(1, players + 1)), best_mix(players, sizes, 4 if 4 in sizes else 3))
    assert sum(call.sizes) == players
    return seat([call] * rounds, past or Past(), wishes, sides or {}, Random(seed), way=way)


def counted(rounds: Rounds, sides: dict[int, tuple[tuple[int, ...], ...]] | None = None) -> Past:
    past = Past()
    for tables in rounds:
        past.add(tables, [], sides or {})
    return past


@pytest.mark.parametrize("seed", range(3))
def test_twenty_four_people_play_seven_rounds_and_no_two_are_partners_twice(seed: int) -> None:
    past = counted(drawn(24, 7, sides=TWO_AGAINST_TWO, seed=seed), TWO_AGAINST_TWO)
    assert sum(past.together.values()) == 7 * 12
    assert set(past.together.values()) == {1}
    assert set((past.together + past.against).values()) == {1}, "nor met at all"


@pytest.mark.parametrize(("players", "rounds"), [(8, 7), (12, 11)])
def test_the_lower_bound_is_reached_where_all_must_meet_again(players: int, rounds: int) -> None:
    past = counted(drawn(players, rounds, sides=TWO_AGAINST_TWO), TWO_AGAINST_TWO)
    assert repeats(past.together) == 0
    assert repeats(past.against) == fewest_repeats(players, 2 * rounds) > 0


def test_the_bound_itself() -> None:
    assert fewest_repeats(5, 4) == 0
    assert fewest_repeats(5, 8) == 10, "everybody meets everybody twice"
    assert fewest_repeats(4, 4) == 2
    assert fewest_repeats(1, 0) == 0


def every_draw(players: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to seat these at tables of these sizes, of equal tables some more than once."""
    if not sizes:
        yield []
        return
    for table in combinations(players, sizes[0]):
        rest = tuple(one for one in players if one not in table)
        for others in every_draw(rest, sizes[1:]):
            yield [table, *others]


@pytest.mark.one_in(3)
@pytest.mark.parametrize(
    ("players", "sizes"), [(8, (4,)), (9, (3,)), (7, (3, 4)), (9, (4, 5)), (6, (3,)), (10, (5,))]
)
@pytest.mark.parametrize("seed", range(4))
def test_one_more_round_has_as_few_repeats_as_any_could_have(
    players: int, sizes: tuple[int, ...], seed: int
) -> None:
    """Against brute force, after an evening of chance."""
    rng, past = Random(seed), Past()
    mix = best_mix(players, sizes, max(sizes))
    for _ in range(3 + seed):
        order, tables = shuffled(range(1, players + 1), rng), []
        for size in mix:
            tables.append([order.pop() for _ in range(size)])
        past.add(tables, [], {})
    past.odd.clear()
    call = Call(tuple(range(1, players + 1)), mix)
    [mine] = seat([call], past, NO_WISHES, {}, Random(seed))

    def again(tables: Sequence[Sequence[int]]) -> int:
        return sum(past.met(*two) for table in tables for two in combinations(table, 2))

    assert again(mine) == min(map(again, every_draw(call.players, mix)))


def weighed(tables: Sequence[Sequence[int]], past: Past) -> int:
    """What a round of two against two costs beyond first meetings, counted by hand."""
    cost = 0
    for a, b, c, d in tables:
        for two in (pair(a, c), pair(b, d)):
            cost += TOGETHER * past.together[two] + OTHERWISE * past.against[two]
        for two in (pair(a, b), pair(b, c), pair(c, d), pair(a, d)):
            cost += AGAINST * past.against[two] + OTHERWISE * past.together[two]
    return cost


@pytest.mark.one_in(2)
@pytest.mark.parametrize("seed", range(6))
def test_one_more_round_of_partners_is_as_good_as_any(seed: int) -> None:
    """Against brute force: every way to seat eight, and every way to part each table."""
    rng, past = Random(seed), Past()
    for _ in range(3 + seed):
        order = shuffled(range(1, 9), rng)
        past.add([order[:4], order[4:]], [], TWO_AGAINST_TWO)
    call = Call(tuple(range(1, 9)), (4, 4))
    [mine] = seat([call], past, NO_WISHES, TWO_AGAINST_TWO, Random(seed))

    def parted_by(table: Sequence[int], n: int) -> tuple[int, ...]:
        first, partner = table[0], table[n]
        left, right = (one for one in table if one not in (first, partner))
        return first, left, partner, right

    parted = [
        [parted_by(one, n), parted_by(other, m)]
        for one, other in every_draw(call.players, (4, 4))
        for n in (1, 2, 3)
        for m in (1, 2, 3)
    ]
    assert len(parted) == 70 * 9
    assert weighed(mine, past) == min(weighed(tables, past) for tables in parted)


@pytest.mark.parametrize("players", [13, 50])
def test_the_same_seed_gives_the_same_draw_and_another_seed_another(players: int) -> None:
    one = drawn(players, 2, (3, 4, 5), seed=5)
    assert drawn(players, 2, (3, 4, 5), seed=5) == one
    assert drawn(players, 2, (3, 4, 5), seed=6) != one


def test_the_draw_of_a_seed_is_the_same_for_ever() -> None:
    assert drawn(9, 1, (4, 5), seed=1, way=1) == [[[2, 7, 6, 9, 3], [8, 4, 5, 1]]]
    assert drawn(9, 2, (4, 5), seed=1, way=2) == [
        [[2, 7, 9, 6, 3], [4, 8, 5, 1]],
        [[1, 9, 6, 3, 4], [8, 2, 7, 5]],
    ]


# The search in steps.


def steps(players: int, rounds: int, seed: int = 3) -> Iterator[Found]:
    call = Call(tuple(range(1, players + 1)), best_mix(players, (3, 4, 5), 4))
    return searching([call] * rounds, Past(), NO_WISHES, {}, Random(seed), further=(2, 4))


def test_after_as_many_steps_there_is_the_same_and_never_anything_worse() -> None:
    found = list(islice(steps(22, 6), 12))
    assert found == list(islice(steps(22, 6), 12))
    assert [one.step for one in found] == list(range(1, 13)) and found[0].of > 1000
    costs = [one.cost for one in found]
    assert costs == sorted(costs, reverse=True) and costs[0] > costs[-1] > found[0].least


def test_a_search_ends_where_nothing_could_be_better() -> None:
    assert len(list(steps(28, 7))) == 1
    met_again = list(steps(4, 3))
    assert len(met_again) == 1 and met_again[0].cost == met_again[0].least > 0


@pytest.mark.parametrize("seed", range(2))
def test_no_draw_is_better_than_the_bound(seed: int) -> None:
    rng = Random(seed)
    for players in (5, 7, 9, 13):
        call = Call(tuple(range(players)), best_mix(players, (3, 4, 5), 4))
        rounds = [(call.players, call.sizes)] * 3
        past = Past()
        for sides in ({}, TWO_AGAINST_TWO):
            plan = Plan([by_lot(call, rng) for _ in range(3)], past, (), (), sides)
            assert plan.cost >= least_cost(rounds, past, sides) > 0 or players > 9
        past.add(by_lot(call, rng), [], {})


def by_lot(call: Call, rng: Random) -> list[list[int]]:
    some = iter(shuffled(call.players, rng))
    return [list(islice(some, size)) for size in call.sizes]


# Chairs and numbers of tables.

FAIR = [
    # people, rounds, repeats beside the bound, most often on one chair, at one table
    (13, 4, 24, 24, 1, 2),
    (16, 5, 0, 0, 2, 3),
    (20, 5, 0, 0, 2, 1),
    (24, 7, 0, 0, 3, 2),
    (27, 4, 0, 0, 2, 2),
    (28, 9, 0, 0, 3, 2),
    (32, 9, 0, 0, 3, 2),
    (40, 6, 0, 0, 2, 2),
    (64, 10, 0, 0, 3, 2),
    (100, 6, 0, 0, 2, 1),
    (100, 10, 0, 0, 3, 2),
]
"""People, rounds, repeats and their bound, how often somebody has one chair and one table."""


@pytest.mark.parametrize(("players", "rounds", "again", "bound", "chair", "table"), FAIR)
def test_figures_of_a_draw(
    players: int, rounds: int, again: int, bound: int, chair: int, table: int
) -> None:
    past = counted(drawn(players, rounds, (3, 4, 5)))
    call = Call(tuple(range(players)), best_mix(players, (3, 4, 5), 4))
    assert least_repeats([(call.players, call.sizes)] * rounds, Past()) == bound
    assert repeats(past.against) <= again
    assert max(past.chairs.values()) <= chair and max(past.numbers.values()) <= table


def tables_of(rounds: Rounds) -> list[set[frozenset[int]]]:
    return [{frozenset(table) for table in tables} for tables in rounds]


@pytest.mark.parametrize("players", [16, 13, 30])
def test_chairs_and_numbers_cost_no_meeting(players: int) -> None:
    before, after = (drawn(players, 4, (3, 4, 5), way=1), drawn(players, 4, (3, 4, 5), way=2))
    assert tables_of(before) == tables_of(after), "the same people meet"
    assert max(counted(after).chairs.values()) < max(counted(before).chairs.values())


def test_who_plays_together_still_does_on_other_chairs() -> None:
    before = counted(drawn(20, 6, sides=TWO_AGAINST_TWO, way=1), TWO_AGAINST_TWO)
    after = counted(drawn(20, 6, sides=TWO_AGAINST_TWO, way=2), TWO_AGAINST_TWO)
    assert after.together == before.together and after.against == before.against
    assert max(after.chairs.values()) < max(before.chairs.values())


def test_who_cannot_move_keeps_the_table_but_changes_chairs() -> None:
    rounds = drawn(16, 4, wishes=Wishes(fixed={3: 2}))
    assert all(3 in tables[1] for tables in rounds)
    assert len({tables[1].index(3) for tables in rounds}) > 2


def test_rounds_that_were_played_are_made_up_for() -> None:
    past = Past()
    for _ in range(3):
        past.add([[1, 2, 3, 4], [5, 6, 7, 8]], (), {})
    [tables] = drawn(8, 1, past=past)
    seats = {one: (number, chair) for number, t in enumerate(tables) for chair, one in enumerate(t)}
    assert all(seats[one][1] != (one - 1) % 4 for one in range(1, 9))


# Wishes.


def test_who_is_to_be_kept_apart_never_sits_together() -> None:
    family = frozenset(combinations((1, 2, 3, 4, 5), 2))
    for tables in drawn(20, 4, wishes=Wishes(apart=family)):
        for table in tables:
            assert len({1, 2, 3, 4, 5} & {*table}) == 1


def test_a_family_larger_than_the_number_of_tables_is_impossible() -> None:
    family = frozenset(combinations(range(1, 7), 2))
    with pytest.raises(Impossible) as refused:
        drawn(20, 1, wishes=Wishes(apart=family))
    assert refused.value.key == "apart_too_many"
    assert refused.value.numbers == (5, 1, 2, 3, 4, 5, 6)


def test_who_cannot_move_sits_at_the_same_table_in_every_round() -> None:
    rounds = drawn(21, 4, (3, 4, 5), wishes=Wishes(fixed={3: 2, 9: 5, 11: 5}))
    for tables in rounds:
        assert 3 in tables[1]
        assert {9, 11} <= {*tables[4]}


@pytest.mark.parametrize(
    ("wishes", "key", "numbers"),
    [
        (Wishes(fixed={1: 6}), "fixed_without_table", (6, 1)),
        (Wishes(fixed=dict.fromkeys((1, 2, 3, 4, 5), 2)), "fixed_too_many", (2, 1, 2, 3, 4, 5)),
        (Wishes(frozenset({(1, 2)}), {1: 3, 2: 3}), "fixed_and_apart", (1, 2)),
    ],
)
def test_wishes_that_cannot_be_are_named(
    wishes: Wishes, key: str, numbers: tuple[int, ...]
) -> None:
    with pytest.raises(Impossible) as refused:
        drawn(20, 1, wishes=wishes)
    assert (refused.value.key, refused.value.numbers) == (key, numbers)


def test_keeping_apart_goes_before_everything_else() -> None:
    """Who has met everybody but one whom he is to avoid meets the others again."""
    past = Past()
    for _ in range(5):
        past.add([[1, 3, 5, 6], [2, 4, 7, 8]], [], {})
    apart = frozenset({(1, 2), (1, 4), (1, 7)})
    [tables] = seat([Call(tuple(range(1, 9)), (4, 4))], past, Wishes(apart), {}, Random(1))
    mine = next(table for table in tables if 1 in table)
    assert not {2, 4, 7} & {*mine}
    assert KEEP_APART > 1000


def test_who_has_sat_at_an_unusual_table_does_not_again() -> None:
    past = Past()
    past.odd.update(range(1, 16))
    [tables] = drawn(21, 1, (4, 5), past=past)
    assert {*tables[0]} <= set(range(16, 22))


# Tables by rank.


def test_the_best_sit_at_the_first_table() -> None:
    tables = by_rank(range(1, 13), (4, 4, 4), Past(), frozenset(), {}, Random(1))
    assert [sorted(table) for table in tables] == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]


def test_neighbours_of_the_next_table_change_places_so_that_nobody_meets_again() -> None:
    past = Past()
    past.add([[3, 4, 9, 10]], [], {})
    tables = by_rank(range(1, 13), (4, 4, 4), past, frozenset(), {}, Random(1))
    for table in tables:
        assert len({3, 4} & {*table}) < 2
    home = {player: (player - 1) // 4 for player in range(1, 13)}
    for number, table in enumerate(tables):
        assert all(abs(home[player] - number) <= 1 for player in table)
    assert {1, 2} <= {*tables[0]}


def test_by_rank_too_a_family_is_kept_apart() -> None:
    family = frozenset(combinations((1, 2, 3), 2))
    for table in by_rank(range(1, 13), (4, 4, 4), Past(), family, {}, Random(1)):
        assert len({1, 2, 3} & {*table}) == 1


def test_at_a_table_by_rank_those_are_partners_who_have_not_been() -> None:
    past = Past()
    past.add([[1, 3, 2, 4], [5, 6, 7, 8]], [], TWO_AGAINST_TWO)
    past.add([[1, 2, 4, 3], [5, 6, 7, 8]], [], TWO_AGAINST_TWO)
    [table] = by_rank((1, 2, 3, 4), (4,), past, frozenset(), TWO_AGAINST_TWO, Random(1))
    assert {pair(table[0], table[2]), pair(table[1], table[3])} == {(1, 3), (2, 4)}


def test_tables_are_numbered_so_that_who_cannot_move_stays() -> None:
    tables, moved = at_their_tables([[1, 2], [3, 4], [5, 6]], {5: 1, 1: 2})
    assert tables == [[5, 6], [1, 2], [3, 4]]
    assert moved == []
    tables, moved = at_their_tables([[1, 2], [3, 4]], {1: 1, 3: 1, 4: 7})
    assert sorted(map(sorted, tables)) == [[1, 2], [3, 4]]
    assert moved == [3, 4]


# Nobody is favoured.


@given(st.integers(5, 60), st.integers(1, 4), st.integers(0, 2**32 - 1))
def test_everybody_sits_once_in_every_round(players: int, rounds: int, seed: int) -> None:
    mix = best_mix(players, (3, 4, 5), 4)
    call = Call(tuple(range(1, players + 1)), mix)
    for tables in seat([call] * rounds, Past(), NO_WISHES, {}, Random(seed), effort=3000):
        assert sorted(player for table in tables for player in table) == list(call.players)
        assert tuple(map(len, tables)) == mix


def test_every_two_are_as_likely_to_meet_whatever_their_numbers() -> None:
    """Of 9 people two meet with chance 4/9 at tables of 5 and 4: over 1800 draws 800 times."""
    met = Counter[tuple[int, int]]()
    for seed in range(1800):
        [tables] = drawn(9, 1, (4, 5), seed=seed)
        met.update(two for table in tables for two in combinations(sorted(table), 2))
    expected = 1800 * 16 / 36
    squares = sum((met[two] - expected) ** 2 for two in combinations(range(1, 10), 2))
    assert squares / (expected * (1 - expected / 1800)) < 70, "35 degrees of freedom"
