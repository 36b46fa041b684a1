"""Two at a table: the circle, Swiss, knock-out, and who sits out; against a known library too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.tournament.draw.matching import cheapest, exactly
from engine.tournament.draw.pairing import knock_out, last_of, round_robin, sitting_out, swiss
from engine.tournament.draw.past import Past, pair

Couples = Sequence[tuple[int, int]]


def every_pairing(players: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Everybody with one other, in every way."""
    if not players:
        yield []
        return
    for other in players[1:]:
        rest = [one for one in players[1:] if one != other]
        for couples in every_pairing(rest):
            yield [(players[0], other), *couples]


# Pairs at the least cost.


@pytest.mark.parametrize("players", [2, 4, 6, 8, 10])
@pytest.mark.parametrize("seed", range(4))
def test_no_pairing_is_cheaper(players: int, seed: int) -> None:
    rng = Random(seed)
    price = {two: int(rng.random() * 50) for two in combinations(range(players), 2)}

    def total(couples: Couples) -> int:
        return sum(price[pair(*two)] for two in couples)

    mine = exactly(range(players), lambda a, b: price[pair(a, b)])
    assert sorted(one for couple in mine for one in couple) == list(range(players))
    assert total(mine) == min(map(total, every_pairing(range(players))))


def test_among_many_nobody_meets_again_who_need_not() -> None:
    """All neighbours have met, and so have those two apart."""

    def cost(one: int, other: int) -> int:
        return 10**6 * (abs(one - other) < 3) + (one - other) ** 2

    mine = cheapest(range(40), cost, Random(1))
    assert all(abs(one - other) == 3 or abs(one - other) > 3 for one, other in mine)
    assert sum((one - other) ** 2 for one, other in mine) <= 20 * 12


@pytest.mark.parametrize("players", [30, 36])
@pytest.mark.parametrize("seed", range(4))
def test_no_five_neighbouring_couples_could_be_paired_for_less(players: int, seed: int) -> None:
    """Every other couple, with the four that follow it, and the last five."""
    rng = Random(seed)
    price = {two: int(rng.random() * 1000) for two in combinations(range(players), 2)}

    def cost(one: int, other: int) -> int:
        return price[pair(one, other)]

    def total(couples: Couples) -> int:
        return sum(cost(*couple) for couple in couples)

    mine = sorted(cheapest(range(players), cost, rng), key=min)
    for first in [*range(0, len(mine) - 5, 2), len(mine) - 5]:
        five = mine[first : first + 5]
        assert total(exactly([one for couple in five for one in couple], cost)) == total(five)


# Round robin.


@pytest.mark.parametrize("players", range(2, 14))
@pytest.mark.parametrize("double", [False, True])
def test_everybody_meets_everybody(players: int, double: bool) -> None:
    rounds = round_robin(range(1, players + 1), double)
    met, out = Counter[tuple[int, int]](), Counter[int]()
    for couples, free in rounds:
        seated = [one for couple in couples for one in couple]
        assert sorted([*seated, *free]) == list(range(1, players + 1))
        met.update(pair(*couple) for couple in couples)
        out.update(free)
    times = 2 if double else 1
    assert met == dict.fromkeys(combinations(range(1, players + 1), 2), times)
    assert len(rounds) == times * (players - 1 + players % 2)
    assert out == (dict.fromkeys(range(1, players + 1), times) if players % 2 else {})


@pytest.mark.parametrize("players", [4, 6, 7, 8, 10, 11])
def test_round_robin_beside_a_known_library(players: int) -> None:
    """The same number of rounds, tables and byes, and the same pairs in all."""
    library = pytest.importorskip("caissify_pairings")
    people = [
        {"id": n, "name": str(n), "score": 0.0, "rating": 0, "starting_number": n}
        | {"color_hist": [], "float_history": [], "bye_count": 0}
        for n in range(1, players + 1)
    ]
    mine = round_robin(range(1, players + 1))
    theirs = []
    for number in range(1, len(mine) + 1):
        theirs.append(
            library.generate_pairings(
                system="round_robin",
                players=people,
                previous_pairings=set(),
                round_number=number,
                total_rounds=len(mine),
            )
        )
    met = {
        pair(one["white_id"], one["black_id"])
        for games in theirs
        for one in games
        if one["black_id"] is not None
    }
    assert {pair(*two) for couples, _ in mine for two in couples} == met
    for (couples, out), games in zip(mine, theirs, strict=True):
        assert len(couples) + len(out) == len(games)


# Swiss.


def swiss_evening(
    players: int, rounds: int, seed: int
) -> Iterator[tuple[Couples, dict[int, int], Past]]:
    """Rounds of Swiss in which chance decides: pairs, the scores before, and what there was."""
    rng, past, scores = Random(seed), Past(), dict.fromkeys(range(1, players + 1), 0)
    for _ in range(rounds):
        ranked = sorted(scores, key=lambda one: (-scores[one], one))
        out = last_of(ranked, past, players % 2)
        couples = swiss([p for p in ranked if p not in out], scores, past, frozenset(), rng)
        yield couples, dict(scores), past
        past.add(couples, out, {})
        for one in out:
            scores[one] += 2
        for couple in couples:
            scores[couple[int(rng.random() * 2)]] += 2


@pytest.mark.parametrize(("players", "rounds"), [(6, 5), (7, 5), (8, 6), (10, 9), (16, 7), (41, 6)])
@pytest.mark.parametrize("seed", range(3))
def test_nobody_meets_twice_at_swiss(players: int, rounds: int, seed: int) -> None:
    *_, (_, _, past) = swiss_evening(players, rounds, seed)
    if players > 2 * rounds or players > 20:
        assert set(past.against.values()) == {1}
    assert max(past.out.values(), default=0) <= 1 + (rounds - 1) // players


