"""Slips for duplicate deals: the order of each pack, top card first."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.club.model import words
from desktop.club.papers.blocks import Boxes, Gap, Inside, Paper, Rows, Text
from desktop.club.papers.scale import NOTE, TEXT
from desktop.scene.speech import Speech
from engine import games, shuffle
from engine.tournament import duplicate
from engine.tournament.book import Book

translate = QCoreApplication.translate


def slips(book: Book, number: int) -> Paper:
    """For every deal of a round a slip, the same for all tables."""
    head = book.head
    kind = games.find(head.game)
    options = kind.options.from_dict(head.options)
    boxes: list[list[Inside]] = []
    for size in sorted(head.sizes):
        if not any(len(table) == size for table in _tables(book, number)):
            continue
        rules = kind.make(options, size)
        speech = Speech(rules)
        seed = duplicate.round_seed(head, number)
        dealer = shuffle.first_dealer(seed, size)
        packs = duplicate.slips(tuple(rules.pack()), seed, head.deals)
        for deal, pack in enumerate(packs, 1):
            title = translate("club", "Round {0}, deal {1}, tables of {2}")
            deals = translate("club", "First dealer of the round: seat {0}").format(dealer + 1)
            # Three cards in a row, counted from the top of the pack as it lies.
            cards = [f"{place}. {speech.card(card)}" for place, card in enumerate(pack, 1)]
            rows = [cards[first : first + 3] for first in range(0, len(cards), 3)]
            rows[-1] = [*rows[-1], *[""] * (3 - len(rows[-1]))]
            boxes.append(
                [
                    Text(title.format(number, deal, size), TEXT, True, fits=True),
                    Text(deals, NOTE),
                    Gap(2),
                    Rows((), rows, size=NOTE, height=min(6.0, 96 / len(rows))),
                ]
            )
    return Paper(
        translate("club", "Deal slips, round {0}").format(number),
        words.title(head),
        [Boxes(boxes, 2, 2, least=115)],
        headed=False,
    )


def _tables(book: Book, number: int) -> tuple[tuple[int, ...], ...]:
    draw = book.round(number).draw
    return draw.tables if draw is not None else ()
