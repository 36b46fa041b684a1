"""The papers that a club evening can print, their names, and which have content; the deal slips."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

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
from engine.tournament.state import TournamentState
from engine.words import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


def slips(state: TournamentState, number: int) -> Paper:
    """For every deal of a round a slip, the same for all tables."""
    head = state.head
    kind = games.find(head.game)
    options = kind.options.from_dict(head.options)
    boxes: list[list[Inside]] = []
    for size in sorted(head.sizes):
        if not any(len(table) == size for table in _tables(state, number)):
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


def _tables(state: TournamentState, number: int) -> tuple[tuple[int, ...], ...]:
    draw = state.round(number).draw
    return draw.tables if draw is not None else ()


class Kind(NamedTuple):
    """A paper: what makes it of an evening and a round, what it is called, what it needs."""

    make: Callable[[TournamentState, int], Paper]
    title: str
    needs_round: bool = True


PAPERS: Mapping[str, Kind] = {
    "start_list": Kind(start_list, QT_TRANSLATE_NOOP("club", "Start list"), False),
    "start_cards": Kind(
        start_cards, QT_TRANSLATE_NOOP("club", "Start cards, four on a page"), False
    ),
    "place_cards": Kind(place_cards, QT_TRANSLATE_NOOP("club", "Folding place cards"), False),
    "tents": Kind(tents, QT_TRANSLATE_NOOP("club", "Table tents with names")),
    "numbers": Kind(big_numbers, QT_TRANSLATE_NOOP("club", "Table numbers for the wall")),
    "seating_names": Kind(seating_names, QT_TRANSLATE_NOOP("club", "Seating by name for the wall")),
    "seating_tables": Kind(seating_tables, QT_TRANSLATE_NOOP("club", "Seating by table")),
    "table_sheets": Kind(table_sheets, QT_TRANSLATE_NOOP("club", "Blank table sheets")),
    "table_sheets_two": Kind(
        table_sheets_two, QT_TRANSLATE_NOOP("club", "Table sheets, two on a page")
    ),
    "slips": Kind(slips, QT_TRANSLATE_NOOP("club", "Deal slips (duplicate)")),
    "results": Kind(results, QT_TRANSLATE_NOOP("club", "Results")),
    "standings": Kind(standings, QT_TRANSLATE_NOOP("club", "Standings")),
    "standings_wall": Kind(standings_wall, QT_TRANSLATE_NOOP("club", "Standings for the wall")),
    "standings_full": Kind(standings_full, QT_TRANSLATE_NOOP("club", "Standings with all rounds")),
    "teams": Kind(teams, QT_TRANSLATE_NOOP("club", "Teams")),
    "matrix": Kind(matrix, QT_TRANSLATE_NOOP("club", "Meetings")),
    "cross": Kind(cross, QT_TRANSLATE_NOOP("club", "Cross table")),
    "corrections": Kind(corrections, QT_TRANSLATE_NOOP("club", "Corrections")),
    "by_hand": Kind(by_hand, QT_TRANSLATE_NOOP("club", "Emergency sheet, if the computer fails")),
    "round_prizes": Kind(round_prizes, QT_TRANSLATE_NOOP("club", "The best of each round")),
    "prizes": Kind(prizes, QT_TRANSLATE_NOOP("club", "Prize list")),
    "receipts": Kind(receipts, QT_TRANSLATE_NOOP("club", "Receipts for prizes")),
    "certificates": Kind(certificates, QT_TRANSLATE_NOOP("club", "Certificates")),
    "cash": Kind(cash, QT_TRANSLATE_NOOP("club", "Cash sheet"), False),
}
"""The papers in the order in which they are listed."""

TEMPLATED: Mapping[str, Callable[[TournamentState, int, Template | None], Paper]] = {
    "place_cards": place_cards_by,
    "tents": tents_by,
    "table_sheets": table_sheets_by,
}
"""Papers that may be set by a template of the club's own."""


ROUND = "round"
"""All papers that a round needs, together."""


CODED: Mapping[str, Callable[[TournamentState, int, str], Paper]] = {
    "table_sheets": table_sheets,
    "table_sheets_two": table_sheets_two,
}
"""Papers that have a code of each table, which can be scanned while there is a room."""


def papers(state: TournamentState, name: str, number: int, room: str = "") -> list[Paper]:
    """Return a paper of a round, or all it needs: who sits where, what was, and its sheets.

    `room` is where phones find the evening, "" while they do not.
    """
    if name in CODED:
        return [CODED[name](state, number, room)]
    if name != ROUND:
        return [PAPERS[name].make(state, number)]
    last = [results(state, number - 1)] if number > 1 else []
    seats = [seating_names(state, number), seating_tables(state, number)]
    return [*seats, *last, table_sheets(state, number, room)]


def title(name: str, number: int = 0) -> str:
    """Return the name of a paper in the list, or of what this round needs."""
    if name == ROUND and number:
        return translate("club", "Papers for round {0}").format(number)
    if name == ROUND:
        return translate("club", "Everything for a round")
    return translate("club", PAPERS[name].title)


def not_printed() -> str:
    """Return the sentence that papers cannot be printed, for the reason {0}."""
    return translate("club", "Printing or saving failed: {0}.")


def wanted(state: TournamentState) -> list[str]:
    """Return the names of the papers for which there is content now."""
    found = []
    for name, kind in PAPERS.items():
        if kind.needs_round and not state.drawn:
            continue
        if name == "slips" and not (state.head.duplicate and state.head.deals):
            continue
        if name == "round_prizes" and not any(one.results for one in state.drawn):
            continue
        if name == "teams" and not lists.teams(state).rows:
            continue
        if name == "cross" and not state.head.duel_size():
            continue
        if name == "corrections" and not state.trail:
            continue
        if name in ("prizes", "receipts") and not lists.prizes(state)[1]:
            continue
        found.append(name)
    return found
