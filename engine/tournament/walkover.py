"""Round robin when somebody leaves: what becomes of the games played and of those that were not.

Who leaves before half of the own games are played is as if never there: none of these games
counts for anybody. Who leaves later has lost all the rest: they are won by those who sit out for
it, as far as rounds are counted by wins.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.tournament.book import Book


@dataclass
class Walkovers:
    """`gone` are units none of whose games counts; `by` says for whom one sits out a round."""

    gone: set[int] = field(default_factory=set)
    by: dict[tuple[int, int], int] = field(default_factory=dict)


def walkovers(book: Book) -> Walkovers:
    """What leaving has meant so far."""
    found = Walkovers()
    rounds = [one for one in book.drawn if one.way == "round_robin"]
    if not rounds or rounds[0].draw is None:
        return found
    first = rounds[0].draw
    schedule = [first.tables, *(tables for tables, _ in first.ahead)]
    games = [[book.seated_units(table) for table in tables] for tables in schedule]
    for one, planned in zip(rounds, games, strict=False):
        assert one.draw is not None
        out = {book.unit_of(who) for who in one.draw.out}
        for here, there in planned:
            for sits, other in ((here, there), (there, here)):
                if sits in out and _has_left(book, other, one.number):
                    found.by[one.number, sits] = other
    tables = [table for one in rounds if one.draw for table in one.draw.tables]
    for unit in book.units():
        mine = sum(unit[0] in game for planned in games for game in planned)
        played = sum(unit[0] in table for table in tables)
        if _has_left(book, unit[0], len(book.rounds) + 1) and 2 * played < mine:
            found.gone.add(unit[0])
    return found


def _has_left(book: Book, unit: int, number: int) -> bool:
    """Whether a person, or one of a pair, had left before this round."""
    people = next((one for one in book.units() if one[0] == unit), ())
    return any(book.people[who].is_out(number) for who in people)
