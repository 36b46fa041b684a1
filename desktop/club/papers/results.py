"""The papers of results: one round, the standings, who met whom, and the corrections."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.club.model import lists, words
from desktop.club.papers.blocks import Block, Paper, Rows, Text
from desktop.club.papers.headed import headed, sits_out
from desktop.club.papers.scale import HEADING, NOTE
from desktop.club.papers.typesetting import needed
from desktop.common.numbers import shown
from engine.tournament.book import Book

translate = QCoreApplication.translate

UPRIGHT = 175.0
"""So wide a table finds room on a page that stands, in millimetres."""


def results(book: Book, number: int) -> Paper:
    """What every table has handed in."""
    one = book.round(number)
    blocks: list[Block] = []
    for table in one.tables():
        result = one.results.get(table)
        sides = book.sides(one.seated(table))
        rows = [
            [
                " & ".join(words.who(book, who) for who in side),
                shown(result.values[place]) if result is not None else "",
            ]
            for place, side in enumerate(sides)
        ]
        title = translate("club", "Table {0}").format(table)
        if result is not None and result.corrected:
            title += " " + translate("club", "(corrected)")
        elif not one.counts(table):
            title += " " + translate("club", "(open)")
        blocks.append(Text(title, HEADING, True, before=3, keep=7.6 * len(rows)))
        blocks.append(Rows((), rows, numbers=(1,), whole=True))
    blocks += sits_out(book, one)
    return headed(book, translate("club", "Results of round {0}").format(number), blocks, columns=2)


def standings(book: Book, number: int) -> Paper:
    """The standings in two columns, and how places are decided."""
    listing = lists.places(book, number, rounds=False)
    blocks: list[Block] = [
        Rows(listing.heads[:4], [row[:4] for row in listing.rows], stretch=2, numbers=(0, 1, 3)),
        Text(lists.chain(book), NOTE, before=3),
    ]
    if any(row[3].endswith("*") for row in listing.rows):
        blocks.append(Text(translate("club", "* corrected after the next draw"), NOTE))
    return headed(book, _until(book, number), blocks, columns=2)


def standings_wall(book: Book, number: int) -> Paper:
    """The standings for the wall: place, name and points, as large as the sheet allows."""
    listing = lists.places(book, number, rounds=False)
    rows = [[row[0], row[2], row[3]] for row in listing.rows]
    heads = [listing.heads[0], listing.heads[2], listing.heads[3]]
    blocks: list[Block] = [Rows(heads, rows, stretch=1, numbers=(0, 2))]
    blocks.append(Text(lists.chain(book), NOTE, before=3))
    return headed(book, _until(book, number), blocks, columns=2, poster=True)


def standings_full(book: Book, number: int) -> Paper:
    """The standings with every round and tie-break."""
    listing = lists.places(book, number)
    numbers = (0, 1, *range(3, len(listing.heads)))
    table = Rows(listing.heads, listing.rows, stretch=2, numbers=numbers)
    blocks: list[Block] = [
        table,
        Text(lists.chain(book), NOTE, before=3),
        Text(
            translate("club", "[ ] not played at a table, ( ) does not count, * corrected later"),
            NOTE,
        ),
    ]
    return headed(book, _until(book, number), blocks, landscape=needed(table) > UPRIGHT)


def _until(book: Book, number: int) -> str:
    last = number == len(book.drawn) and book.rounds[-1].state in ("complete", "closed")
    if last and number >= len(book.head.plan):
        return translate("club", "Final standings")
    return translate("club", "Standings after round {0}").format(number)


def matrix(book: Book, number: int) -> Paper:
    """Who met whom."""
    listing = lists.matrix(book, number)
    rows = _each_with_each(listing)
    return headed(book, translate("club", "Who met whom"), [rows], landscape=True)


def cross(book: Book, number: int) -> Paper:
    """Who has beaten whom by how much, where two sit at a table."""
    listing = lists.cross(book)
    rows = _each_with_each(listing)
    return headed(book, translate("club", "Cross table"), [rows], landscape=True)


def _each_with_each(listing: lists.Listing) -> Rows:
    """A table of people against people, on one sheet as long as it can be read."""
    high = max(3.2, min(7.5, 138.0 / (len(listing.rows) + 1)))
    return Rows(listing.heads, listing.rows, equal=True, size=high / 1.15, height=high, boxed=True)


def corrections(book: Book, number: int) -> Paper:
    """The trail of corrections."""
    listing = lists.trail(book)
    rows = Rows(listing.heads, listing.rows, stretch=4, numbers=(0, 1))
    return headed(book, translate("club", "Corrections"), [rows])
