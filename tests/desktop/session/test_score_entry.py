"""Lines entered by hand: what is told of them, and what is not entered."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from desktop.scene.presenter import Pause
from desktop.session.display import Display
from desktop.session.matches import Matches
from desktop.session.score_entry import ScoreEntry
from engine.facts import Fact
from engine.rules.entry import Answers
from tests.desktop.tables import head, quick_settings

THREE_AND_TWO: Answers = {("tricks", 0): 3, ("tricks", 1): 2, ("tricks", 2): None}
TOO_MANY: Answers = {("tricks", 0): 4, ("tricks", 1): 4, ("tricks", 2): None}


@pytest.fixture
def matches(qapp: object) -> Matches:
    return Matches()


@pytest.fixture
def display(matches: Matches, tmp_path: Path) -> Display:
    return Display(matches, Pause(), quick_settings(tmp_path))


@pytest.fixture
def entry(matches: Matches, display: Display) -> ScoreEntry:
    entry = ScoreEntry(matches, display)
    matches.begin(replace(head("Anna", "Ben", "Cilli"), real_cards=True))
    display.open(matches.playing, matches.playing.people)
    return entry


def test_only_an_evening_with_real_cards_is_open_for_entry(
    matches: Matches, display: Display
) -> None:
    entry = ScoreEntry(matches, display)
    assert not entry.open
    matches.begin(head("Anna", "Ben", "Cilli"))
    assert not entry.open
    matches.begin(replace(head("Anna", "Ben", "Cilli"), real_cards=True))
    assert entry.open and not entry.over


def test_a_line_that_was_entered_is_told(entry: ScoreEntry) -> None:
    told: list[list[Fact]] = []
    entry.entered.connect(told.append)
    assert entry.chalk(THREE_AND_TWO) == ""
    assert entry.sheet().lines[0].values[:2] == (3, 2)
    assert len(told) == 1 and len(told[0]) == 2
    assert entry.line_answers(0) == THREE_AND_TWO


def test_answers_that_make_no_line_are_refused_and_not_told(entry: ScoreEntry) -> None:
    told: list[list[Fact]] = []
    entry.entered.connect(told.append)
    reason = entry.chalk(TOO_MANY)
    assert reason and not reason.startswith("refusal.")
    assert entry.sheet().lines == () and told == []


def test_no_line_is_put_right_into_one_that_no_deal_leaves(entry: ScoreEntry) -> None:
    entry.chalk(THREE_AND_TWO)
    reason = entry.correct(0, TOO_MANY, "miscounted")
    assert reason and not reason.startswith("refusal.")
    assert entry.line_answers(0) == THREE_AND_TWO


def test_a_line_put_right_is_told_by_its_number(entry: ScoreEntry) -> None:
    told: list[list[Fact]] = []
    entry.chalk(THREE_AND_TWO)
    entry.entered.connect(told.append)
    assert entry.correct(0, THREE_AND_TWO, "") != ""
    assert entry.correct(0, {**THREE_AND_TWO, ("tricks", 0): 2, ("tricks", 1): 3}, "swapped") == ""
    assert told == [[Fact("puts_right", (1,))]]
    assert entry.sheet().lines[0].values[:2] == (2, 3)
