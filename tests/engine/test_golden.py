"""The golden evenings: what was once played is played the same, and folds to the same sheet."""

from __future__ import annotations

import json

import pytest

from engine.match import Match
from engine.store import load
from tests import golden
from tests.kit import Case, cases

every_evening = pytest.mark.parametrize("case", cases(), ids=str)


@every_evening
def test_a_golden_evening_folds_to_its_sheet(case: Case) -> None:
    match = Match.from_events(load(golden.log_path(case)).events)
    assert match.over
    assert golden.sheet_of(match.sheet()) == golden.sheet_path(case).read_bytes()


@every_evening
def test_a_golden_evening_is_played_the_same_again(case: Case) -> None:
    """If the rules of thumb have changed on purpose: `python dev.py golden`."""
    assert golden.log_of(golden.evening(case)) == golden.log_path(case).read_bytes()


@every_evening
def test_a_golden_sheet_is_json_with_a_winner(case: Case) -> None:
    sheet = json.loads(golden.sheet_path(case).read_text(encoding="utf-8"))
    assert sheet["over"] is True
    assert sheet["winners"]
    sides = len(case.make().sides())
    assert all(len(line["values"]) == sides for line in sheet["lines"])


def test_there_is_nothing_else_in_the_folder() -> None:
    wanted = {path for case in cases() for path in (golden.log_path(case), golden.sheet_path(case))}
    assert set(golden.FOLDER.iterdir()) == wanted
