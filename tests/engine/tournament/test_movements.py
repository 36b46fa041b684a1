"""Movements of fixed pairs, and schedules of partners, also as an evening plays them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from engine.tournament.draw.movements import howell, mitchell
from engine.tournament.draw.past import Past, pair
from engine.tournament.draw.seating import WAY
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import hall, play_round


@pytest.mark.parametrize("pairs", range(3, 41))
def test_at_howells_each_pair_meets_each_once(pairs: int) -> None:
    met, sides, outs = Counter[tuple[int, int]](), Counter[int](), Counter[int]()
    rounds = howell(range(pairs))
    assert len(rounds) == pairs - 1 + pairs % 2
    for couples, out in rounds:
        assert sorted([*out, *(one for couple in couples for one in couple)]) == list(range(pairs))
        met.update(pair(*couple) for couple in couples)
        sides.update(couple[0] for couple in couples)
        outs.update(out)
    assert met == dict.fromkeys(combinations(range(pairs), 2), 1)
    moving = [sides[one] for one in range(1, pairs)]
    assert max(moving) - min(moving) <= 2 - pairs % 2, "each sits on both sides of a table"
    assert outs == (dict.fromkeys(range(pairs), 1) if pairs % 2 else {})


def test_at_howells_everybody_takes_the_place_of_the_one_before() -> None:
    rounds = [couples for couples, _ in howell(range(10))]
    places = [[one for couple in couples for one in couple] for couples in rounds]
    assert all(seats[0] == 0 for seats in places), "one pair sits still"
    for before, after in pairwise(places):
        assert all(
            (one - 1) % 9 == (two - 2) % 9 for one, two in zip(before[1:], after[1:], strict=True)
        )


@pytest.mark.parametrize("pairs", range(3, 41))
def test_at_mitchells_one_half_sits_still_and_the_other_goes_on(pairs: int) -> None:
    met = Counter[tuple[int, int]]()
    rounds = mitchell(range(pairs))
    tables = (pairs + 1) // 2
    assert len(rounds) == tables
    for couples, out in rounds:
        assert sorted([*out, *(one for couple in couples for one in couple)]) == list(range(pairs))
        assert all(still < tables <= going for still, going in couples)
        met.update(couples)
    assert set(met.values()) == {1} and len(met) == tables * (pairs - tables)
    full = [dict(couples) for couples, _ in rounds]
    for before, after in pairwise(full):
        for still, going in before.items():
            assert after.get((still + 1) % tables, going) == going, "one table on"


# As an evening plays them.

FOUR = {"sizes": [4], "sides": {"4": [[0, 2], [1, 3]]}}


def pairs(number: int, way: str, rounds: int) -> Tournament:
    """An evening of fixed pairs, played to its end."""
    tournament = hall(2 * number, pairs=True, plan=[way] * rounds, draws=WAY, **FOUR)
    for first in range(1, 2 * number, 2):
        tournament.do({"pair": [first, first + 1]})
    for _ in range(rounds):
        play_round(tournament)
    return tournament


@pytest.mark.parametrize("number", [6, 7])
def test_pairs_move_by_mitchell_and_one_half_stays_at_its_tables(number: int) -> None:
    state = pairs(number, "mitchell", 3).state
    assert not [often for often in state.past().against.values() if often > 1]
    staying = [
        {table[0] for table in one.draw.tables} for one in state.rounds if one.draw is not None
    ]
    assert len(set.union(*staying)) <= (number + 1) // 2


@pytest.mark.parametrize("way", ["howell", "drawn"])
def test_six_pairs_meet_each_other_once_in_five_rounds(way: str) -> None:
    past = pairs(6, way, 5).state.past()
    assert len(past.against) == 15 and set(past.against.values()) == {1}


def test_a_pair_that_leaves_a_movement_does_not_stop_it() -> None:
    tournament = pairs(6, "howell", 2)
    tournament.do({"leave": 3})
    one = play_round(tournament)
    assert one.draw is not None and len(one.draw.tables) == 2 and len(one.draw.out) == 2


def test_thirteen_whist_players_sit_out_once_each_and_have_everybody_as_a_partner_once() -> None:
    tournament = hall(13, plan=["drawn"] * 13, draws=WAY, **FOUR)
    tournament.prepare()
    tournament.draw()
    draw = tournament.state.rounds[0].draw
    assert draw is not None
    past = Past()
    for tables, out in [(draw.tables, draw.out), *draw.ahead]:
        past.add(tables, out, tournament.state.head.sides)
    assert set(past.out.values()) == {1} and set(past.together.values()) == {1}
    assert set(past.against.values()) == {2}
