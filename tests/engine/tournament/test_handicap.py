"""Points that are given before the first round."""

import pytest

from engine.head import BadLog
from engine.tournament.head import Head
from engine.tournament.refusal import Refused
from engine.tournament.tournament import Tournament


def test_a_handicap_is_part_of_the_points_and_settled_by_the_draw() -> None:
    one = Tournament(Head().changed({"sizes": [3], "best": 3}))
    one.enter("Anna", handicap=-5)
    one.enter("Ben")
    one.enter("Cilli")
    one.do({"change": 3, "handicap": 2})
    one.prepare()
    one.draw()
    one.do({"start": 1})
    one.do({"result": [1, 1], "values": [10, 10, 10]})
    assert [(row.number, row.points) for row in one.standings()] == [(3, 12), (2, 10), (1, 5)]
    assert [cell.value for row in one.standings() for cell in row.cells] == [10, 10, 10]
    with pytest.raises(Refused, match="has_been_drawn"):
        one.do({"change": 3, "handicap": 3})
    one.do({"change": 3, "name": "New", "handicap": 2})
    assert Tournament.from_events(one.events()).state == one.state


def test_a_pair_has_both_of_theirs() -> None:
    sides = {"4": [[0, 2], [1, 3]]}
    one = Tournament(Head().changed({"sizes": [4], "pairs": True, "sides": sides}))
    for name in ("Anna", "Ben", "Cilli", "Dora"):
        one.enter(name, handicap=3)
    one.do({"pair": [1, 2]})
    one.do({"pair": [3, 4]})
    one.prepare()
    one.draw()
    assert [row.points for row in one.standings()] == [6, 6]


@pytest.mark.parametrize("handicap", ["3", 1.5, 10**6, True])
def test_what_is_no_handicap(handicap: object) -> None:
    one = Tournament(Head())
    with pytest.raises(BadLog):
        one.do({"enter": 1, "name": "Anna", "handicap": handicap})
