"""An evening in short: what the shelf tells is what the sheet says."""

from __future__ import annotations

import pytest

from engine.head import BadLog
from engine.store import load
from engine.summary import Summary, summary
from tests.workshop import golden


def test_a_deal_in_the_middle_is_told() -> None:
    events = load(golden.logs(golden.EVENINGS)[0]).events
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
