"""The papers before the results: start list, start cards, seating, and sheets to be filled in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from desktop.club.model import templates, words
from desktop.club.model.templates import Template
from desktop.club.papers import table_rows, templated
from desktop.club.papers.headed import headed, sits_out
from desktop.club.papers.table_code import table_code
from desktop.common.numbers import shown
from desktop.look.inks import PAPER
from desktop.look.lettering import serif_high
from desktop.print.blocks import (
    Block,
    Boxes,
    Break,
    Drawn,
    Gap,
    Head,
    Inside,
    Lines,
    Paper,
    Rows,
    Text,
)
from desktop.print.ruled import ruled
from desktop.print.scale import DISPLAY, HEADING, NARROW, NOTE, TITLE
from desktop.scene.speech import Speech
from engine.sheet import Form
from engine.tournament.cash import cash_sheet
from engine.tournament.lost import lost_money
from engine.tournament.papers import by_name, by_table, start_card
from engine.tournament.rounds import Round
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate


def start_list(state: TournamentState, number: int) -> Paper:
    """Everybody by start number, to be ticked off at the door."""
    everybody, fee = [one for _, one in sorted(state.people.items())], state.head.fee
    lost = lost_money(state)
    columns: list[tuple[str, list[str]]] = [
        (translate("club", "No."), [str(one.number) for one in everybody]),
        (translate("club", "Name"), [one.name for one in everybody]),
        (translate("club", "Group"), [state.group_of(one.number) for one in everybody]),
        (translate("club", "Team"), [one.team for one in everybody]),
        (
            translate("club", "Paid"),
            [words.amount(one.paid, state.head) if one.paid else "" for one in everybody],
        ),
        (
            "✓",
            ["✓" if fee and one.paid >= fee + lost[one.number] else "☐" for one in everybody],
        ),
    ]
    columns = [one for one in columns if any(one[1])]
    rows = [list(row) for row in zip(*(cells for _, cells in columns), strict=True)]
    paid = sum(one.paid for one in everybody)
    sums = cash_sheet(state)
    due = sums.due + sums.lost
    blocks: list[Block] = [Rows([head for head, _ in columns], rows, stretch=1, numbers=(0,))]
    if due:
        text = translate("club", "Paid {0} of {1}").format(
            words.amount(paid, state.head), words.amount(due, state.head)
        )
        blocks.append(Text(text, bold=True, before=2))
    return headed(state, translate("club", "Start list"), blocks, columns=2)


def start_cards(state: TournamentState, number: int) -> Paper:
    """Return a card for everybody, with the seats of all rounds that are drawn."""
    boxes: list[list[Inside]] = []
    rounds = max(len(state.head.plan), len(state.rounds))
    for who, person in sorted(state.people.items()):
        if person.is_out(len(state.rounds) + 1):
            continue
        seats = {seat.round: seat for seat in start_card(state, who)}
        rows = []
        for one in range(1, rounds + 1):
            seat = seats.get(one)
            table, chair = "", ""
            if seat is not None and seat.table > 0:
                table, chair = str(seat.table), str(seat.chair)
            elif seat is not None:
                table = translate("club", "bye") if seat.table == 0 else "–"
            rows.append([str(one), table, chair, ""])
        rows.append([translate("club", "Sum"), "", "", ""])
        heads = [
            translate("club", "Round"),
            translate("club", "Table"),
            translate("club", "Seat"),
            translate("club", "Points"),
        ]
        boxes.append(
            [
                Text(words.title(state.head), NOTE, fits=True),
                Text(words.when_and_where(state.head), NOTE, fits=True),
                Text(str(who), DISPLAY, True, "centre", fits=True),
                Text(person.name, TITLE, True, "centre", fits=True),
                *_group(state, who),
                Gap(3),
                Rows(heads, rows, height=LOWEST, boxed=True, equal=True, tall=True),
            ]
        )
    return headed(
        state,
        translate("club", "Start cards"),
        [Boxes(boxes, least=120)],
        headed=False,
        least=0.7,
    )


def _group(state: TournamentState, who: int) -> list[Text]:
    """Return a line with the group of somebody, where there are groups."""
    if not state.head.groups:
        return []
    return [Text(words.group(state.group_of(who)), align="centre", fits=True)]


def seating_tables(state: TournamentState, number: int) -> Paper:
    """Who sits where, table by table."""
    one = state.round(number)
    blocks: list[Block] = []
    for table, seated in enumerate(by_table(state, number), 1):
        rows = [[str(sits.chair), str(sits.number), sits.name] for sits in seated]
        blocks.append(
            Text(
                words.table(state, [sits.number for sits in seated], table),
                HEADING,
                True,
                before=3,
            )
        )
        blocks.append(Rows((), rows, stretch=2, numbers=(0, 1), whole=True))
    blocks += sits_out(state, one)
    sizes = {len(one.seated(table)) for table in one.tables()}
    if table_rows.to_the_right(state, sizes):
        blocks.append(Text(translate("club", "Seats are numbered anticlockwise."), before=3))
    told = translate("club", "Before each name: seat and start number.")
    blocks.append(Text(f"{told} {_chance(state, one)}".strip(), NOTE, before=3))
    title = translate("club", "Seating by table, round {0}").format(number)
    return headed(state, title, blocks, columns=2)


def seating_names(state: TournamentState, number: int) -> Paper:
    """Who sits where, by name: for the wall beside the door."""
    heads = [
        translate("club", "Name"),
        translate("club", "No."),
        translate("club", "Table"),
        translate("club", "Seat"),
    ]
    rows = []
    for name, who, seat in by_name(state, number):
        table = str(seat.table) if seat.table > 0 else translate("club", "bye")
        if seat.table > 0:
            table = words.short_table(state, who, seat.table)
        rows.append([name, str(who), table, str(seat.chair or "")])
    title = translate("club", "Seating by name, round {0}").format(number)
    blocks: list[Block] = [Rows(heads, rows, numbers=(1, 2, 3))]
    blocks.append(Text(_chance(state, state.round(number)), NOTE, before=3))
    return headed(state, title, blocks, columns=2, poster=True)


FILLS = 146.0
"""The height of a figure that fills a sheet which lies."""
TWO_UP = 0.7
"""How large everything is where two sheets are on a page."""
TWO_UP_WIDE = 190.0
"""How wide a sheet is there at the least, before it is made smaller: A6 has room for one only."""
LOWEST = 4.2
"""A row is never lower: more lines above it go to another sheet."""


def table_sheets(state: TournamentState, number: int, room: str = "") -> Paper:
    """Return a sheet for every table, with names and numbers, to be filled in and handed in.

    Each has the code of its table; while there is a room at this address, one to be scanned.
    """
    return table_sheets_by(state, number, templates.of("table_sheets"), room)


def table_sheets_by(
    state: TournamentState, number: int, template: Template | None, room: str = ""
) -> Paper:
    """Return the sheets with what this template has above the rows; without one as usual."""
    blocks: list[Block] = []
    for table in state.round(number).tables():
        blocks += [Break(), *_sheet(state, number, table, template, room)]
    title = translate("club", "Table sheets, round {0}").format(number)
    return headed(state, title, blocks, headed=False, least=0.5)


def _sheet(
    state: TournamentState,
    number: int,
    table: int,
    template: Template | None,
    room: str,
    *,
    alone: bool = True,
) -> list[Inside]:
    """Return the sheet of a table: with the columns of its game where that has any."""
    seated = state.round(number).seated(table)
    names = [" & ".join(words.who(state, who) for who in side) for side in state.sides(seated)]
    rules = table_rows.rules_of(state, len(seated))
    form = rules.show.form() if rules is not None else Form()
    signers = [state.people[who].name for who in seated]
    if rules is not None and form.before:
        say = Speech(rules).text
        title, body = say("form.title"), ruled(form, say, names, noted=alone)
        signers.insert(0, translate("sheet", "List kept by"))
    else:
        title = translate("club", "Table sheet") if rules is None else Speech(rules).title()
        body = [_rows(state, names, len(seated))]
    above = _above(state, number, table, title, template)
    code = table_code(state, number, table, room, alone=alone)
    return [*above, *code, Gap(1), *body, Gap(1), Lines(signers)]


def _rows(state: TournamentState, names: Sequence[str], size: int) -> Rows:
    """Return the deals of a table, and what is added up below them."""
    deals = table_rows.rows(state, size)
    ends = [*table_rows.sums(state, size), translate("club", "Result")]
    if state.head.lost_fees:
        ends.append(translate("club", "Lost games"))
    cycle = table_rows.cycle(deals) or size
    return Rows(
        [translate("club", "Deal"), *names],
        [[name, *[""] * len(names)] for name in (*deals, *ends)],
        height=LOWEST,
        boxed=True,
        equal=True,
        tall=True,
        bold=range(len(deals), len(deals) + len(ends)),
        strong=range(cycle - 1, len(deals), cycle),
        carried=translate("club", "Carried over"),
    )


def _above(
    state: TournamentState, number: int, table: int, title: str, template: Template | None
) -> list[Inside]:
    """Return what stands above the rows of a table's sheet."""
    head, seated = state.head, state.round(number).seated(table)
    if template is None:
        fields = (
            (translate("club", "Club, event"), words.club_and_title(head)),
            (translate("club", "Venue"), head.place),
            (translate("club", "Date"), words.short_date(head.date)),
            (translate("club", "Round"), str(number)),
            (translate("club", "Table"), str(table)),
        )
        return [Head(title, "", "", fields), Text(_handing_in(state, seated), NOTE, before=1)]
    own = {
        "round": str(number),
        "table": str(table),
        "names": " · ".join(state.people[who].name for who in seated),
        "counts": _handing_in(state, seated),
        "group": words.group(state.group_of(seated[0])) if head.groups else "",
    }
    return templated.blocks(template, templated.about(state) | own, align="left")


