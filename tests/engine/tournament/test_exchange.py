"""In and out: JSON, CSV, an export without names; and what the papers say."""

from __future__ import annotations

import json
from random import Random

import pytest

from engine.head import BadLog
from engine.tournament.exchange import (
    anonymous,
    from_json,
    people_csv,
    results_csv,
    standings_csv,
    to_json,
)
from engine.tournament.papers import Seat, Sitting, by_name, by_table, cross_table, start_card
from engine.tournament.people_list import people, read
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import any_points, hall, play_round, results, set_draw

SECRETS = ("Zenzi", "Xaver", "Korbinian", "Blaue", "Frauen", "Sepp", "verlesen", "Pfarrsaal", "Mai")


def club_evening() -> Tournament:
    """An evening full of names."""
    prizes = [{"kind": "tag", "tag": "Frauen", "thing": "Schinken von Sepp"}]
    head = {"title": "Mai", "place": "Pfarrsaal", "date": "2026-05-01", "prizes": prizes}
    tournament = hall(0, **head)
    for name in ("Zenzi", "Xaver", "Korbinian", "Sepp"):
        tournament.enter(name, team="Blaue", tags=["Frauen"], member=3, by="Sepp")
    tournament.do({"change": 1, "name": "Zenzi B."})
    tournament.do({"substitute": 2, "name": "Sepp junior"})
    tournament.do({"pay": 5, "who": 1, "what": "Sepp zahlt"})
    tournament.do({"set": {"title": "Mai!"}})
    play_round(tournament)
    values = any_points(Random(1), range(4))
    tournament.do({"correct": [1, 1], "values": values, "reason": "verlesen", "by": "Sepp"})
    return tournament


def test_json_brings_back_the_same_tournament() -> None:
    tournament = club_evening()
    text = to_json(tournament)
    assert Tournament.from_events(from_json(text)).state == tournament.state
    assert json.loads(text)["standings"][0]["place"] == 1


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"tournament_export": 2, "events": [{}]}',
        r'{"tournament_export": 1, "events": [{"title": "half a letter: \ud800"}]}',
        "[" * 9999,
    ],
)
def test_what_is_no_export_is_refused(text: str) -> None:
    with pytest.raises(BadLog):
        from_json(text)


def test_an_anonymous_export_names_nobody_and_comes_to_the_same() -> None:
    tournament = club_evening()
    events = anonymous(tournament)
    text = json.dumps(events, ensure_ascii=False)
    for secret in SECRETS:
        assert secret not in text
    again = Tournament.from_events(events)
    assert [(r.place, r.number, r.points) for r in again.standings()] == [
        (r.place, r.number, r.points) for r in tournament.standings()
    ]
    assert [person.name for person in again.state.people.values()] == ["1", "2", "3", "4"]
    assert len({person.team for person in again.state.people.values()}) == 1
    assert "Zenzi" in json.dumps(tournament.events()), "the tournament itself keeps its names"


def test_people_go_out_and_come_in_again() -> None:
    tournament = club_evening()
    text = people_csv(tournament.state)
    assert text.splitlines()[1] == '1;"Zenzi B.";"Blaue";"Frauen";0.05;1;'
    again = hall(0)
    for event in people(read(text))[0]:
        again.do(event)
    assert [(p.number, p.name, p.team) for p in again.state.people.values()] == [
        (p.number, p.name, p.team) for p in tournament.state.people.values()
    ]


@pytest.mark.parametrize(
    "text",
    [
        "Anna\nBen\n",
        "\ufeffAnna\r\n\r\nBen\r\n",
        "Name;Verein\nAnna;Blau\nBen;\n",
        "7,Anna\n9,Ben\n",
        '"Anna"\t"Blau"\n"Ben"\t""\n',
    ],
)
def test_lists_of_many_kinds_are_understood(text: str) -> None:
    found, _ = people(read(text, {"verein": "team"}))
    assert [one["name"] for one in found] == ["Anna", "Ben"]
    assert [one["enter"] for one in found] == ([7, 9] if text[0] == "7" else [0, 0])


@pytest.mark.parametrize("text", ["", "\n\n", "name;team\n", "number;name\n4;\n"])
def test_a_list_without_names_has_nobody(text: str) -> None:
    assert people(read(text))[0] == []


def test_no_name_is_a_formula_in_a_spreadsheet() -> None:
    tournament = hall(0)
    tournament.enter('=HYPERLINK("x")')
    text = people_csv(tournament.state)
    assert "\"'=HYPERLINK" in text
    assert people(read(text))[0][0]["name"] == '=HYPERLINK("x")'


def test_standings_and_results_as_tables() -> None:
    tournament = hall(4, ties=["best_round"])
    results(tournament, set_draw(tournament, (4, 3, 2, 1)), (-5, 5, 3, 1))
    assert standings_csv(tournament.state, {"place": "Platz", "points": "Punkte"}).splitlines() == [
        '"Platz";"number";"name";"Punkte";"1";"best_round"',
        '1;3;"Person 3";5;5;5',
        '2;2;"Person 2";3;3;3',
        '3;1;"Person 1";1;1;1',
        '4;4;"Person 4";-5;-5;-5',
    ]
    assert results_csv(tournament.state, form=(",", ".")).splitlines()[1] == '1,1,1,4,"Person 4",-5'


# Papers.


def test_seating_by_table_and_by_name() -> None:
    tournament = hall(5, sizes=[4], sides={"4": [[0, 2], [1, 3]]})
    number = set_draw(tournament, (4, 3, 2, 1), out=(5,))
    [table] = by_table(tournament.state, number)
    assert table[0] == Sitting(4, "Person 4", 1, 0)
    assert [sitting.side for sitting in table] == [0, 1, 0, 1]
    names = by_name(tournament.state, number)
    assert names[0] == ("Person 1", 1, Seat(1, 1, 4))
    assert names[4] == ("Person 5", 5, Seat(1, 0, 0))
    tournament.do({"start": 1})
    tournament.do({"result": [1, 1], "values": [1, 0]})
    tournament.prepare()
    assert by_name(tournament.state, 2) == []
    assert by_table(tournament.state, 2) == []


def test_a_start_card_has_the_seats_of_the_whole_evening() -> None:
    tournament = hall(16, plan=["drawn"] * 4)
    play_round(tournament)
    card = start_card(tournament.state, 7)
    assert [seat.round for seat in card] == [1, 2, 3, 4]
    for _ in range(3):
        play_round(tournament)
    assert start_card(tournament.state, 7) == card
    assert start_card(hall(3).state, 1) == []


def test_the_cross_table() -> None:
    tournament = hall(3, sizes=[2], best=2, scoring="wins")
    results(tournament, set_draw(tournament, (1, 2), out=(3,)), (30, 10))
    results(tournament, set_draw(tournament, (2, 3), out=(1,)), (5, 9))
    assert cross_table(tournament.state) == [
        (1, [None, None, 20]),
        (3, [None, None, 4]),
        (2, [-20, -4, None]),
    ]
