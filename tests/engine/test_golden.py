"""The golden evenings: what was once played is played the same, and folds to the same sheet."""

from __future__ import annotations

import json

import pytest

from engine.match import Match
from engine.store import load, whole
from engine.tournament import custom
from engine.tournament.head import Head
from tests import golden
from tests.kit import Case, cases

every_evening = pytest.mark.parametrize("case", cases(), ids=str)


@every_evening
def test_a_golden_evening_folds_to_its_sheet(case: Case) -> None:
    saved = load(golden.log_path(case))
    assert not saved.wrong
    match = Match.from_events(saved.events)
    assert match.over and match.differences() == []
    assert golden.sheet_of(match.sheet()) == golden.sheet_path(case).read_bytes()


@every_evening
def test_a_golden_evening_is_played_the_same_again(case: Case) -> None:
    """If the rules of thumb have changed on purpose: `python dev.py golden`."""
    assert whole(golden.evening(case)) == golden.log_path(case).read_bytes()


@every_evening
def test_a_golden_sheet_is_json_with_a_winner(case: Case) -> None:
    sheet = json.loads(golden.sheet_path(case).read_text(encoding="utf-8"))
    assert sheet["over"] is True
    assert sheet["winners"]
    sides = len(case.make().sides())
    assert all(len(line["values"]) == sides for line in sheet["lines"])


@every_evening
def test_a_golden_evening_could_be_handed_in_at_a_club(case: Case) -> None:
    """What an evening came to lies within the bounds that its game names for a table."""
    sheet = Match.from_events(load(golden.log_path(case)).events).sheet()
    head = Head(**custom.settings(case.game, case.label, case.options, (case.players,)))
    games = getattr(case.options, "games", 0)
    if games and len(sheet.starts) > games:
        # Who tied has played it off, and a play-off is not handed in.
        sheet = case.make().sheet(sheet.lines[: sheet.starts[games]])
    values = sheet.total(head.total)
    fits = custom.judge(head)
    assert fits is not None and fits(case.players, values)
    assert sum(values) == head.sums.get(case.players, sum(values))


def test_some_game_says_what_all_come_to_and_some_how_much_at_least_or_at_most() -> None:
    """Else nothing was held to any bound."""
    settled, bounded = 0, 0
    for case in cases():
        head = Head(**custom.settings(case.game, case.label, case.options, (case.players,)))
        fits = custom.judge(head)
        assert fits is not None
        settled += case.players in head.sums
        bounded += not all(fits(case.players, (far,) * case.players) for far in (-1000, 1000))
    assert settled and bounded


@pytest.mark.parametrize("game", golden.PLAYED_THEN)
def test_an_evening_of_version_1_folds_to_its_sheet(game: str) -> None:
    for case in golden.old_cases():
        if case.game == game:
            match = Match.from_events(load(golden.log_path(case, golden.OLD)).events)
            assert match.over and match.head.version == 1, case
            sheet = golden.sheet_path(case, golden.OLD).read_bytes()
            assert golden.sheet_of(match.sheet()) == sheet, case


def test_there_is_nothing_else_in_the_folder() -> None:
    old = golden.old_cases()
    for folder, some, more in ((golden.FOLDER, cases(), {golden.OLD}), (golden.OLD, old, set())):
        logs = {golden.log_path(case, folder) for case in some}
        sheets = {golden.sheet_path(case, folder) for case in some}
        assert set(folder.iterdir()) == logs | sheets | more
