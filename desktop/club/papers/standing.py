"""Cards that stand on the tables: place cards for people, tents with the number of a table.

Both may be as the club's own template has them.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.club.model import templates, words
from desktop.club.model.templates import Template
from desktop.club.papers import templated
from desktop.club.papers.headed import headed
from desktop.club.papers.templated import HUGE
from desktop.print.blocks import Boxes, Inside, Paper, Text
from desktop.print.scale import DISPLAY, NOTE, TITLE
from engine.tournament.papers import Sitting, by_table
from engine.tournament.people import Person
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate


def place_cards(state: TournamentState, number: int) -> Paper:
    """Return a place card for each person present, eight on a page, folded in the middle."""
    return place_cards_by(state, number, templates.of("place_cards"))


def place_cards_by(state: TournamentState, number: int, template: Template | None) -> Paper:
    """Return the same by this template; without one as the program has them."""
    boxes = [
        _card(state, who, person, template)
        for who, person in sorted(state.people.items())
        if not person.is_out(len(state.rounds) + 1)
    ]
    blocks = [Boxes(boxes, 2, 4, tents=True)]
    return headed(state, translate("club", "Place cards"), list(blocks), headed=False)


def _card(
    state: TournamentState, who: int, person: Person, template: Template | None
) -> list[Inside]:
    if template is None:
        return [
            Text(words.title(state.head), NOTE, align="centre", fits=True),
            Text(person.name, TITLE, True, "centre", fits=True),
            Text(str(who), TITLE, align="centre", fits=True),
        ]
    own = {"name": person.name, "number": str(who), "team": person.team, "group": ""}
    if state.head.groups:
        own["group"] = words.group(state.group_of(who))
    return templated.blocks(template, templated.about(state) | own)


def tents(state: TournamentState, number: int) -> Paper:
    """Return every table's number, with who sits there now, to be folded and stood up."""
    return tents_by(state, number, templates.of("tents"))


def tents_by(state: TournamentState, number: int, template: Template | None) -> Paper:
    """Return the same by this template; without one as the program has them."""
    boxes = [
        _tent(state, number, table, seated, template)
        for table, seated in enumerate(by_table(state, number), 1)
    ]
    blocks = [Boxes(boxes, 1, 1, tents=True)]
    title = translate("club", "Table tents, round {0}").format(number)
    return headed(state, title, list(blocks), headed=False, least=0.3)


def _tent(
    state: TournamentState,
    number: int,
    table: int,
    seated: list[Sitting],
    template: Template | None,
) -> list[Inside]:
    half = -(-len(seated) // 2)
    halves = [
        " · ".join(sits.name for sits in some) for some in (seated[:half], seated[half:]) if some
    ]
    group = words.group(state.group_of(seated[0].number)) if state.head.groups else ""
    if template is None:
        head = " · ".join(part for part in (translate("club", "Table"), group) if part)
        return [
            Text(head, DISPLAY * 0.5, align="centre", fits=True),
            Text(str(table), HUGE, True, "centre", fits=True),
            *(Text(names, TITLE, align="centre", fits=True) for names in halves),
        ]
    own = {"table": str(table), "names": " · ".join(halves), "round": str(number), "group": group}
    return templated.blocks(template, templated.about(state) | own)
