"""Counts many evenings by person, game, rules, seat, partner or help, from their summaries.

A person is an id; in an evening without ids, one of a name in any spelling of case. Two such people
of one name at one evening are two, and nobody of another evening. Drawings are made elsewhere.

What goes through all evenings is a generator that pauses at each, so that a window can count many
and be used meanwhile; `whole` runs it to its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias, TypeVar

from desktop.common.people import is_you, spoken
from engine.rules import Rules
from engine.sheet import Line
from engine.summary import Summary

V = TypeVar("V")

Key: TypeAlias = tuple[str, ...]

Steps: TypeAlias = Generator[None, None, V]
"""What pauses again and again, and returns a value in the end."""


def whole(steps: Steps[V]) -> V:
    """Return what these steps come to, without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            value: V = end.value
            return value


class Part(NamedTuple):
    """One seat in one evening; `names` are the names of the seats, which tell people apart."""

    told: Summary
    seat: int
    names: tuple[str, ...] = ()

    @property
    def person(self) -> str:
        """The name of the person who sat there; no other person has it."""
        return self.names[self.seat]

    @property
    def bot(self) -> str:
        """Which bot played there, "" for a person."""
        return self.told.bots[self.seat]

    @property
    def side(self) -> int:
        """The column of the sheet, -1 where the log names no such seat."""
        for number, side in enumerate(self.told.sides):
            if self.seat in side:
                return number
        return -1

    @property
    def stood_in(self) -> int:
        """In how many deals a computer player has decided something here for the person."""
        return self.told.stood_in[self.seat] if self.told.stood_in else 0

    @property
    def deals(self) -> int:
        """The deals in which the person at the machine decided everything."""
        return self.told.deals - self.stood_in

    @property
    def finished(self) -> bool:
        """Whether the person at the machine played the evening to its end, nobody standing in."""
        return self.told.over and not self.stood_in

    @property
    def won(self) -> bool:
        """Whether the person at the machine won the evening, nobody standing in."""
        return self.finished and self.side in self.told.winners

    @property
    def sum(self) -> int | None:
        """What it came to in the sum that tells most; None where somebody stood in."""
        if not self.told.sums or self.side < 0 or self.stood_in:
            return None
        return self.told.sums[-1][1][self.side]


@dataclass
class Figures:
    """A row of the statistics. `evenings` counts each once, `parts` every seat in them."""

    key: Key
    parts: int = 0
    finished: int = 0
    won: int = 0
    stood_in: int = 0
    """In how many of the parts a computer player stood in: these are not finished or won."""
    helped: int = 0
    """How often they had help."""
    _deals: dict[int, int] = field(default_factory=dict)
    """For each evening the deals that somebody of those who are counted played through."""
    _sums: list[int] = field(default_factory=list)
    _kinds: set[tuple[str, str]] = field(default_factory=set)

    @property
    def evenings(self) -> int:
        """How many evenings."""
        return len(self._deals)

    @property
    def deals(self) -> int:
        """How many deals were played through by those who are counted."""
        return sum(self._deals.values())

    @property
    def share(self) -> float | None:
        """The part of the finished evenings that were won, 0 to 1; None if there are none."""
        return self.won / self.finished if self.finished else None

    @property
    def average(self) -> float | None:
        """What an evening came to; None where sums of different kinds would be mixed."""
        if len(self._kinds) != 1 or not self._sums:
            return None
        return sum(self._sums) / len(self._sums)

    def add(self, part: Part) -> None:
        """Count one seat of one evening."""
        told, came_to = part.told, part.sum
        self.parts += 1
        self._deals[id(told)] = max(self._deals.get(id(told), 0), part.deals)
        self.stood_in += part.stood_in > 0
        if told.over:
            self.finished += part.finished
            self.won += part.won
        self.helped += told.helped[part.seat] if told.helped else 0
        if came_to is not None:
            self._sums.append(came_to)
            self._kinds.add((told.game, told.sums[-1][0]))


HELPED = (0, 3)
"""Help was had not at all, at most this often in an evening, or more often."""


BOT = "\0"
"""Ends the name of a bot in the key of partners."""


def _with_partners(part: Part) -> Key:
    """Who played together with whom; nothing where everybody played alone."""
    side = part.told.sides[part.side] if part.side >= 0 else ()
    # A bot that is called like somebody is another partner.
    called = {seat: part.names[seat] + BOT * bool(part.told.bots[seat]) for seat in side}
    others = sorted(name for seat, name in called.items() if seat != part.seat)
    return (called[part.seat], *others) if others else ()


def _helped(part: Part) -> Key:
    """How much help somebody had in an evening."""
    times = part.told.helped[part.seat] if part.told.helped else 0
    return (str(sum(times > most for most in HELPED)),)


