"""The window at which the games are tried."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.common import paths
from desktop.common.settings import Settings
from desktop.window import start
from desktop.window.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    """A window in which nothing is waited for."""
    settings = Settings(paths.settings_file())
    quick = {"language": "en", "pace": "instant", "motion": "off", "trick_wait": 0}
    settings["first_deal"] = False  # all games count as played before
    for name, value in quick.items():
        settings[name] = value
    _, one = start.build()
    one.host.people.skip()  # else it is asked who sits here
    one.curtain.patience = 0
    one.resize(1280, 800)
    one.show()
    one.activateWindow()
    qtbot.waitExposed(one)
    yield one
    one.close()
    one.deleteLater()
