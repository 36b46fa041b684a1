"""Windows, wires and sockets of a room are killed and torn: no slip is lost that was shown as sent.

`python3 -m tests.workshop.campaign.room FILE PORT` is the window: it opens a club evening and its
room, and prints the port and the wire's process each time that it listens. It opens the room again
when the wire was killed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from engine.store import load
from engine.tournament.head import FORMAT, SUFFIX
from engine.tournament.tournament import Tournament
from tests.desktop.room.guests import Guest
from tests.ports import HERE, free_port
from tests.workshop.campaign.found import Found

ROOT = Path(__file__).parents[3]
PEOPLE = 32
SIZE = 4
SUM = 10
KILLS = 25
"""How often something is killed or torn in a case."""
WAYS = ("window", "wire", *["socket"] * 8)


class Phone:
    """The phone of a table: what it has sent, and of what it was shown that it is sent."""

    def __init__(self, table: int, code: str) -> None:
        self.table, self.code, self.token = table, code, ""
        self.guest: Guest | None = None
        self.form: dict[str, Any] = {}
        self.number = 0
        self.tried: list[list[int]] = []
        self.shown: list[int] = []
        """The places in `tried` of the slips that were shown as sent."""

    def connect(self, port: int) -> None:
        """Open the page, or open it again: then what was not shown as sent is sent once more."""
        first = {"back": self.token} if self.token else {"table": self.code}
        self.guest = Guest(port, {"v": 1, **first})
        self.form = {}
        while not self.form:
            self._hear()
        if self.tried and len(self.tried) - 1 not in self.shown:
            self.send()
            self.wait()

    def write(self, rng: Random) -> None:
        """Fill in a slip that is another one than the last."""
        before = self.tried[-1] if self.tried else []
        while (values := _slip(rng)) == before:
            pass
        self.tried.append(values)

    def send(self) -> None:
        """Send the slip that was filled in last."""
        assert self.guest is not None
        at = {"round": self.form["round"], "table": self.table}
        slip = {"slip": at | {"values": self.tried[-1], "by": 0}, "n": self.number}
        self.guest.say(slip)

    def wait(self) -> None:
        """Wait until it is shown as sent; what is only unusual is sent once more."""
        while True:
            heard = self._hear()
            if "sent" in heard:
                self.shown.append(len(self.tried) - 1)
                return
            if "why" in heard:
                self.send()

    def _hear(self) -> dict[str, Any]:
        assert self.guest is not None
        heard = self.guest.hears()
        if "no" in heard:
            raise Found("lost", f"table {self.table} is sent away: {heard}")
        self.token = heard.get("token", self.token)
        if "table" in heard:
            self.form, self.number = heard["table"], heard["n"]
        return heard

    def tear(self) -> None:
        """The connection is gone from one moment to the next."""
        if self.guest is not None:
            self.guest.tear()
            self.guest = None


def _slip(rng: Random) -> list[int]:
    cuts = sorted(rng.randrange(SUM + 1) for _ in range(SIZE - 1))
    return [after - before for before, after in zip([0, *cuts], [*cuts, SUM], strict=True)]


class Hall:
    """The process of a window, and the phones of its tables."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self.rng, self.path = rng, folder / f"evening{SUFFIX}"
        self.home = folder / "home"
        self.first_port = free_port()
        self.port, self.wire = 0, 0
        self.begin()
        self.phones = [Phone(*each) for each in self.codes()]

    def begin(self) -> None:
        """Start the window, for the first time or again."""
        variables = os.environ | {
            "KARTENTISCH_HOME": str(self.home),
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": str(ROOT),
        }
        words = [sys.executable, "-m", __name__, str(self.path), str(self.first_port)]
        self.window = subprocess.Popen(
            words, cwd=ROOT, env=variables, stdout=subprocess.PIPE, text=True
        )
        self.listen()

    def listen(self) -> None:
        """Wait until it says where the room is."""
        assert self.window.stdout is not None
        line = self.window.stdout.readline()
        if not line:
            raise Found("crashed", f"the window ended by itself: {self.window.wait()}")
        self.port, self.wire = map(int, line.split())

    def codes(self) -> list[tuple[int, str]]:
        """The tables of the round with their codes, as they are printed on sheets."""
        from desktop.club.model import codes

        state = self.read().state
        one = state.drawn[-1]
        return [(table, codes.code(state.head, codes.at(one, table))) for table in one.tables()]

    def read(self) -> Tournament:
        """The evening as its file has it now."""
        return Tournament.from_events(load(self.path, FORMAT).events)

    def strike(self, how: str) -> None:
        """Kill or tear something, and have all go on."""
        phone = self.rng.choice(self.phones)
        phone.write(self.rng)
        phone.send()
        if self.rng.random() < 0.5:
            phone.wait()
        match how:
            case "window":
                self.window.send_signal(signal.SIGKILL)
                self.window.communicate()
                self.look()
                self.begin()
            case "wire":
                os.kill(self.wire, signal.SIGKILL)
                self.listen()
        torn = self.phones if how != "socket" else [phone]
        for one in torn:
            one.tear()
            one.connect(self.port)

    def look(self) -> None:
        """Whether each slip that was shown as sent is there, in order, and none twice."""
        tournament = self.read()
        events = tournament.events()
        for phone in self.phones:
            there = [
                event["values"]
                for event in events
                if "handed" in event and event["handed"][1] == phone.table
            ]
            self._compare(phone, there)
            waits = tournament.state.drawn[-1].handed.get(phone.table, ())
            if len(waits) > 1:
                raise Found("lost", f"table {phone.table} counts twice: {waits}")

    def _compare(self, phone: Phone, there: list[list[int]]) -> None:
        at = 0
        for values in there:
            while at < len(phone.tried) and phone.tried[at] != values:
                if at in phone.shown:
                    raise Found("lost", f"shown as sent: {phone.tried[at]}, there: {there}")
                at += 1
            if at == len(phone.tried):
                raise Found("lost", f"never sent, or twice: {values}, sent: {phone.tried}")
            at += 1
        if lost := [place for place in phone.shown if place >= at]:
            raise Found("lost", f"shown as sent: {phone.tried[lost[0]]}, there: {there}")

    def end(self) -> None:
        """End the window for good."""
        for phone in self.phones:
            phone.tear()
        self.window.kill()
        self.window.communicate()


