"""`python3 dev.py walk`: a first evening by mouse alone and by keys alone.

Here the first lesson of one game; whole evenings of all games, in both languages, by the command.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.common.languages import Languages
from desktop.lessons.progress import Progress
from desktop.window.main_window import MainWindow
from engine.lessons.reading import lessons
from tests.desktop.tables import quick_settings
from tests.workshop import walk
from tests.workshop.walker import Stuck, Walker


@pytest.fixture
def window(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    monkeypatch.setenv("KARTENTISCH_HOME", str(tmp_path))
    settings = quick_settings(tmp_path)
    made = MainWindow(settings, Languages(qapp, settings))
    qtbot.addWidget(made)
    made.show()
    yield made
    made.controller.close()


@pytest.mark.parametrize("by_keys", [False, True], ids=["mouse", "keys"])
def test_the_first_lesson_is_gone_through_from_the_first_page(window, by_keys):
    """Two or three seconds: what is pressed in haste is not taken, so it waits as a person does."""
    seen = list(Walker(window, by_keys=by_keys).evening("ramsen", most=1))
    assert len(seen) > len(lessons("ramsen")[0].steps)
    assert Progress(paths.lessons, "").done("ramsen", lessons("ramsen")[0].name)


def test_where_there_is_no_way_on_it_says_so(window):
    window.welcome.doors["learn"].setEnabled(False)
    with pytest.raises(Stuck, match="first page: no way to the button “Learn to play”"):
        list(Walker(window, by_keys=False).evening("ramsen", most=1))


def test_an_unknown_game_is_said(capsys):
    assert walk.main(["tarot"]) == 2
    assert capsys.readouterr().err.startswith("kartentisch: ")
