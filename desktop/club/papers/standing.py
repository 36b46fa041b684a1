"""Cards that stand on the tables: place cards for people, tents with the number of a table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.club.model import words
from desktop.club.papers.blocks import Boxes, Gap, Lines, Paper, Rows, Text
from desktop.club.papers.headed import headed
from desktop.club.papers.scale import DISPLAY, NOTE, TITLE
from engine.tournament.book import Book
from engine.tournament.papers import by_table

translate = QCoreApplication.translate

TENT = 70.0
"""The height of the number on a tent."""


def place_cards(book: Book, number: int) -> Paper:
    """A card for everybody who is here, eight on a page, to be folded in the middle."""
    boxes: list[list[Text | Rows | Gap | Lines]] = [
        [
            Text(words.title(book.head), NOTE, align="centre", fits=True),
            Text(person.name, TITLE, True, "centre", fits=True),
            Text(str(who), TITLE, align="centre", fits=True),
        ]
        for who, person in sorted(book.people.items())
        if not person.is_out(len(book.rounds) + 1)
    ]
    blocks = [Boxes(boxes, 2, 4, tents=True)]
    return headed(book, translate("club", "Place cards"), list(blocks), with_head=False)


def tents(book: Book, number: int) -> Paper:
    """The number of every table, with who sits there in this round, to be folded and stood up."""
    boxes: list[list[Text | Rows | Gap | Lines]] = []
    for table, seated in enumerate(by_table(book, number), 1):
        names = " · ".join(sits.name for sits in seated)
        head = translate("club", "Table")
        if book.head.groups:
            head += f" · {words.group(book.group_of(seated[0].number))}"
        boxes.append(
            [
                Text(head, DISPLAY * 0.5, align="centre", fits=True),
                Text(str(table), TENT, True, "centre", fits=True),
                Text(names, TITLE, align="centre", fits=True),
            ]
        )
    blocks = [Boxes(boxes, 1, 1, tents=True)]
    title = translate("club", "Table tents, round {0}").format(number)
    return headed(book, title, list(blocks), with_head=False, least=0.3)
