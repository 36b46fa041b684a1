"""Rounds that are being improved: what they cost, however they came about."""

from __future__ import annotations

from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.tournament.draw.past import Past, Sides
from engine.tournament.draw.plan import Plan

PLAIN: Sides = {}
PAIRS: Sides = {4: ((0, 2), (1, 3)), 3: ((0,), (1, 2))}

Rounds = list[list[list[int]]]


def seated(rng: Random, rounds: int) -> Rounds:
    """Ten people at tables of four and three, so that the same two meet again and again."""
    found = []
    for _ in range(rounds):
        people = list(range(10))
        rng.shuffle(people)
        found.append([people[:4], people[4:7], people[7:]])
    return found


def past(rounds: Rounds, sides: Sides) -> Past:
    before = Past()
    for tables in rounds:
        before.add(tables, (), sides)
    return before


def plan(rounds: Rounds, before: Rounds, sides: Sides) -> Plan:
    apart = [two for two in combinations(range(3), 2)]
    return Plan(rounds, past(before, sides), apart, (), sides)


draws = given(st.randoms(use_true_random=False), st.sampled_from([PLAIN, PAIRS]))


@draws
def test_a_change_costs_what_was_said_and_what_the_rounds_then_cost(rng: Random, sides: Sides):
    """Whether at one table or between two, of usual size or not, alone or in pairs."""
    before, rounds = seated(rng, 3), seated(rng, 3)
    mine = plan(rounds, before, sides)
    places = [(t, seat) for t, table in enumerate(rounds[0]) for seat in range(len(table))]
    for _ in range(4):
        number = rng.randrange(len(rounds))
        (table, seat), (to, other) = rng.sample(places, 2)
        here, there = (number, table, seat), (number, to, other)
        cost, said = mine.cost, mine.change(here, there)
        mine.swap(here, there)
        assert mine.cost - cost == said
        assert mine.cost == plan(mine.rounds, before, sides).cost


@draws
def test_rounds_cost_the_same_whether_they_are_behind_or_part_of_it(rng: Random, sides: Sides):
    rounds = seated(rng, 6)
    first, all_of_them = plan(rounds[:4], [], sides), plan(rounds, [], sides)
    assert plan(rounds[4:], rounds[:4], sides).cost == all_of_them.cost - first.cost