BY: dict[str, Callable[[Part], Key]] = {
    "person": lambda part: (part.person, part.bot),
    "game": lambda part: (part.told.game,),
    "rules": lambda part: (part.told.game, part.told.preset),
    "seat": lambda part: (str(part.seat + 1),),
    "partner": _with_partners,
    "help": _helped,
}
"""By what evenings can be counted; what has no key is not."""


def parts(evenings: Iterable[Summary]) -> Steps[list[Part]]:
    """Return the seats of these evenings, without side evenings, which replay a deal."""
    evenings = tuple(evenings)
    called = yield from names(evenings)
    found: list[Part] = []
    for place, told in enumerate(evenings):
        if not told.branch:
            shown = tuple(called[who] for who in identities(told, place))
            found += [Part(told, seat, shown) for seat in range(len(told.players))]
        yield
    return found


def only(
    some: Iterable[Part], *, person: str = "", game: str = "", bots: bool = True
) -> list[Part]:
    """Of these, those of one person only, of one game only, without bots."""
    return [
        part
        for part in some
        if (not game or part.told.game == game)
        and (not person or (part.person == person and not part.bot))
        and (bots or not part.bot)
    ]


Identity: TypeAlias = tuple[str, ...]
"""What makes a seat of one evening the same person as one of another; it is never shown."""


def identities(told: Summary, place: int) -> list[Identity]:
    """Seat by seat who sat there, in the evening at this place among others."""
    ids = told.ids or ("",) * len(told.players)
    found: list[Identity] = [
        ("id", own) if own else (f"bot {bot}" if bot else "name", spoken(name).casefold())
        for own, bot, name in zip(ids, told.bots, told.players, strict=True)
    ]
    return [
        who if who[0] != "name" or found.count(who) == 1 else (*who, str(place), str(seat))
        for seat, who in enumerate(found)
    ]


def names(evenings: Sequence[Summary]) -> Steps[Mapping[Identity, str]]:
    """Return everybody's newest name, with a number behind the second of equal ones and so on.

    People with an id come first, then who was there earlier.
    """
    newest: dict[Identity, str] = {}
    for place, told in sorted(enumerate(evenings), key=lambda one: one[1].started):
        for who, name in zip(identities(told, place), told.players, strict=True):
            if who not in newest or not is_you(name):
                newest[who] = spoken(name)
        yield
    taken: dict[Identity, int] = {}
    found = {}
    for who in sorted(newest, key=lambda who: who[0] != "id"):
        same = (who[0] if who[0].startswith("bot") else "", newest[who].casefold())
        taken[same] = number = taken.get(same, 0) + 1
        found[who] = newest[who] if number == 1 else f"{newest[who]} ({number})"
    return found


def counted(some: Iterable[Part], by: str) -> Steps[list[Figures]]:
    """Return the rows of the statistics, those with most evenings first; seats, help in order."""
    rows: dict[Key, Figures] = {}
    for part in some:
        if key := BY[by](part):
            if key not in rows:
                rows[key] = Figures(key)
            rows[key].add(part)
        yield
    if by in ("seat", "help"):
        return sorted(rows.values(), key=lambda row: int(row.key[0]))
    return sorted(rows.values(), key=lambda row: (-row.evenings, row.key))


def people(some: Iterable[Part]) -> Steps[list[str]]:
    """Return the names of everybody who has played here, those with most evenings first."""
    of_each = set()
    for part in some:
        if not part.bot:
            of_each.add((id(part.told), part.person))
        yield
    played = Counter(name for _, name in of_each)
    return sorted(played, key=lambda name: (-played[name], name))


class Course(NamedTuple):
    """The course of one sum: after each deal a number for each side."""

    key: str
    values: tuple[tuple[int, ...], ...]


MOST_POINTS = 150
"""How many points a line of the graph has at most: nobody sees more."""


def course(rules: Rules[Any], lines: Sequence[Line]) -> list[Course]:
    """Return the course of each sum of the sheet, from nought on.

    What stands there only at an end, such as what was divided then, has none.
    """
    count = len(lines)
    step = max(1, -(-count // MOST_POINTS))
    stops = sorted({*range(0, count, step), count})
    sheets = [rules.sheet(lines[:stop]) for stop in stops]
    always = set.intersection(*({total.key for total in sheet.totals} for sheet in sheets))
    return [
        Course(total.key, tuple(sheet.total(total.key) for sheet in sheets))
        for total in sheets[-1].totals
        if total.key in always
    ]


def running(some: Sequence[Part]) -> list[int]:
    """Return what somebody has won or lost from evening to evening, added up, oldest first.

    Empty where sums of different kinds would be mixed.
    """
    if len({(part.told.game, part.told.sums[-1][0]) for part in some if part.told.sums}) != 1:
        return []
    values, whole = [0], 0
    for part in sorted(some, key=lambda part: part.told.started):
        whole += part.sum or 0
        values.append(whole)
    return values
