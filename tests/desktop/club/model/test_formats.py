"""What a format stands for: how each round is drawn, and that an evening is known by it again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.club.model.formats import FORMATS, Format, format_of
from engine.log_table import DUELS
from engine.tournament.head import Head

FIRST_LATER_LAST = {
    "lot": ("drawn", "drawn", "drawn"),
    "series": ("drawn", "ranked", "ranked"),
    "last_by_rank": ("drawn", "drawn", "ranked"),
    "final": ("drawn", "drawn", "final"),
    "second_chance": ("knockout", "knockout", "knockout"),
    **{way: (way, way, way) for way in DUELS},
}
every_format = pytest.mark.parametrize(("name", "one"), FORMATS.items())


@every_format
def test_a_plan_has_its_first_round_those_between_and_its_last(name: str, one: Format) -> None:
    first, later, last = FIRST_LATER_LAST[name]
    assert [one.plan(rounds) for rounds in (1, 2, 3, 5)] == [
        [first],
        [first, last],
        [first, later, last],
        [first, later, later, later, last],
    ]


@every_format
def test_who_loses_once_has_another_chance_in_one_of_them_alone(name: str, one: Format) -> None:
    assert one.lives == (2 if name == "second_chance" else 1)


@every_format
def test_an_evening_is_known_by_its_plan_again(name: str, one: Format) -> None:
    head = replace(Head(), plan=tuple(one.plan(4)), lives=one.lives)
    assert format_of(head) == name
    assert format_of(replace(head, lives=3)) == ""
