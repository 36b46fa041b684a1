"""Reading the events of a tournament's log: plain JSON values, or BadLog."""

from __future__ import annotations

from collections.abc import Sequence

from engine.head import BadLog, Event
from engine.tournament.rounds import Draw, Table


def number(event: Event, key: str, default: int | None = None) -> int:
    """Return a whole number; raises BadLog."""
    value = event.get(key, default)
    if type(value) is not int:
        raise BadLog(-1, "{0} is not a number", key)
    return value


def text(event: Event, key: str, default: str | None = None) -> str:
    """Return a text; raises BadLog."""
    value = event.get(key, default)
    if not isinstance(value, str):
        raise BadLog(-1, "{0} is not text", key)
    return value


def switch(event: Event, key: str, default: bool = False) -> bool:
    """Yes or no; raises BadLog."""
    value = event.get(key, default)
    if not isinstance(value, bool):
        raise BadLog(-1, "{0} is neither true nor false", key)
    return value


def numbers(value: object) -> tuple[int, ...]:
    """Return a list of whole numbers; raises BadLog."""
    if not isinstance(value, list | tuple) or any(type(one) is not int for one in value):
        raise BadLog(-1, "not a list of numbers")
    return tuple(value)


def texts(value: object) -> tuple[str, ...]:
    """Return a list of texts; raises BadLog."""
    if not isinstance(value, list | tuple) or any(not isinstance(one, str) for one in value):
        raise BadLog(-1, "not a list of texts")
    return tuple(value)


def two(value: object) -> tuple[int, int]:
    """Two whole numbers; raises BadLog."""
    both = numbers(value)
    if len(both) != 2:
        raise BadLog(-1, "not two numbers")
    return both[0], both[1]


def tables(value: object) -> tuple[Table, ...]:
    """Return a list of tables; raises BadLog."""
    if not isinstance(value, list | tuple):
        raise BadLog(-1, "not tables")
    return tuple(numbers(one) for one in value)


def draw_event(round_number: int, draw: Draw, reason: str) -> Event:
    """Return a draw as an event."""
    event: Event = {
        "draw": round_number,
        "seed": draw.seed,
        "attempt": draw.attempt,
        "tables": _lists(draw.tables),
        "out": list(draw.out),
    }
    if draw.away:
        event["away"] = list(draw.away)
    if draw.ahead:
        event["ahead"] = [[_lists(tables), list(out)] for tables, out in draw.ahead]
    if draw.broken:
        event["broken"] = [[key, *about] for key, about in draw.broken]
    if draw.steps:
        event["steps"] = draw.steps
    if reason:
        event["reason"] = reason
    return event


def draw_of(event: Event) -> Draw:
    """Return the draw in an event; raises BadLog."""
    return Draw(
        tables(event.get("tables")),
        numbers(event.get("out")),
        numbers(event.get("away", [])),
        number(event, "seed"),
        number(event, "attempt"),
        tuple(_ahead(one) for one in _some(event, "ahead")),
        tuple(_broken(one) for one in _some(event, "broken")),
        number(event, "steps", 0),
    )


def _some(event: Event, key: str) -> list[object]:
    value = event.get(key, [])
    if not isinstance(value, list):
        raise BadLog(-1, "{0} is not a list", key)
    return value


def _ahead(value: object) -> tuple[tuple[Table, ...], tuple[int, ...]]:
    match value:
        case [some, out]:
            return tables(some), numbers(out)
    raise BadLog(-1, "not tables drawn ahead")


def _broken(value: object) -> tuple[str, tuple[int, ...]]:
    match value:
        case [str(key), *about]:
            return key, numbers(about)
    raise BadLog(-1, "not an unmet wish")


def _lists(some: Sequence[Table]) -> list[list[int]]:
    return [list(table) for table in some]
