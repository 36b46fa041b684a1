"""The window that is tried."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.window.main_window import MainWindow
from tests.desktop.window.kit import windows


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    yield from windows(qtbot)
