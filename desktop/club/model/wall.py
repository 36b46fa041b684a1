"""What the hall is told: seats, results, standings, and which of them is due now."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.club.model import words
from desktop.club.model.tongue import translate
from desktop.common.numbers import shown
from engine.tournament.book import Book
from engine.tournament.groups import parts
from engine.tournament.papers import by_name, by_table
from engine.tournament.rounds import Round
from engine.tournament.standings import standings

VIEWS = ("tables", "names", "clock", "open", "places", "results")

Line = tuple[str, str]
"""What stands at the left and at the right of a line; with nothing at the right it is a heading."""
About = tuple[Line, Sequence[int]]
"""A line, and the start numbers of those it is about."""


def due(book: Book) -> tuple[str, ...]:
    """Return what is to be seen as the evening stands; of several one after the other.

    Seats until the first result is in, then results, and the standings when a round is closed.
    """
    last = book.rounds[-1] if book.rounds else None
    if last is None or not book.drawn:
        return ("tables",)
    if last.state in ("prepared", "closed"):
        return ("places",)
    return ("results",) if last.results else ("tables", "names")


def heading(book: Book, view: str) -> str:
    """Return the line above everything."""
    number = len(book.drawn)
    return {
        "tables": translate("club", "Round {0}: tables").format(number),
        "names": translate("club", "Round {0}: who sits where").format(number),
        "clock": translate("club", "Round {0}").format(number),
        "open": translate("club", "Round {0}: open tables").format(number),
        "places": words.standings_of(book, number) if number else "",
        "results": translate("club", "Round {0}: results").format(number),
    }[view]


def lines(book: Book, view: str) -> list[Line]:
    """Return what is listed."""
    return [line for line, _ in rows(book, view)]


def rows(book: Book, view: str) -> list[About]:
    """Return what is listed, and whom each line is about."""
    if not book.drawn:
        return [((translate("club", "Welcome"), ""), ()), ((words.title(book.head), ""), ())]
    one = book.drawn[-1]
    match view:
        case "tables":
            return [
                (
                    (
                        words.short_table(book, seated[0].number, table),
                        ", ".join(f"{sits.number} {sits.name}" for sits in seated),
                    ),
                    [sits.number for sits in seated],
                )
                for table, seated in enumerate(by_table(book, one.number), 1)
            ]
        case "names":
            return _names(book, one)
        case "open":
            found = [
                _of_table(book, one, table, words.names(book, one.seated(table)))
                for table in one.open_tables()
            ]
            return found or [((translate("club", "All results are in."), ""), ())]
        case "results":
            return [
                _of_table(book, one, table, _result(book, one, table)) for table in one.tables()
            ]
        case "places":
            return [
                line
                for group, own in parts(book) or [("", book)]
                for line in [
                    *([((words.group(group), ""), ())] if group else []),
                    *(
                        (
                            (
                                f"{row.place}. {words.row_name(own, row)}",
                                shown(row.points) + "!" * row.insisted,
                            ),
                            row.people,
                        )
                        for row in standings(own)
                    ),
                ]
            ]
    return []


def _of_table(book: Book, one: Round, table: int, told: str) -> About:
    seated = one.seated(table)
    return (words.short_table(book, seated[0], table), told), seated


def _names(book: Book, one: Round) -> list[About]:
    digits = len(str(max(book.people)))
    found: list[About] = []
    for name, who, seat in by_name(book, one.number):
        place = (
            translate("club", "table {0}").format(words.short_table(book, who, seat.table))
            if seat.table > 0
            else translate("club", "bye")
        )
        found.append(((f"{str(who).rjust(digits, chr(0x2007))} {name}", place), (who,)))
    return found


def _result(book: Book, one: Round, table: int) -> str:
    """Who made how much at a table, or that it still plays."""
    seated = one.seated(table)
    if not one.counts(table):
        playing = ", ".join(book.people[who].name for who in seated)
        return translate("club", "{0} – still playing").format(playing)
    values = one.results[table].values
    told = ", ".join(
        f"{' / '.join(book.people[who].name for who in side)}: {shown(value)}"
        for side, value in zip(book.sides(seated), values, strict=True)
    )
    return told + (" !" if one.results[table].despite else "")
