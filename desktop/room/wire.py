"""Answers browsers of the own network, in a process of its own: no Qt, no match, no club.

It is the only part of the program that listens, and it opens no connection. Files come out of a
dictionary; messages are looked at (`messages`) and passed through a pipe, as JSON in both
directions. All it needs is imported and read before it listens: afterwards it opens no file.
Everything has a bound. It ends with the window, whichever way that ends.
"""

from __future__ import annotations

import asyncio
import errno
import gzip
import hashlib
import ipaddress
import json
import logging
import os
import threading
from base64 import b64decode
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from websockets.asyncio.server import Server, ServerConnection, broadcast, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.typing import Origin

from desktop.common import subprocesses
from desktop.room import messages
from desktop.room.files import Files
from desktop.room.messages import No
from desktop.room.presence import ASKED_EVERY, Presence

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

SECONDS = 24 * 60 * 60
"""A room that was forgotten closes after so long."""
MEMORY = 768 * 2**20
"""How many bytes of addresses the process may have; it uses a tenth of that."""
PORTS_TRIED = 20
LONGEST_HEAD = 8192
SOCKETS_OF_ONE, SOCKETS = 40, 160
"""The most sockets of one address, and of all: a table of five may share one behind a repeater.

Each of their browsers opens six while it loads; one that is refused loses a file of the page.
"""
WITHIN = 5.0
"""How many seconds a browser has for its head, then for its first message, then for its leave."""
RATE = 20.0
"""How many messages a second a device may send, in bursts of twice as many."""
UNSENT = 512 * 1024
"""A device that takes nothing in is torn off after this number of bytes."""
PING_EVERY = 10.0

SAFE = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self';"
    " img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
PACKED = ("font/woff2", "image/png")
"""Kinds that do not become smaller."""
KEPT = ("font/", "image/")
"""Kinds that a browser need not ask for again within a day."""


