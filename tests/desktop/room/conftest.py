"""An open room on loopback, and its process ended after each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.room import files
from desktop.room.room import Room
from tests.ports import HERE, free_port


@pytest.fixture
def room(qtbot: QtBot) -> Iterator[Room]:
    """A room that is open."""
    one = Room()
    with qtbot.waitSignal(one.opened):
        one.open(HERE, files.web(), port=free_port())
    yield one
    one.close()
    one.deleteLater()


@pytest.fixture
def got(room: Room) -> list[tuple[int, dict[str, object]]]:
    """All that devices of the room have said."""
    heard: list[tuple[int, dict[str, object]]] = []
    room.got.connect(lambda device, message: heard.append((device, message)))
    return heard
