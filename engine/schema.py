"""Kinds of JSON values with their bounds, as data: `log_table` says with them what a log may hold.

Each kind checks a value, and shortens what an older file holds beyond a bound of today.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.head import BadLog, Event
from engine.override import override

CUT = "…"
"""Ends a text that was shortened when it was read."""


class OutOfBounds(BadLog):
    """A value that cannot stand in its field; nothing has been done with it.

    `field` is the name of the field. `why` is "long", "short", "many", "few", "number", "letter"
    (half of a surrogate pair), "choice" (none of the values), "type", "unknown" (a field or event
    that does not exist) or "missing". `least` and `most` are the bounds that it is about.
    """

    def __init__(self, why: str, field: str, least: int = 0, most: int = 0) -> None:
        super().__init__(-1, f"{field}: {why}")
        self.field = field
        self.reason = why
        self.least = least
        self.most = most


class Kind(ABC):
    """What a value may be."""

    @abstractmethod
    def takes(self, value: object) -> bool:
        """Whether a value has the type of this kind, whatever its bounds."""

    @abstractmethod
    def check(self, value: Any, field: str) -> None:
        """Raise OutOfBounds if the value of this field is not of this kind."""

    @property
    def cuts(self) -> bool:
        """Whether there is anything that is shortened where it is too long."""
        return False

    def shortened(self, value: Any) -> Any:
        """The value with texts and lists cut that are too long; the value itself if none is."""
        return value


@dataclass(frozen=True, slots=True)
class Text(Kind):
    """A text of `least` to `longest` letters; a `whole` one means nothing if it is shortened."""

    longest: int
    least: int = 0
    whole: bool = False

    @override
    def takes(self, value: object) -> bool:
        return isinstance(value, str)

    @override
    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, str):
            raise OutOfBounds("type", field)
        if len(value) > self.longest:
            raise OutOfBounds("long", field, self.least, self.longest)
        if len(value) < self.least:
            raise OutOfBounds("short", field, self.least, self.longest)
        if not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                raise OutOfBounds("letter", field) from None

    @property
    @override
    def cuts(self) -> bool:
        return not self.whole

    @override
    def shortened(self, value: Any) -> Any:
        if self.whole or not isinstance(value, str) or len(value) <= self.longest:
            return value
        return value[: self.longest - len(CUT)] + CUT


@dataclass(frozen=True, slots=True)
class Number(Kind):
    """A whole number between these two, both of them possible."""

    least: int
    most: int

    @override
    def takes(self, value: object) -> bool:
        return type(value) is int

    @override
    def check(self, value: Any, field: str) -> None:
        if type(value) is not int:
            raise OutOfBounds("type", field)
        if not self.least <= value <= self.most:
            raise OutOfBounds("number", field, self.least, self.most)


@dataclass(frozen=True, slots=True)
class Switch(Kind):
    """True or false."""

    @override
    def takes(self, value: object) -> bool:
        return isinstance(value, bool)

    @override
    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, bool):
            raise OutOfBounds("type", field)


@dataclass(frozen=True, slots=True)
class Nothing(Kind):
    """Null."""

    @override
    def takes(self, value: object) -> bool:
        return value is None

    @override
    def check(self, value: Any, field: str) -> None:
        if value is not None:
            raise OutOfBounds("type", field)


@dataclass(frozen=True, slots=True)
class OneOf(Kind):
    """One of these texts."""

    values: tuple[str, ...]

    @override
    def takes(self, value: object) -> bool:
        return isinstance(value, str)

    @override
    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, str) or value not in self.values:
            raise OutOfBounds("choice", field)


@dataclass(frozen=True, slots=True)
class Either(Kind):
    """One of several kinds, which differ in the type of their values."""

    kinds: tuple[Kind, ...]

    @override
    def takes(self, value: object) -> bool:
        return any(kind.takes(value) for kind in self.kinds)

    @override
    def check(self, value: Any, field: str) -> None:
        for kind in self.kinds:
            if kind.takes(value):
                kind.check(value, field)
                return
        raise OutOfBounds("type", field)

    @property
    @override
    def cuts(self) -> bool:
        return any(kind.cuts for kind in self.kinds)

    @override
    def shortened(self, value: Any) -> Any:
        for kind in self.kinds:
            if kind.takes(value):
                return kind.shortened(value)
        return value


@dataclass(frozen=True, slots=True)
class Several(Kind):
    """A list of `least` to `most` values of one kind; a longer one in a file may be `cut`."""

    of: Kind
    most: int
    least: int = 0
    cut: bool = False

    @override
    def takes(self, value: object) -> bool:
        return isinstance(value, list | tuple)

    @override
    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, list | tuple):
            raise OutOfBounds("type", field)
        if len(value) > self.most:
            raise OutOfBounds("many", field, self.least, self.most)
        if len(value) < self.least:
            raise OutOfBounds("few", field, self.least, self.most)
        for one in value:
            self.of.check(one, field)

    @property
    @override
    def cuts(self) -> bool:
        return self.cut or self.of.cuts

    @override
    def shortened(self, value: Any) -> Any:
        if not self.cuts or not isinstance(value, list | tuple):
            return value
        kept = value[: self.most] if self.cut else value
        return _same_or(value, [self.of.shortened(one) for one in kept])


@dataclass(frozen=True, slots=True)
class Row(Kind):
    """A list whose first values have a kind each; up to `most` of the kind `rest` may follow."""

    first: tuple[Kind, ...]
    rest: Kind = field(default_factory=Nothing)
    most: int = 0

    @override
    def takes(self, value: object) -> bool:
        return isinstance(value, list | tuple)

    @override
    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, list | tuple):
            raise OutOfBounds("type", field)
        least, most = len(self.first), len(self.first) + self.most
        if not least <= len(value) <= most:
            raise OutOfBounds("few" if len(value) < least else "many", field, least, most)
        for place, one in enumerate(value):
            (self.first[place] if place < least else self.rest).check(one, field)

    @property
    @override
    def cuts(self) -> bool:
        return self.rest.cuts or any(kind.cuts for kind in self.first)

    @override
    def shortened(self, value: Any) -> Any:
        if not self.cuts or not isinstance(value, list | tuple):
            return value
        kinds = [*self.first, *[self.rest] * max(0, len(value) - len(self.first))]
        return _same_or(
            value, [kind.shortened(one) for kind, one in zip(kinds, value, strict=False)]
        )


@dataclass(frozen=True, slots=True)
class Record(Kind):
    """An object with these fields and no others, of which some are `needed`."""

    fields: Mapping[str, Kind]
    needed: frozenset[str] = frozenset()

    @override
    def takes(self, value: object) -> bool:
        return isinstance(value, Mapping)

    @override
    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, Mapping):
            raise OutOfBounds("type", field)
        fields = self.fields
        for name, one in value.items():
            kind = fields.get(name)
            if kind is None:
                raise OutOfBounds("unknown", str(name)[:40])
            kind.check(one, name)
        if not self.needed <= value.keys():
            raise OutOfBounds("missing", min(self.needed - value.keys()))

    @property
    @override
    def cuts(self) -> bool:
        return any(kind.cuts for kind in self.fields.values())

    @override
    def shortened(self, value: Any) -> Any:
        if not isinstance(value, Mapping):
            return value
        changed = {
            name: short
            for name, kind in self.fields.items()
            if name in value and (short := kind.shortened(value[name])) is not value[name]
        }
        return {**value, **changed} if changed else value

    def longest(self, field: str) -> int:
        """How many letters a text of this field may have."""
        kind = self.fields[field]
        kind = kind.of if isinstance(kind, Several) else kind
        assert isinstance(kind, Text), field
        return kind.longest


@dataclass(frozen=True, slots=True)
class Named(Kind):
    """An object with up to `most` values of one kind under names of the kind `key`.

    A name of the kind Number is a number in digits.
    """

    key: Text | Number
    of: Kind
    most: int

    @override
    def takes(self, value: object) -> bool:
        return isinstance(value, Mapping)

    @override
    def check(self, value: Any, field: str) -> None:
        if not isinstance(value, Mapping):
            raise OutOfBounds("type", field)
        if len(value) > self.most:
            raise OutOfBounds("many", field, 0, self.most)
        for name, one in value.items():
            number = name if isinstance(self.key, Text) else _number(name)
            self.key.check(number, field)
            self.of.check(one, field)

    @property
    @override
    def cuts(self) -> bool:
        return self.of.cuts

    @override
    def shortened(self, value: Any) -> Any:
        if not isinstance(value, Mapping):
            return value
        short = {name: self.of.shortened(one) for name, one in value.items()}
        return short if any(short[name] is not value[name] for name in value) else value


def _number(name: object) -> object:
    """The number that a name is, the name itself if it is none."""
    if isinstance(name, str) and name.isascii() and name.isdigit() and len(name) <= 9:
        return int(name)
    return name


def _same_or(value: Any, short: list[Any]) -> Any:
    same = len(short) == len(value) and all(a is b for a, b in zip(value, short, strict=True))
    return value if same else short


@dataclass(frozen=True)
class Table:
    """The events of a kind of log: each has exactly one of these keys, and the fields of its."""

    events: Mapping[str, Record]

    def check(self, event: Event) -> None:
        """Raise OutOfBounds if this event cannot stand in the log."""
        found = self.events.keys() & event.keys()
        if len(found) != 1:
            raise OutOfBounds("unknown", "event")
        (kind,) = found
        self.events[kind].check(event, kind)

    def shortened(self, event: Event) -> Event:
        """An event of a file, texts and lists cut that were longer than they may be today."""
        short: Event = event
        for kind in self.events.keys() & event.keys():
            short = self.events[kind].shortened(short)
        return short
