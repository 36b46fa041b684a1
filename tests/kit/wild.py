"""Values of every kind of the tables, within their bounds and beyond, by luck.

Luck is a `Random`: one of hypothesis, or one with the seed of a campaign's case.
"""

from __future__ import annotations

from functools import singledispatch
from random import Random
from typing import Any

from engine.bounds import LINE
from engine.head import Event
from engine.schema import (
    Either,
    Kind,
    Named,
    Nothing,
    Number,
    OneOf,
    Record,
    Row,
    Several,
    Switch,
    Table,
    Text,
)

LENGTHS = (0, 1, 2, 3, 8, 20, 59, 60, 61, 119, 120, 121, 200, 201, 1999, 2000, 2001)
LONG = (3_386, 65_536, 100_000)
NUMBERS = (0, 1, -1, 2, 3, 4, 7, 8, 9, 99, 100, 9_999, 10_000, 10**9, 10**15 - 1, 10**15, 10**20)
LETTERS = (
    "abcdefgh ",
    "Größe Łódź Ａ",
    "0123456789٣३",
    "\x00\x01\x1b\x7f\t\r\n\v\f\x1c\x85\u2028",
    "\"';,:{}[]\\/&<>%",
    "=+-@|\uff1d",
    "\U0001f600\U0001f1e9",
    "\u202e\u200f\u0301\u200d\ufeff",
    "\ud800\udfff",
)
OTHER: tuple[Any, ...] = (None, True, False, 1.5, "x", "", 3, [], {}, [1], ["x"], {"x": 1}, [[]])
"""Values that most fields have no place for."""


def text(rng: Random, longest: int = 60) -> str:
    """A text, mostly one that a field of so many letters takes."""
    dice = rng.random()
    if dice < 0.02:
        length = rng.choice(LONG)
    elif dice < 0.3:
        length = rng.choice((longest - 1, longest, longest + 1, *LENGTHS))
    else:
        length = rng.randrange(min(longest, 12) + 1)
    letters = LETTERS[0] if rng.random() < 0.5 else rng.choice(LETTERS)
    some = "".join(rng.choice(letters) for _ in range(min(length, 30)))
    return (some * (length // max(1, len(some)) + 1))[:length]


@singledispatch
def value(kind: Kind, rng: Random) -> Any:
    """A value for a field of this kind, seldom one that it cannot take."""
    raise NotImplementedError(kind)


@value.register
def _(kind: Text, rng: Random) -> Any:
    return text(rng, kind.longest)


@value.register
def _(kind: Number, rng: Random) -> Any:
    if rng.random() < 0.7:
        return rng.randrange(max(kind.least, 0), min(kind.most, 9) + 1)
    return rng.choice((kind.least - 1, kind.least, kind.most, kind.most + 1, *NUMBERS))


@value.register
def _(kind: Switch, rng: Random) -> Any:
    return rng.random() < 0.5


@value.register
def _(kind: Nothing, rng: Random) -> Any:
    return None


@value.register
def _(kind: OneOf, rng: Random) -> Any:
    return rng.choice(kind.values)


@value.register
def _(kind: Either, rng: Random) -> Any:
    return any_value(rng.choice(kind.kinds), rng)


@value.register
def _(kind: Several, rng: Random) -> Any:
    length = rng.randrange(kind.least, min(kind.most, kind.least + 3) + 1)
    if rng.random() < 0.03:
        length = rng.choice((kind.least, kind.most, kind.most + 1))
    if length > 100:  # the same again and again, and no more than no line holds, or it takes long
        one = value(kind.of, rng)
        return [one] * min(length, 2 * LINE // len(repr(one)))
    return [any_value(kind.of, rng) for _ in range(length)]


@value.register
def _(kind: Row, rng: Random) -> Any:
    rest = rng.randrange(min(kind.most, 2) + 1)
    return [any_value(one, rng) for one in (*kind.first, *[kind.rest] * rest)]


@value.register
def _(kind: Named, rng: Random) -> Any:
    names = [str(any_value(kind.key, rng)) for _ in range(rng.randrange(3))]
    return {name: any_value(kind.of, rng) for name in names}


@value.register
def _(kind: Record, rng: Random) -> Any:
    chosen = [name for name in kind.fields if name in kind.needed or rng.random() < 0.3]
    if chosen and rng.random() < 0.02:
        chosen.remove(rng.choice(chosen))
    found = {name: any_value(kind.fields[name], rng) for name in chosen}
    return {**found, "more": 1} if rng.random() < 0.01 else found


def any_value(kind: Kind, rng: Random) -> Any:
    """A value for a field of this kind, now and then of another one."""
    return rng.choice(OTHER) if rng.random() < 0.01 else value(kind, rng)


def event(table: Table, rng: Random, kind: str = "") -> Event:
    """An event of this kind of the table, or of any kind."""
    found: Event = any_value(table.events[kind or rng.choice(list(table.events))], rng)
    return found if isinstance(found, dict) else {kind: found}