@pytest.mark.parametrize("players", [6, 8, 10])
@pytest.mark.parametrize("seed", range(4))
def test_swiss_is_as_even_as_any_pairing_could_be(players: int, seed: int) -> None:
    """Against brute force: fewest meetings again, then the smallest differences of score."""
    for couples, scores, past in swiss_evening(players, players - 2, seed):

        def badness(
            couples: Couples, scores: dict[int, int] = scores, past: Past = past
        ) -> tuple[int, int]:
            again = sum(past.met(*two) for two in couples)
            return again, sum((scores[a] - scores[b]) ** 2 for a, b in couples)

        everyone = sorted(one for couple in couples for one in couple)
        assert badness(couples) == min(map(badness, every_pairing(everyone)))


@pytest.mark.one_in(4)
@pytest.mark.parametrize(("players", "rounds"), [(12, 5), (21, 5), (40, 4)])
@pytest.mark.parametrize("seed", range(2))
def test_swiss_is_as_even_as_that_of_a_known_library(players: int, rounds: int, seed: int) -> None:
    library = pytest.importorskip("caissify_pairings")
    for number, (couples, scores, past) in enumerate(swiss_evening(players, rounds, seed), 1):
        people = [
            {"id": n, "name": str(n), "score": scores[n] / 2, "rating": 0, "starting_number": n}
            | {"color_hist": ["none"] * (number - 1), "float_history": ["none"] * (number - 1)}
            | {"bye_count": past.out[n]}
            for n in scores
        ]
        games = library.generate_pairings(
            system="dutch",
            players=people,
            previous_pairings=set(past.against),
            round_number=number,
            total_rounds=rounds,
        )
        theirs = [(g["white_id"], g["black_id"]) for g in games if g["black_id"] is not None]
        assert len(theirs) == len(couples)

        def badness(
            couples: Couples, scores: dict[int, int] = scores, past: Past = past
        ) -> tuple[int, int]:
            again = sum(past.met(*two) for two in couples)
            return again, sum((scores[a] - scores[b]) ** 2 for a, b in couples)

        bye = {one for one in scores if all(one not in couple for couple in theirs)}
        mine = {one for one in scores if all(one not in couple for couple in couples)}
        if bye == mine:
            assert badness(couples) <= badness(theirs)


def test_among_equals_the_upper_half_plays_the_lower() -> None:
    level = dict.fromkeys(range(1, 9), 0)
    couples = swiss(range(1, 9), level, Past(), frozenset(), Random(1))
    assert couples == [(1, 5), (2, 6), (3, 7), (4, 8)]


def test_at_swiss_a_family_is_kept_apart_if_that_can_be() -> None:
    level = dict.fromkeys(range(1, 5), 0)
    couples = swiss(range(1, 5), level, Past(), {(1, 3), (1, 2)}, Random(1))
    assert {pair(*two) for two in couples} == {(1, 4), (2, 3)}


# Knock-out.


@pytest.mark.parametrize("players", range(2, 20))
@pytest.mark.parametrize("lives", [1, 2])
def test_a_knock_out_leaves_one(players: int, lives: int) -> None:
    """The lower number always wins: it is the first, with nobody's bye before everybody's turn."""
    past, losses, byes = Past(), Counter[int](), Counter[int]()
    alive = list(range(1, players + 1))
    rounds = 0
    while len(alive) > 1:
        couples, free = knock_out(alive, losses, past, byes, Random(rounds))
        seated = [one for couple in couples for one in couple]
        assert sorted([*seated, *free]) == alive
        assert couples, "a round in which nobody plays"
        past.add(couples, free, {})
        byes.update(free)
        losses.update(max(couple) for couple in couples)
        alive = [one for one in alive if losses[one] < lives]
        rounds += 1
    assert alive == [1]
    if lives == 1:
        assert 2 ** (rounds - 1) < players <= 2**rounds
    assert losses[2] == lives, "the second best comes second"


def test_the_best_wait_in_the_first_round_until_the_rest_is_even() -> None:
    couples, free = knock_out(range(1, 7), {}, Past(), {}, Random(1))
    assert free == [1, 2]
    assert sorted(map(sorted, couples)) == [[3, 6], [4, 5]]


# Sitting out.


@given(st.integers(3, 30), st.integers(1, 5), st.integers(0, 2**32 - 1))
def test_nobody_sits_out_twice_before_everybody_has_once(
    players: int, number: int, seed: int
) -> None:
    past, rng = Past(), Random(seed)
    for _ in range(2 * players):
        out = sitting_out(range(players), past, min(number, players), rng)
        past.add([], out, {})
        counts = [past.out[player] for player in range(players)]
        assert max(counts) - min(counts) <= 1


def test_by_rank_the_last_sit_out() -> None:
    past = Past()
    past.out.update([4])
    assert last_of([3, 1, 2, 4], past, 1) == [2]
    assert last_of([3, 1, 2, 4], past, 2) == [1, 2]


def test_everybody_is_as_likely_to_sit_out_whatever_the_number() -> None:
    counts = Counter[int]()
    for seed in range(2000):
        counts.update(sitting_out(range(10), Past(), 1, Random(seed)))
    assert sum((counts[n] - 200) ** 2 / 200 for n in range(10)) < 28, "9 degrees of freedom"
