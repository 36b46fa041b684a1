"""The standings: who comes to which place, and what decided it.

First comes who has gone further in a knock-out or sits at the final table; where fewer points are
better, who has stayed; then the points, then the chain of tie-breaks chosen before the start. Whom
nothing parts shares a place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.tournament.draw.lots import generator
from engine.tournament.groups import parts
from engine.tournament.knockout import knockout
from engine.tournament.scores import PLAYED, STAGES, Cell, cells, lower_wins
from engine.tournament.state import TournamentState


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the standings.

    `number` is the start number, of a pair the lower one; `people` all who share the line.
    `ties` has the value of each tie-break in the chain, "direct" being 0 but among those it
    decides between. `left`: gone before the end. Places are those in the `group`, where there are
    groups.
    """

    place: int
    number: int
    people: tuple[int, ...]
    points: int
    cells: tuple[Cell, ...]
    ties: tuple[int, ...]
    shared: bool
    left: bool
    corrected: bool
    insisted: bool = False
    group: str = ""


Values: TypeAlias = Mapping[int, int]
Decider: TypeAlias = Callable[[Sequence[int]], Values]
"""Gives for those who are level what decides between them: the higher, the better."""


def standings(state: TournamentState, until: int = 0) -> list[Row]:
    """Return the standings after this round (0: the last one drawn), one group after the other."""
    if state.head.groups:
        return [
            replace(row, group=group)
            for group, part in parts(state)
            for row in standings(part, until)
        ]
    count = _Count(state, until)
    groups: list[list[int]] = [list(count.rows)]
    for decide in [
        count.stage,
        count.stayed,
        count.final,
        count.points,
        *map(count.tie, state.head.ties),
    ]:
        groups = [part for group in groups for part in _parted(group, decide)]
    rows = []
    place = 1
    for group in groups:
        rows += [count.row(unit, place, len(group) > 1) for unit in sorted(group)]
        place += len(group)
    return rows


def _parted(group: list[int], decide: Decider) -> list[list[int]]:
    """Return a group that is level, parted as far as this decides, the best first."""
    if len(group) < 2:
        return [group]
    values = decide(group)
    return [
        [unit for unit in group if values[unit] == value]
        for value in sorted({values[unit] for unit in group}, reverse=True)
    ]


