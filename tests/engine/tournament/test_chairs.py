"""Everybody sits on each chair as often as on any other, where that can be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.tournament.draw.chairs import evened
from engine.tournament.draw.past import Past
from engine.tournament.met import evenness
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import hall, is_as_drawn, play_round

Rounds = list[list[list[int]]]


def chance(tables: int, size: int, rounds: int, seed: int) -> Rounds:
    """Tables of everybody, drawn without looking at anything."""
    rng = Random(seed)
    found = []
    for _ in range(rounds):
        people = rng.sample(range(1, tables * size + 1), tables * size)
        found.append([people[n : n + size] for n in range(0, len(people), size)])
    return found


def sat(rounds: Rounds) -> Counter[tuple[int, int]]:
    return Counter(
        (one, chair) for tables in rounds for table in tables for chair, one in enumerate(table)
    )


@given(st.integers(1, 9), st.integers(3, 6), st.integers(1, 12), st.integers(0, 10_000))
def test_nobody_sits_on_a_chair_more_often_than_must_be(
    tables: int, size: int, rounds: int, seed: int
) -> None:
    before = chance(tables, size, rounds, seed)
    after = evened(before, Past(), {}, ())
    for one, other in zip(before, after, strict=True):
        assert sorted(map(sorted, one)) == sorted(map(sorted, other)), "nobody meets anybody else"
    assert max(sat(after).values()) == -(-rounds // size)


@pytest.mark.parametrize(
    ("people", "rounds", "each"), [(12, 4, 1), (16, 4, 1), (28, 8, 2), (32, 8, 2), (100, 4, 1)]
)
def test_in_as_many_rounds_as_there_are_chairs_everybody_has_each(
    people: int, rounds: int, each: int
) -> None:
    evening = hall(people, sizes=[4], plan=["drawn"] * rounds, seed=3, draws=4)
    play_round(evening)
    found = evenness(evening.state)
    assert found.even and found.chair == each


def test_where_rounds_do_not_come_out_it_is_not_even() -> None:
    evening = hall(12, sizes=[4], plan=["drawn"] * 5, seed=3, draws=4)
    play_round(evening)
    found = evenness(evening.state)
    assert not found.even and found.chair == 2


def test_partners_stay_partners() -> None:
    sides = {4: ((0, 2), (1, 3))}
    before = chance(5, 4, 8, 1)
    after = evened(before, Past(), sides, ())

    def partners(rounds: Rounds) -> list[set[frozenset[int]]]:
        return [{frozenset((t[a], t[b])) for t in one for a, b in sides[4]} for one in rounds]

    assert partners(before) == partners(after)


def test_tables_of_two_sizes_are_no_less_even_than_before() -> None:
    for seed in range(6):
        three, four = chance(5, 3, 6, seed), chance(3, 4, 6, seed)
        mixed = [
            one + [[who + 15 for who in table] for table in other]
            for one, other in zip(three, four, strict=True)
        ]
        squares = [
            sum(n * n for n in sat(evened(mixed, Past(), {}, (), exact=exact)).values())
            for exact in (True, False)
        ]
        assert squares[0] <= squares[1]


def test_no_two_tables_would_be_more_even_with_each_others_numbers() -> None:
    """A third time at the same table counts for more than a second."""

    def uneven(rounds: Rounds) -> int:
        at = Counter(
            (one, n) for tables in rounds for n, table in enumerate(tables) for one in table
        )
        return sum(before * before for often in at.values() for before in range(often))

    for seed in range(6):
        rounds = evened(chance(7, 4, 5, seed), Past(), {}, ())
        least = uneven(rounds)
        for tables in rounds:
            for one, other in combinations(range(7), 2):
                tables[one], tables[other] = tables[other], tables[one]
                assert uneven(rounds) >= least
                tables[one], tables[other] = tables[other], tables[one]


def test_who_stays_at_one_table_most_often_is_counted() -> None:
    evening = hall(16, sizes=[4], plan=["drawn"] * 5, seed=3, draws=4)
    for _ in range(5):
        play_round(evening)
    numbers: Counter[tuple[int, int]] = Counter()
    for one in evening.state.drawn:
        assert one.draw is not None
        numbers.update((who, n) for n, table in enumerate(one.draw.tables) for who in table)
    found = evenness(evening.state)
    assert found.table == max(numbers.values()) == 3
    assert found.staying == len({who for (who, _), often in numbers.items() if often == 3})


def test_evenings_begun_before_keep_their_chairs() -> None:
    before = hall(12, sizes=[4], plan=["drawn"] * 4, seed=3, draws=3)
    play_round(before)
    assert not evenness(before.state).even
    assert is_as_drawn(Tournament.from_events(before.events()), 1)
