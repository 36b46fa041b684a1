"""What happens at the table is told beside it and at the seats."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from engine.facts import Fact
from tests.desktop.tables import head
from tests.desktop.window.kit import TABLE, play_to_phase, wait_for_me


def test_what_happens_is_told_in_the_story(qtbot: QtBot, window: MainWindow) -> None:
    play_to_phase(qtbot, window, "tricks", head(*TABLE))
    story = [window.side.story.item(row).text() for row in range(window.side.story.count())]
    assert any("trump" in line for line in story)
    assert not any(line.startswith("fact.") for line in story)


def test_who_knocks_is_seen_to_knock(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    knocked: list[int] = []
    monkeypatch.setattr(window.table, "knock", knocked.append)
    window.host.begin(head(*TABLE))
    wait_for_me(qtbot, window)
    for key in ("knocks", "knocks_on_card", "passes"):
        window.host.happened.emit(Fact(key, (2,)))
    assert knocked == [2, 2]
