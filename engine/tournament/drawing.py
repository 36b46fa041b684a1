"""From the state to the draw of its last round: who plays, who sits out, at which table.

Here the ways of drawing are chosen and their results put into start numbers; how good tables are
found is the matter of `draw/`. The same state, round and attempt always give the same draw.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from functools import partial
from random import Random
from typing import TypeAlias

from engine.tournament.draw import seating
from engine.tournament.draw.bound import least_repeats
from engine.tournament.draw.lots import generator, shuffled
from engine.tournament.draw.mix import AHEAD, Tried, cheapest, tried
from engine.tournament.draw.movements import howell, mitchell
from engine.tournament.draw.pairing import knock_out, last_of, round_robin, sitting_out, swiss
from engine.tournament.draw.past import Past, repeats, sides_of
from engine.tournament.draw.plan import KEEP_APART
from engine.tournament.draw.ranks import at_their_tables, by_rank
from engine.tournament.draw.seating import Call, Found, Wishes
from engine.tournament.draw.sizes import best_mix, mixes
from engine.tournament.knockout import knockout
from engine.tournament.refusal import Impossible, Refused
from engine.tournament.rounds import Draw, Progress, Round, Table
from engine.tournament.standings import standings
from engine.tournament.state import TournamentState

Groups: TypeAlias = Sequence[Sequence[int]]
"""Tables of units."""


def draw(state: TournamentState, steps: int = 0) -> Draw:
    """Return the draw of the last round; raises Impossible or Refused.

    After this number of `steps` of the search what is found is good enough; 0 for its usual course.
    """
    if not steps:
        return _drawing(state).draw()
    for found in search(state):
        if found.step >= steps:
            break
    return found.draw()


def search(state: TournamentState) -> Iterator[Progress]:
    """Return the draw of the last round step by step, for longer than usual; raises as `draw` does.

    Where there is nothing to search for it is there after the first step. What there is after so
    many steps is always the same.
    """
    return _drawing(state).search()


def tables(state: TournamentState) -> int:
    """Count the tables of the last round's draw, known before it; raises what the draw raises."""
    drawing = _drawing(state)
    if drawing.round.way != "drawn" or drawing.planned() is not None:
        return len(drawing.draw().tables)
    return len(drawing.calls()[0][0].sizes)


def _drawing(state: TournamentState) -> _Drawing:
    if not state.rounds:
        raise Refused("nothing_to_draw")
    return _Drawing(state, state.rounds[-1])


