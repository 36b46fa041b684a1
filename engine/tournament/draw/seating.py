"""The draw of tables: several rounds at once, with as few repeats as can be found.

It begins with a schedule known from geometry where there is one for these tables, else with
chance; `plan.py` then lets people change places. What cannot be is said before anything is tried.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from engine.tournament.draw.bound import least_cost
from engine.tournament.draw.chairs import evened
from engine.tournament.draw.lots import shuffled
from engine.tournament.draw.movements import howell
from engine.tournament.draw.past import Pair, Past, Sides, pair, sides_of
from engine.tournament.draw.plan import FAIR, ODD, STEP, Best, Plan
from engine.tournament.draw.schedules import almost_without, whist, without_meeting_again
from engine.tournament.refusal import Impossible

EFFORT, EACH = 160_000, 2000
"""How many changes are looked at: at the most, and from each beginning for each seat."""

WAY = 5
"""How tables are found in evenings that begin now; those begun before go on as they did."""

STARTS = 4
"""From how many beginnings the search sets out at the most, while there is effort left."""

FURTHER = (2, 4)
"""How much longer it goes on from further beginnings, where somebody waits for it."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the draw has to respect: pairs kept apart, and at which table somebody always sits.

    Tables are counted from 1.
    """

    apart: frozenset[Pair] = frozenset()
    fixed: Mapping[int, int] = field(default_factory=dict)

    def broken(self, tables: Sequence[Sequence[int]]) -> list[Pair]:
        """Return the pairs that sit together all the same."""
        return sorted(
            two
            for table in tables
            for two in {pair(a, b) for a in table for b in table if a < b} & self.apart
        )


@dataclass(frozen=True, slots=True)
class Call:
    """A round to be drawn: who plays, and the sizes of the tables."""

    players: tuple[int, ...]
    sizes: tuple[int, ...]


class Found(NamedTuple):
    """How far a search has come: how many steps of how many, and the best rounds so far.

    `cost` is what they cost, `least` what no rounds could cost less than.
    """

    step: int
    of: int
    cost: int
    least: int
    rounds: list[list[list[int]]]


def seat(
    rounds: Sequence[Call],
    past: Past,
    wishes: Wishes,
    sides: Sides,
    rng: Random,
    effort: int = EFFORT,
    way: int = WAY,
) -> list[list[list[int]]]:
    """Return the tables of these rounds, which follow each other; raises Impossible.

    The first `way` of drawing, of evenings that were begun with it, knows fewer schedules and
    leaves chairs and numbers of tables to chance; the next two share out chairs less evenly, and
    all four of them tables of an unusual size.
    """
    found = last_found(searching(rounds, past, wishes, sides, rng, effort, way))
    return settled(found.rounds, past, wishes, sides, way)


def last_found(search: Iterator[Found]) -> Found:
    """Return a search gone through to its end."""
    return deque(search, maxlen=1)[0]


def settled(
    seated: list[list[list[int]]], past: Past, wishes: Wishes, sides: Sides, way: int = WAY
) -> list[list[list[int]]]:
    """Return rounds that were found, with chairs and numbers of tables shared out."""
    if way < 2:
        return seated
    return evened(seated, past, sides, wishes.fixed, exact=way > 3)


def searching(
    rounds: Sequence[Call],
    past: Past,
    wishes: Wishes,
    sides: Sides,
    rng: Random,
    effort: int = EFFORT,
    way: int = WAY,
    further: Sequence[int] = (),
) -> Iterator[Found]:
    """Search for the tables of these rounds and tell after each step what is found so far.

    What is found after a number of steps is always the same. It ends where no rounds could be
    better, else with the usual effort; with `further` it goes on from other beginnings, each as
    much longer as it says. Raises Impossible.
    """
    for one in rounds:
        check(one, wishes)
    seats = sum(len(one.players) for one in rounds)
    looks = max(1, min(effort, EACH * seats))
    usual = max(1, min(STARTS, effort // looks))
    efforts = [looks] * usual + [looks * more for more in further]
    of = sum(-(-some // STEP) for some in efforts)
    odd = FAIR if way > 4 else ODD
    least = least_cost([(one.players, one.sizes) for one in rounds], past, sides, odd)
    begun = _first_seats(rounds, wishes, sides, rng, way)
    plan = Plan(begun, past, wishes.apart, wishes.fixed, sides, odd)
    best: Best = (plan.cost, begun)
    before = step = 0
    for some in efforts:
        for step, found in enumerate(plan.improving(rng, some, least), before + 1):
            if found[0] < best[0]:
                best = found
            yield Found(step, of, best[0], least, best[1])
        if best[0] <= least:
            return
        before = step
        begun = [_by_chance(one, wishes, rng) for one in rounds]
        plan = Plan(begun, past, wishes.apart, wishes.fixed, sides, odd)


def check(call: Call, wishes: Wishes) -> None:
    """Raise Impossible if no luck can fulfil these wishes."""
    at: dict[int, list[int]] = {}
    for player in call.players:
        if table := wishes.fixed.get(player):
            at.setdefault(table, []).append(player)
    for table, players in sorted(at.items()):
        if table > len(call.sizes):
            raise Impossible("fixed_without_table", table, *players)
        if len(players) > call.sizes[table - 1]:
            raise Impossible("fixed_too_many", table, *players)
        for one in players:
            for other in players:
                if (one, other) in wishes.apart:
                    raise Impossible("fixed_and_apart", one, other)
    crowd = _crowd(call.players, wishes.apart)
    if len(crowd) > len(call.sizes):
        raise Impossible("apart_too_many", len(call.sizes), *sorted(crowd))


def _crowd(players: Sequence[int], apart: frozenset[Pair]) -> list[int]:
    """Return a large number of players of whom each is to be kept apart from each."""
    largest: list[int] = []
    for first in players:
        crowd = [first]
        for other in players:
            if all(pair(one, other) in apart for one in crowd):
                crowd.append(other)
        largest = max(largest, crowd, key=len)
    return largest if len(largest) > 1 else []


def _first_seats(
    rounds: Sequence[Call], wishes: Wishes, sides: Sides, rng: Random, way: int
) -> list[list[list[int]]]:
    """Where everybody sits before anything is improved."""
    first = rounds[0] if rounds else Call((), ())
    everybody = set(first.players)
    same = all(set(one.players) == everybody and one.sizes == first.sizes for one in rounds)
    known = []
    if way > 2 and not wishes.fixed and (fair := _with_one_out(rounds, sides, rng)):
        return fair
    if same and len(set(first.sizes)) == 1 and not everybody & wishes.fixed.keys():
        order = shuffled(sorted(first.players), rng)
        for tables in _schedule(first.sizes, len(rounds), sides, rng, way):
            known.append(shuffled([[order[one] for one in table] for table in tables], rng))
    return known + [_by_chance(one, wishes, rng) for one in rounds[len(known) :]]


def _schedule(
    sizes: tuple[int, ...], rounds: int, sides: Sides, rng: Random, way: int
) -> list[list[list[int]]]:
    """Return the known schedule that goes furthest, in an order of chance."""
    size, pairs = sizes[0], sides_of(sizes[0], sides)
    known = without_meeting_again(len(sizes), size, way)
    if way > 4 and len(known) < rounds:
        known = almost_without(len(sizes), size) or known
    if way > 2 and size == 2 and len(known) < rounds:
        known = [[list(two) for two in couples] for couples, _ in howell(range(2 * len(sizes)))]
    if len(known) >= rounds or size != 4 or [len(side) for side in pairs] != [2, 2]:
        known = [[shuffled(table, rng) for table in tables] for tables in shuffled(known, rng)]
        return known[:rounds]
    chairs = [seat for side in pairs for seat in side]
    return [
        [[table[chairs.index(seat)] for seat in range(size)] for table in tables]
        for tables in shuffled(whist(len(sizes) * size, way), rng)[:rounds]
    ]


def _with_one_out(rounds: Sequence[Call], sides: Sides, rng: Random) -> list[list[list[int]]]:
    """Partners in a known schedule in which one sits out each round, another one each time."""
    everybody = {one for call in rounds for one in call.players}
    out = [one for call in rounds for one in sorted(everybody - set(call.players))]
    pairs = sides_of(4, sides)
    known = whist(len(everybody)) if len(everybody) % 4 == 1 else []
    if (
        any(set(call.sizes) != {4} or len(call.players) != len(everybody) - 1 for call in rounds)
        or [len(side) for side in pairs] != [2, 2]
        or not len(set(out)) == len(rounds) <= len(known)
    ):
        return []
    order = [*out, *shuffled(sorted(everybody - set(out)), rng)]
    chairs = [seat for side in pairs for seat in side]
    return [
        shuffled([[order[table[chairs.index(seat)]] for seat in range(4)] for table in tables], rng)
        for tables in known[: len(rounds)]
    ]


def _by_chance(call: Call, wishes: Wishes, rng: Random) -> list[list[int]]:
    tables: list[list[int]] = [[] for _ in call.sizes]
    free = []
    for player in sorted(call.players):
        if player in wishes.fixed:
            tables[wishes.fixed[player] - 1].append(player)
        else:
            free.append(player)
    free = shuffled(free, rng)
    for seated, size in zip(tables, call.sizes, strict=True):
        while len(seated) < size:
            seated.append(free.pop())
    return tables
