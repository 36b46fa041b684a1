"""A club evening in a room, in a process of its own: the desk is told what to do, line by line.

Besides what `rooms` prints there are `{"codes"}` of a round that begins, `{"waits", "at"}` when a
slip has come to the inbox, with the second of the clock, and `{"results"}` when all were taken.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.club.model import codes, inbox
from desktop.club.model.room import ClubRoom
from desktop.club.pages.setup import first_settings, fresh
from desktop.room.room import Room
from engine import games
from tests.desktop.club.rooms import Witness, draw_round
from tests.phones.rooms import run, say
from tests.workshop.demo_organiser import names

PEOPLE = 28


class Desk:
    """The organiser of an evening of Knüffeln."""

    def __init__(self, room: Room) -> None:
        self._witness = Witness()
        self._office = self._witness.office
        settings = first_settings("knueffeln", next(iter(games.find("knueffeln").presets)))
        assert self._office.begin(fresh("knueffeln").changed(settings | {"seed": 7}))
        for name in names(PEOPLE):
            self._office.enter(name)
        self._club = ClubRoom(self._office, room)
        self._club.station_wanted.connect(lambda device: self._club.admit(device, True))
        self._waiting = 0
        self._office.received.connect(self._look)

    def _look(self) -> None:
        there = self._office.tournament is not None
        waiting = inbox.waiting(self._office.book) if there else []
        if len(waiting) > self._waiting:
            say(waits=waiting[-1].table, at=time.time())
        self._waiting = len(waiting)

    def obey(self, order: Mapping[str, Any]) -> None:
        """Do what the organiser would do at the window."""
        match order:
            case {"do": "begin"}:
                assert draw_round(self._office)
                one = self._office.book.drawn[-1]
                self._office.do({"start": one.number})
                every = {
                    at: codes.code(self._office.book.head, codes.at(one, at)) for at in one.tables()
                }
                say(codes=every, station=self._club.station_code)
            case {"do": "take"}:
                for slip in inbox.waiting(self._office.book):
                    inbox.take(self._office, slip)
                one = self._office.book.drawn[-1]
                say(results={at: list(done.values) for at, done in one.results.items()})
            case {"do": "close"}:
                self._office.do({"close": len(self._office.book.drawn)})
                say(closed=self._witness.troubles)


def main() -> None:
    app = QCoreApplication(sys.argv)
    room = Room()
    run(app, room, Desk(room).obey)


if __name__ == "__main__":
    main()
