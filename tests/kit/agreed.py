"""House rules for trying values: each value alone, and each pair of values together.

All values come from `Options`: a new option, or a new value of one, needs no line here. A value
counts only where its option applies.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from itertools import combinations
from typing import NamedTuple

from engine.options import Options, Value

Values = Mapping[str, Value]
Chosen = tuple[str, Value]
"""An option and its value."""


class Alone(NamedTuple):
    """House rules in which one option has another value than in `usual`, and nothing else."""

    name: str
    value: Value
    options: Options
    usual: Options

    def __str__(self) -> str:
        return f"{self.name}={self.value}"


@cache
def alone(kind: type[Options]) -> tuple[Alone, ...]:
    """Each value that is no default, with as few other changes as make its option apply."""
    found = []
    for name in kind.names():
        default, *others = kind.values(name)
        for value in others:
            values = completed(kind, {name: value})
            if values is not None:
                usual = kind(**{**values, name: default})
                found.append(Alone(name, value, kind(**values), usual))
    return tuple(found)


def completed(kind: type[Options], wanted: Values) -> dict[str, Value] | None:
    """These values and those that make their options apply; None where they exclude each other."""
    values = dict(wanted)
    for name in wanted:
        for other, allowed in _when(kind)[name].items():
            if other in values:
                if values[other] not in allowed:
                    return None
                continue
            tried = (one for one in kind.values(other) if one in allowed)
            more = (completed(kind, {**values, other: one}) for one in tried)
            found = next((one for one in more if one is not None), None)
            # What was chosen for this option may ask for more, so all is looked at once more.
            return found if found is None else completed(kind, found)
    return values


@cache
def pairs(kind: type[Options]) -> frozenset[frozenset[Chosen]]:
    """Every two values, of two options, that can be agreed on together and both mean something."""
    return frozenset(
        frozenset((one, other))
        for one, other in combinations(_chosen(kind), 2)
        if one[0] != other[0] and completed(kind, dict((one, other))) is not None
    )


@cache
def covering(kind: type[Options]) -> tuple[Options, ...]:
    """Few house rules in which every one of the `pairs` is met: a covering array, greedily found.

    Each begins with a pair that is still missing; option by option the value is added that meets
    most of the missing pairs with those there are, or that was used least.
    """
    chosen = _chosen(kind)
    possible = pairs(kind)
    left = dict.fromkeys(
        frozenset(pair) for pair in combinations(chosen, 2) if frozenset(pair) in possible
    )
    found: list[Options] = []
    used: Counter[Chosen] = Counter()
    while left:
        values = completed(kind, dict(next(iter(left))))
        assert values is not None
        for name in _in_order(kind):
            if name in values:
                continue
            usual = kind.values(name)[0]
            values[name] = usual
            if kind(**_known(kind, values)).applies(name):
                there = [one for one in values.items() if one[0] != name]
                values[name] = max(
                    kind.values(name),
                    key=lambda value: (
                        sum(frozenset((one, (name, value))) in left for one in there),
                        -used[name, value],
                    ),
                )
        options = kind(**values)
        applied = [(name, value) for name, value in options if options.applies(name)]
        used.update(applied)
        for pair in combinations(applied, 2):
            left.pop(frozenset(pair), None)
        found.append(options)
    return tuple(found)


def _known(kind: type[Options], values: Values) -> Values:
    return {name: values[name] for name in kind.names() if name in values}


def _chosen(kind: type[Options]) -> list[Chosen]:
    return [(name, value) for name in kind.names() for value in kind.values(name)]


@cache
def _when(kind: type[Options]) -> dict[str, Mapping[str, tuple[Value, ...]]]:
    """Option → the values of others with which alone it applies."""
    return {one.name: one.metadata["when"] for one in fields(kind)}


def _in_order(kind: type[Options]) -> Iterator[str]:
    """The options, each behind those on which it depends."""
    done: set[str] = set()
    while len(done) < len(kind.names()):
        for name in kind.names():
            if name not in done and done >= {*_when(kind)[name]}:
                done.add(name)
                yield name


def differing(options: Options) -> str:
    """The options that have not their default."""
    usual = type(options)()
    return ", ".join(f"{name}={value}" for name, value in options if getattr(usual, name) != value)
