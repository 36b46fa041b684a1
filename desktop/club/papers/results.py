"""The papers of results: one round, the standings, who met whom, and the corrections."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.club.model import lists, words
from desktop.club.papers.headed import headed, sits_out
from desktop.common.numbers import shown
from desktop.print.blocks import Block, Lines, Paper, Rows, Text
from desktop.print.scale import HEADING, LEAST, NOTE, TITLE
from desktop.print.tables import needed
from engine.tournament.groups import parts
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate

UPRIGHT = 175.0
"""How wide a table finds room on a page that stands, in millimetres."""


def results(state: TournamentState, number: int) -> Paper:
    """Return what every table has handed in."""
    one = state.round(number)
    blocks: list[Block] = []
    reckoned = False
    for table in one.tables():
        result = one.results.get(table)
        sides = state.sides(one.seated(table))
        values = result.values if result is not None else ()
        shows = [shown(value) for value in values] or [""] * len(sides)
        alone = all(len(side) == 1 for side in sides)
        rows = [
            [str(side[0]), state.people[side[0]].name, value]
            if alone
            else [" & ".join(words.who(state, who) for who in side), value]
            for side, value in zip(sides, shows, strict=True)
        ]
        if result is not None and result.figures:
            reckoned = True
            for row, figures in zip(rows, result.figures, strict=True):
                row.insert(-1, " · ".join(map(shown, figures)))
        title = words.table(state, one.seated(table), table)
        if result is not None and result.corrected:
            title += " " + translate("club", "(corrected)")
        elif not one.counts(table):
            title += " " + translate("club", "(open)")
        if result is not None and result.despite:
            stands = translate("club", "(allowed to stand: {0})")
            title += " " + stands.format(result.despite)
        blocks.append(Text(title, HEADING, True, before=3))
        name = int(alone)
        last = len(rows[0]) - 1
        numbers = (*([0] if alone else []), *range(name + 1, last + 1))
        blocks.append(Rows((), rows, stretch=name, numbers=numbers, whole=True))
    blocks += sits_out(state, one)
    if reckoned:
        of = " · ".join(map(words.figure, state.head.figures))
        blocks.append(Text(f"{of} = {words.total(state.head)}", NOTE, before=4))
    return headed(
        state, translate("club", "Results of round {0}").format(number), blocks, columns=2
    )


def standings(state: TournamentState, number: int) -> Paper:
    """Return the standings in two columns, and how places are decided."""
    return headed(state, _until(state, number), _short(state, number, (0, 1, 2, 3)), columns=2)


def teams(state: TournamentState, number: int) -> Paper:
    """Return the teams, and whose points count for them."""
    listing = lists.teams(state, number)
    rows = Rows(listing.heads[:3], [row[:3] for row in listing.rows], stretch=1, numbers=(0, 2))
    blocks: list[Block] = [rows]
    for row in listing.rows:
        blocks.append(Text(row[1], HEADING, True, before=4, keep=12))
        blocks.append(Text(row[3]))
    told = translate(
        "club", "As many players count per team as the smallest team has; ( ) do not count."
    )
    blocks.append(Text(told, NOTE, before=4))
    return headed(state, translate("club", "Teams after round {0}").format(number), blocks)


def standings_wall(state: TournamentState, number: int) -> Paper:
    """Return the standings for the wall: place, name and points, as large as the sheet allows."""
    blocks = _short(state, number, (0, 2, 3))
    return headed(state, _until(state, number), blocks, columns=2, poster=True)


def _short(state: TournamentState, number: int, columns: tuple[int, ...]) -> list[Block]:
    """Return the standings without their rounds, in these columns, and what their signs mean."""
    blocks: list[Block] = []
    points = ""
    name = columns.index(2)
    for group, own in _groups(state):
        listing = lists.places(own, number, rounds=False)
        heads, *rows = ([row[one] for one in columns] for row in (listing.heads, *listing.rows))
        numbers = [one for one in range(len(columns)) if one != name]
        blocks += [*_head_of(group), Rows(heads, rows, stretch=name, numbers=numbers)]
        points += "".join(row[-1] for row in rows)
    blocks.append(Text(lists.chain(state), NOTE, before=3))
    if "*" in points:
        blocks.append(Text(translate("club", "* corrected after the next draw"), NOTE))
    if "!" in points:
        blocks.append(Text(_insisted(), NOTE))
    return blocks


def standings_full(state: TournamentState, number: int) -> Paper:
    """Return the standings with every round and tie-break."""
    tables: list[Block] = []
    rows: list[list[str]] = []
    wide = 0.0
    for group, own in _groups(state):
        listing = lists.places(own, number)
        numbers = (0, 1, *range(3, len(listing.heads)))
        table = Rows(listing.heads, listing.rows, stretch=2, numbers=numbers)
        rows += listing.rows
        tables += [*_head_of(group), table]
        wide = max(wide, needed(table))
    blocks: list[Block] = [
        *tables,
        Text(lists.chain(state), NOTE, before=3),
        Text(
            translate("club", "[ ] not played at a table, ( ) does not count, * corrected later"),
            NOTE,
        ),
        *([Text(_insisted(), NOTE)] if any("!" in row[3] for row in rows) else []),
    ]
    return headed(state, _until(state, number), blocks, landscape=wide > UPRIGHT)


def _insisted() -> str:
    return translate("club", "! with a result that is against the rules or custom")


def _groups(state: TournamentState) -> list[tuple[str, TournamentState]]:
    """Each group with somebody in it, and its part of the state; all of it without groups."""
    return [(group, own) for group, own in parts(state) if own.people] or [("", state)]


def _head_of(group: str) -> list[Block]:
    return [Text(words.group(group), TITLE, True, before=4)] if group else []


def _until(state: TournamentState, number: int) -> str:
    return words.standings_of(state, number)


def matrix(state: TournamentState, number: int) -> Paper:
    """Who met whom."""
    listing = lists.matrix(state, number)
    rows = _each_with_each(listing)
    return headed(state, translate("club", "Meetings"), [rows], landscape=True)


def cross(state: TournamentState, number: int) -> Paper:
    """Who has beaten whom by how much, where two sit at a table."""
    listing = lists.cross(state)
    rows = _each_with_each(listing)
    return headed(state, translate("club", "Cross table"), [rows], landscape=True)


def _each_with_each(listing: lists.Listing) -> Rows:
    """Return a table of people against people, on one sheet as long as it can be read."""
    high = max(LEAST, min(7.5, 138.0 / (len(listing.rows) + 1)))
    return Rows(
        listing.heads,
        listing.rows,
        equal=True,
        size=max(LEAST, high / 1.15),
        height=high,
        boxed=True,
        tall=True,
    )


def corrections(state: TournamentState, number: int) -> Paper:
    """Return the trail of corrections."""
    listing = lists.trail(state)
    rows = Rows(listing.heads, listing.rows, stretch=4, numbers=(0, 1), open=True)
    signed = Lines([translate("club", "the organiser"), translate("club", "checked")])
    return headed(state, translate("club", "Corrections"), [rows, signed])