class File:
    """One answer, made before anybody asks."""

    def __init__(self, kind: str, data: bytes) -> None:
        self.kind, self.data = kind, data
        self.tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
        self.packed = None if kind in PACKED else gzip.compress(data, 9)
        self.keep = "max-age=86400" if kind.startswith(KEPT) else "no-cache"

    def answer(self, request: Request) -> Response:
        """Return what a browser gets that asks for it."""
        more = {"ETag": self.tag, "Cache-Control": self.keep, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get_all("If-None-Match"):
            return answer(HTTPStatus.NOT_MODIFIED, self.kind, b"", more)
        packs = any("gzip" in one for one in request.headers.get_all("Accept-Encoding"))
        if self.packed is None or not packs:
            return answer(HTTPStatus.OK, self.kind, self.data, more)
        return answer(HTTPStatus.OK, self.kind, self.packed, more | {"Content-Encoding": "gzip"})


def answer(
    status: HTTPStatus, kind: str, data: bytes, more: dict[str, str] | None = None
) -> Response:
    """Return a whole answer, after which the connection is closed."""
    heads = {"Connection": "close", "Content-Type": kind, "Content-Length": str(len(data))}
    return Response(status.value, status.phrase, Headers(**(heads | SAFE | (more or {}))), data)


REFUSED = {
    HTTPStatus.FORBIDDEN: "This is not the room’s address. Type the one that the laptop shows."
    " · Das ist nicht die Adresse des Raums. Bitte die eintippen, die der Laptop zeigt.",
    HTTPStatus.NOT_FOUND: "There is no such page here. Type the address that the laptop shows."
    " · Diese Seite gibt es hier nicht. Bitte die Adresse eintippen, die der Laptop zeigt.",
    HTTPStatus.METHOD_NOT_ALLOWED: HTTPStatus.METHOD_NOT_ALLOWED.phrase,
}
"""What somebody reads who came by a wrong address: no language is known of a mere request."""


def refusal(status: HTTPStatus) -> Response:
    """Return an answer to a request for what there is not."""
    return answer(status, "text/plain; charset=utf-8", f"{REFUSED[status]}\n".encode())


class Line(ServerConnection):
    """A connection that keeps the bounds which the library leaves to its user."""

    per_address: Counter[str] = Counter()  # noqa: RUF012 - of the process
    counted: str | None = None
    head = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        address = str(transport.get_extra_info("peername", ("",))[0])
        here = Line.per_address
        if here[address] >= SOCKETS_OF_ONE or here.total() >= SOCKETS or not near(address):
            self.transport.abort()
            return
        self.counted = address
        here[address] += 1

    def data_received(self, data: bytes) -> None:
        if self.request is None:
            self.head += len(data)
            if self.head > LONGEST_HEAD:
                self.transport.abort()
                return
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted is not None:
            Line.per_address[self.counted] -= 1
            if not Line.per_address[self.counted]:
                del Line.per_address[self.counted]
        super().connection_lost(exc)


def near(address: str) -> bool:
    """Whether an address can be one of the own network."""
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False


class Rate:
    """A bucket of messages: it fills with time, each message takes one out."""

    def __init__(self, now: float) -> None:
        self._left, self._filled = 2 * RATE, now

    def one(self, now: float) -> bool:
        """Whether one more may come."""
        self._left = min(2 * RATE, self._left + (now - self._filled) * RATE) - 1
        self._filled = now
        return self._left >= 0


class Wire:
    """The devices that are here, and the pipe to the window."""

    def __init__(self, pipe: Connection, files: Files) -> None:
        self.pipe = pipe
        self.files = {path: File(kind, data) for path, (kind, data) in files.items()}
        self.lent: dict[str, File] = {}
        self.hosts: set[str] = set()
        self.devices: dict[int, ServerConnection] = {}
        self.presence: dict[int, Presence] = {}
        self.last = 0
        self.loop = asyncio.get_running_loop()
        self.over = asyncio.Event()

    # To the window and from it.

    def say(self, **news: object) -> None:
        """Tell the window."""
        # A window that is gone ends this process by itself.
        with suppress(OSError):
            self.pipe.send_bytes(json.dumps(news).encode())

    def listen(self) -> None:
        """In a thread of its own: pass on what the window says, end when it is gone."""
        try:
            while True:
                order = json.loads(self.pipe.recv_bytes())
                self.loop.call_soon_threadsafe(self.obey, order)
        except (OSError, EOFError):
            os._exit(0)

    def obey(self, order: dict[str, Any]) -> None:
        """Do what the window asks for."""
        match order:
            case {"tell": to, "text": text}:
                self.tell(to, text)
            case {"lend": path, "kind": kind, "data": data}:
                self.lend(path, File(kind, b64decode(data)))
            case {"drop": device, "code": code}:
                self.drop(device, No(code))
            case {"close": _}:
                self.over.set()

    def tell(self, to: Iterable[int], text: str) -> None:
        """Send a text to devices; whichever takes nothing in is torn off."""
        lines = [self.devices[one] for one in to if one in self.devices]
        for line in lines:
            if line.transport.get_write_buffer_size() > UNSENT:
                line.transport.abort()
        broadcast(lines, text)

    def lend(self, path: str, file: File) -> None:
        """Have one more file, of the one folder that is lent at a time."""
        folder = path.rpartition("/")[0]
        if not all(one.rpartition("/")[0] == folder for one in self.lent):
            self.lent.clear()
        self.lent[path] = file

    def drop(self, device: int, why: No) -> None:
        """Send a device away, with the word why."""
        if (line := self.devices.get(device)) is not None:
            broadcast([line], json.dumps({"no": why.word}))
            shut(line, why)

    # Browsers.

    def asked(self, line: ServerConnection, request: Request) -> Response | None:
        """Answer for a file; None lets the library go on to a WebSocket."""
        hosts = request.headers.get_all("Host")
        if len(hosts) != 1 or hosts[0] not in self.hosts:
            return refusal(HTTPStatus.FORBIDDEN)
        # Before version 16 the library takes no other method.
        if getattr(request, "method", "GET") != "GET":
            return refusal(HTTPStatus.METHOD_NOT_ALLOWED)
        path = request.path.partition("?")[0]
        if path == "/ws":
            return None
        file = self.files.get(path) or self.lent.get(path)
        return refusal(HTTPStatus.NOT_FOUND) if file is None else file.answer(request)

    async def talk(self, line: ServerConnection) -> None:
        """Hear a device from its first message to its last."""
        with suppress(ConnectionClosed, TimeoutError):
            async with asyncio.timeout(WITHIN):
                text = await line.recv()
            try:
                greeting = messages.first(text)
            except messages.Refused:
                await line.close(1008)
                return
            if greeting is None:
                broadcast([line], json.dumps({"no": No.VERSION.word, "v": messages.VERSION}))
                await line.close(No.VERSION)
                return
            self.last += 1
            await self.hear(self.last, line, greeting)

    async def hear(self, device: int, line: ServerConnection, greeting: dict[str, Any]) -> None:
        """Pass on what a device says that has said who it is."""
        self.devices[device] = line
        presence = self.presence[device] = Presence(self.loop.time())
        rate = Rate(self.loop.time())
        self.say(open=device, address=line.remote_address[0])
        self.say(got=device, message=greeting)
        try:
            async for text in line:
                now = self.loop.time()
                try:
                    message = messages.later(text)
                except messages.Refused:
                    message = None
                if message is None or not rate.one(now):
                    await line.close(1008)
                    return
                if presence.heard(now, hidden="away" in message):
                    self.say(here=device, is_here=presence.here)
                if not ("t" in message or "away" in message):
                    self.say(got=device, message=message)
        finally:
            del self.devices[device], self.presence[device]
            self.say(gone=device)

    async def ask(self) -> None:
        """Ask every page again and again whether somebody looks at it."""
        while True:
            await asyncio.sleep(ASKED_EVERY)
            self.tell(list(self.devices), json.dumps({"t": 1}))
            for device, presence in self.presence.items():
                if presence.look(self.loop.time()):
                    self.say(here=device, is_here=presence.here)

    # From the first to the last.

    async def run(self, address: str, port: int, names: Iterable[str]) -> None:
        """Listen until the window says that it is over."""
        server = await self.server(address, port, names)
        if server is None:
            return
        real = server.sockets[0].getsockname()[1]
        self.hosts = {f"{name}:{real}" for name in (address, *names)}
        threading.Thread(target=self.listen, daemon=True).start()
        asking = asyncio.create_task(self.ask())
        self.say(listening=real)
        await self.over.wait()
        asking.cancel()
        server.close(close_connections=False)
        for device in list(self.devices):
            self.drop(device, No.OVER)
        # What was written last is on its way by then.
        await asyncio.sleep(0.1)

    async def server(self, address: str, port: int, names: Iterable[str]) -> Server | None:
        """Return a server at the port or one of the next.

        None if there is none, which the window is told.
        A page's origin has the port in it, so the system is not left to choose one.
        """
        logger = logging.getLogger("websockets.server")
        logger.disabled = True
        for tried in range(port, port + PORTS_TRIED):
            try:
                return await serve(
                    self.talk,
                    address,
                    tried,
                    origins=[Origin(f"http://{name}:{tried}") for name in (address, *names)],
                    process_request=self.asked,
                    compression=None,
                    server_header=None,
                    open_timeout=WITHIN,
                    close_timeout=WITHIN,
                    ping_interval=PING_EVERY,
                    ping_timeout=2 * PING_EVERY,
                    max_size=messages.LONGEST,
                    max_queue=8,
                    logger=logger,
                    create_connection=Line,
                )
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    self.say(failed="address")
                    return None
        self.say(failed="taken")
        return None


def shut(line: ServerConnection, code: int) -> None:
    """Close a connection with a code, without waiting for the other end."""
    if line.protocol.state is State.OPEN:
        line.protocol.send_close(code)
        line.send_data()


def work(pipe: Connection, address: str, port: int, names: tuple[str, ...], files: Files) -> None:
    """Be the wire, in the new process."""
    subprocesses.limit(SECONDS, MEMORY)

    async def run() -> None:
        await Wire(pipe, files).run(address, port, names)

    asyncio.run(run())
    os._exit(0)
