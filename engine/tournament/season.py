"""A season: several evenings put together, the worst of each dropped.

An evening is remembered by the points or places of those who played, by their name in the club's
list. Whoever is missing has nothing for that evening; a guest counts from so many evenings on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.head import BadLog
from engine.tournament.book import Book
from engine.tournament.groups import parts
from engine.tournament.scores import lower_wins
from engine.tournament.standings import standings


@dataclass(frozen=True, slots=True)
class Evening:
    """What is kept of an evening: for each person the points and the place."""

    title: str
    date: str
    fewest: bool
    points: Mapping[str, int]
    places: Mapping[str, int]

    def as_dict(self) -> dict[str, object]:
        """The evening for a file."""
        return {
            "title": self.title,
            "date": self.date,
            "fewest": self.fewest,
            "points": dict(self.points),
            "places": dict(self.places),
        }

    @classmethod
    def from_dict(cls, data: object) -> Evening:
        """The evening of a file; raises BadLog."""
        match data:
            case {
                "title": str(title),
                "date": str(date),
                "fewest": bool(fewest),
                "points": dict(points),
                "places": dict(places),
            }:
                return cls(title, date, fewest, points, places)
        raise BadLog(-1, "no evening")


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A line of the season: what each evening brought, None where one was missing.

    `dropped` are the evenings that do not count, by their place in the list.
    """

    place: int
    name: str
    total: int
    values: tuple[int | None, ...]
    dropped: tuple[int, ...]
    shared: bool


def evenings(book: Book) -> list[Evening]:
    """What is kept of a tournament: one evening, or one of each group."""
    if not book.head.groups:
        return [evening(book)]
    return [
        replace(found, title=f"{found.title} {group}".strip())
        for group, found in ((group, evening(own)) for group, own in parts(book))
    ]


def evening(book: Book) -> Evening:
    """What is kept of a tournament. Each person has the points of the own pair."""
    points, places = {}, {}
    for row in standings(book):
        for number in row.people:
            name = book.people[number].name
            points[name], places[name] = row.points, row.place
    head = book.head
    return Evening(head.title, head.date, lower_wins(head), points, places)


def place_points(one: Evening, scale: Sequence[int]) -> Evening:
    """The same evening, each place worth so much: the first of `scale` for the first place …

    Whoever shares places shares what they are worth, rounded down; behind the scale there is 0.
    """
    worth = {}
    for name, place in one.places.items():
        level = sum(other == place for other in one.places.values())
        worth[name] = sum(scale[place - 1 : place - 1 + level]) // level
    return Evening(one.title, one.date, False, worth, one.places)


def season(evenings: Sequence[Evening], drop: int = 0, least: int = 1) -> list[SeasonRow]:
    """The table of a season: the `drop` worst evenings of each are left out.

    A missed evening is the worst of all, so it is dropped first. Only who has played `least`
    evenings is in it. Where fewer points are better, a missed evening that is not dropped counts
    as the worst result of that evening.
    """
    fewest = bool(evenings) and evenings[0].fewest
    if any(one.fewest != fewest for one in evenings):
        raise BadLog(-1, "evenings that are counted in different ways")
    names = sorted({name for one in evenings for name in one.points})
    lines = []
    for name in names:
        values = tuple(one.points.get(name) for one in evenings)
        if sum(value is not None for value in values) >= least:
            lines.append((name, values, _dropped(values, drop, fewest)))
    totals = {name: _total(evenings, values, gone) for name, values, gone in lines}
    sign = -1 if fewest else 1
    lines.sort(key=lambda line: (-sign * totals[line[0]], line[0]))
    order = [sign * totals[name] for name, _, _ in lines]
    return [
        SeasonRow(
            1 + sum(value > sign * totals[name] for value in order),
            name,
            totals[name],
            values,
            gone,
            order.count(sign * totals[name]) > 1,
        )
        for name, values, gone in lines
    ]


@dataclass(frozen=True, slots=True)
class Honour:
    """A line of the table of honour: who has won, and which evenings by their place in the list."""

    name: str
    won: tuple[int, ...]


def honours(evenings: Sequence[Evening]) -> list[Honour]:
    """Who has come first at evenings, the most often first; a first place may be shared.

    Where everybody is level, such as before the first result, nobody has won.
    """
    won: dict[str, list[int]] = {}
    for number, one in enumerate(evenings):
        first = [name for name, place in one.places.items() if place == 1]
        if len(first) < len(one.places) or len(first) == 1:
            for name in first:
                won.setdefault(name, []).append(number)
    found = [Honour(name, tuple(some)) for name, some in won.items()]
    return sorted(found, key=lambda one: (-len(one.won), one.name.casefold(), one.name))


def _dropped(values: Sequence[int | None], drop: int, fewest: bool) -> tuple[int, ...]:
    def worst_first(place: int) -> tuple[int, int]:
        value = values[place]
        return (0, 0) if value is None else (1, -value if fewest else value)

    drop = min(drop, len(values) - 1)
    return tuple(sorted(sorted(range(len(values)), key=worst_first)[: max(0, drop)]))


def _total(evenings: Sequence[Evening], values: Sequence[int | None], gone: tuple[int, ...]) -> int:
    total = 0
    for place, value in enumerate(values):
        if place in gone:
            continue
        if value is not None:
            total += value
        elif evenings[place].fewest:
            total += max(evenings[place].points.values(), default=0)
    return total
