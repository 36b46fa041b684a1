"""What the hall is told: seats, results, standings, and which of them is due now."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.club.model import words
from desktop.club.model.tongue import translate
from desktop.common.numbers import shown
from engine.tournament.groups import parts
from engine.tournament.papers import by_name, by_table
from engine.tournament.rounds import Round
from engine.tournament.standings import standings
from engine.tournament.state import TournamentState

VIEWS = ("tables", "names", "clock", "open", "places", "results")

Line = tuple[str, str]
"""What stands at the left and at the right of a line; with nothing at the right it is a heading."""
About = tuple[Line, Sequence[int]]
"""A line, and the start numbers of those it is about."""


def due(state: TournamentState) -> tuple[str, ...]:
    """Return what is to be seen as the evening stands; of several one after the other.

    Seats until the first result is in, then results, and the standings when a round is closed.
    """
    last = state.rounds[-1] if state.rounds else None
    if last is None or not state.drawn:
        return ("tables",)
    if last.state in ("prepared", "closed"):
        return ("places",)
    return ("results",) if last.results else ("tables", "names")


def heading(state: TournamentState, view: str) -> str:
    """Return the line above everything."""
    number = len(state.drawn)
    return {
        "tables": translate("club", "Round {0}: tables").format(number),
        "names": translate("club", "Round {0}: who sits where").format(number),
        "clock": translate("club", "Round {0}").format(number),
        "open": translate("club", "Round {0}: open tables").format(number),
        "places": words.standings_of(state, number) if number else "",
        "results": translate("club", "Round {0}: results").format(number),
    }[view]


def lines(state: TournamentState, view: str) -> list[Line]:
    """Return what is listed."""
    return [line for line, _ in rows(state, view)]


def rows(state: TournamentState, view: str) -> list[About]:
    """Return what is listed, and whom each line is about."""
    if not state.drawn:
        return [((translate("club", "Welcome"), ""), ()), ((words.title(state.head), ""), ())]
    one = state.drawn[-1]
    match view:
        case "tables":
            return [
                (
                    (
                        words.short_table(state, seated[0].number, table),
                        ", ".join(f"{sits.number} {sits.name}" for sits in seated),
                    ),
                    [sits.number for sits in seated],
                )
                for table, seated in enumerate(by_table(state, one.number), 1)
            ]
        case "names":
            return _names(state, one)
        case "open":
            found = [
                _of_table(state, one, table, words.names(state, one.seated(table)))
                for table in one.open_tables()
            ]
            return found or [((translate("club", "All results are in."), ""), ())]
        case "results":
            return [
                _of_table(state, one, table, _result(state, one, table)) for table in one.tables()
            ]
        case "places":
            return [
                line
                for group, own in parts(state) or [("", state)]
                for line in [
                    *([((words.group(group), ""), ())] if group else []),
                    *(
                        (
                            (
                                f"{row.place}. {words.row_name(own, row)}",
                                shown(row.points) + "!" * row.insisted,
                            ),
                            row.people,
                        )
                        for row in standings(own)
                    ),
                ]
            ]
    return []


def _of_table(state: TournamentState, one: Round, table: int, told: str) -> About:
    seated = one.seated(table)
    return (words.short_table(state, seated[0], table), told), seated


def _names(state: TournamentState, one: Round) -> list[About]:
    digits = len(str(max(state.people)))
    found: list[About] = []
    for name, who, seat in by_name(state, one.number):
        place = (
            translate("club", "table {0}").format(words.short_table(state, who, seat.table))
            if seat.table > 0
            else translate("club", "bye")
        )
        found.append(((f"{str(who).rjust(digits, chr(0x2007))} {name}", place), (who,)))
    return found


def _result(state: TournamentState, one: Round, table: int) -> str:
    """Who made how much at a table, or that it still plays."""
    seated = one.seated(table)
    if not one.counts(table):
        playing = ", ".join(state.people[who].name for who in seated)
        return translate("club", "{0} – still playing").format(playing)
    values = one.results[table].values
    told = ", ".join(
        f"{' / '.join(state.people[who].name for who in side)}: {shown(value)}"
        for side, value in zip(state.sides(seated), values, strict=True)
    )
    return told + (" !" if one.results[table].despite else "")
