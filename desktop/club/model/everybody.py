"""Everybody who has come, as rows of texts; a column in which nothing stands is left out."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.club.model import words
from desktop.club.model.lists import Listing
from desktop.common.numbers import shown
from engine.tournament.book import Book
from engine.tournament.lost import lost_money
from engine.tournament.people import Person

translate = QCoreApplication.translate


def everybody(book: Book) -> Listing:
    """All by their start numbers."""
    heads = [
        translate("club", "No."),
        translate("club", "Name"),
        translate("club", "Group"),
        translate("club", "Team"),
        translate("club", "Marks"),
        translate("club", "Paid"),
        translate("club", "Table"),
        translate("club", "Partner"),
        translate("club", "Remarks"),
    ]
    people = [person for _, person in sorted(book.people.items())]
    lost = lost_money(book)
    rows = [_texts(book, person, lost[person.number]) for person in people]
    keep = [0, 1, *(c for c in range(2, len(heads)) if any(texts[c] for texts in rows))]
    return Listing(
        [heads[c] for c in keep],
        [[texts[c] for c in keep] for texts in rows],
        [person.number for person in people],
    )


def _texts(book: Book, person: Person, lost: int) -> list[str]:
    remarks = []
    if person.left:
        remarks.append(translate("club", "has left"))
    if person.since > 1:
        remarks.append(translate("club", "from round {0} on").format(person.since))
    if person.absent:
        rounds = ", ".join(map(str, sorted(person.absent)))
        remarks.append(translate("club", "misses round {0}").format(rounds))
    if person.before:
        remarks.append(translate("club", "for {0}").format(", ".join(person.before)))
    if person.bot:
        remarks.append(translate("club", "played by the program"))
    if person.handicap:
        remarks.append(translate("club", "handicap {0}").format(shown(f"{person.handicap:+}")))
    due = book.head.fee + lost
    paid = ("✓ " if person.paid >= due else "") + words.amount(person.paid, book.head)
    return [
        str(person.number),
        person.name,
        book.group_of(person.number),
        person.team,
        ", ".join(person.tags),
        paid if due or person.paid else "",
        str(person.table or ""),
        words.who(book, person.partner) if person.partner else "",
        ", ".join(remarks),
    ]
