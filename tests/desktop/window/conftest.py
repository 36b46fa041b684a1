"""The window that is tried."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.room import addresses
from desktop.window.main_window import MainWindow
from tests.desktop.window.kit import windows


@pytest.fixture(autouse=True)
def in_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """No room opens by itself: this machine has no address that a phone could come to."""
    monkeypatch.setattr(addresses, "own", list)


@pytest.fixture
def window(qtbot: QtBot, own_home: Path) -> Iterator[MainWindow]:
    yield from windows(qtbot)
