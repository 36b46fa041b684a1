"""Rounds that are being improved: people change places as long as there are fewer repeats for it.

Now and then a change is made that does not help, ever more seldom (annealing): else one would
stick at the first plan that no single change makes better. What a meeting costs grows each time
the same two meet, so that repeats are spread; a repeat of partners costs far more than one of
opponents.

How long it tries is counted in looks at a change, never in time: the same seed gives the same
tables on every machine.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from math import exp
from random import Random

from engine.tournament.draw.past import Pair, Past, Sides, sides_of, usual_size

AGAINST, TOGETHER, OTHERWISE, ODD = 4, 40, 1, 3
"""What it costs that two meet once more: as opponents, as partners, in the other way; and that
somebody sits once more at a table of another size than most."""

FAIR = 60
"""The same in draws of today: unusual tables are shared out as evenly as can be, before all."""

KEEP_APART = 100_000
"""What it costs that two sit together who are to be kept apart."""

WIDE = 48
"""How many places are looked at for one who had better sit elsewhere."""

HOT, COLD = 3.0, 0.25
"""How much dearer a change may be at first, and at last, so that it is made every third time."""

STEP = 1000
"""How many looks at a change are a step, by which a search is counted."""

Place = tuple[int, int, int]
"""A seat: of which round, at which table, its number."""

Best = tuple[int, list[list[list[int]]]]
"""What rounds cost, and the rounds."""


class Plan:
    """Players are counted from 0 here, and so are rounds, tables and seats.

    `against[a][b]` is what it costs that a and b meet as opponents once more, `together` as
    partners, `odd[a]` that a sits at a table of an unusual size.
    """

    def __init__(
        self,
        rounds: list[list[list[int]]],
        past: Past,
        apart: Collection[Pair],
        fixed: Collection[int],
        sides: Sides,
        odd_costs: int = ODD,
    ) -> None:
        self.odd_costs = odd_costs
        self.players = sorted({one for tables in rounds for table in tables for one in table})
        self.number = {player: number for number, player in enumerate(self.players)}
        self.bound = {self.number[player] for player in fixed if player in self.number}
        self.against = [[0] * len(self.players) for _ in self.players]
        self.together = [[0] * len(self.players) for _ in self.players]
        self.odd = [odd_costs * past.odd[player] for player in self.players]
        self.usual = [usual_size([len(table) for table in tables]) for tables in rounds]
        self.partners = {
            len(table): _partners(len(table), sides) for tables in rounds for table in tables
        }
        self.plain = not any(any(some) for some in self.partners.values())
        self._remember(past, apart)
        self.rounds = [
            [[self.number[player] for player in table] for table in tables] for tables in rounds
        ]
        self.places = [
            [(t, s) for t, table in enumerate(tables) for s in range(len(table))]
            for tables in rounds
        ]
        self.cost = sum(
            self._seat(number, table, 1)
            for number, tables in enumerate(self.rounds)
            for table in range(len(tables))
        )

    def _remember(self, past: Past, apart: Collection[Pair]) -> None:
        for two, often in past.against.items():
            self._make_dearer(two, AGAINST * often, OTHERWISE * often)
        for two, often in past.together.items():
            self._make_dearer(two, OTHERWISE * often, TOGETHER * often)
        for two in apart:
            self._make_dearer(two, KEEP_APART, KEEP_APART)

    def _make_dearer(self, two: Pair, against: int, together: int) -> None:
        if two[0] in self.number and two[1] in self.number:
            self._price(self.number[two[0]], self.number[two[1]], against, together)

    def _price(self, one: int, other: int, against: int, together: int) -> None:
        self.against[one][other] += against
        self.against[other][one] += against
        self.together[one][other] += together
        self.together[other][one] += together

    def _seat(self, number: int, table: int, way: int) -> int:
        """Let a whole table sit down (1) or get up (-1); what that costs."""
        seated = self.rounds[number][table]
        partners = self.partners[len(seated)]
        cost = 0
        for here, there in combinations(range(len(seated)), 2):
            one, other = seated[here], seated[there]
            as_partners = there in partners[here]
            against, together = (OTHERWISE, TOGETHER) if as_partners else (AGAINST, OTHERWISE)
            price = self.together if as_partners else self.against
            if way > 0:
                cost += price[one][other]
            self._price(one, other, way * against, way * together)
            if way < 0:
                cost -= price[one][other]
        if len(seated) != self.usual[number]:
            for one in seated:
                cost += self.odd[one] if way > 0 else self.odd_costs - self.odd[one]
                self.odd[one] += way * self.odd_costs
        return cost

    # What one pays for a seat, and what a change would bring.

    def _pays(self, place: Place) -> int:
        """Return what one who sits there could save by sitting with people he has never met."""
        number, table, seat = place
        seated = self.rounds[number][table]
        one = seated[seat]
        cost = self.odd[one] - self.odd_costs if len(seated) != self.usual[number] else 0
        against = self.against[one]
        if self.plain:
            for other in seated:
                cost += against[other]
            return cost - AGAINST * (len(seated) - 1)
        partners, together = self.partners[len(seated)][seat], self.together[one]
        for there, other in enumerate(seated):
            if there in partners:
                cost += together[other] - TOGETHER
            elif there != seat:
                cost += against[other] - AGAINST
        return cost

    def _would_pay(self, one: int, place: Place) -> int:
        """Return what one would pay there who sits at another table."""
        number, table, seat = place
        seated = self.rounds[number][table]
        cost = self.odd[one] if len(seated) != self.usual[number] else 0
        against = self.against[one]
        if self.plain:
            for other in seated:
                cost += against[other]
            return cost - against[seated[seat]]
        partners, together = self.partners[len(seated)][seat], self.together[one]
        for there, other in enumerate(seated):
            if there in partners:
                cost += together[other]
            elif there != seat:
                cost += against[other]
        return cost

    def change(self, here: Place, there: Place) -> int:
        """Return what it costs that the two who sit there change places."""
        if here[1] == there[1]:
            return self._turn(here, there[2]) + self._turn(there, here[2])
        tables = self.rounds[here[0]]
        one, other = tables[here[1]][here[2]], tables[there[1]][there[2]]
        cost = self._would_pay(one, there) + self._would_pay(other, here)
        usual = self.usual[here[0]]
        if len(tables[here[1]]) != usual and len(tables[there[1]]) != usual:
            cost -= 2 * self.odd_costs
        return cost - self._pays(here) - self._pays(there)

    def _turn(self, here: Place, there: int) -> int:
        """Return what it costs that one sits on another chair of his table, if only he moved."""
        number, table, seat = here
        seated = self.rounds[number][table]
        partners = self.partners[len(seated)]
        against, together = self.against[seated[seat]], self.together[seated[seat]]
        cost = 0
        for place, other in enumerate(seated):
            if place in (seat, there) or (place in partners[seat]) == (place in partners[there]):
                continue
            if place in partners[seat]:
                cost += against[other] - OTHERWISE - together[other] + TOGETHER
            else:
                cost += together[other] - OTHERWISE - against[other] + AGAINST
        return cost

    def swap(self, here: Place, there: Place) -> None:
        """Let the two who sit there in the same round change places."""
        number = here[0]
        moving = {here[1], there[1]}
        self.cost += sum(self._seat(number, table, -1) for table in moving)
        tables = self.rounds[number]
        one, other = tables[here[1]][here[2]], tables[there[1]][there[2]]
        tables[here[1]][here[2]], tables[there[1]][there[2]] = other, one
        self.cost += sum(self._seat(number, table, 1) for table in moving)

    # The search.

    def improving(self, rng: Random, effort: int, enough: int) -> Iterator[Best]:
        """Look at `effort` changes; stop before if nothing costs less than `enough`.

        After each step, and at the end, it tells the best rounds so far and what they cost.
        """
        best, kept = self.cost, self._copy()
        unhappy = _Bag(self._everywhere())
        looks, steps = 0, 1
        while looks < effort and unhappy.places and best > enough:
            if looks >= steps * STEP:
                steps += 1
                yield best, self._named(kept)
            here = unhappy.any(rng)
            looks += 1
            if self._sits_well(here):
                unhappy.drop(here)
                continue
            there, cost, seen = self._best_change(here, rng)
            looks += seen
            if there is None:
                continue
            heat = HOT * (COLD / HOT) ** (looks / effort)
            if cost <= 0 or rng.random() < exp(-cost / heat):
                self.swap(here, there)
                for table in {here[1], there[1]}:
                    for seat in range(len(self.rounds[here[0]][table])):
                        unhappy.put((here[0], table, seat))
                if self.cost < best:
                    best, kept = self.cost, self._copy()
        yield best, self._named(kept)

    def _named(self, rounds: list[list[list[int]]]) -> list[list[list[int]]]:
        return [[[self.players[one] for one in table] for table in tables] for tables in rounds]

    def _sits_well(self, here: Place) -> bool:
        return self.rounds[here[0]][here[1]][here[2]] in self.bound or self._pays(here) <= 0

    def _best_change(self, here: Place, rng: Random) -> tuple[Place | None, int, int]:
        """With whom one had best change places, what that costs, how many were looked at."""
        number, table, _ = here
        tables, places = self.rounds[number], self.places[number]
        best, least, seen = None, 0.0, 0
        some = len(places) > WIDE
        for place in range(WIDE) if some else range(len(places)):
            to, seat = places[int(rng.random() * len(places))] if some else places[place]
            if (to == table and self.plain) or (to, seat) == here[1:]:
                continue
            if tables[to][seat] in self.bound:
                continue
            seen += 1
            cost = self.change(here, (number, to, seat)) + rng.random() / 2
            if best is None or cost < least:
                best, least = (number, to, seat), cost
        return best, int(least // 1), seen

    def _everywhere(self) -> Iterator[Place]:
        for number, places in enumerate(self.places):
            for table, seat in places:
                yield number, table, seat

    def _copy(self) -> list[list[list[int]]]:
        return [[table[:] for table in tables] for tables in self.rounds]


def _partners(size: int, sides: Sides) -> list[frozenset[int]]:
    """For each seat of a table which others play together with it."""
    partners = [frozenset[int]()] * size
    for side in sides_of(size, sides):
        for seat in side:
            partners[seat] = frozenset(side) - {seat}
    return partners


class _Bag:
    """Seats of which one is drawn, each as likely."""

    def __init__(self, places: Iterator[Place]) -> None:
        self.places = list(places)
        self._where = {place: number for number, place in enumerate(self.places)}

    def any(self, rng: Random) -> Place:
        return self.places[int(rng.random() * len(self.places))]

    def put(self, place: Place) -> None:
        if place not in self._where:
            self._where[place] = len(self.places)
            self.places.append(place)

    def drop(self, place: Place) -> None:
        last = self.places.pop()
        where = self._where.pop(place)
        if last != place:
            self.places[where] = last
            self._where[last] = where