class _Drawing:
    """One draw: the round, and what is known before it."""

    def __init__(self, state: TournamentState, round_: Round) -> None:
        self.state = state
        self.head = state.head
        self.round = round_
        self.rng: Random = generator(self.head.seed, round_.number, round_.attempt)
        self.unit = {unit[0]: unit for unit in state.here(round_.number)}
        self.past = state.past(round_.number)
        self.wishes = Wishes(state.kept_apart(), state.fixed())
        self.mixes: dict[int, tuple[int, ...]] = {}
        """The mix of tables for a number of people, once it has been tried out."""

    def draw(self) -> Draw:
        """By the way of the round."""
        self._check_partners()
        if self.round.way == "drawn":
            return self._by_lot()
        ways: dict[str, Callable[[], Draw]] = {
            "ranked": self._by_rank,
            "round_robin": self._each_against_each,
            "mitchell": self._each_against_each,
            "howell": self._each_against_each,
            "swiss": self._equals,
            "knockout": self._knock_out,
            "final": self._final,
        }
        return ways[self.round.way]()

    def _check_partners(self) -> None:
        if self.head.pairs:
            here = [one for one in self.state.people.values() if one.plays(self.round.number)]
            alone = [one.number for one in here if not one.partner]
            if alone:
                raise Refused("without_partner", *alone)

    def _sizes(self, players: int) -> tuple[int, ...]:
        wanted = self.head.mixes.get(players)
        if wanted is not None and set(wanted) <= set(self.head.unit_sizes()):
            return tuple(sorted(wanted, reverse=True))
        sizes, best = self.head.unit_sizes(), self.head.best_units()
        if self.head.draws < 5 or self.round.way != "drawn":
            return best_mix(players, sizes, best)
        if players not in self.mixes:
            self.mixes[players] = cheapest(self._tried(mixes(players, sizes, best)))
        return self.mixes[players]

    def _tried(self, some: Sequence[tuple[int, ...]]) -> Iterator[Tried]:
        """Each of these mixes in a short draw; one alone need not be tried."""
        players, number = sorted(self.unit), self.round.number
        rounds = min(AHEAD, self._in_a_row())
        for mix in some:
            if sum(mix) > len(players):
                # Of a later round, to which somebody comes who is not here yet.
                yield Tried(mix, Past(), 0)
                return
            with suppress(Impossible):
                yield tried(
                    *(mix, self.head.best_units(), players, rounds, self.past, self.wishes),
                    self.state.unit_sides(),
                    generator(self.head.seed, number, len(mix)),
                    self.head.draws,
                )
        # Which wish it is that cannot be fulfilled is told by the draw itself.
        yield Tried(some[0], Past(), KEEP_APART)

    def search(self) -> Iterator[Progress]:
        """Yield the same, step by step."""
        if self.round.way != "drawn" or self.planned() is not None:
            found_at_once = self.draw()
            yield Progress(1, 1, 0, 0, lambda: found_at_once)
            return
        self._check_partners()
        calls, outs = self.calls()
        least = least_repeats([(one.players, one.sizes) for one in calls], self.past)
        cost, again = -1, 0
        for found in self._tables(calls, seating.FURTHER):
            if found.cost != cost:
                cost, again = found.cost, self._repeats(found.rounds)
            done = partial(self._settled, outs, found, found.step)
            yield Progress(found.step, found.of, again, least, done)

    # By lot.

    def _by_lot(self) -> Draw:
        planned = self.planned()
        if planned is not None:
            return self._made(*planned[0], ahead=planned[1:])
        calls, outs = self.calls()
        return self._settled(outs, seating.last_found(self._tables(calls)))

    def _tables(self, calls: Sequence[Call], further: Sequence[int] = ()) -> Iterator[Found]:
        return seating.searching(
            *(calls, self.past, self.wishes, self.state.unit_sides(), self.rng),
            way=self.head.draws,
            further=further,
        )

    def _repeats(self, rounds: Sequence[Groups]) -> int:
        past = deepcopy(self.past)
        for tables in rounds:
            past.add(tables, (), self.state.unit_sides())
        return repeats(past.against + past.together)

    def _settled(self, outs: Sequence[Sequence[int]], found: Found, steps: int = 0) -> Draw:
        """Return what was found as a draw, with those who sit out each time."""
        rounds = seating.settled(
            found.rounds, self.past, self.wishes, self.state.unit_sides(), self.head.draws
        )
        planned = list(zip(rounds, outs, strict=True))
        return replace(self._made(*planned[0], ahead=planned[1:]), steps=steps)

    def calls(self) -> tuple[list[Call], list[list[int]]]:
        """Return what is to be drawn in this round and ahead, and who sits out each time.

        What is impossible only later, with those who will be there then, does not hinder this
        round: it is drawn ahead as far as that goes.
        """
        past = deepcopy(self.past)
        calls: list[Call] = []
        outs: list[list[int]] = []
        for number in range(self.round.number, self.round.number + self._in_a_row()):
            here = [unit[0] for unit in self.state.here(number)]
            try:
                sizes = self._sizes(len(here))
                out = sitting_out(here, past, len(here) - sum(sizes), self.rng)
                call = Call(tuple(one for one in here if one not in out), sizes)
                seating.check(call, self.wishes)
            except Impossible:
                if calls:
                    break
                raise
            past.out.update(out)
            calls.append(call)
            outs.append(out)
        return calls, outs

    def _in_a_row(self) -> int:
        """How many rounds are drawn by lot from this one on."""
        number = 1
        for way in self.head.plan[self.round.number :]:
            if way != self.round.way:
                break
            number += 1
        return number

    def planned(self) -> list[tuple[Groups, Sequence[int]]] | None:
        """Return what was drawn ahead, if the same people play and nobody has wished otherwise."""
        planned = self.state.drawn_ahead(self.round)
        if not planned or self.round.old:
            return None
        tables, out = planned[0]
        if sorted([*out, *(one for table in tables for one in table)]) != sorted(self.unit):
            return None
        at = {one: number for number, table in enumerate(tables, 1) for one in table}
        if len(self.unit) in self.head.mixes:
            wished = self._sizes(len(self.unit))
            if sorted(map(len, tables), reverse=True) != list(wished):
                return None
        moved = any(at.get(one, table) != table for one, table in self.wishes.fixed.items())
        return None if moved or self.wishes.broken(tables) else planned

    # By rank.

    def _ranked(self, among: Collection[int]) -> list[int]:
        """Return these by the standings, the best first; those who are level by lot."""
        place = {row.number: row.place for row in standings(self.state, self.round.number - 1)}
        if not self.state.drawn:
            place = {}
        return sorted(shuffled(sorted(among), self.rng), key=lambda one: place.get(one, 0))

    def _by_rank(self) -> Draw:
        ranked = self._ranked(self.unit)
        sizes = self._sizes(len(ranked))
        out = self._last_of(ranked, len(ranked) - sum(sizes))
        return self._in_blocks([one for one in ranked if one not in out], sizes, out)

    def _last_of(self, ranked: Sequence[int], number: int) -> list[int]:
        return last_of(ranked, self.past, number, missed=self.head.draws > 4)

    def _in_blocks(self, ranked: Sequence[int], sizes: Sequence[int], out: Sequence[int]) -> Draw:
        tables = by_rank(
            ranked, sizes, self.past, self.wishes.apart, self.state.unit_sides(), self.rng
        )
        return self._numbered(tables, out)

    def _final(self) -> Draw:
        earlier = [
            self.state.unit_of(number)
            for one in self.state.drawn
            if one.draw is not None and one.way == "final" and one.number < self.round.number
            for table in one.draw.tables
            for number in table
        ]
        wanted = self.head.finalists or self.head.best_units()
        best = self._ranked(self.unit)[:wanted]
        players = [one for one in self._ranked(self.unit) if one in earlier] if earlier else best
        sizes = self._sizes(len(players))
        seated = players[: sum(sizes)]
        return self._in_blocks(seated, sizes, players[sum(sizes) :])

    # Two at a table.

    def _equals(self) -> Draw:
        ranked = self._ranked(self.unit)
        out = self._last_of(ranked, len(ranked) % 2)
        playing = [one for one in ranked if one not in out]
        self._enough(playing)
        points = {row.number: row.points for row in standings(self.state, self.round.number - 1)}
        couples = swiss(playing, points, self.past, self.wishes.apart, self.rng)
        return self._numbered(couples, out)

    def _each_against_each(self) -> Draw:
        """By the schedule or the movement that was drawn in its first round."""
        planned = self.state.drawn_ahead(self.round)
        if not any(one.way == self.round.way for one in self.state.rounds[:-1]):
            order = shuffled(sorted(self.unit), self.rng)
            self._enough(order)
            movements = {"mitchell": mitchell, "howell": howell}
            movement = movements.get(self.round.way)
            rounds = movement(order) if movement else round_robin(order, self.head.double)
            planned = [(couples, out) for couples, out in rounds]
        known = {one for table in planned[0][0] for one in table} if planned else set[int]()
        known |= set(planned[0][1]) if planned else set()
        if not self.unit.keys() <= known:
            return self._not_yet_met()
        couples = [table for table in planned[0][0] if all(one in self.unit for one in table)]
        playing = {one for table in couples for one in table}
        out = [one for one in self.unit if one not in playing]
        return self._numbered(couples, out, ahead=planned[1:])

    def _not_yet_met(self) -> Draw:
        """Pairs that have met least, when somebody has come for whom there is no schedule."""
        order = shuffled(sorted(self.unit), self.rng)
        out = sitting_out(order, self.past, len(order) % 2, self.rng)
        playing = [one for one in order if one not in out]
        self._enough(playing)
        level = dict.fromkeys(playing, 0)
        return self._numbered(swiss(playing, level, self.past, frozenset(), self.rng), out)

    def _knock_out(self) -> Draw:
        cup = knockout(self.state, self.round.number - 1)
        if cup.players:
            ranked = self._ranked([one for one in cup.alive if one in self.unit])
        else:
            ranked = self._ranked(self.unit)[: self.head.finalists or len(self.unit)]
        if len(ranked) == 1 and cup.players:
            raise Refused("knockout_is_decided", ranked[0])
        self._enough(ranked)
        couples, waiting = knock_out(ranked, cup.losses, self.past, cup.byes, self.rng)
        return self._numbered(couples, sorted(waiting))

    def _enough(self, players: Sequence[int]) -> None:
        if len(players) < 2:
            raise Impossible("too_few_players", len(players), 2)

    # The draw itself.

    def _numbered(
        self,
        tables: Groups,
        out: Sequence[int],
        ahead: Sequence[tuple[Groups, Sequence[int]]] = (),
    ) -> Draw:
        """Tables in an order in which those who cannot move sit at theirs."""
        placed, moved = at_their_tables(tables, self.wishes.fixed)
        return self._made(placed, out, ahead, moved)

    def _made(
        self,
        tables: Groups,
        out: Sequence[int],
        ahead: Sequence[tuple[Groups, Sequence[int]]] = (),
        moved: Sequence[int] = (),
    ) -> Draw:
        seated = {one for table in tables for one in table}
        away = [one for one in self.unit if one not in seated and one not in out]
        broken = [("apart", two) for two in self.wishes.broken(tables)]
        return Draw(
            tuple(self._table(table) for table in tables),
            self._all(out),
            self._all(away),
            self.head.seed,
            self.round.attempt,
            tuple(
                (tuple(self._table(table) for table in later), self._all(free))
                for later, free in ahead
            ),
            (*broken, *(("fixed", (one,)) for one in moved)),
        )

    def _all(self, units: Sequence[int]) -> tuple[int, ...]:
        return tuple(sorted(one for unit in units for one in self._people(unit)))

    def _people(self, unit: int) -> tuple[int, ...]:
        if unit in self.unit or not self.head.pairs:
            return self.unit.get(unit, (unit,))
        return (unit, self.state.people[unit].partner)

    def _table(self, units: Sequence[int]) -> Table:
        """Return the people of these units seat by seat."""
        if not self.head.pairs:
            return tuple(units)
        seats = [0] * (2 * len(units))
        for unit, side in zip(units, sides_of(len(seats), self.head.sides), strict=True):
            for one, chair in zip(self._people(unit), side, strict=True):
                seats[chair] = one
        return tuple(seats)
