"""The example deals of the pages: hands, tricks and winners are those of the rules."""

from __future__ import annotations

import pytest

from desktop.booklet import told
from engine import games
from engine.booklet.figure import FigureError
from engine.rules.game import Game


@pytest.mark.parametrize("game", games.names())
def test_the_tables_of_the_example_tell_what_is_played(game: str) -> None:
    # A row for each player, and one for each trick or turn: in Tippen four and three.
    assert told.compared(game) >= 7


@pytest.mark.parametrize(
    ("right", "wrong", "why"),
    [
        ("| **Ten of Hearts** | Eight of Acorns |", "| **Ten of Hearts** | Nine of Acorns |", "2"),
        ("| **Ten of Hearts** |", "| Ten of Hearts |", "trick 2, Ben takes it"),
        ("Sow of Acorns (leads) | Ben |", "Sow of Acorns (leads) | Dora |", "trick 2"),
        ("| Anna | Sow, King and Nine", "| Anna | Sow, King and Eight", "Anna, dealt"),
        ("| King of Hearts, Eight of Leaves,", "| King of Hearts, Ten of Leaves,", "Cilli, After"),
    ],
)
def test_what_is_told_wrongly_is_found(
    monkeypatch: pytest.MonkeyPatch, right: str, wrong: str, why: str
) -> None:
    page = games.find("ramsli").page("rules", "en")
    assert page.count(right) == 1
    monkeypatch.setattr(Game, "page", lambda *_: page.replace(right, wrong))
    with pytest.raises(FigureError, match=f"ramsli, figure example: the page tells .*: .*{why}"):
        told.compared("ramsli")
