"""The window at which the games are tried."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from tests.desktop.window.kit import windows


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    """A window in which nothing is waited for, and all games count as played before."""
    for one in windows(qtbot, settle_claims=True):
        one.activateWindow()
        yield one
