"""A room, a browser, and phones in it. Without Chromium and playwright these tests are skipped.

The browser asks for an address of a home's network, which its resolver leads to loopback: so its
origin is as insecure as there, and nothing leaves this machine.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import queue
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.phones.rooms import BESIDE, CROWD, HERE, NAME
from tests.ports import free_port

try:
    from playwright import sync_api
except ImportError:
    collect_ignore_glob = ["test_*.py"]
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), ""
)
LED = f"MAP {NAME} {HERE}, MAP {CROWD} {BESIDE}"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", f"--host-resolver-rules={LED}"]
PATIENCE = 100.0
"""Seconds for which something is waited for."""
Message = dict[str, Any]


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """Chromium, without a window."""
    if not CHROMIUM:
        pytest.skip("there is no Chromium here")
    with sync_api.sync_playwright() as engine:
        running = engine.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield running
        running.close()


class TestRoom:
    """A room whose window is the test."""

    __test__ = False

    def __init__(self, module: str, port: int = 0, *more: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", module, str(port or free_port()), *more],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self.said: queue.SimpleQueue[Message] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.port: int = self.next("port")["port"]
        self.url = f"http://{NAME}:{self.port}/"

    def _listen(self) -> None:
        assert self._process.stdout
        for line in self._process.stdout:
            self.said.put(json.loads(line))

    def next(self, *keys: str) -> Message:
        """The next line that has one of these keys."""
        while True:
            found = self.said.get(timeout=PATIENCE)
            if not found.keys().isdisjoint(keys):
                return found

    def heard(self, kind: str, device: int = 0) -> tuple[int, Message]:
        """The next message of this kind, of a certain device or of any, and who sent it."""
        while True:
            found = self.next("got")
            if kind in found["message"] and device in (0, found["got"]):
                return found["got"], found["message"]

    def order(self, **order: Any) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()

    def tell(self, device: int, message: Message) -> None:
        """Say something to a device."""
        self.order(tell=[device], message=message)

    def close(self) -> None:
        """End it, as the window does."""
        assert self._process.stdin
        self._process.stdin.close()
        self._process.wait(PATIENCE)

    def kill(self) -> None:
        """End it as a machine does that breaks down."""
        self._process.kill()
        self._process.wait(PATIENCE)


class Crowd:
    """Passes connections on to a room, each from another address of loopback.

    A room lets one address have a few sockets only; in a hall each phone has its own.
    """

    def __init__(self, room: TestRoom) -> None:
        self._port = room.port
        self.url = f"http://{CROWD}:{self._port}/"
        self._next = itertools.cycle(range(2, 250))
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        serving = asyncio.start_server(self._pass_on, BESIDE, self._port)
        self._server = asyncio.run_coroutine_threadsafe(serving, self._loop).result(PATIENCE)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._server.close)

    async def _pass_on(self, reader: Any, writer: Any) -> None:
        source = (f"127.0.1.{next(self._next)}", 0)
        there, to = await asyncio.open_connection(HERE, self._port, local_addr=source)
        await asyncio.gather(_copy(reader, to), _copy(there, writer))


async def _copy(reader: Any, writer: Any) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
        writer.close()


@pytest.fixture(scope="module")
def room() -> Iterator[TestRoom]:
    """A room that is open, and in which nothing happens by itself."""
    one = TestRoom("tests.phones.rooms")
    yield one
    one.close()


@pytest.fixture(scope="module")
def match() -> Iterator[TestRoom]:
    """A room in which matches are played."""
    one = TestRoom("tests.phones.match")
    yield one
    one.close()


@pytest.fixture(scope="module")
def crowd(match: TestRoom) -> Iterator[Crowd]:
    """The addresses of those who play there."""
    one = Crowd(match)
    yield one
    one.close()


def until(true: Callable[[], Any]) -> Any:
    """Wait until something is true. The page forbids its own `wait_for_function`, which is eval."""
    end = time.monotonic() + PATIENCE
    while not (found := true()):
        assert time.monotonic() < end, "it did not come true"
        time.sleep(0.01)
    return found


@pytest.fixture
def phone(browser: Any) -> Iterator[Callable[..., Any]]:
    """Opens pages, each on a phone of its own; at the end none has complained.

    Where the room is `killed` a connection that it has just taken is reset.
    """
    contexts, wrong = [], []

    def opened(
        url: str, wide: int = 390, high: int = 844, *, killed: bool = False, **more: Any
    ) -> Any:
        size = {"width": wide, "height": high}
        context = browser.new_context(viewport=size, has_touch=True, **{"locale": "en"} | more)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        # A page that finds nobody there tries again.
        forgiven = ["net::ERR_CONNECTION_REFUSED", *["net::ERR_CONNECTION_RESET"] * killed]

        def hear(line: Any) -> None:
            if line.type == "error" and not any(one in line.text for one in forgiven):
                wrong.append(line.text)

        page.on("console", hear)
        page.goto(url)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not wrong


def axe() -> Path:
    """The script that looks for what keeps people out; it comes with a package."""
    found = find_spec("axe_playwright_python")
    assert found and found.origin
    return Path(found.origin).with_name("axe.min.js")
