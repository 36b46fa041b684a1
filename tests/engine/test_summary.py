"""An evening in short: what the shelf tells is what the sheet says."""

from __future__ import annotations

import json

import pytest

from engine.head import BadLog
from engine.match import Match
from engine.store import load
from engine.summary import Summary, summary
from tests import golden
from tests.kit import Case, cases

every_evening = pytest.mark.parametrize("case", cases(), ids=str)


@pytest.mark.one_in(3)
@every_evening
def test_a_summary_says_what_the_sheet_says(case: Case) -> None:
    events = load(golden.log_path(case)).events
    sheet = Match.from_events(events).sheet()
    short = summary(events)
    assert (short.game, len(short.players)) == (case.game, case.players)
    assert (short.deals, short.over, short.winners) == (len(sheet.lines), True, sheet.winners)
    assert all(sheet.total(key) == values for key, values in short.sums)


@every_evening
def test_a_summary_survives_a_file(case: Case) -> None:
    short = summary(load(golden.log_path(case)).events)
    assert Summary.from_list(json.loads(json.dumps(short.as_list()))) == short


def test_a_deal_in_the_middle_is_told() -> None:
    events = load(golden.log_path(cases()[0])).events
    moves = [place for place, event in enumerate(events) if "move" in event]
    begun = summary(events[: moves[0]])
    assert (begun.playing, begun.deals, begun.over) == (True, 0, False)
    assert not summary(events[:1]).playing
    assert not summary(events).playing


@pytest.mark.parametrize("data", [[], ["ramsen"], None, list(range(11)), "0123456789A"])
def test_what_is_no_summary_is_refused(data: object) -> None:
    with pytest.raises(ValueError):
        Summary.from_list(data)  # type: ignore[arg-type]


def test_an_evening_that_does_not_fold_has_no_summary() -> None:
    with pytest.raises(BadLog):
        summary([])
