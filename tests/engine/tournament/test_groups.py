"""Several groups in one evening."""

from itertools import islice
from typing import Any

import pytest

from engine.head import BadLog
from engine.tournament.exchange import anonymous, standings_csv
from engine.tournament.head import Head
from engine.tournament.prizes import prize_list
from engine.tournament.refusal import Impossible, Refused
from engine.tournament.season import evenings
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import is_as_drawn

SETTINGS: dict[str, Any] = {
    "sizes": [3, 4],
    "seed": 7,
    "groups": ["A", "B"],
    "plan": ["drawn", "drawn", "drawn"],
    "draws": 3,
}


def hall(first: int = 8, second: int = 7, **settings: Any) -> Tournament:
    """So many in group A, with the lower numbers, and so many in B."""
    one = Tournament(Head().changed(SETTINGS | settings))
    for number in range(1, first + second + 1):
        one.enter(f"P{number}", group="A" if number <= first else "B")
    return one


def play(one: Tournament, **more: Any) -> None:
    """A round in which each has as many points as the start number."""
    number = one.prepare(**more)
    one.draw()
    one.do({"start": number})
    for table in one.state.round(number).tables():
        seated = one.state.round(number).seated(table)
        one.do({"result": [number, table], "values": [side[0] for side in one.state.sides(seated)]})


def groups_at(one: Tournament, number: int) -> list[set[str]]:
    draw = one.state.round(number).draw
    assert draw is not None
    return [{one.state.group_of(who) for who in table} for table in draw.tables]


def test_each_group_sits_by_itself_and_nobody_meets_twice_who_need_not() -> None:
    one = hall(16, 16)
    for _ in range(3):
        play(one)
        assert groups_at(one, len(one.state.rounds)) == [{"A"}] * 4 + [{"B"}] * 4
    met = [
        (a, b)
        for round_ in one.state.drawn
        for table in round_.draw.tables
        for a in table
        for b in table
        if a < b
    ]
    assert len(met) == len(set(met))
    assert all(is_as_drawn(one, number) for number in (1, 2, 3))
    again = Tournament.from_events(one.events())
    assert again.state == one.state


def test_places_and_prizes_are_those_of_the_group() -> None:
    prizes = [{"kind": "place", "place": 1, "money": 900}, {"kind": "last", "thing": "Ham"}]
    one = hall(prizes=prizes)
    play(one)
    rows = one.standings()
    assert [(row.group, row.place, row.number) for row in rows] == [
        *(("A", place, 9 - place) for place in range(1, 9)),
        *(("B", place, 16 - place) for place in range(1, 8)),
    ]
    assert [(won.prize, won.number, won.money) for won in prize_list(one.state)] == [
        (0, 8, 900),
        (0, 15, 900),
        (1, 1, 0),
        (1, 9, 0),
    ]
    found = evenings(one.state)
    assert [len(one.results) for one in found] == [8, 7]
    assert [one.name for one in found[1].results.values() if one.place == 1] == ["P15"]
    assert standings_csv(one.state).splitlines()[9].startswith('1;"B";15;"P15";15')
    assert Tournament.from_events(anonymous(one)).standings() == rows


def test_who_is_moved_goes_before_the_first_draw_and_with_the_partner() -> None:
    one = hall(4, 4, sizes=[4], sides={"4": [[0, 2], [1, 3]]}, pairs=True)
    for first in (1, 3, 5, 7):
        one.do({"pair": [first, first + 1]})
    with pytest.raises(Refused, match="no_such_group"):
        one.do({"change": 1, "group": "C"})
    one.do({"change": 1, "group": "B"})
    assert [one.state.group_of(who) for who in (1, 2)] == ["B", "B"]
    one.do({"change": 2, "group": "A"})
    play(one)
    with pytest.raises(Refused, match="has_been_drawn"):
        one.do({"change": 1, "group": "B"})
    one.do({"change": 1, "name": "New", "group": "A"})
    with pytest.raises(Refused, match="has_begun"):
        one.do({"set": {"groups": []}})


def test_nobody_changes_places_with_another_group_nor_is_drawn_into_it() -> None:
    one = hall()
    one.prepare()
    one.draw()
    with pytest.raises(Refused, match="not_of_one_group"):
        one.do({"swap": 1, "people": [1, 15]})
    events = one.events()
    events[-1]["tables"][0][0], events[-1]["tables"][-1][0] = (
        events[-1]["tables"][-1][0],
        events[-1]["tables"][0][0],
    )
    with pytest.raises(BadLog, match="mixed"):
        Tournament.from_events(events)


def test_a_table_that_somebody_cannot_leave_is_counted_through_the_hall() -> None:
    one = hall(8, 8)
    one.do({"fix": 10, "table": 4})
    one.do({"fix": 9, "table": 1})
    one.prepare()
    one.draw()
    draw = one.state.round(1).draw
    assert draw is not None
    assert 10 in draw.tables[3]
    assert ("fixed", (9,)) in draw.broken
    one.do({"redraw": 1, "reason": "x"})
    one.do({"confirm": 1})
    one.do({"fix": 11, "table": 7})
    with pytest.raises(Impossible) as told:
        one.draw()
    assert told.value.numbers == (7, 11)


def test_a_search_is_found_again_and_too_few_are_told() -> None:
    one = hall(13, 7)
    one.prepare()
    steps = list(islice(one.search(), 3))
    assert steps[-1].least <= steps[-1].repeats
    one.draw_as(steps[2].draw())
    draw = one.state.round(1).draw
    assert draw is not None
    assert draw.steps == 3
    assert is_as_drawn(one, 1)
    few = hall(8, 2)
    few.prepare()
    with pytest.raises(Impossible, match="too_few"):
        few.draw()


def test_one_cup_may_be_decided_before_the_other() -> None:
    one = hall(2, 4, sizes=[2], best=2, plan=["knockout"])
    play(one)
    one.do({"close": 1})
    play(one)
    draw = one.state.round(2).draw
    assert draw is not None
    assert len(draw.tables) == 1
    assert {1, 2} <= set(draw.away)
    assert [(row.group, row.number) for row in one.standings() if row.place == 1] == [
        ("A", 2),
        ("B", 6),
    ]
    one.do({"close": 2})
    one.prepare()
    with pytest.raises(Refused, match="decided"):
        one.draw()


@pytest.mark.parametrize("groups", [["A"], ["A", "A"], ["A", ""], [1], "AB", ["x" * 21, "B"]])
def test_what_is_no_list_of_groups(groups: object) -> None:
    with pytest.raises(BadLog):
        Head().changed({"groups": groups})
