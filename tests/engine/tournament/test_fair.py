"""What is shared out fairly: tables of an unusual size, mixes of tables, byes."""

from __future__ import annotations

from typing import Any

import pytest

from engine.tournament.draw.seating import WAY
from engine.tournament.met import evenness
from tests.engine.tournament.hall import hall, play_round

# Tables of an unusual size.


@pytest.mark.parametrize("sizes", [(3, 4, 5), (4, 5)], ids=["3-5", "4-5"])
@pytest.mark.parametrize("people", [13, 17, 18, 21, 22])
@pytest.mark.parametrize("seed", range(1, 11))
@pytest.mark.one_in(10)
def test_nobody_sits_at_an_unusual_table_twice_oftener_than_anybody_else(
    seed: int, people: int, sizes: tuple[int, ...]
) -> None:
    tournament = hall(people, sizes=sizes, seed=seed, plan=["drawn"] * 4, draws=WAY)
    tournament.prepare()
    tournament.draw()
    found = evenness(tournament.state)
    assert found.rounds == 4 and found.odd
    assert found.odd_most - found.odd_least <= 1
    if len(sizes) == 3:
        assert found.repeats <= 6 and found.most <= 2, "the mix with fewer repeats is taken"


def test_where_the_best_mix_repeats_nothing_it_is_taken() -> None:
    tournament = hall(33, sizes=(3, 4, 5), plan=["drawn"] * 4, draws=WAY)
    tournament.prepare()
    tournament.draw()
    draw = tournament.state.round(1).draw
    assert draw is not None and sorted(map(len, draw.tables)) == [4] * 7 + [5]


@pytest.mark.parametrize("seed", range(1, 6))
def test_thirty_two_people_meet_again_ten_times_in_ten_rounds(seed: int) -> None:
    tournament = hall(32, sizes=(4,), seed=seed, plan=["drawn"] * 10, draws=WAY)
    tournament.prepare()
    tournament.draw()
    assert evenness(tournament.state).repeats <= 12


# Byes of Swiss rounds.


@pytest.mark.parametrize("seed", range(5))
def test_who_comes_late_plays_in_his_first_round(seed: int) -> None:
    tournament = hall(6, sizes=(2,), best=2, plan=("swiss",), seed=seed, draws=WAY)
    for _ in range(2):
        play_round(tournament)
    late = tournament.enter("Late")
    tournament.prepare()
    tournament.draw()
    draw = tournament.state.rounds[-1].draw
    assert draw is not None and late not in draw.out


@pytest.mark.parametrize(("scoring", "counts"), [("wins", 2), ("points", 5)])
def test_a_bye_counts_as_the_scoring_says(scoring: str, counts: int) -> None:
    settings: dict[str, Any] = {
        "sizes": (2,),
        "best": 2,
        "plan": ("swiss",),
        "sat_out": 5,
        "byes": "scoring",
    }
    tournament = hall(5, **settings, scoring=scoring)
    play_round(tournament)
    draw = tournament.state.rounds[0].draw
    assert draw is not None
    (bye,) = draw.out
    assert {row.number: row.points for row in tournament.standings()}[bye] == counts
