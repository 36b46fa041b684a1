"""Papers for prizes between the rounds, for a laptop that dies, and for a season."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.club.model import lists, words
from desktop.club.papers.headed import headed
from desktop.common.numbers import shown
from desktop.print.blocks import Block, Break, Gap, Lines, Paper, Rows, Text
from desktop.print.scale import HEADING, NOTE
from engine.tournament.papers import Seat, start_card
from engine.tournament.scores import PLAYED, lower_wins
from engine.tournament.standings import standings
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate

BEST = 3
"""How many of a round are named, besides those who are level with the last of them."""
MOST = 5
"""How many of a round are named at the most, with those who are level."""
SIGNED = 60.0
"""Room for a name that is signed, in millimetres."""
BLANK_ROWS = 4
"""How many rows are empty, for whom nobody knew of yet."""


def round_prizes(state: TournamentState, number: int) -> Paper:
    """Who did best in each round, and a line to sign on for each who is given something."""
    rows: list[list[str]] = []
    ends: list[int] = []
    found = standings(state, number)
    for place, one in enumerate(state.drawn[:number]):
        played = [
            (row.cells[place].value, words.row_name(state, row))
            for row in found
            if place < len(row.cells) and row.cells[place].kind == PLAYED
        ]
        played.sort(key=lambda one: one[0], reverse=not lower_wins(state.head))
        if not played:
            continue
        last = played[min(BEST, len(played)) - 1][0]
        best = [two for two in played[: BEST - 1] if two[0] != last]
        level = [name for value, name in played if value == last]
        named = [*best, *((last, name) for name in level)]
        if len(named) > MOST:
            # Many on one level: a lot decides who of them is given something.
            told = translate("club", "%n are level", "", len(level))
            named = [*best, (last, told)]
        for at, (value, name) in enumerate(named):
            rows.append([str(one.number) if not at else "", shown(value), name, ""])
        ends.append(len(rows) - 1)
    heads = [
        translate("club", "Round"),
        translate("club", "Points"),
        translate("club", "Name"),
        translate("club", "received with thanks"),
    ]
    table = Rows(
        heads,
        rows,
        stretch=2,
        numbers=(0, 1),
        height=9.0,
        writing=(3,),
        pen=SIGNED,
        strong=ends,
    )
    return headed(state, translate("club", "The best of each round"), [table])


def by_hand(state: TournamentState, number: int) -> Paper:
    """All that is needed to go on without the program: points so far, seats, room to write."""
    done = len([one for one in state.drawn if one.number <= number])
    planned = max(len(state.head.plan), len(state.rounds))
    ahead = list(range(done + 1, planned + 1)) or [done + 1]
    rows: list[list[str]] = []
    for row in standings(state, number):
        if row.left:
            continue
        seats = {seat.round: seat for seat in start_card(state, row.number)}
        cells = [_where(seats[one]) if one in seats else "" for one in ahead]
        points = shown(row.points) if state.drawn else ""
        rows.append([str(row.number), words.row_name(state, row), points, *cells, ""])
    rows.sort(key=lambda row: int(row[0]))
    rows += [[""] * (4 + len(ahead))] * BLANK_ROWS
    heads = [
        translate("club", "No."),
        translate("club", "Name"),
        translate("club", "Points"),
        *(translate("club", "R{0}").format(one) for one in ahead),
        translate("club", "Sum"),
    ]
    told = translate(
        "club",
        "Points so far, after %n round(s). Beside them the seats that are drawn (table, seat) or "
        "room for them and for what is won there; add up in the last column.",
        "",
        done,
    )
    blocks: list[Block] = [
        Text(told, NOTE),
        Text(lists.chain(state), NOTE),
        Gap(2),
        Rows(
            heads,
            rows,
            stretch=1,
            numbers=(0, 2),
            height=6.0,
            boxed=True,
            writing=range(3, len(heads)),
            pen=max(13.0, min(24.0, 72.0 / (len(ahead) + 1))),
            tall=True,
        ),
    ]
    if listed := lists.cash(state):
        blocks += [
            Break(),
            Text(translate("club", "Cash"), HEADING, True, before=2),
            Rows((), listed, numbers=(1,)),
            Text(translate("club", "Payments"), HEADING, True, before=5, keep=30),
            Gap(1.5),
            Rows(
                lists.payments(state).heads,
                [["", "", ""]] * 10,
                stretch=2,
                height=9.0,
                boxed=True,
                writing=(0, 1),
                tall=True,
            ),
            Lines([translate("club", "cashier"), translate("club", "checked")]),
        ]
    title = translate("club", "Emergency sheet")
    return headed(state, title, blocks, landscape=len(ahead) > 4)


def _where(seat: Seat) -> str:
    if seat.table > 0:
        return f"{seat.table}/{seat.chair}"
    return translate("club", "bye") if seat.table == 0 else ""


def honour() -> str:
    """Return what the table of those is called who have won evenings."""
    return translate("club", "Roll of honour")


def honour_heads() -> list[str]:
    """Who, how often, and which evenings."""
    return [
        translate("club", "Name"),
        translate("club", "Nights won"),
        translate("club", "Which"),
    ]


def season(
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    told: str,
    honours: Sequence[Sequence[str]] = (),
) -> Paper:
    """Return a season's standings: place, name, points, each evening; and who won evenings."""
    numbers = (0, *range(2, len(heads)))
    blocks: list[Block] = [
        Rows(heads, rows, stretch=1, numbers=numbers),
        Text(translate("club", "( ) does not count, – was not there"), NOTE, before=3),
    ]
    if honours:
        blocks.append(Text(honour(), HEADING, True, before=6))
        blocks.append(Rows(honour_heads(), honours, stretch=0, numbers=(1,)))
    return Paper(translate("club", "Season"), told, blocks, landscape=len(heads) > 9)