def torn_rooms(folder: Path, rng: Random) -> Counter[str]:
    """An evening whose window, wire and sockets are killed and torn while slips are sent."""
    counts: Counter[str] = Counter()
    hall = Hall(folder, rng)
    try:
        for phone in hall.phones:
            phone.connect(hall.port)
        for _ in range(KILLS):
            how = rng.choice(WAYS)
            hall.strike(how)
            counts[how] += 1
        hall.look()
    except ConnectionClosed as error:
        raise Found("lost", f"a socket is closed: {error}") from error
    finally:
        hall.end()
    counts.update(sent=sum(len(phone.shown) for phone in hall.phones))
    return counts


def main(path: Path, port: int) -> int:
    """Be the window."""
    from desktop.room import files
    from desktop.window import start
    from engine.tournament.head import Head
    from tests.desktop.club.rooms import SETTINGS, draw_round

    app, window = start.build()
    window.show()
    window.pages.show_club()
    assert window.pages.club is not None
    controller, room = window.pages.club.controller, window.room
    if path.exists():
        assert controller.open(path)
    else:
        assert controller.begin(Head().changed(SETTINGS | {"sizes": (SIZE,)}))
        for number in range(PEOPLE):
            controller.enter(f"Person {number}")
        assert draw_round(controller) and controller.do({"start": 1}) and controller.move_to(path)

    def begin() -> None:
        room.open(HERE, files.web(), port=port)

    room.opened.connect(lambda now: print(now, room.process_id, flush=True))
    room.failed.connect(begin)
    begin()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), int(sys.argv[2])))
