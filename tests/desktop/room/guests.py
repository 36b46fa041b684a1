"""Devices of a room on loopback: browsers that ask for files, and sockets that say anything."""

from __future__ import annotations

import json
import socket
from contextlib import ExitStack, suppress
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.ports import HERE

PATIENCE = 30.0


class Guest:
    """A page that has opened its socket."""

    def __init__(self, port: int, *said: dict[str, Any] | str, origin: str = "") -> None:
        self._open = ExitStack()
        opening = connect(
            f"ws://{HERE}:{port}/ws",
            origin=origin or f"http://{HERE}:{port}",  # type: ignore[arg-type]
            proxy=None,
            compression=None,
            open_timeout=PATIENCE,
        )
        self.socket: ClientConnection = self._open.enter_context(opening)
        for one in said:
            self.say(one)

    def say(self, what: dict[str, Any] | str) -> None:
        """Send an object, or a text as it is."""
        self.socket.send(what if isinstance(what, str) else json.dumps(what))

    def hears(self) -> dict[str, Any]:
        """The next message that is no question whether somebody is there."""
        while True:
            heard: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            if heard != {"t": 1}:
                return heard

    def closed(self) -> int:
        """The code with which the room closes the socket; what comes before is passed over."""
        try:
            while True:
                self.socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def tear(self) -> None:
        """The connection is gone without a word."""
        # The other end may have been sooner.
        with suppress(OSError):
            self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.socket.socket.close()

    def leave(self) -> None:
        """Close the page."""
        self._open.close()


def raw(port: int, sent: bytes) -> bytes:
    """All that is answered to bytes until the connection is closed; b"" if it is torn."""
    with socket.create_connection((HERE, port), PATIENCE) as line:
        got = b""
        try:
            line.sendall(sent)
            while more := line.recv(65536):
                got += more
        except ConnectionError:
            return got
    return got


def ask(port: int, path: str = "/", *heads: str, method: str = "GET", host: str = "") -> bytes:
    """What a browser is answered."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host or f'{HERE}:{port}'}", *heads]
    return raw(port, "\r\n".join([*lines, "", ""]).encode())


def status(answered: bytes) -> int:
    """The status of an answer; 0 if there is none."""
    return int(answered.split(b" ")[1]) if answered else 0
