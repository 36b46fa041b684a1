"""The state of a tournament: everything that its log has come to, as plain data.

Nothing in it is ever changed: an event makes a new state out of the old one, so that undoing is
going back to the old one. What can be read off it is here; places are reckoned in `standings`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from engine.tournament.draw.past import Pair, Past, pair, sides_of
from engine.tournament.head import Head
from engine.tournament.people import Person, folded, units
from engine.tournament.refusal import Refused
from engine.tournament.rounds import Change, Round, Table


@dataclass(frozen=True, slots=True)
class Payment:
    """Money into the cash box, or out of it where it is negative; `who` is 0 for nobody."""

    money: int
    what: str
    who: int = 0
    by: str = ""
    at: str = ""


@dataclass(frozen=True, slots=True)
class TournamentState:
    """A tournament as it stands. `asked` is the round that is to be drawn again if confirmed.

    `handed` and `chosen` are prizes, by their numbers in the list, and who has them: handed over,
    and whose things were chosen, in the order in which they were.
    """

    head: Head
    people: Mapping[int, Person] = field(default_factory=dict)
    apart: tuple[tuple[int, ...], ...] = ()
    rounds: tuple[Round, ...] = ()
    trail: tuple[Change, ...] = ()
    cash: tuple[Payment, ...] = ()
    handed: frozenset[tuple[int, int]] = frozenset()
    chosen: tuple[tuple[int, int], ...] = ()
    asked: tuple[int, str] = (0, "")

    @property
    def begun(self) -> bool:
        """Whether a round has been drawn, ever."""
        return any(one.draw is not None or one.old for one in self.rounds)

    @property
    def over(self) -> bool:
        """Whether every planned round is closed; one more can be drawn anyway."""
        planned = len(self.rounds) >= len(self.head.plan)
        return planned and all(one.closed for one in self.rounds)

    @property
    def drawn(self) -> list[Round]:
        """The rounds that have been drawn, in order."""
        return [one for one in self.rounds if one.draw is not None]

    def round(self, number: int) -> Round:
        """Return a round (1 upwards); raises Refused."""
        if not 0 < number <= len(self.rounds):
            raise Refused("no_such_round", number)
        return self.rounds[number - 1]

    def with_round(self, changed: Round) -> TournamentState:
        """Return the state with this round changed."""
        rounds = list(self.rounds)
        rounds[changed.number - 1] = changed
        return replace(self, rounds=tuple(rounds))

    def units(self) -> list[tuple[int, ...]]:
        """Who is ranked as one: each person or fixed pair, whether here or gone."""
        return units(self.people.values(), self.head.pairs)

    def unit_of(self, number: int) -> int:
        """Return the number by which somebody is drawn: the own one, or the lower one of a pair."""
        person = self.people.get(number)
        return min(number, person.partner) if person and self.head.pairs else number

    def group_of(self, number: int) -> str:
        """Return the group of somebody, "" where there are none."""
        if not self.head.groups:
            return ""
        group = self.people[number].group
        return group if group in self.head.groups else self.head.groups[0]

    def here(self, number: int) -> list[tuple[int, ...]]:
        """Who is there for the round of this number; of a pair both must be."""
        return [
            unit for unit in self.units() if all(self.people[one].plays(number) for one in unit)
        ]

    def sides(self, table: Table) -> list[tuple[int, ...]]:
        """Who plays together at a table."""
        return [
            tuple(table[seat] for seat in side) for side in sides_of(len(table), self.head.sides)
        ]

    def seated_units(self, table: Table) -> list[int]:
        """Return the units at a table, in the order of their first seats."""
        return list(dict.fromkeys(self.unit_of(one) for one in table))

    def unit_sides(self) -> Mapping[int, tuple[tuple[int, ...], ...]]:
        """Who plays together in the draw: of fixed pairs each is a side for itself."""
        return {} if self.head.pairs else self.head.sides

    def past(self, before: int = 0) -> Past:
        """Who has met whom in the rounds before this one; in all of them without a number."""
        past = Past()
        for one in self.drawn:
            if one.draw is None or 0 < before <= one.number:
                continue
            tables = [self.seated_units(table) for table in one.draw.tables]
            out = sorted({self.unit_of(number) for number in one.draw.out})
            past.add(tables, out, self.unit_sides())
            there = {*out, *(unit for table in tables for unit in table)}
            there.update(map(self.unit_of, one.draw.away))
            past.missed.update(unit[0] for unit in self.units() if unit[0] not in there)
        return past

    def drawn_ahead(self, this: Round) -> list[tuple[Sequence[Sequence[int]], Sequence[int]]]:
        """Return the tables of units, and who sits out, drawn for this round and later ones."""
        before = self.rounds[this.number - 2] if this.number > 1 else None
        if before is None or before.way != this.way or before.draw is None:
            return []
        return [
            (
                [self.seated_units(table) for table in tables],
                list(dict.fromkeys(map(self.unit_of, out))),
            )
            for tables, out in before.draw.ahead
        ]

    def teams(self) -> dict[str, list[int]]:
        """Return the numbers of each team, which goes by its name in any spelling of case."""
        called: dict[str, str] = {}
        teams: dict[str, list[int]] = {}
        for number, person in sorted(self.people.items()):
            if person.team:
                team = called.setdefault(folded(person.team), person.team)
                teams.setdefault(team, []).append(number)
        return teams

    def kept_apart(self) -> frozenset[Pair]:
        """Return the pairs of units that are not to meet.

        By the lists, and of one team if wished.
        """
        groups: list[tuple[int, ...]] = list(self.apart)
        if self.head.teams_apart:
            groups += [tuple(numbers) for numbers in self.teams().values()]
        pairs = set()
        for group in groups:
            for one, other in combinations(group, 2):
                if self.unit_of(one) != self.unit_of(other):
                    pairs.add(pair(self.unit_of(one), self.unit_of(other)))
        return frozenset(pairs)

    def fixed(self) -> dict[int, int]:
        """Who cannot move, and at which table that is, by units."""
        return {
            self.unit_of(person.number): person.table
            for person in self.people.values()
            if person.table
        }
