"""What each round was worth to each: from the tables' results to a number a round.

A unit is a person, or a fixed pair by its lower number. In a round robin a unit that leaves before
half of its games are played counts for nobody; one that leaves later has lost the rest, which those
win who sit out for it, as far as rounds are counted by wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from engine.log_table import AVERAGE
from engine.tournament.head import Head
from engine.tournament.rounds import Round
from engine.tournament.state import TournamentState

PLAYED, OPEN, OUT, MISSED, AWAY, LEFT = "played", "open", "out", "missed", "away", "left"
WALKOVER, VOID = "walkover", "void"
"""How somebody spent a round: at a table, at one that is still open; out for want of a seat; not
there; not in this stage; after leaving; without an opponent, who had left or whom there is none
for; at a game that does not
count, since the opponent left early."""

STAGES = ("knockout", "final")
"""Ways of rounds that are a stage of their own, not for everybody."""


@dataclass
class Walkovers:
    """`gone` are units none of whose games counts; `by` says for whom one sits out a round."""

    gone: set[int] = field(default_factory=set)
    by: dict[tuple[int, int], int] = field(default_factory=dict)


def walkovers(state: TournamentState) -> Walkovers:
    """Return what leaving has meant so far."""
    found = Walkovers()
    rounds = [one for one in state.drawn if one.way == "round_robin"]
    if not rounds or rounds[0].draw is None:
        return found
    first = rounds[0].draw
    schedule = [first.tables, *(tables for tables, _ in first.ahead)]
    games = [[state.seated_units(table) for table in tables] for tables in schedule]
    for one, planned in zip(rounds, games, strict=False):
        assert one.draw is not None
        out = {state.unit_of(who) for who in one.draw.out}
        for here, there in planned:
            for sits, other in ((here, there), (there, here)):
                if sits in out and _has_left(state, other, one.number):
                    found.by[one.number, sits] = other
    tables = [table for one in rounds if one.draw for table in one.draw.tables]
    for unit in state.units():
        mine = sum(unit[0] in game for planned in games for game in planned)
        played = sum(unit[0] in table for table in tables)
        if _has_left(state, unit[0], len(state.rounds) + 1) and 2 * played < mine:
            found.gone.add(unit[0])
    return found


def _has_left(state: TournamentState, unit: int, number: int) -> bool:
    """Whether a person, or one of a pair, had left before this round."""
    people = next((one for one in state.units() if one[0] == unit), ())
    return any(state.people[who].is_out(number) for who in people)


@dataclass(frozen=True, slots=True)
class Cell:
    """One round of one unit: how it spent it, and what it counts.

    `place` is the place at the table, `won` whether nobody there did as well.
    """

    kind: str
    value: int = 0
    table: int = 0
    place: int = 0
    won: bool = False
    dropped: bool = False
    corrected: bool = False
    insisted: bool = False
    """Whether it stands though the rules or the usual speak against it."""

    @property
    def counts(self) -> bool:
        """Whether the value is part of the sum."""
        return self.kind in (PLAYED, OUT, MISSED, WALKOVER) and not self.dropped


def better(head: Head, one: int, other: int) -> bool:
    """Whether one result at a table is better than another."""
    return one < other if head.fewest else one > other


def lower_wins(head: Head) -> bool:
    """Whether in the standings fewer is better."""
    return head.fewest and head.scoring == "points"


def cells(state: TournamentState, until: int = 0) -> dict[int, list[Cell]]:
    """For every unit a cell for each drawn round, up to this one (0: all)."""
    rounds = [one for one in state.drawn if not until or one.number <= until]
    found: dict[int, list[Cell]] = {unit[0]: [] for unit in state.units()}
    left = walkovers(state)
    for one in rounds:
        scored = _played(state, one, left)
        for unit in state.units():
            cell = scored.get(unit[0]) or _not_played(state, one, unit, left)
            found[unit[0]].append(cell)
    for unit_number, row in found.items():
        found[unit_number] = _dropped(state.head, _averaged(state.head, row), rounds)
    return found


def _played(state: TournamentState, one: Round, left: Walkovers) -> dict[int, Cell]:
    """Return the cells of those who sit at a table in this round."""
    found: dict[int, Cell] = {}
    for table in one.tables():
        seated = one.seated(table)
        result = one.results.get(table)
        if one.way == "round_robin" and left.gone & set(state.seated_units(seated)):
            found |= dict.fromkeys(state.seated_units(seated), Cell(VOID, table=table))
            continue
        for number, side in enumerate(state.sides(seated)):
            if result is None or not one.counts(table):
                cell = Cell(OPEN, table=table)
            else:
                others = [*result.values[:number], *result.values[number + 1 :]]
                mine = result.values[number]
                ahead = sum(better(state.head, other, mine) for other in others)
                value = _value(state, one, table, number)
                won = not ahead and mine not in others
                cell = Cell(
                    *(PLAYED, value, table, ahead + 1, won),
                    corrected=result.corrected,
                    insisted=bool(result.despite),
                )
            for person in side:
                found[state.unit_of(person)] = cell
    return found


def _value(state: TournamentState, one: Round, table: int, side: int) -> int:
    values = one.results[table].values
    if state.head.scoring == "points":
        return values[side]
    if state.head.scoring == "wins":
        return _beaten(state.head, values[side], [*values[:side], *values[side + 1 :]])
    same = [
        one.results[other].values[side]
        for other in one.tables()
        if other != table and one.counts(other) and len(one.seated(other)) == len(one.seated(table))
    ]
    if not same:
        return 500
    return 500 * _beaten(state.head, values[side], same) // len(same)


def _beaten(head: Head, mine: int, others: Sequence[int]) -> int:
    """2 for each who did worse, 1 for each who did as well."""
    return sum(2 * better(head, mine, other) + (mine == other) for other in others)


def _not_played(state: TournamentState, one: Round, unit: tuple[int, ...], left: Walkovers) -> Cell:
    assert one.draw is not None
    people = [state.people[number] for number in unit]
    if (one.number, unit[0]) in left.by:
        if left.by[one.number, unit[0]] in left.gone:
            return Cell(VOID)
        return _bye(state.head)
    if unit[0] in one.draw.out:
        if one.way == "swiss" and state.head.byes == "scoring":
            return _bye(state.head)
        return Cell(OUT, _set(state.head.sat_out))
    if unit[0] in one.draw.away or one.way in STAGES:
        return Cell(AWAY)
    if any(person.is_out(one.number) for person in people):
        return Cell(LEFT)
    return Cell(MISSED, _set(state.head.missed))


def _bye(head: Head) -> Cell:
    """Return a round without an opponent: won where wins count, else as any round sat out."""
    return Cell(WALKOVER, 2 if head.scoring == "wins" else _set(head.sat_out))


def _set(value: int | str) -> int:
    """Return what a setting counts; an average is put in when all else is known."""
    return value if isinstance(value, int) else 0


def _averaged(head: Head, row: Sequence[Cell]) -> list[Cell]:
    """Put in what counts as the average of the rounds that were played, halves rounded up."""
    played = [cell.value for cell in row if cell.kind == PLAYED]
    average = (2 * sum(played) + len(played)) // (2 * len(played)) if played else 0
    walkover = 0 if head.scoring == "wins" else head.sat_out
    settings = {OUT: head.sat_out, MISSED: head.missed, WALKOVER: walkover}
    return [
        replace(cell, value=average) if settings.get(cell.kind) == AVERAGE else cell for cell in row
    ]


def _dropped(head: Head, row: list[Cell], rounds: Sequence[Round]) -> list[Cell]:
    """Leave the worst rounds out of the sum; those of a stage of its own always count."""
    usual = [
        place for place, cell in enumerate(row) if cell.counts and rounds[place].way not in STAGES
    ]
    if head.drop and len(usual) > head.drop:
        usual.sort(key=lambda place: row[place].value * (-1 if lower_wins(head) else 1))
        for place in usual[: head.drop]:
            row[place] = replace(row[place], dropped=True)
    return row
