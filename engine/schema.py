"""Kinds of JSON values with their bounds, as data: `log_table` says with them what a log may hold.

Each kind checks a value, and shortens what an older file holds beyond a bound of today.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import NoneType
from typing import Any, ClassVar, TypeAlias

from engine.head import BadLog, Event
from engine.override import override

Schema: TypeAlias = dict[str, Any]
"""A JSON Schema, or a part of one."""
CUT = "…"
"""Ends a text that was shortened when it was read."""


class OutOfBounds(BadLog):
    """A value that cannot stand in its field; nothing has been done with it.

    `field` is the name of the field. `why` is "long", "short", "many", "few", "number", "letter"
    (half of a surrogate pair), "choice" (none of the values), "type", "unknown" (a field or event
    that does not exist) or "missing". `least` and `most` are the bounds that it is about.
    """

    def __init__(self, why: str, field: str, least: int = 0, most: int = 0) -> None:
        there = why in ("unknown", "missing")
        super().__init__(-1, f"{why} {field}" if there else f"{field}: {why}")
        self.field = field
        self.reason = why
        self.least = least
        self.most = most


class Kind(ABC):
    """What a value may be."""

    types: ClassVar[frozenset[type]] = frozenset()

    def takes(self, value: object) -> bool:
        """Whether a value has the type of this kind, whatever its bounds."""
        return type(value) in self.types

    def check(self, value: Any, field: str) -> None:
        """Raise OutOfBounds if the value of this field is not of this kind."""
        if type(value) in self.types or self.takes(value):
            self._check(value, field)
        else:
            raise OutOfBounds("type", field)

    def _check(self, value: Any, field: str) -> None:  # noqa: B027 - some kinds have no bounds
        """Raise OutOfBounds if a value of the right type is beyond the bounds."""

    @property
    def cuts(self) -> bool:
        """Whether there is anything that is shortened where it is too long."""
        return False

    def shortened(self, value: Any) -> Any:
        """Return the value with texts and lists cut that are too long.

        The value itself if none is.
        """
        return self._shortened(value) if self.cuts and self.takes(value) else value

    def _shortened(self, value: Any) -> Any:
        """Return the same of a value of the right type."""
        return value

    @abstractmethod
    def schema(self) -> Schema:
        """Return what this kind takes, as a JSON Schema of the draft 2020-12."""


@dataclass(frozen=True, slots=True)
class Text(Kind):
    """A text of `least` to `longest` letters; a `whole` one means nothing if it is shortened."""

    types: ClassVar = frozenset({str})

    longest: int
    least: int = 0
    whole: bool = False

    @override
    def _check(self, value: Any, field: str) -> None:
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
    def _shortened(self, value: Any) -> Any:
        return value if len(value) <= self.longest else value[: self.longest - len(CUT)] + CUT

    @override
    def schema(self) -> Schema:
        return {"type": "string", "minLength": self.least, "maxLength": self.longest}


@dataclass(frozen=True, slots=True)
class Number(Kind):
    """A whole number between these two, both of them possible."""

    types: ClassVar = frozenset({int})

    least: int
    most: int

    @override
    def _check(self, value: Any, field: str) -> None:
        if not self.least <= value <= self.most:
            raise OutOfBounds("number", field, self.least, self.most)

    @override
    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.least, "maximum": self.most}


@dataclass(frozen=True, slots=True)
class Switch(Kind):
    """True or false."""

    types: ClassVar = frozenset({bool})

    @override
    def schema(self) -> Schema:
        return {"type": "boolean"}


@dataclass(frozen=True, slots=True)
class Nothing(Kind):
    """Null."""

    types: ClassVar = frozenset({NoneType})

    @override
    def schema(self) -> Schema:
        return {"type": "null"}


@dataclass(frozen=True, slots=True)
class OneOf(Kind):
    """One of these texts."""

    types: ClassVar = frozenset({str})

    values: tuple[str, ...]

    @override
    def _check(self, value: Any, field: str) -> None:
        if value not in self.values:
            raise OutOfBounds("choice", field)

    @override
    def schema(self) -> Schema:
        return {"enum": [*self.values]}


@dataclass(frozen=True, slots=True)
class Either(Kind):
    """One of several kinds, which differ in the type of their values."""

    kinds: tuple[Kind, ...]

    @override
    def takes(self, value: object) -> bool:
        return any(kind.takes(value) for kind in self.kinds)

    @override
    def _check(self, value: Any, field: str) -> None:
        next(kind for kind in self.kinds if kind.takes(value)).check(value, field)

    @property
    @override
    def cuts(self) -> bool:
        return any(kind.cuts for kind in self.kinds)

    @override
    def _shortened(self, value: Any) -> Any:
        return next(kind for kind in self.kinds if kind.takes(value)).shortened(value)

    @override
    def schema(self) -> Schema:
        return {"anyOf": [kind.schema() for kind in self.kinds]}


@dataclass(frozen=True, slots=True)
class Several(Kind):
    """A list of `least` to `most` values of one kind; a longer one in a file may be `cut`."""

    types: ClassVar = frozenset({list, tuple})

    of: Kind
    most: int
    least: int = 0
    cut: bool = False

    @override
    def _check(self, value: Any, field: str) -> None:
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
    def _shortened(self, value: Any) -> Any:
        kept = value[: self.most] if self.cut else value
        return _same_or(value, [self.of.shortened(one) for one in kept])

    @override
    def schema(self) -> Schema:
        bounds = {"minItems": self.least, "maxItems": self.most}
        return {"type": "array", "items": self.of.schema(), **bounds}


@dataclass(frozen=True, slots=True)
class Row(Kind):
    """A list whose first values have a kind each; up to `most` of the kind `rest` may follow."""

    types: ClassVar = frozenset({list, tuple})

    first: tuple[Kind, ...]
    rest: Kind = field(default_factory=Nothing)
    most: int = 0

    @override
    def _check(self, value: Any, field: str) -> None:
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
    def _shortened(self, value: Any) -> Any:
        kinds = [*self.first, *[self.rest] * max(0, len(value) - len(self.first))]
        return _same_or(
            value, [kind.shortened(one) for kind, one in zip(kinds, value, strict=False)]
        )

    @override
    def schema(self) -> Schema:
        first, least = [kind.schema() for kind in self.first], len(self.first)
        bounds = {"minItems": least, "maxItems": least + self.most}
        return {"type": "array", "prefixItems": first, "items": self.rest.schema(), **bounds}


@dataclass(frozen=True, slots=True)
class Record(Kind):
    """An object with these fields and no others, of which some are `needed`."""

    types: ClassVar = frozenset({dict})

    fields: Mapping[str, Kind]
    needed: frozenset[str] = frozenset()

    @override
    def _check(self, value: Any, field: str) -> None:
        fields = self.fields
        for name, one in value.items():
            kind = fields.get(name)
            if kind is None:
                raise OutOfBounds("unknown", str(name)[:40])
            # As in `check`, which would be a call for each field of each move.
            if type(one) not in kind.types and not kind.takes(one):
                raise OutOfBounds("type", name)
            kind._check(one, name)
        for name in self.needed:
            if name not in value:
                raise OutOfBounds("missing", min(self.needed - value.keys()))

    @property
    @override
    def cuts(self) -> bool:
        return any(kind.cuts for kind in self.fields.values())

    @override
    def _shortened(self, value: Any) -> Any:
        changed = {
            name: short
            for name, kind in self.fields.items()
            if name in value and (short := kind.shortened(value[name])) is not value[name]
        }
        return {**value, **changed} if changed else value

    @override
    def schema(self) -> Schema:
        return {
            "type": "object",
            "properties": {name: kind.schema() for name, kind in self.fields.items()},
            "required": sorted(self.needed),
            "additionalProperties": False,
        }

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

    types: ClassVar = frozenset({dict})

    key: Text | Number
    of: Kind
    most: int

    @override
    def _check(self, value: Any, field: str) -> None:
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
    def _shortened(self, value: Any) -> Any:
        short = {name: self.of.shortened(one) for name, one in value.items()}
        return short if any(short[name] is not value[name] for name in value) else value

    @override
    def schema(self) -> Schema:
        digits = {"pattern": "^[0-9]{1,9}$"}
        return {
            "type": "object",
            "propertyNames": self.key.schema() if isinstance(self.key, Text) else digits,
            "additionalProperties": self.of.schema(),
            "maxProperties": self.most,
        }


def _number(name: object) -> object:
    """Return the number that a name is, the name itself if it is none."""
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
        kinds = event.keys() & self.events.keys() if len(event) > 1 else event
        if len(kinds) != 1 or (kind := next(iter(kinds))) not in self.events:
            raise OutOfBounds("unknown", "event")
        self.events[kind].check(event, kind)

    def shortened(self, event: Event) -> Event:
        """Return an event of a file, with texts and lists cut that are too long today."""
        short: Event = event
        for kind in event:
            if kind in self._cutting:
                short = self._cutting[kind].shortened(short)
        return short

    def schema(self, **more: Kind) -> Schema:
        """Return what an event may be, as a JSON Schema; it may have these fields besides."""
        records = (replace(one, fields={**one.fields, **more}) for one in self.events.values())
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "oneOf": [record.schema() for record in records],
        }

    @cached_property
    def _cutting(self) -> Mapping[str, Record]:
        """The events that have anything to be cut."""
        return {kind: record for kind, record in self.events.items() if record.cuts}
