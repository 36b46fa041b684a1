"""A room without a network: phones that say things, and keep what they are told."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.phones import match_room
from desktop.phones.match_room import MatchRoom
from desktop.room import messages
from desktop.room.messages import No
from engine.table import NOBODY, Seat
from tests.desktop.tables import Witness, hosted, quick_settings

_NUMBERS = count(1)


class NoWire(QObject):
    """What the match's end of a room needs of it."""

    opened, closed = Signal(int), Signal()
    got, here, gone = Signal(int, object), Signal(int, bool), Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.is_open = False
        self.phones: dict[int, Phone] = {}
        self.lent: dict[str, tuple[str, bytes]] = {}
        """The files that were lent to the room, with their kinds."""
        self.log: list[tuple[tuple[int, ...], str]] = []
        """Everything that was told to whom, in order."""

    @property
    def url(self) -> str:
        return "http://192.168.77.5:7411/" if self.is_open else ""

    def open(self) -> None:
        """Let phones come."""
        self.is_open = True
        self.opened.emit(7411)

    def close(self) -> None:
        """Send everybody away."""
        self.is_open = False
        self.phones.clear()
        self.closed.emit()

    def tell(self, devices: Iterable[int], message: Mapping[str, object]) -> None:
        """Tell phones something, as text."""
        text = json.dumps(message, sort_keys=True)
        self.log.append((tuple(devices), text))
        for device in devices:
            if device in self.phones:
                self.phones[device].hear(json.loads(text))

    def lend(self, path: str, kind: str, data: bytes) -> None:
        """Let browsers ask for one more file."""
        self.lent[path] = kind, data

    def drop(self, device: int, why: No) -> None:
        """Send a phone away."""
        if (phone := self.phones.pop(device, None)) is not None:
            phone.hear({"no": why.word})
            self.gone.emit(device)


class Phone:
    """A phone and what its page keeps from one opening to the next."""

    def __init__(self, wire: NoWire, lang: str = "en") -> None:
        self.wire, self.lang, self.device = wire, lang, 0
        self.token, self.seat = "", NOBODY
        self.scene: dict[str, Any] | None = None
        self.number = -1
        self.no = ""
        self.heard: list[dict[str, Any]] = []

    def open(self, **first: object) -> Phone:
        """Open the page, or open it anew, and say this first; all that follows has happened."""
        self.enter(first)
        settle()
        return self

    def enter(self, first: Mapping[str, object]) -> None:
        """Open the page, or open it anew, and say this first."""
        self.tear()
        self.device, self.no, self.scene = next(_NUMBERS), "", None
        self.wire.phones[self.device] = self
        text = json.dumps({"v": 1, "lang": self.lang, **first})
        message = messages.first(text)
        assert message is not None
        self.wire.got.emit(self.device, message)

    def back(self, **more: object) -> Phone:
        """Open the page anew; it knows its token."""
        return self.open(hold=self.token, **more)

    def tear(self) -> None:
        """Lose the connection."""
        if self.wire.phones.pop(self.device, None) is not None:
            self.wire.gone.emit(self.device)

    def say(self, **message: object) -> None:
        """Send something, with the number of the scene unless one is given; it is done then."""
        self.send({"n": self.number, **message})
        settle()

    def send(self, message: Mapping[str, object]) -> None:
        """Send something."""
        self.wire.got.emit(self.device, messages.later(json.dumps(message)))

    def hear(self, message: dict[str, Any]) -> None:
        """Keep what is told."""
        self.heard.append(message)
        if "scene" in message:
            self.scene, self.number = message["scene"], message["n"]
        self.token = message.get("token", self.token)
        self.no = message.get("no", self.no)

    def told(self, kind: str) -> list[Any]:
        """All that was told of one kind."""
        return [one[kind] for one in self.heard if kind in one]

    @property
    def moves(self) -> list[str]:
        """What the page offers to do now."""
        assert self.scene is not None
        cards = [one["c"] for one in self.scene["hand"] if one["may"]]
        tags = [*self.scene["calls"], *(tag for one in self.scene["hand"] for tag in one["calls"])]
        tags += self.scene["which"] + [
            of for tag in self.scene["which"] for of in tag.get("of", ())
        ]
        found = [*cards, *(tag["m"] for tag in tags if "m" in tag), *self.scene["piles"].values()]
        return list(dict.fromkeys(found))

    @property
    def hand(self) -> list[str]:
        assert self.scene is not None
        return [one["c"] for one in self.scene["hand"]]


def settle() -> None:
    """Let everything happen that needs no time."""
    for _ in range(12):
        QCoreApplication.processEvents()


class Table:
    """A controller with a room that is open."""

    def __init__(self, witness: Witness) -> None:
        self.witness, self.controller = witness, witness.controller
        self.wire = NoWire()
        self.room = MatchRoom(self.controller, self.wire)  # type: ignore[arg-type]
        self.wire.open()

    def phone(self, seat: Seat = NOBODY, lang: str = "en") -> Phone:
        """A phone that has scanned the code of a seat, or that of the onlookers."""
        secret = self.room.codes.secret(seat)
        first = {"look": secret} if seat == NOBODY else {"sit": secret}
        phone = Phone(self.wire, lang)
        phone.seat = seat
        return phone.open(**first)

    def state(self, seat: Seat) -> str:
        return self.room.seats()[seat].state


@contextmanager
def open_table(folder: Path, **settings: object) -> Iterator[Table]:
    """A table in an open room; nobody is waited for."""
    match_room.STEP = 1
    with hosted(quick_settings(folder, **settings)) as witness:
        table = Table(witness)
        yield table
        table.wire.close()