def table_sheets_two(state: TournamentState, number: int, room: str = "") -> Paper:
    """Return the same sheets, two of them on a page that lies, to be cut apart."""
    template, tables = templates.of("table_sheets"), state.round(number).tables()
    sheets = [_sheet(state, number, table, template, room, alone=False) for table in tables]
    title = translate("club", "Table sheets, round {0}").format(number)
    boxes = [Boxes(sheets, 2, 1, narrowest=TWO_UP_WIDE)]
    return headed(
        state,
        title,
        list(boxes),
        landscape=True,
        headed=False,
        scale=TWO_UP,
        least=0.65,
        edge=NARROW,
    )


def _handing_in(state: TournamentState, seated: Sequence[int]) -> str:
    size = len(seated)
    text = f"{words.group(state.group_of(seated[0]))}. " if state.head.groups else ""
    text += translate("club", "Counts: {0}.").format(words.total(state.head))
    wanted = state.head.sums.get(size, state.head.sums.get(0))
    if wanted is not None:
        text += " " + translate("club", "Total must be {0}.").format(shown(wanted))
    return text + " " + translate("club", "All players sign. Hand the sheet to the organiser.")


def big_numbers(state: TournamentState, number: int) -> Paper:
    """Return the number of every table, to be read across the room."""
    tables = max((len(one.draw.tables) for one in state.rounds if one.draw), default=0)
    blocks: list[Block] = []
    for table in range(1, tables + 1):
        blocks += [
            Break(),
            Text(translate("club", "Table"), DISPLAY, align="centre", fits=True),
            Gap(6),
            _figure(str(table)),
        ]
    return headed(
        state, translate("club", "Table numbers"), blocks, landscape=True, headed=False, least=0.3
    )


def _figure(text: str) -> Drawn:
    """Return a figure as large as its place, without the white that letters have around them."""

    def paint(painter: QPainter, place: QRectF, dots: float) -> None:
        high = place.height()
        ink = QFontMetricsF(serif_high(high, bold=True)).tightBoundingRect(text)
        part = min(high / ink.height(), place.width() / ink.width())
        painter.setFont(serif_high(part * high, bold=True))
        painter.setPen(PAPER.chalk)
        painter.drawText(place.center() - ink.center() * part, text)

    return Drawn(FILLS, paint)


def _chance(state: TournamentState, one: Round) -> str:
    draw = one.draw
    if draw is None:
        return ""
    told = translate("club", "Drawn {0}, seed {1}, attempt {2}.").format(
        words.way(one.way), draw.seed, draw.attempt
    )
    return " ".join(part for part in (told, words.packs(state)) if part)
