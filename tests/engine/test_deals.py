"""Deals by chance of every preset, every sum checked: a few of what `tests.kit.deals` plays."""

from __future__ import annotations

from random import Random

import pytest

from engine import games
from engine.sheet import Line
from tests.kit import deals
from tests.kit.cases import presets


@pytest.mark.parametrize("name", games.names())
def test_the_sums_of_deals_by_chance_are_right(name: str) -> None:
    some = presets(name)
    assert deals.played(some, 3 * len(some), Random(7)) > 3 * len(some)


@pytest.mark.parametrize("name", games.names())
def test_a_wrong_sum_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A counter too much for one side."""
    case = presets(name)[0]
    made = type(case.make())
    score = made.score

    def wrong(game: object, t: object) -> Line:
        line = score(game, t)  # type: ignore[arg-type]
        first = next(side for side, value in enumerate(line.values) if value is not None)
        values = [
            value + 1 if side == first and value is not None else value
            for side, value in enumerate(line.values)
        ]
        return Line(tuple(values), line.notes)

    monkeypatch.setattr(made, "score", wrong)
    with pytest.raises(AssertionError):
        deals.played([case], 20, Random(7))
