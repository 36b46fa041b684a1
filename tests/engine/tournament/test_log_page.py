"""The page that describes the log: its evening folds, and every event and setting is on it."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

import engine.tournament
from engine.log_table import SCORINGS, TIES, TOURNAMENT, WAYS
from engine.tournament.head import LOOSE, Head
from engine.tournament.tournament import Tournament
from tests.engine.tournament.hall import is_as_drawn

PAGE = (Path(engine.tournament.__file__).parent / "log.md").read_text("utf-8")


def evening() -> Tournament:
    found = re.search(r"```jsonl\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return Tournament.from_events([json.loads(line) for line in found[1].splitlines()])


def test_the_evening_on_the_page_comes_to_what_it_says() -> None:
    rows = evening().standings()
    names = [evening().state.people[row.number].name for row in rows]
    assert names == ["Emil", "Anna", "Fritz", "Dora", "Cilli", "Ben"]
    assert [row.points for row in rows] == [23, 17, 11, 10, 2, 0]


def test_the_draws_on_the_page_are_those_of_their_seed() -> None:
    assert is_as_drawn(evening(), 1)
    assert is_as_drawn(evening(), 2)


@pytest.mark.parametrize("event", TOURNAMENT.events)
def test_every_event_is_on_the_page(event: str) -> None:
    assert f'{{"{event}":' in PAGE


@pytest.mark.parametrize("setting", [one.name for one in fields(Head)])
def test_every_setting_is_on_the_page(setting: str) -> None:
    assert f"`{setting}`" in PAGE


@pytest.mark.parametrize("value", [*WAYS, *SCORINGS, *TIES])
def test_every_value_is_on_the_page(value: str) -> None:
    assert f"`{value}`" in PAGE or f'`"{value}"`' in PAGE


def test_what_may_be_set_later_is_on_the_page() -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith('| `{"set"'))
    assert set(re.findall(r"`(\w+)`", line)) == LOOSE
