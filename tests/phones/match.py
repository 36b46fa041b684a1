"""A match in a room, in a process of its own, whose people are all on phones.

Besides what `rooms` prints there are `{"seats", "looks", "path"}`, the addresses of the codes and
the file, once a match has begun or was opened, its `{"events"}`, and `{"asked"}` when the window
would have to say yes to a code that was typed. A second word names the folder of all that is kept,
which else is gone with the process.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication

from desktop.common import paths
from desktop.phones import match_room
from desktop.phones.match_room import MatchRoom
from desktop.room.room import Room
from engine import games
from engine.agreement import Agreement
from tests.desktop.session.test_chairs import of_four
from tests.desktop.tables import hosted, quick_settings
from tests.phones.rooms import run, say

PEOPLE = ("Anna", "Bert", "Cilli", "Dora")
GIVEN = ("preset", "options", "real_cards")
"""What of a match may be other than usual."""


class Host:
    """The window, of which only what phones need is there."""

    def __init__(self, room: Room, folder: Path) -> None:
        self._hosting = hosted(quick_settings(folder))
        self._controller = self._hosting.__enter__().controller
        self._match = MatchRoom(self._controller, room)
        self._match.code_asked.connect(self._asked)
        self._watch_turns(room)

    def close(self) -> None:
        """Put the match away."""
        self._hosting.__exit__(None, None, None)

    def _watch_turns(self, room: Room) -> None:
        """Keep what this thread works in each turn of its loop in which phones are told."""
        self._turns: list[float] = []
        self._told, self._since, tell = False, time.thread_time(), room.tell

        def watched(*told: Any) -> None:
            self._told = True
            tell(*told)

        def turn() -> None:
            now = time.thread_time()
            if self._told:
                self._turns.append(1000 * (now - self._since))
            self._told, self._since = False, now

        room.tell = watched  # type: ignore[method-assign]
        QAbstractEventDispatcher.instance().awake.connect(turn)

    def _asked(self, seat: int, device: int) -> None:
        say(asked=seat)
        self._match.admit(device, True)

    def obey(self, order: Mapping[str, Any]) -> None:
        """Do what would be done at the window."""
        match order:
            case {"do": "turns"}:
                say(turns=self._turns)
                self._turns = []
            case {"do": "begin", "game": game}:
                head = of_four(game, *order.get("people", PEOPLE))
                given = {name: order[name] for name in GIVEN if name in order}
                agreed = Agreement(**order.get("agreed", {}))
                self._controller.begin(replace(head, **given), agreed)
                self._say_codes()
            case {"do": "open", "path": path}:
                self._controller.open(Path(path))
                self._say_codes()
            case {"do": "new_code", "seat": seat}:
                self._match.new_code(seat)
                self._say_codes()
            case {"do": "events"}:
                say(events=self._controller.matches.playing.match.events())

    def _say_codes(self) -> None:
        seats = self._match.seats()
        say(
            seats=[one.url for one in seats],
            codes=[one.code for one in seats],
            looks=self._match.onlooker_url,
            path=str(self._controller.path),
        )


def main() -> None:
    app = QCoreApplication(sys.argv)
    match_room.STEP = 1
    games.look_in(paths.game_folders())
    with tempfile.TemporaryDirectory() as none:
        folder = sys.argv[2] if sys.argv[2:] else none
        os.environ[paths.HOME] = folder
        room = Room()
        host = Host(room, Path(folder))
        run(app, room, host.obey)
        host.close()


if __name__ == "__main__":
    main()
