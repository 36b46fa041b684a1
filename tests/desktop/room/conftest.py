"""An open room on loopback, and its process ended after each test."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.room import files
from desktop.room.room import PORT, Room
from tests.desktop.room.guests import HERE


def free_port() -> int:
    """Where a search for a free port begins: apart from that of the tests beside this one."""
    return PORT + 40 * (1 + int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]))


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
