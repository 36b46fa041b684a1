"""The wire without a socket: bytes go into it and come out of it, on a clock that stands still."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable
from typing import Any, cast

from desktop.room import messages
from desktop.room.wire import Line, Wire

HOST = "192.168.77.5"
PORT = 7411
PAGE = b"<!doctype html>"
FILES = {"/": ("text/html; charset=utf-8", PAGE), "/a.woff2": ("font/woff2", b"\0\1\2")}


class Pipe:
    """Keeps what the wire tells the window."""

    def __init__(self) -> None:
        self.news: list[dict[str, Any]] = []

    def send_bytes(self, data: bytes) -> None:
        """The wire says something."""
        self.news.append(json.loads(data))


class Transport(asyncio.Transport):
    """A connection that takes everything in and sends nothing by itself."""

    def __init__(self, loop: Loop, address: str) -> None:
        super().__init__()
        self._loop, self._address = loop, address
        self.line: asyncio.Protocol | None = None
        self.sent = b""
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return (self._address, 50000) if name == "peername" else default

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent += bytes(data)

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        pass

    def close(self) -> None:
        if not self.closed and self.line is not None:
            self.closed = True
            self._loop.call_soon(self.line.connection_lost, None)

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Listening:
    """What the loop gives for a server: nothing that listens."""

    sockets = ()

    def is_serving(self) -> bool:
        """It would."""
        return True

    async def start_serving(self) -> None:
        """Nothing begins."""


class Loop(asyncio.SelectorEventLoop):
    """A loop that keeps how connections are made instead of listening, and what went wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.made: Callable[[], Line] | None = None
        self.wrong: list[dict[str, Any]] = []
        self.set_exception_handler(lambda _, context: self.wrong.append(context))

    def time(self) -> float:
        return self.now

    async def create_server(self, made: Any, *_: Any, **__: Any) -> Any:  # type: ignore[override]
        self.made = made
        return Listening()


class Bench:
    """A wire of its own loop, to be given what strangers may send."""

    def __init__(self) -> None:
        self.loop = Loop()
        self.pipe = Pipe()
        self.loop.run_until_complete(self._begin())
        self.lines: list[Transport] = []

    async def _begin(self) -> None:
        self.wire = Wire(cast(Any, self.pipe), FILES)
        self.wire.hosts = {f"{HOST}:{PORT}"}
        await self.wire.server(HOST, PORT, ())

    def connect(self, address: str = "192.168.77.20") -> Transport:
        """A browser that has connected, and said nothing yet."""
        assert self.loop.made is not None
        transport = Transport(self.loop, address)
        line = self.loop.run_until_complete(self._made(transport))
        transport.line = line
        self.lines.append(transport)
        self.settle()
        return transport

    async def _made(self, transport: Transport) -> Line:
        assert self.loop.made is not None
        line = self.loop.made()
        transport.line = line
        line.connection_made(transport)
        return line

    def feed(self, transport: Transport, chunks: Iterable[bytes]) -> None:
        """The browser sends this, as long as it is heard."""
        for chunk in chunks:
            if not transport.closed:
                cast(asyncio.Protocol, transport.line).data_received(chunk)
                self.settle(4)
        self.settle()

    def leave(self, transport: Transport) -> None:
        """The browser is gone."""
        if not transport.closed:
            cast(asyncio.Protocol, transport.line).eof_received()
            transport.close()
        self.settle()

    def settle(self, turns_of_loop: int = 12) -> None:
        """Let everything happen that needs no time."""

        async def turns() -> None:
            for _ in range(turns_of_loop):
                await asyncio.sleep(0)

        self.loop.run_until_complete(turns())

    def after(self, seconds: float) -> None:
        """So much time passes."""
        self.loop.now += seconds
        self.settle()

    def close(self) -> None:
        """Forget it."""
        for one in self.lines:
            self.leave(one)
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.settle()
        self.loop.close()


HEAD = (
    f"Host: {HOST}:{PORT}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
OPENING = f"GET /ws HTTP/1.1\r\n{HEAD}Origin: http://{HOST}:{PORT}\r\n\r\n".encode()


def get(path: str = "/", *heads: str, method: str = "GET", host: str = f"{HOST}:{PORT}") -> bytes:
    """A browser asks for a file."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", *heads, "", ""]).encode()


def frame(text: str | bytes, kind: int = 1, *, last: bool = True) -> bytes:
    """A frame as browsers send it, under a mask of zeros."""
    data = text.encode() if isinstance(text, str) else text
    long = len(data)
    size = bytes([128 | long]) if long < 126 else b"\xfe" + long.to_bytes(2)
    return bytes([128 * last + kind]) + size + b"\0\0\0\0" + data


WATCH = frame('{"v":1,"watch":1}')


def frames(sent: bytes) -> list[tuple[int, bytes]]:
    """Kind and content of the frames that the wire has sent behind its first answer."""
    _, _, rest = sent.partition(b"\r\n\r\n")
    found = []
    while rest:
        long, begin = rest[1], 2
        if long == 126:
            long, begin = int.from_bytes(rest[2:4]), 4
        elif long == 127:
            long, begin = int.from_bytes(rest[2:10]), 10
        found.append((rest[0] & 15, rest[begin : begin + long]))
        rest = rest[begin + long :]
    return found


def told_as_allowed(pipe: Pipe) -> None:
    """All that the window was told is of a shape that it may be told."""
    for one in pipe.news:
        if "got" in one:
            text = json.dumps(one["message"], ensure_ascii=False)
            kinds = messages.FIRST if "v" in one["message"] else messages.LATER
            assert messages.read(text, kinds) == one["message"], text
        else:
            assert set(one) in ({"open", "address"}, {"here", "is_here"}, {"gone"}), one
