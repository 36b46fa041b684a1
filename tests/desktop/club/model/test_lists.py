"""Lists of the evening: what stands in them is what was drawn and handed in."""

from __future__ import annotations

import pytest

from desktop.club.model import lists
from desktop.club.model.office import Office
from engine.tournament.book import Book
from tests.desktop.club.rooms import hall

pytestmark = pytest.mark.usefixtures("qapp")


def played(people: int, rounds: int, **settings: object) -> Office:
    """So many rounds, at each table of which the last seat does best."""
    office = hall(people, sums={}, **settings).office
    for number in range(1, rounds + 1):
        assert office.prepare_and_draw() and office.do({"start": number})
        one = office.book.round(number)
        for table in one.tables():
            values = list(range(1, len(office.book.sides(one.seated(table))) + 1))
            assert office.do({"result": [number, table], "values": values})
        assert office.do({"close": number})
    return office


def tables(book: Book) -> list[set[int]]:
    """Who sat at each table of the evening."""
    return [set(table) for one in book.drawn if one.draw for table in one.draw.tables]


def test_the_matrix_tells_of_each_two_how_often_they_met() -> None:
    book = played(9, 2).book
    listing = lists.matrix(book)
    assert listing.keys == list(range(1, 10)) and listing.heads == ["", *map(str, listing.keys)]
    for number, row in zip(listing.keys, listing.rows, strict=True):
        for other, cell in zip(listing.keys, row[1:], strict=True):
            met = sum({number, other} <= table for table in tables(book))
            assert cell == ("■" if number == other else str(met) if met else "·")
    assert {cell for row in listing.rows for cell in row[1:]} > {"■", "1", "·"}


def test_the_cross_table_of_duels_is_won_less_lost() -> None:
    listing = lists.cross(played(4, 3, sizes=[2], best=2, plan=["round_robin"]).book)
    assert len(listing.rows) == 4
    values = [row[1:] for row in listing.rows]
    for place, row in enumerate(values):
        assert row[place] == "■"
        for other in range(place):
            # Whoever sits in the second seat has won by one.
            assert {row[other], values[other][place]} in ({"+1", "−1"}, {"+1", "-1"})


def test_every_person_has_a_line_and_every_round_a_column() -> None:
    book = played(9, 2).book
    listing = lists.places(book)
    assert sorted(listing.keys) == list(range(1, 10))
    assert {len(row) for row in listing.rows} == {len(listing.heads)}
    assert listing.heads[4:6] == ["R1", "R2"]
    narrow = lists.places(book, rounds=False)
    assert len(narrow.heads) == len(listing.heads) - 2
    first = lists.places(book, until=1)
    assert "R1" in first.heads and "R2" not in first.heads


def test_the_chain_says_by_what_and_which_way_places_are_decided() -> None:
    more, fewer = (played(8, 1, fewest=fewest).book for fewest in (False, True))
    assert "more is better" in lists.chain(more) and "fewer is better" in lists.chain(fewer)
    assert "shared place" in lists.chain(more)
    assert "shared place" not in lists.chain(played(8, 1, ties=["lot"]).book)
    assert "In brackets" in lists.chain(played(9, 1, sizes=[4]).book)
    assert "In brackets" not in lists.chain(more)
    assert "do not count: 2." in lists.chain(played(8, 1, drop=2).book)
