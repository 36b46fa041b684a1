"""Teams, whose people's points are added up."""

from typing import Any

from engine.tournament.head import Head
from engine.tournament.teams import teams
from engine.tournament.tournament import Tournament


def hall(*people: str, **settings: Any) -> Tournament:
    """One round of eight; everybody has as many points as the start number."""
    one = Tournament(Head().changed({"sizes": [4], "seed": 3} | settings))
    for number, team in enumerate(people, 1):
        one.enter(f"P{number}", team=team.strip("-"))
    one.prepare()
    one.draw()
    one.do({"start": 1})
    for table in (1, 2):
        seated = list(one.state.round(1).seated(table))
        one.do({"result": [1, table], "values": seated})
    return one


def test_of_each_team_as_many_count_as_the_smallest_has() -> None:
    rows = teams(hall(*"AABbBa-C").state)
    assert [(row.place, row.team, row.points) for row in rows] == [(1, "B", 12), (2, "A", 9)]
    assert rows[0].counting == ((5, 5), (4, 4), (3, 3))


def test_where_fewer_is_better_the_best_are_the_lowest() -> None:
    rows = teams(hall(*"AABBBA-C", fewest=True, sat_out=9, missed=9).state)
    assert [(row.team, row.points) for row in rows] == [("A", 9), ("B", 12)]


def test_level_teams_share_a_place_and_who_is_over_does_not_count() -> None:
    rows = teams(hall(*"ABBAAB--").state)
    # 1, 4 and 5 against 2, 3 and 6.
    assert [(row.place, row.points, row.shared) for row in rows] == [(1, 11, False), (2, 10, False)]
    rows = teams(hall(*"ABBA--AB").state)
    assert [row.points for row in rows] == [13, 12]
    level = teams(hall(*"ABBACC--").state)
    assert [(row.team, row.place, row.shared) for row in level] == [
        ("C", 1, False),
        ("A", 2, True),
        ("B", 2, True),
    ]
    more = teams(hall(*"ABBACCC-").state)
    assert more[0].others == (5,)


def test_one_team_is_none() -> None:
    assert teams(hall(*"AAAA----").state) == []
    assert teams(hall(*"AAB-----").state) == []
