"""Where tables can be mixed in several ways, all of them are offered with what they cost."""

from __future__ import annotations

from random import Random

import pytest

from engine.head import BadLog
from engine.tournament.draw.sizes import mixes
from engine.tournament.head import Head
from engine.tournament.offers import offers
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import by_number, fill, hall


@pytest.mark.parametrize(
    ("players", "wanted"),
    [
        (13, [(5, 4, 4), (4, 3, 3, 3)]),
        (12, [(4, 4, 4), (3, 3, 3, 3)]),
        (15, [(4, 4, 4, 3), (5, 5, 5), (3, 3, 3, 3, 3)]),
        (7, [(4, 3)]),
        (5, [(5,)]),
    ],
)
def test_the_best_mix_and_what_has_a_table_more_or_less(
    players: int, wanted: list[tuple[int, ...]]
) -> None:
    assert mixes(players, (3, 4, 5), 4) == wanted


def sizes_of(tournament: Tournament, number: int) -> list[int]:
    draw = tournament.state.round(number).draw
    assert draw is not None
    return sorted(map(len, draw.tables), reverse=True)


def test_thirteen_are_offered_both_mixes_with_what_they_cost() -> None:
    tournament = hall(13, plan=("drawn",) * 4, draws=2)
    large, small = offers(tournament.state, 1)
    assert (large.sizes, small.sizes) == ((5, 4, 4), (4, 3, 3, 3))
    assert large.rounds == small.rounds == 4
    # At small tables fewer meet, and so fewer meet again; but more sit at a table of three.
    assert small.again < large.again
    assert (large.unusual, small.unusual) == (5, 9)
    assert offers(tournament.state, 1) == [large, small]


def test_the_mix_that_is_chosen_is_drawn_and_what_was_drawn_ahead_is_not() -> None:
    tournament = hall(13, plan=("drawn",) * 4, draws=2)
    tournament.prepare()
    tournament.draw()
    assert sizes_of(tournament, 1) == [5, 4, 4]
    fill(tournament, 1, by_number, Random(1))
    tournament.do({"close": 1})
    tournament.do({"set": {"mixes": {"13": [4, 3, 3, 3]}}})
    tournament.prepare()
    tournament.draw()
    assert sizes_of(tournament, 2) == [4, 3, 3, 3]
    again = Tournament.from_events(tournament.events())
    assert again.state.head.mixes == {13: (4, 3, 3, 3)} and sizes_of(again, 2) == [4, 3, 3, 3]


@pytest.mark.parametrize("mixes", [{"13": [5, 5, 5]}, {"13": []}, {"13": [99]}, [13], {"x": [4]}])
def test_a_mix_of_more_seats_than_people_is_refused(mixes: object) -> None:
    with pytest.raises(BadLog):
        Head().changed({"mixes": mixes})
