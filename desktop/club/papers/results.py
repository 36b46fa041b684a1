"""The papers of results: one round, the standings, who met whom, and the corrections."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.club.model import lists, words
from desktop.club.papers.blocks import Block, Paper, Rows, Text
from desktop.club.papers.headed import headed, sits_out
from desktop.common.numbers import shown
from engine.tournament.book import Book

translate = QCoreApplication.translate


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
        blocks.append(Text(title, 5, True, before=2, keep=7.0 * len(rows)))
        blocks.append(Rows((), rows, numbers=(1,), size=4.4, whole=True))
    blocks += sits_out(book, one)
    return headed(book, translate("club", "Results of round {0}").format(number), blocks, columns=2)


def standings(book: Book, number: int) -> Paper:
    """The standings in two columns, and how places are decided."""
    listing = lists.places(book, number, rounds=False)
    blocks: list[Block] = [
        Rows(listing.heads[:4], [row[:4] for row in listing.rows], stretch=2, numbers=(0, 1, 3)),
        Text(lists.chain(book), 3.4, before=3),
    ]
    if any(row[3].endswith("*") for row in listing.rows):
        blocks.append(Text(translate("club", "* corrected after the next draw"), 3.4))
    return headed(book, _until(book, number), blocks, columns=2)


def standings_full(book: Book, number: int) -> Paper:
    """The standings with every round and tie-break."""
    listing = lists.places(book, number)
    numbers = (0, 1, *range(3, len(listing.heads)))
    blocks: list[Block] = [
        Rows(listing.heads, listing.rows, stretch=2, numbers=numbers),
        Text(lists.chain(book), 3.4, before=3),
        Text(
            translate("club", "[ ] not played at a table, ( ) does not count, * corrected later"),
            3.4,
        ),
    ]
    return headed(book, _until(book, number), blocks, landscape=True)


def _until(book: Book, number: int) -> str:
    last = number == len(book.drawn) and book.rounds[-1].state in ("complete", "closed")
    if last and number >= len(book.head.plan):
        return translate("club", "Final standings")
    return translate("club", "Standings after round {0}").format(number)


def matrix(book: Book, number: int) -> Paper:
    """Who met whom."""
    listing = lists.matrix(book, number)
    size = max(1.6, min(3.6, 240 / (len(listing.rows) + 8)))
    rows = Rows(listing.heads, listing.rows, equal=True, size=size, boxed=True)
    return headed(book, translate("club", "Who met whom"), [rows], landscape=True)


def cross(book: Book, number: int) -> Paper:
    """Who has beaten whom by how much, where two sit at a table."""
    listing = lists.cross(book)
    size = max(1.6, min(4.0, 240 / (len(listing.rows) + 8)))
    rows = Rows(listing.heads, listing.rows, equal=True, size=size, boxed=True)
    return headed(book, translate("club", "Cross table"), [rows], landscape=True)


def corrections(book: Book, number: int) -> Paper:
    """The trail of corrections."""
    listing = lists.trail(book)
    rows = Rows(listing.heads, listing.rows, stretch=4, numbers=(0, 1))
    return headed(book, translate("club", "Corrections"), [rows])
