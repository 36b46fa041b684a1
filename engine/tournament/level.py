"""How many will be level in the end, before an evening begins: told from evenings of mere chance.

At these all are equally good and tables hand in what the rules allow; in real ones people differ,
and fewer are level. The direct meeting is left out, which seldom parts more than two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from engine.sheet import Counting
from engine.tournament.custom import rules_of
from engine.tournament.draw.sizes import best_mix
from engine.tournament.head import Head
from engine.tournament.refusal import Impossible

EVENINGS = 200
"""How many are played to tell it."""
PARTED = 3
"""The first places, each of which one person should hold."""

Rounds = list[list[int]]
"""What each has come to, round by round."""


class Level(NamedTuple):
    """Of a hundred evenings: in how many the first places are parted, how many people are level."""

    parted: int
    level: int


def level(head: Head, people: int, evenings: int = EVENINGS) -> Level | None:
    """Return what is to be expected of this number of people; None where any result is possible."""
    if head.scoring != "points" or head.pairs or set(head.plan) - {"drawn", "ranked"}:
        return None
    try:
        mix = best_mix(people, head.sizes, head.best)
    except Impossible:
        return None
    counted: dict[int, Counting] = {}
    for size in set(mix):
        rules = rules_of(head, size)
        counting = rules.club() if rules is not None else None
        if counting is None or counting.exact is None or counting.lowest != 0:
            return None
        counted[size] = counting
    rng = Random(head.seed)
    parted = shared = 0
    for _ in range(evenings):
        keys = sorted((key(head, one) for one in _evening(head, mix, counted, rng)), reverse=True)
        first = keys[: PARTED + 1]
        parted += len(set(first)) == len(first)
        shared += sum(many for many in Counter(keys).values() if many > 1)
    return Level(round(100 * parted / evenings), round(shared / evenings))


def key(head: Head, values: Sequence[int]) -> tuple[int, ...]:
    """Return what places go by: the sum, then the chain as far as it is of own rounds.

    More is better.
    """
    sign = -1 if head.fewest else 1
    better = [sign * value for value in values]
    of = {"best_round": max(better), "worst_round": min(better), "last_round": better[-1]}
    return (sum(better), *(of[tie] for tie in head.ties if tie in of))


def _evening(head: Head, mix: Sequence[int], counted: dict[int, Counting], rng: Random) -> Rounds:
    people: Rounds = [[] for _ in range(sum(mix))]
    order = list(range(len(people)))
    for _ in head.plan:
        rng.shuffle(order)
        at = 0
        for size in mix:
            for who, value in zip(
                order[at : at + size], _table(counted[size], size, rng), strict=True
            ):
                people[who].append(value)
            at += size
    return people


def _table(counting: Counting, size: int, rng: Random) -> list[int]:
    """Return what a table hands in.

    One point after the other goes to somebody who may still have one.
    """
    values = [0] * size
    whole = counting.exact or 0
    most = whole if counting.highest is None else counting.highest
    for _ in range(whole):
        values[rng.choice([side for side in range(size) if values[side] < most])] += 1
    return values
