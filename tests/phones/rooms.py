"""A room in a process of its own: prints what devices say, reads what they are told.

A test cannot be both the window and the one that drives a browser: each has a loop of its own.
Lines are JSON. Printed: `{"port"}` once, then `{"got", "message"}` and `{"gone"}`. Read: `{"tell",
"message"}`, `{"drop", "code"}`.
"""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from desktop.room import page
from desktop.room.messages import No
from desktop.room.room import Room

HERE, NAME = "127.0.0.1", "192.168.77.5"
"""Where the room listens, and the name by which a browser asks for it that is led there."""
BESIDE, CROWD = "127.0.0.9", "192.168.77.9"
"""The same for many phones, each of which has an address of its own: `Crowd` in `conftest`."""
FOX = "kartentisch.test"
"""The name by which Firefox asks, which leads names alone, and no addresses."""


class Orders(QObject):
    """What is read, line by line; "" at the end."""

    read = Signal(str)

    def listen(self) -> None:
        """In a thread of its own."""
        for line in sys.stdin:
            self.read.emit(line)
        self.read.emit("")


def say(**what: object) -> None:
    print(json.dumps(what), flush=True)


def run(app: QCoreApplication, room: Room, obey: Callable[[dict[str, Any]], None]) -> None:
    """Open a room and do what is read until nothing more can be."""
    orders = Orders()
    room.opened.connect(lambda port: say(port=port))
    room.failed.connect(lambda why: say(failed=why))
    room.got.connect(lambda device, message: say(got=device, message=message))
    room.gone.connect(lambda device: say(gone=device))

    def take(line: str) -> None:
        if line:
            obey(json.loads(line))
        else:
            room.close()
            app.quit()

    orders.read.connect(take, Qt.ConnectionType.QueuedConnection)
    threading.Thread(target=orders.listen, daemon=True).start()
    room.open(HERE, page.files(), port=int(sys.argv[1]), names=[NAME, CROWD, FOX])
    app.exec()


def main() -> None:
    app = QCoreApplication(sys.argv)
    room = Room()

    def obey(order: dict[str, Any]) -> None:
        match order:
            case {"tell": devices, "message": message}:
                room.tell(devices, message)
            case {"drop": device, "code": code}:
                room.drop(device, No(code))

    run(app, room, obey)


if __name__ == "__main__":
    main()
