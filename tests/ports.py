"""Ports for tests that open a room: no two processes of this machine are given the same."""

from __future__ import annotations

import socket
from functools import cache

from desktop.room.wire import PORTS_TRIED

HERE = "127.0.0.1"
FIRST, END = 15_000, 30_000
"""Above what programs listen at by custom, below what systems hand out for connections."""


@cache
def _mark() -> socket.socket:
    """Take the port before this process's own, as long as it lives: so others pass them over."""
    for port in range(FIRST, END, PORTS_TRIED + 1):
        mark = socket.socket()
        try:
            mark.bind((HERE, port))
            with socket.socket() as room:
                room.bind((HERE, port + 1))
        except OSError:
            mark.close()
        else:
            return mark
    raise OSError("no port is free")


def free_port() -> int:
    """The first of this process's ports: a room that finds it taken tries those after it."""
    port: int = _mark().getsockname()[1]
    return port + 1
