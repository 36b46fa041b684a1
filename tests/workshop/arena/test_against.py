"""This tree's bots against those of another: as far as both are the same, exactly even."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import games
from tests.workshop.arena.against import ROOT, Meeting, Older, OtherRules, ahead, line


@pytest.fixture
def same() -> Iterator[Older]:
    """Another process with the same tree."""
    older = Older(ROOT)
    yield older
    older.close()


def meeting(game: str, level: str) -> Meeting:
    kind = games.find(game)
    return Meeting(game, next(iter(kind.presets)), kind.usual(), level, 5)


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", games.names())
def test_a_tree_against_itself_is_even(game: str, same: Older) -> None:
    assert ahead(meeting(game, "heuristic"), same, 1) == pytest.approx([0.0])


def test_worse_bots_fall_behind(same: Older, monkeypatch: pytest.MonkeyPatch) -> None:
    sit = same.sit
    monkeypatch.setattr(
        same, "sit", lambda game, preset, players, _: sit(game, preset, players, "random")
    )
    found = ahead(meeting("knueffeln", "heuristic"), same, 12)
    assert sum(found) > 0
    assert "in 12 deals" in line(meeting("knueffeln", "heuristic"), "old", found)


def test_a_tree_that_cannot_follow_is_told(tmp_path: Path) -> None:
    # An engine with nothing in it, else one that is installed would be found.
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "__init__.py").touch()
    older = Older(tmp_path)
    with pytest.raises(OtherRules):
        ahead(meeting("gin", "heuristic"), older, 1)
    older.close()