class _Count:
    """What can decide, reckoned once for all."""

    def __init__(self, state: TournamentState, until: int) -> None:
        self.state = state
        self.until = until
        self.people = {unit[0]: unit for unit in state.units()}
        self.rows = cells(state, until)
        self.rounds = [one for one in state.drawn if not until or one.number <= until]
        self.sign = -1 if lower_wins(state.head) else 1
        self.sums = {
            unit: self._sum(row) + sum(state.people[who].handicap for who in self.people[unit])
            for unit, row in self.rows.items()
        }
        self.seen: dict[int, dict[str, int]] = {unit: {} for unit in self.rows}

    def _sum(self, row: Sequence[Cell]) -> int:
        """All that counts: a knock-out is decided by its own rule and adds nothing."""
        return sum(
            cell.value
            for cell, one in zip(row, self.rounds, strict=True)
            if cell.counts and one.way != "knockout"
        )

    # What comes before the tie-breaks.

    def stage(self, group: Sequence[int]) -> Values:
        """How far somebody has come in the stages that are not for all."""
        cup = knockout(self.state, self.until)
        far = dict.fromkeys(group, 0)
        for unit in cup.players:
            far[unit] = 2 * cup.out.get(unit, len(self.state.rounds) + 1)
            if unit not in cup.out:
                far[unit] += 2 * (self.state.head.lives - cup.losses[unit])
        for unit in group:
            if any(self._in_final(unit)):
                far[unit] += 1
        return far

    def stayed(self, group: Sequence[int]) -> Values:
        """Where fewer is better nobody gains a place by going home, or by not having come."""
        if self.sign > 0:
            return dict.fromkeys(group, 0)
        last = max((one.number for one in self.rounds), default=0)
        return {
            unit: not any(self.state.people[one].is_out(last + 1) for one in self.people[unit])
            and (not self.rounds or any(cell.counts for cell in self.rows[unit]))
            for unit in group
        }

    def _in_final(self, unit: int) -> list[Cell]:
        return [
            cell
            for cell, one in zip(self.rows[unit], self.rounds, strict=True)
            if one.way == "final" and cell.table
        ]

    def final(self, group: Sequence[int]) -> Values:
        """Return the points of the final alone, where none are carried into it."""
        if self.state.head.carry:
            return dict.fromkeys(group, 0)
        return {
            unit: self.sign * sum(cell.value for cell in self._in_final(unit)) for unit in group
        }

    def points(self, group: Sequence[int]) -> Values:
        """Return the points."""
        return {unit: self.sign * self.sums[unit] for unit in group}

    # The tie-breaks.

    def tie(self, key: str) -> Decider:
        """One link of the chain."""
        own: dict[str, Callable[[int], int]] = {
            "wins": lambda unit: sum(cell.won for cell in self.rows[unit]),
            "best_round": lambda unit: max(self._values(unit), default=0),
            "worst_round": lambda unit: min(self._values(unit), default=0),
            "last_round": lambda unit: self._values(unit)[-1] if self._values(unit) else 0,
            "opponents": lambda unit: self._against(unit, 1, 1, 1),
            "beaten": lambda unit: self._against(unit, 2, 1, 0),
            "games_won": self._games_won,
            "lot": lambda unit: int(generator(self.state.head.seed, 0, unit).random() * 10**9),
        }

        def decide(group: Sequence[int]) -> Values:
            if key == "direct":
                values = self._direct(group)
            else:
                values = {unit: own[key](unit) for unit in group}
            for unit in group:
                self.seen[unit][key] = values[unit]
            return values

        return decide

    def _games_won(self, unit: int) -> int:
        """How many games this unit has won, where tables hand that in."""
        if "won" not in self.state.head.figures:
            return 0
        place = self.state.head.figures.index("won")
        return sum(
            figures[place]
            for one in self.rounds
            for table, result in one.results.items()
            for side, figures in zip(
                self.state.sides(one.seated(table)), result.figures, strict=False
            )
            if unit in map(self.state.unit_of, side)
        )

    def _values(self, unit: int) -> list[int]:
        """Return what each round brought that counts, so that higher is better."""
        return [self.sign * cell.value for cell in self.rows[unit] if cell.counts]

    def _against(self, unit: int, won: int, level: int, lost: int) -> int:
        """Return the points of all opponents, weighed by how it went against them."""
        total = 0
        for one, other in self._meetings(unit):
            weight = won if one > other[1] else level if one == other[1] else lost
            total += self.sign * weight * self.sums[other[0]]
        return total

    def _meetings(self, unit: int) -> list[tuple[int, tuple[int, int]]]:
        """For each opponent met: the own result, who it was, and theirs; higher is better."""
        sign = -1 if self.state.head.fewest else 1
        found = []
        for cell, one in zip(self.rows[unit], self.rounds, strict=True):
            table = cell.table
            if cell.kind != PLAYED:
                continue
            values = one.results[table].values
            sides = self.state.sides(one.seated(table))
            mine = next(number for number, side in enumerate(sides) if unit in side)
            for number, side in enumerate(sides):
                if number != mine:
                    for other in dict.fromkeys(map(self.state.unit_of, side)):
                        found.append((sign * values[mine], (other, sign * values[number])))
        return found

    def _direct(self, group: Sequence[int]) -> Values:
        """Won against each other less lost; 0 for all unless each has met each."""
        balance = dict.fromkeys(group, 0)
        for unit in group:
            met = set()
            for mine, (other, theirs) in self._meetings(unit):
                if other in balance:
                    met.add(other)
                    balance[unit] += (mine > theirs) - (mine < theirs)
            if len(met) < len(group) - 1:
                return dict.fromkeys(group, 0)
        return balance

    # The line.

    def row(self, unit: int, place: int, shared: bool) -> Row:
        """Somebody's line."""
        for key in self.state.head.ties:
            if key not in self.seen[unit] and key != "direct":
                self.tie(key)([unit])
        last = max((one.number for one in self.rounds), default=0)
        return Row(
            place,
            unit,
            self.people[unit],
            self.sums[unit],
            tuple(self.rows[unit]),
            tuple(self.seen[unit].get(key, 0) for key in self.state.head.ties),
            shared,
            any(self.state.people[one].is_out(last + 1) for one in self.people[unit]),
            any(cell.corrected for cell in self.rows[unit]),
            any(cell.insisted for cell in self.rows[unit]),
        )


def best_rounds(state: TournamentState) -> list[tuple[int, int, int]]:
    """Return the best single rounds of the evening, the best first: value, round and unit."""
    sign = -1 if lower_wins(state.head) else 1
    found = [
        (cell.value, one.number, unit)
        for unit, row in cells(state).items()
        for cell, one in zip(row, state.drawn, strict=True)
        if cell.kind == PLAYED and one.way not in STAGES
    ]
    return sorted(found, key=lambda best: (-sign * best[0], best[1], best[2]))
