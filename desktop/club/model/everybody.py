"""The people of an evening as rows of texts for their list."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop.club.model import words
from desktop.common.numbers import shown
from engine.tournament.book import Book
from engine.tournament.lost import lost_money
from engine.tournament.people import Person

translate = QCoreApplication.translate


class Row(NamedTuple):
    """A line of the list. `paid` is None where nothing is to be paid."""

    number: int
    name: str
    about: str = ""
    money: str = ""
    paid: bool | None = None
    here: bool = True


def heads(book: Book) -> list[str]:
    """Return what stands above the columns of number, name, remarks and money."""
    people = book.people.values()
    about = translate("club", "Remarks")
    if book.head.groups:
        about = translate("club", "Group")
    elif any(one.team for one in people):
        about = translate("club", "Team")
    money = translate("club", "Entry fee")
    if any(lost_money(book).values()):
        money = translate("club", "Paid")
    return [translate("club", "No."), translate("club", "Name"), about, money]


def everybody(book: Book) -> list[Row]:
    """All by their start numbers."""
    lost = lost_money(book)
    return [_row(book, one, lost[one.number]) for _, one in sorted(book.people.items())]


def _row(book: Book, person: Person, lost: int) -> Row:
    due = book.head.fee + lost
    here = not person.is_out(len(book.rounds) + 1)
    about = " · ".join(filter(None, _about(book, person)))
    if not (due or person.paid):
        return Row(person.number, person.name, about, here=here)
    paid = person.paid >= due
    money = words.amount(person.paid if paid else due - person.paid, book.head)
    if not paid and not person.paid:
        money = translate("club", "open")
    elif not paid:
        money = translate("club", "owes {0}").format(money)
    return Row(person.number, person.name, about, money, paid, here)


def _about(book: Book, person: Person) -> list[str]:
    """Group, team and whatever else is to be known of somebody."""
    rounds = ", ".join(map(str, sorted(person.absent)))
    return [
        translate("club", "withdrawn") if person.left else "",
        book.group_of(person.number),
        translate("club", "substitute for {0}").format(", ".join(person.before))
        if person.before
        else "",
        person.team,
        ", ".join(person.tags),
        translate("club", "with {0}").format(words.who(book, person.partner))
        if person.partner
        else "",
        translate("club", "table {0}").format(person.table) if person.table else "",
        translate("club", "from round {0} on").format(person.since) if person.since > 1 else "",
        translate("club", "out in round {0}").format(rounds) if rounds else "",
        translate("club", "computer player") if person.bot else "",
        translate("club", "handicap {0}").format(shown(f"{person.handicap:+}"))
        if person.handicap
        else "",
    ]
