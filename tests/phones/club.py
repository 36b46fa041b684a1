"""A club evening in a room, in a process of its own: the desk is told what to do, line by line.

Besides what `rooms` prints there are `{"codes"}` of a round that begins, `{"waits", "at"}` when a
slip has come to the inbox, with the second of the clock, and `{"results"}` when all were taken.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from desktop.club.model import codes, inbox
from desktop.club.pages.setup import first_settings, fresh
from desktop.window import start
from desktop.window.main_window import MainWindow
from engine import games
from tests.desktop.club.rooms import draw_round
from tests.phones.rooms import run, say
from tests.workshop.demo_organiser import names

PEOPLE = 28


class Desk:
    """The organiser of an evening of Knüffeln, at the real window."""

    def __init__(self, window: MainWindow) -> None:
        window.pages.show_club()
        assert window.pages.club is not None and window.pages.club.phones is not None
        club = window.pages.club
        self._controller, self._club = club.controller, club.phones.room
        self._troubles: list[str] = []
        self._controller.trouble.connect(self._troubles.append)
        settings = first_settings("knueffeln", next(iter(games.find("knueffeln").presets)))
        assert self._controller.begin(fresh("knueffeln").changed(settings | {"seed": 7}))
        for name in names(PEOPLE):
            self._controller.enter(name)
        club.rooms.setCurrentWidget(club.rounds)
        # The window asks; here everybody may.
        self._club.station_wanted.disconnect()
        self._club.station_wanted.connect(lambda device: self._club.admit(device, True))
        self._waiting = 0
        for news in (self._controller.changed, self._controller.received):
            news.connect(self._look)

    def _look(self) -> None:
        there = self._controller.tournament is not None
        waiting = inbox.waiting(self._controller.state) if there else []
        if len(waiting) > self._waiting:
            say(waits=waiting[-1].table, at=time.time())
        self._waiting = len(waiting)

    def obey(self, order: Mapping[str, Any]) -> None:
        """Do what the organiser would do at the window."""
        match order:
            case {"do": "begin"}:
                assert draw_round(self._controller)
                one = self._controller.state.drawn[-1]
                self._controller.do({"start": one.number})
                every = {
                    at: codes.code(self._controller.state.head, codes.at(one, at))
                    for at in one.tables()
                }
                say(codes=every, station=self._club.station_code)
            case {"do": "take"}:
                for slip in inbox.waiting(self._controller.state):
                    inbox.take(self._controller, slip)
                one = self._controller.state.drawn[-1]
                say(results={at: list(done.values) for at, done in one.results.items()})
            case {"do": "close"}:
                self._controller.do({"close": len(self._controller.state.drawn)})
                say(closed=self._troubles)


def main() -> None:
    app, window = start.build()
    window.show()
    run(app, window.room, Desk(window).obey)
    window.close()


if __name__ == "__main__":
    main()
