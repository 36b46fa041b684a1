"""The window's end of the wire: opens the room, hears devices, tells them, closes it.

Nothing listens before `open` and after `close`. Which people are in the room, and what they may
do, is not known here.
"""

from __future__ import annotations

import json
import queue
import threading
from base64 import b64encode
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from desktop.common import subprocesses
from desktop.room import entrance
from desktop.room.files import Files
from desktop.room.messages import No

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

PORT = 7411
"""A fixed one, or the next that is free: what a browser keeps belongs to address and port."""
LEAVES_WITHIN = 0.5
"""How many seconds the wire may take to say goodbye to all devices."""


class Room(QObject):
    """A room that is closed until it is opened."""

    opened = Signal(int)
    """It listens at this port."""
    failed = Signal(str)
    """It does not listen: "missing" (a library), "address" (not ours), "taken" (ports), "ended"."""
    came = Signal(int, str)
    """A device has said who it is; with its address. What it said comes with `got`."""
    got = Signal(int, object)
    """A device says something: a dict of a shape that `messages` allows."""
    here = Signal(int, bool)
    """Somebody looks at a device's page again, or no longer."""
    gone = Signal(int)
    """A device has left; nothing comes of it any more."""
    closed = Signal()
    """It has been open and listens no longer, whatever the reason."""
    changed = Signal()
    """It has been opened or closed, or `devices` has changed."""

    _heard = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.address, self.port, self.first_port = "", 0, PORT
        self.devices: dict[int, bool] = {}
        """Who is connected, and whether somebody looks at the page."""
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._orders: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._heard.connect(self._hear, Qt.ConnectionType.QueuedConnection)

    @property
    def is_open(self) -> bool:
        """Whether it listens."""
        return self.port != 0

    @property
    def is_opening(self) -> bool:
        """Whether it will listen, or say why not."""
        return self._process is not None and not self.is_open

    @property
    def process_id(self) -> int:
        """The process that listens; 0 while there is none."""
        return self._process.pid or 0 if self._process is not None else 0

    @property
    def url(self) -> str:
        """What browsers ask for; "" while it is closed."""
        return f"http://{self.address}:{self.port}/" if self.is_open else ""

    def open(
        self, address: str, files: Files, *, port: int = PORT, names: Iterable[str] = ()
    ) -> None:
        """Listen at an address of this machine; `opened` or `failed` follows.

        A browser may ask for it by further names.
        """
        self.close()
        if find_spec("websockets") is None:
            QTimer.singleShot(0, self, lambda: self.failed.emit("missing"))
            return
        self.address, self.first_port = address, port
        given = (address, port, tuple(names), files)
        self._process, self._pipe = subprocesses.start(entrance.work, *given)
        self._orders = queue.SimpleQueue()
        listening = threading.Thread(target=self._listen, args=(self._pipe,), daemon=True)
        telling = threading.Thread(target=_tell, args=(self._pipe, self._orders), daemon=True)
        self._threads = [listening, telling]
        for thread in self._threads:
            thread.start()
        self.changed.emit()

    def tell(self, devices: Iterable[int], message: Mapping[str, object]) -> None:
        """Say something to devices; those that are gone hear nothing."""
        to = [device for device in devices if device in self.devices]
        if to:
            self._order(tell=to, text=json.dumps(message, ensure_ascii=False, sort_keys=True))

    def lend(self, path: str, kind: str, data: bytes) -> None:
        """Let browsers ask for one more file; a folder that is lent takes the place of the last."""
        if self.is_open:
            self._order(lend=path, kind=kind, data=b64encode(data).decode())

    def drop(self, device: int, why: No) -> None:
        """Send a device away."""
        self._order(drop=device, code=int(why))

    def close(self) -> None:
        """Send everybody away and listen no longer. May be called at any time."""
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        threads, self._threads = self._threads, []
        was_open, self.port = self.is_open, 0
        self.devices.clear()
        if process is None:
            return
        self._order(close=1)
        self._orders.put(None)
        process.join(LEAVES_WITHIN)
        process.kill()
        process.join()
        for thread in threads:
            thread.join(subprocesses.ENDS_WITHIN)
        subprocesses.stop(None, pipe)
        if was_open:
            self.closed.emit()
        self.changed.emit()

    def _order(self, **order: object) -> None:
        self._orders.put(json.dumps(order).encode())

    def _listen(self, pipe: Connection) -> None:
        subprocesses.listen(
            lambda: json.loads(pipe.recv_bytes()), lambda news: self._heard.emit(pipe, news)
        )

    def _hear(self, pipe: Connection, news: dict[str, Any] | None) -> None:
        if pipe is not self._pipe:
            return
        match news:
            case {"listening": int(port)}:
                self.port = port
                self.opened.emit(port)
                self.changed.emit()
            case {"open": int(device), "address": str(address)}:
                self.devices[device] = True
                self.came.emit(device, address)
                self.changed.emit()
            case {"got": int(device), "message": dict(message)}:
                self.got.emit(device, message)
            case {"here": int(device), "is_here": bool(is_here)}:
                self.devices[device] = is_here
                self.here.emit(device, is_here)
                self.changed.emit()
            case {"gone": int(device)}:
                self.devices.pop(device, None)
                self.gone.emit(device)
                self.changed.emit()
            case {"failed": str(reason)}:
                self.close()
                self.failed.emit(reason)
            case _:
                self.close()
                self.failed.emit("ended")


def _tell(pipe: Connection, orders: queue.SimpleQueue[bytes | None]) -> None:
    """In a thread of its own: a wire that takes nothing in must not stop the window."""
    try:
        while (order := orders.get()) is not None:
            pipe.send_bytes(order)
    except (OSError, ValueError):
        return
