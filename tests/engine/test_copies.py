"""What of a value is copied with a table, and what two tables share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple

import pytest

from engine.cards import Card, cards
from engine.copies import NotCopied, expression, shared
from engine.facts import Fact
from engine.moves import Call
from engine.table import Said, Trick


class Listed(NamedTuple):
    """A named tuple that can change, for a list is in it."""

    name: str
    some: list[int]


def copied(hint: Any, value: object) -> Any:
    """A value of this type, copied as a table copies it."""
    return eval(expression(hint, "value"), {"value": value})


@pytest.mark.parametrize(
    "hint",
    [
        int,
        str,
        bool,
        Card,
        Call,
        Card | None,
        Card | Call,
        Literal["top", "bottom"],
        tuple[int, ...],
        tuple[tuple[str, Card], ...],
        Mapping[str, str],
        Trick,
        Said,
        Annotated[int, "with a mark"],
    ],
    ids=str,
)
def test_what_cannot_change_is_shared(hint: Any) -> None:
    assert shared(hint)
    assert expression(hint, "value") == "value"


@pytest.mark.parametrize(
    ("hint", "value"),
    [
        (list[Card], cards("E7 E8")),
        (list[Trick], [Trick(0, (), 1)]),
        (dict[Card, int], dict.fromkeys(cards("E7 E8"), 1)),
        (list[int] | None, [1, 2]),
        (list[int] | None, []),
        (Annotated[list[int], "with a mark"], [1, 2]),
    ],
    ids=str,
)
def test_a_list_or_dict_is_copied(hint: Any, value: Any) -> None:
    again = copied(hint, value)
    assert again == value and again is not value


@pytest.mark.parametrize(
    ("hint", "value"),
    [
        (list[list[Card]], [cards("E7 E8"), []]),
        (list[list[list[int]]], [[[1], [2, 3]], []]),
        (dict[str, list[int]], {"a": [1], "b": [2]}),
        (dict[str, dict[str, list[int]]], {"a": {"b": [1]}}),
        (list[list[int] | None], [[1], None]),
    ],
    ids=str,
)
def test_what_lies_in_it_is_copied_as_deep_as_it_goes(hint: Any, value: Any) -> None:
    again = copied(hint, value)
    assert again == value
    apart(again, value)


def apart(one: Any, other: Any) -> None:
    """No list or dict is in both of these equal values."""
    if isinstance(one, list | dict):
        assert one is not other
        pairs = zip(one, other, strict=True) if isinstance(one, list) else values(one, other)
        for mine, yours in pairs:
            apart(mine, yours)


def values(one: dict[Any, Any], other: dict[Any, Any]) -> list[tuple[Any, Any]]:
    return [(one[key], other[key]) for key in one]


def test_none_in_place_of_a_list_stays_none() -> None:
    assert copied(list[int] | None, None) is None


@pytest.mark.parametrize(
    "hint",
    [
        object,
        Any,
        float,
        list,
        dict,
        tuple,
        set[int],
        Sequence[int],
        tuple[list[int], ...],
        dict[str, Any],
        list[object],
        list[int] | int,
        Callable[[], int],
        Fact,
        Listed,
        list[Listed],
    ],
    ids=str,
)
def test_a_type_that_is_not_known_is_refused(hint: Any) -> None:
    with pytest.raises(NotCopied):
        expression(hint, "value")
