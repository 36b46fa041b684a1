"""The rows of a table's sheet: the deals of a round, with their names where they have any.

How many there are, the rules of the game say, as at a table of the program: deals are imagined
until the evening of the table is over. Where that hangs on what is played there are a dozen rows.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import games, result_entry
from engine.games import UnknownGame
from engine.sheet import Line
from engine.tournament.book import Book

LONGEST = 60
"""Rows on a table's sheets, at most: the longest list, 48 games of Skat, and some more."""
USUAL = 12
"""Rows where nobody can know how many deals it takes."""


def to_the_right(book: Book, sizes: Iterable[int]) -> bool:
    """Whether turns go anticlockwise at the tables of these sizes, by the game of the evening."""
    try:
        kind = games.find(book.head.game)
        options = kind.options.from_dict(book.head.options)
        return any(kind.make(options, size).anticlockwise for size in sizes)
    except (UnknownGame, ValueError, KeyError):
        return False


def sums(book: Book, size: int) -> list[str]:
    """What is added up at a table before what it hands in, such as games won and lost at Skat.

    That is so where only a list is kept: where the program knows the cards, one sum is handed in.
    """
    from desktop.scene.speech import Speech

    try:
        kind = games.find(book.head.game)
        rules = kind.make(kind.options.from_dict(book.head.options), size)
    except (UnknownGame, ValueError, KeyError):
        return []
    if not kind.by_hand:
        return []
    speech = Speech(rules)
    keys = [one.key for one in rules.sheet([]).totals if one.key != book.head.total]
    return [speech.text(f"total.{key}") for key in keys]


def rows(book: Book, size: int) -> list[str]:
    """What stands before each row of a table of this size: a number, and the name of the deal."""
    from desktop.scene.speech import Speech

    try:
        kind = games.find(book.head.game)
        rules = kind.make(kind.options.from_dict(book.head.options), size)
    except (UnknownGame, ValueError, KeyError):
        return [str(row) for row in range(1, (book.head.deals or USUAL) + 1)][:LONGEST]
    speech = Speech(rules)
    wanted = min(book.head.deals, LONGEST)
    names: list[str] = []
    lines: list[Line] = []
    while len(lines) < (wanted or LONGEST):
        if not wanted and rules.next_deal(lines, 0) is None:
            break
        fact = result_entry.title(rules, lines)
        name = "" if fact is None else speech.text(f"line.{fact.key}", *fact.args)
        names.append(f"{len(lines) + 1} {name}".strip())
        lines.append(Line((0,) * len(rules.sides())))
    known = wanted or len(names) < LONGEST or any(" " in name for name in names)
    return names if known else names[:USUAL]
