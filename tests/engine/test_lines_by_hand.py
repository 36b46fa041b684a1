"""A deal written down by hand: what is accepted is just what some answers to the form come to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, product
from typing import Any

import pytest

from engine import games, result_entry
from engine.rules import Rules
from engine.rules.entry import CHOICE, SIDE, Answers, Field, Refused
from engine.sheet import Line

MOST = 4000
"""A form with more answers than these is too large to be filled in in every way."""

LARGE = {
    ("gin", "runde"),
    ("kein_stich", "power"),
    ("mauscheln", "kratzen"),
    ("tippen", "zwicken"),
    ("tippen", "lampeln_austria"),
}
"""The variants with such a form."""

Values = tuple[int | None, ...]


def ways(field: Field) -> list[int | None]:
    """All that can be answered to a question."""
    numbers = {SIDE: field.sides, CHOICE: range(len(field.choices))}
    some = numbers.get(field.kind, range(field.low, field.high + 1))
    return [*([None] if field.blank else []), *some]


def filled_in(rules: Rules[Any], answers: Answers) -> Iterator[Answers]:
    """The form of a first deal, filled in in every way."""
    left = [one for one in rules.entry.fields([], answers) if one.name not in answers]
    if not left:
        yield answers
        return
    for answer in ways(left[0]):
        yield from filled_in(rules, {**answers, left[0].name: answer})


def possible(rules: Rules[Any]) -> set[Line] | None:
    """The lines that some answers come to, None where there are too many answers."""
    found = set()
    for number, answers in enumerate(filled_in(rules, {})):
        if number == MOST:
            return None
        try:
            found.add(result_entry.line(rules, [], answers))
        except Refused:
            continue
    return found


STEPS = ((-1, 0, 1), (-10, 0, 10))
"""A trick or a counter more or less, or in Knüffeln a turn."""


def near(values: Values) -> Iterator[Values]:
    """Lines that differ from this one by a little, at any sides."""
    sides = len(values)
    for changed in chain.from_iterable(product(steps, repeat=sides) for steps in STEPS):
        yield tuple(
            value if not more else (value or 0) + more
            for value, more in zip(values, changed, strict=True)
        )
    for side, value in enumerate(values):
        if value is not None:
            yield (*values[:side], None, *values[side + 1 :])


CASES = [(name, preset, {}) for name in games.names() for preset in games.find(name).presets]
# House rules of no preset that end a deal before its tricks.
CASES += [
    ("rams", "bester_bube", {"flush": "sweeps"}),
    ("tippen", "lupfen", {"three_unters": "true"}),
]


@pytest.mark.parametrize(("name", "preset", "agreed"), CASES)
def test_what_is_accepted_is_what_the_form_can_come_to(
    name: str, preset: str, agreed: dict[str, str]
) -> None:
    kind = games.find(name)
    options = kind.presets[preset].with_texts(agreed)
    rules = kind.make(options, min(kind.seats_of(options)))
    lines = possible(rules)
    if lines is None:
        assert (name, preset) in LARGE
        return
    # Who was out may be written as a nought; it is the same account.
    bare = {tuple(value or None for value in line.values) for line in lines}
    for line in lines:
        assert rules.line_fits([], line)
        for values in near(line.values):
            if rules.entry.comes([], Line(values)):
                assert tuple(value or None for value in values) in bare, values
