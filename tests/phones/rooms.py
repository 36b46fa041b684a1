"""A room in a process of its own: prints what devices say, reads what they are told.

A test cannot be both the window and the one that drives a browser: each has a loop of its own.
Lines are JSON. Printed: `{"port"}` once, then `{"got", "message"}` and `{"gone"}`. Read: `{"tell",
"message"}`, `{"drop", "code"}`.
"""

from __future__ import annotations

import json
import sys
import threading

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from desktop.room import page
from desktop.room.messages import No
from desktop.room.room import Room

HERE, NAME = "127.0.0.1", "192.168.77.5"
"""Where the room listens, and the name by which a browser asks for it that is led there."""


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


def main() -> None:
    app = QCoreApplication(sys.argv)
    room, orders = Room(), Orders()
    room.opened.connect(lambda port: say(port=port))
    room.failed.connect(lambda why: say(failed=why))
    room.got.connect(lambda device, message: say(got=device, message=message))
    room.gone.connect(lambda device: say(gone=device))

    def obey(line: str) -> None:
        match json.loads(line) if line else None:
            case {"tell": devices, "message": message}:
                room.tell(devices, message)
            case {"drop": device, "code": code}:
                room.drop(device, No(code))
            case None:
                room.close()
                app.quit()

    orders.read.connect(obey, Qt.ConnectionType.QueuedConnection)
    threading.Thread(target=orders.listen, daemon=True).start()
    room.open(HERE, page.files(), port=int(sys.argv[1]), names=[NAME])
    app.exec()


if __name__ == "__main__":
    main()
