"""A table's round played in the program: the head of its match, and what its sheet hands in.

The match is one like any other, with its own log; here it is only begun and read. People who are
bots play as such, and with duplicate deals every table's match has the same seed.
"""

from __future__ import annotations

from engine.head import Event, Player
from engine.head import Head as MatchHead
from engine.sheet import Sheet
from engine.tournament.book import Book
from engine.tournament.draw.past import sides_of
from engine.tournament.duplicate import deal_seed, table_seed
from engine.tournament.refusal import Refused


def match_head(book: Book, round_number: int, table: int, started: str = "") -> MatchHead:
    """The head of the match that this table plays; raises Refused."""
    one = book.round(round_number)
    if table not in one.tables():
        raise Refused("no_such_table", table)
    people = [book.people[who] for who in one.seated(table)]
    seed = book.head.seed
    return MatchHead(
        book.head.game,
        book.head.preset,
        book.head.options,
        tuple(Player(person.name, person.bot) for person in people),
        deal_seed(seed, round_number)
        if book.head.duplicate
        else table_seed(seed, round_number, table),
        started,
    )


def handed_in(book: Book, round_number: int, table: int, sheet: Sheet, source: str = "") -> Event:
    """The result that a match's sheet comes to, as an event; raises Refused.

    What counts is the row of sums that the tournament's head names as its `total`.
    """
    one = book.round(round_number)
    if table not in one.tables():
        raise Refused("no_such_table", table)
    try:
        values = sheet.total(book.head.total)
    except KeyError:
        raise Refused("no_such_total") from None
    sides = len(sides_of(len(one.seated(table)), book.head.sides))
    if len(values) != sides:
        raise Refused("wrong_number_of_values", sides, len(values))
    event: Event = {"result": [round_number, table], "values": list(values)}
    return {**event, "source": source} if source else event
