"""Options: the house rules of a game as a frozen dataclass that knows its own values.

Each field names its values, default first, the group in which it is found, and on which other
fields it depends: the form in the program hides what does not apply, without knowing any game.

    @dataclass(frozen=True)
    class RamsenOptions(Options):
        schleck: str = choice("any", "only_criticals", "off", group="deal")
        schlecker_must_play: bool = switch(False, group="deal", schleck=("any", "only_criticals"))
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Self, TypeAlias

from engine.override import override

Value: TypeAlias = bool | int | str


GROUPS = ("basics", "deal", "who", "bidding", "play")
"""The first groups of house rules, as they come about in a deal; behind them a game's own."""
LAST_GROUPS = ("scoring", "length")


class BadOption(ValueError):
    """An option that does not exist, or a value it cannot have."""

    def __init__(self, name: str, value: object = None) -> None:
        super().__init__(name, value)
        self.name = name
        self.value = value

    @override
    def __str__(self) -> str:
        return self.name if self.value is None else f"{self.name}={self.value}"


def choice(*values: Value, group: str = "", **when: tuple[Value, ...]) -> Any:
    """Return a field with these values, default first; it applies only `when` others have theirs.

    Its `group` is one of those above, or one of the game's own with `group.NAME` in its words; one
    that is left out is the first.
    """
    return field(default=values[0], metadata={"values": values, "group": group, "when": when})


def later(before: Value, one: Any) -> Any:
    """Return this field, which came later: evenings without it went by `before`.

    So an old log is played on as it was begun, whatever new evenings begin with.
    """
    return field(default=one.default, metadata={**one.metadata, "before": before})


def number(
    default: int, least: int, most: int, *, group: str = "", **when: tuple[Value, ...]
) -> Any:
    """Return a field with a whole number between these two, both of them possible."""
    others = (n for n in range(least, most + 1) if n != default)
    return choice(default, *others, group=group, **when)


def switch(default: bool, *, group: str = "", **when: tuple[Value, ...]) -> Any:
    """Return a field that is on or off."""
    return choice(default, not default, group=group, **when)


@dataclass(frozen=True)
class Options:
    """The base of every game's options. Equal options play the same game."""

    def __post_init__(self) -> None:
        for one in self._fields():
            value = getattr(self, one.name)
            if not any(value == v and type(value) is type(v) for v in one.metadata["values"]):
                raise BadOption(one.name, value)

    @classmethod
    def _fields(cls) -> tuple[Field[Any], ...]:
        return fields(cls)

    @classmethod
    def names(cls) -> list[str]:
        """Return the options in the order of the rule book."""
        return [one.name for one in cls._fields()]

    @classmethod
    def values(cls, name: str) -> tuple[Value, ...]:
        """Return what an option can be, default first; raises BadOption."""
        for one in cls._fields():
            if one.name == name:
                values: tuple[Value, ...] = one.metadata["values"]
                return values
        raise BadOption(name)

    @classmethod
    def groups(cls) -> dict[str, list[str]]:
        """Return the options by their groups.

        First those of every game, then its own, then the end.
        """
        found: dict[str, list[str]] = {}
        for one in cls._fields():
            found.setdefault(one.metadata["group"] or GROUPS[0], []).append(one.name)
        own = [group for group in found if group not in GROUPS + LAST_GROUPS]
        return {group: found[group] for group in (*GROUPS, *own, *LAST_GROUPS) if group in found}

    def applies(self, name: str) -> bool:
        """Whether an option means anything beside the others as they are."""
        return self.lacks(name) is None

    def lacks(self, name: str) -> tuple[str, tuple[Value, ...]] | None:
        """Return the option for which this one means nothing, and its right value; else None."""
        for one in self._fields():
            if one.name == name:
                when: Mapping[str, tuple[Value, ...]] = one.metadata["when"]
                for other, values in when.items():
                    if (above := self.lacks(other)) is not None:
                        return above
                    if getattr(self, other) not in values:
                        return other, values
                return None
        raise BadOption(name)

    def different(self, others: Options) -> tuple[str, ...]:
        """Return the options that are not as in these `others`, and mean anything here."""
        values = others.as_dict()
        return tuple(
            name for name, value in self if value != values.get(name) and self.applies(name)
        )

    def longer_than(self, others: Options) -> float:
        """Return how many times as many deals, games or points end a match as by these `others`."""
        times, values = 1.0, others.as_dict()
        for one in fields(self):
            mine, other = getattr(self, one.name), values.get(one.name)
            numbers = type(mine) is int and type(other) is int
            if one.metadata["group"] == "length" and numbers and mine and other:
                times *= mine / other if self.applies(one.name) else 1.0
        return times

    def as_dict(self) -> dict[str, Value]:
        """Name and value of every option, for a file."""
        return {name: getattr(self, name) for name in self.names()}

    @classmethod
    def from_dict(cls, values: Mapping[str, object]) -> Self:
        """Options of a file. Raises BadOption.

        One that is not named has its default, or where it came `later` what was played before.
        """
        known = set(cls.names())
        for name in values:
            if name not in known:
                raise BadOption(str(name))
        before = {
            one.name: one.metadata["before"]
            for one in cls._fields()
            if "before" in one.metadata and one.name not in values
        }
        return cls(**before, **dict(values))

    def with_texts(self, texts: Mapping[str, str]) -> Self:
        """Return these options with some changed by text, as on a command line.

        Raises BadOption.
        """
        changed: dict[str, object] = dict(self.as_dict())
        for name, text in texts.items():
            changed[name] = self._read(name, text)
        return self.from_dict(changed)

    @classmethod
    def _read(cls, name: str, text: str) -> Value:
        for value in cls.values(name):
            if str(value).lower() == text.strip().lower():
                return value
        raise BadOption(name, text)

    def __iter__(self) -> Iterator[tuple[str, Value]]:
        return iter(self.as_dict().items())


def nearest(presets: Mapping[str, Options], options: Options) -> str:
    """Return the key of the preset from which these house rules differ in the fewest."""
    return min(presets, key=lambda key: len(options.different(presets[key])))
