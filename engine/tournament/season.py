"""A season: several evenings put together, the worst of each dropped.

A person is the number in the club's list; a guest is a name with a club, in any spelling of case.
Two guests of one name and club at one evening are two people, and nobody of another evening.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from engine.head import BadLog
from engine.tournament.groups import parts
from engine.tournament.people import Person, folded
from engine.tournament.scores import lower_wins
from engine.tournament.standings import standings
from engine.tournament.state import TournamentState

Identity: TypeAlias = tuple[str, ...]
"""What makes a person of one evening the same as one of another; it is never shown."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a person brought home; `number` is "#7" for that of the club's list, else the start."""

    name: str
    points: int
    place: int
    team: str = ""
    number: str = ""


@dataclass(frozen=True, slots=True)
class Evening:
    """What counts of an evening; `over` if every planned round is closed."""

    title: str
    date: str
    fewest: bool
    results: Mapping[Identity, Result]
    game: str = ""
    over: bool = True


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """A line of the season: what each evening brought, None where one was missing.

    `name` tells people of one name apart. `dropped` are the evenings that do not count, by their
    place in the list.
    """

    place: int
    who: Identity
    name: str
    total: int
    values: tuple[int | None, ...]
    dropped: tuple[int, ...]
    shared: bool


def evenings(state: TournamentState) -> list[Evening]:
    """Return what counts of a tournament: one evening, or one of each group."""
    if not state.head.groups:
        return [evening(state)]
    return [
        replace(found, title=f"{found.title} {group}".strip())
        for group, found in ((group, evening(own)) for group, own in parts(state))
    ]


def evening(state: TournamentState) -> Evening:
    """Return what counts of a tournament. Each person has the points of the own pair."""
    head, results = state.head, {}
    guests = [_guest(one) for one in state.people.values() if not one.member]
    for row in standings(state):
        for number in row.people:
            one = state.people[number]
            who = ("member", str(one.member)) if one.member else _guest(one)
            if guests.count(who) > 1:
                who = (*who, head.title, head.date, str(number))
            shown = f"#{one.member}" if one.member else str(number)
            results[who] = Result(one.name, row.points, row.place, one.team, shown)
    return Evening(head.title, head.date, lower_wins(head), results, head.game, state.over)


def _guest(one: Person) -> Identity:
    return "guest", folded(one.name), folded(one.team)


def names(evenings: Sequence[Evening]) -> dict[Identity, str]:
    """Return what each person is called in a season.

    The newest name, with what tells equal names apart.
    That is the club where each has another one, else the number too.
    """
    newest = {who: result for one in evenings for who, result in one.results.items()}
    called: dict[str, list[Identity]] = {}
    for who, result in newest.items():
        called.setdefault(result.name.casefold(), []).append(who)
    found = {}
    for same in called.values():
        teams = {newest[who].team.casefold() for who in same}
        for who in same:
            result = newest[who]
            if len(same) == 1:
                found[who] = result.name
            elif len(teams) == len(same):
                found[who] = f"{result.name} ({result.team})" if result.team else result.name
            else:
                beside = ", ".join(filter(None, (result.team, result.number)))
                found[who] = f"{result.name} ({beside})"
    return found


def place_points(one: Evening, scale: Sequence[int]) -> Evening:
    """Return the same evening, each place worth the points of `scale`, the first place its first.

    People who share places share what these are worth, rounded down; behind the scale there is 0.
    """
    worth = {}
    for who, result in one.results.items():
        level = sum(other.place == result.place for other in one.results.values())
        points = sum(scale[result.place - 1 : result.place - 1 + level]) // level
        worth[who] = replace(result, points=points)
    return replace(one, fewest=False, results=worth)


def season(evenings: Sequence[Evening], drop: int = 0, least: int = 1) -> list[SeasonRow]:
    """Return the table of a season: the `drop` worst evenings of each are left out.

    A missed evening is the worst of all, so it is dropped first. Only people with at least `least`
    evenings are in it. Where fewer points are better, a missed evening that is not dropped counts
    as the worst result of that evening. Raises BadLog where evenings count in different ways.
    """
    fewest = bool(evenings) and evenings[0].fewest
    if any(one.fewest != fewest for one in evenings):
        raise BadLog(-1, "club nights that are counted in different ways")
    called = names(evenings)
    lines = []
    for who in sorted(called, key=lambda who: (called[who], who)):
        results = [one.results.get(who) for one in evenings]
        values = tuple(one.points if one is not None else None for one in results)
        if sum(value is not None for value in values) >= least:
            lines.append((who, values, _dropped(values, drop, fewest)))
    totals = {who: _total(evenings, values, gone) for who, values, gone in lines}
    sign = -1 if fewest else 1
    lines.sort(key=lambda line: -sign * totals[line[0]])
    order = [sign * totals[who] for who, _, _ in lines]
    return [
        SeasonRow(
            1 + sum(value > sign * totals[who] for value in order),
            who,
            called[who],
            totals[who],
            values,
            gone,
            order.count(sign * totals[who]) > 1,
        )
        for who, values, gone in lines
    ]


@dataclass(frozen=True, slots=True)
class Honour:
    """A line of the table of honour: a winner, and the evenings by their place in the list."""

    who: Identity
    name: str
    won: tuple[int, ...]


def honours(evenings: Sequence[Evening]) -> list[Honour]:
    """Return the people who came first at evenings, the most often first.

    A first place may be shared.
    An evening that is not over has no winner, and one where everybody is level neither.
    """
    called = names(evenings)
    won: dict[Identity, list[int]] = {}
    for number, one in enumerate(evenings):
        first = [who for who, result in one.results.items() if result.place == 1]
        if one.over and (len(first) < len(one.results) or len(first) == 1):
            for who in first:
                won.setdefault(who, []).append(number)
    found = [Honour(who, called[who], tuple(some)) for who, some in won.items()]
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
            results = evenings[place].results.values()
            total += max((one.points for one in results), default=0)
    return total
