"""The papers that a club evening can print, their names, and which have content; the deal slips."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from desktop.club.model import lists, words
from desktop.club.model.templates import Template
from desktop.club.papers.awards import cash, certificates, prizes, receipts
from desktop.club.papers.further import by_hand, round_prizes
from desktop.club.papers.results import (
    corrections,
    cross,
    matrix,
    results,
    standings,
    standings_full,
    standings_wall,
    teams,
)
from desktop.club.papers.seating import (
    big_numbers,
    seating_names,
    seating_tables,
    start_cards,
    start_list,
    table_sheets,
    table_sheets_by,
    table_sheets_two,
)
from desktop.club.papers.standing import place_cards, place_cards_by, tents, tents_by
from desktop.print.blocks import Boxes, Gap, Inside, Paper, Rows, Text
from desktop.print.scale import NOTE, TEXT
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


PAPERS: Mapping[str, tuple[Callable[[Book, int], Paper], bool]] = {
    "start_list": (start_list, False),
    "start_cards": (start_cards, False),
    "place_cards": (place_cards, False),
    "tents": (tents, True),
    "numbers": (big_numbers, True),
    "seating_names": (seating_names, True),
    "seating_tables": (seating_tables, True),
    "table_sheets": (table_sheets, True),
    "table_sheets_two": (table_sheets_two, True),
    "slips": (slips, True),
    "results": (results, True),
    "standings": (standings, True),
    "standings_wall": (standings_wall, True),
    "standings_full": (standings_full, True),
    "teams": (teams, True),
    "matrix": (matrix, True),
    "cross": (cross, True),
    "corrections": (corrections, True),
    "by_hand": (by_hand, True),
    "round_prizes": (round_prizes, True),
    "prizes": (prizes, True),
    "receipts": (receipts, True),
    "certificates": (certificates, True),
    "cash": (cash, False),
}
"""Each paper, and whether it needs a round."""

TEMPLATED: Mapping[str, Callable[[Book, int, Template | None], Paper]] = {
    "place_cards": place_cards_by,
    "tents": tents_by,
    "table_sheets": table_sheets_by,
}
"""Papers that may be set by a template of the club's own."""


ROUND = "round"
"""All papers that a round needs, together."""


def papers(book: Book, name: str, number: int) -> list[Paper]:
    """A paper of a round, or all that the round needs: who sits where, what was, and its sheets."""
    if name != ROUND:
        return [PAPERS[name][0](book, number)]
    last = [results(book, number - 1)] if number > 1 else []
    seats = [seating_names(book, number), seating_tables(book, number)]
    return [*seats, *last, table_sheets(book, number)]


def title(name: str) -> str:
    """The name of a paper in the list."""
    return {
        ROUND: translate("club", "Everything for a round"),
        "start_list": translate("club", "Start list"),
        "start_cards": translate("club", "Start cards, four on a page"),
        "place_cards": translate("club", "Place cards, to be folded"),
        "tents": translate("club", "Table tents with who sits there"),
        "numbers": translate("club", "Table numbers for the wall"),
        "seating_names": translate("club", "Seating by name for the wall"),
        "seating_tables": translate("club", "Seating by table"),
        "table_sheets": translate("club", "Table sheets to be filled in"),
        "table_sheets_two": translate("club", "Table sheets, two on a page"),
        "slips": translate("club", "Deal slips (duplicate)"),
        "results": translate("club", "Results"),
        "standings": translate("club", "Standings in two columns"),
        "standings_wall": translate("club", "Standings for the wall"),
        "standings_full": translate("club", "Standings with all rounds"),
        "teams": translate("club", "Teams"),
        "matrix": translate("club", "Who met whom"),
        "cross": translate("club", "Cross table"),
        "corrections": translate("club", "Corrections"),
        "by_hand": translate("club", "To go on by hand, if the computer fails"),
        "round_prizes": translate("club", "The best of each round"),
        "prizes": translate("club", "Prize list"),
        "receipts": translate("club", "Receipts for prizes"),
        "certificates": translate("club", "Certificates"),
        "cash": translate("club", "Cash sheet"),
    }[name]


def wanted(book: Book) -> list[str]:
    """The names of the papers for which there is content now."""
    found = []
    for name, (_, needs_round) in PAPERS.items():
        if needs_round and not book.drawn:
            continue
        if name == "slips" and not (book.head.duplicate and book.head.deals):
            continue
        if name == "round_prizes" and not any(one.results for one in book.drawn):
            continue
        if name == "teams" and not lists.teams(book).rows:
            continue
        if name == "cross" and not book.head.duel_size():
            continue
        if name == "corrections" and not book.trail:
            continue
        if name in ("prizes", "receipts") and not lists.prizes(book)[1]:
            continue
        found.append(name)
    return found
