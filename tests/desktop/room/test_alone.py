"""Off means off: no socket before a room is open and none after it, however it ends."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.room import files
from desktop.room.room import Room
from tests.desktop.room.guests import Guest, ask, status
from tests.ports import HERE, free_port

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="asks /proc")
LISTENS = "0A"


def sockets(pid: int) -> set[str]:
    """The sockets of networks that a process has, a line of /proc each."""
    own = set()
    for one in Path(f"/proc/{pid}/fd").iterdir():
        try:
            found = re.fullmatch(r"socket:\[(\d+)\]", os.readlink(one))
        except FileNotFoundError:
            continue
        if found:
            own.add(found[1])
    tables = [Path(f"/proc/{pid}/net/{kind}") for kind in ("tcp", "tcp6", "udp", "udp6")]
    lines = [line for table in tables if table.exists() for line in table.read_text().splitlines()]
    return {line for line in lines if len(line.split()) > 9 and line.split()[9] in own}


def listening(port: int) -> bool:
    """Whether anybody on this machine listens at a port."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return any(row[1].endswith(f":{port:04X}") and row[3] == LISTENS for row in rows)


def test_the_window_has_no_socket_before_while_and_after_a_room(qtbot: QtBot) -> None:
    room = Room()
    assert sockets(os.getpid()) == set()
    with qtbot.waitSignal(room.opened):
        room.open(HERE, files.web(), port=free_port())
    port = room.port
    assert room._process is not None and room._process.pid is not None
    wire = room._process.pid
    assert sockets(os.getpid()) == set()
    # One socket, at the one address that was chosen: 127.0.0.1 as the system writes it.
    (only,) = sockets(wire)
    assert only.split()[1] == f"0100007F:{port:04X}" and only.split()[3] == LISTENS
    room.close()
    assert sockets(os.getpid()) == set() and not listening(port)
    assert not Path(f"/proc/{wire}").exists()


def test_rooms_that_were_open_leave_nothing_behind(qtbot: QtBot) -> None:
    room, left = Room(), []
    for _ in range(4):
        with qtbot.waitSignal(room.opened):
            room.open(HERE, files.web(), port=free_port())
        guest = Guest(room.port, {"v": 1, "watch": 1})
        qtbot.waitUntil(lambda: len(room.devices) == 1)
        room.close()
        guest.closed()
        left.append((len(os.listdir("/proc/self/fd")), threading.active_count()))
    # The first one has Python's own watcher of processes started, which stays.
    assert left[1] == left[2] == left[3]


CHILD = """
import sys
from PySide6.QtCore import QCoreApplication
from desktop.room import files
from desktop.room.room import Room

if __name__ == "__main__":
    app = QCoreApplication([])
    room = Room()

    def tell(port):
        # What could reach a network is in the wire alone.
        wrong = {"asyncio", "ssl", "websockets"} & {*sys.modules}
        print(port, room._process.pid, *wrong, flush=True)

    room.opened.connect(tell)
    room.open("127.0.0.1", files.web(), port=int(sys.argv[1]))
    app.exec()
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_the_wire_dies_with_a_window_that_is_killed(
    how: signal.Signals, tmp_path: Path, qtbot: QtBot
) -> None:
    script = tmp_path / "window.py"
    script.write_text(CHILD)
    window = subprocess.Popen(
        [sys.executable, str(script), str(free_port() + 20)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.getcwd()},
    )
    assert window.stdout is not None
    port, wire = map(int, window.stdout.readline().split())
    guest = Guest(port, {"v": 1, "watch": 1})
    window.send_signal(how)
    window.wait()
    guest.closed()
    qtbot.waitUntil(lambda: not listening(port) and gone(wire))


def gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody has asked after yet has, too."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


OPENS = """
import sys

def work(pipe, *given):
    opened = []
    listens = False

    def hook(event, arguments):
        nonlocal listens
        if event == "socket.bind":
            listens = True
        if listens and event in ("open", "import", "os.listdir", "subprocess.Popen", "os.exec",
                                 "socket.connect", "socket.getaddrinfo", "os.fork"):
            opened.append(f"{event} {arguments[0]!r}")
            pipe.send_bytes(('{"failed": "' + opened[-1].replace('"', "'") + '"}').encode())

    sys.modules["ssl"] = None  # the folder that needs no Python has none
    from desktop.room import wire
    known = ("PySide6", "engine.match", "engine.tournament", "desktop.club", "desktop.session")
    assert not [one for one in sys.modules if one.startswith(known)]
    sys.addaudithook(hook)
    wire.work(pipe, *given)
"""


def test_the_wire_opens_nothing_once_it_listens(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No file, no module, no program, no connection: told of by Python itself.

    It knows no match and no Qt, and needs no `ssl`.
    """
    (tmp_path / "audited.py").write_text(OPENS)
    monkeypatch.syspath_prepend(str(tmp_path))
    import audited  # type: ignore[import-not-found]

    monkeypatch.setattr("desktop.room.entrance.work", audited.work)
    room, failures = Room(), []
    room.failed.connect(failures.append)
    got: list[object] = []
    room.got.connect(lambda _, message: got.append(message))
    with qtbot.waitSignal(room.opened):
        room.open(HERE, files.web(), port=free_port())
    assert status(ask(room.port, "/", "Accept-Encoding: gzip")) == 200
    for head in ("GET / HTTP/1.1", "POST / HTTP/1.1", "nonsense"):
        assert status(ask(room.port, "/../../etc/passwd", host=head)) in (0, 400, 403)
    assert status(ask(room.port, "/ws")) >= 400
    guest = Guest(room.port, {"v": 1, "watch": 1}, {"lang": "de"})
    qtbot.waitUntil(lambda: len(got) == 2)
    room.tell([1], {"told": "ä"})
    assert guest.hears() == {"told": "ä"}
    bad = Guest(room.port, "nonsense")
    assert bad.closed() == 1008
    guest.leave()
    qtbot.waitUntil(lambda: room.devices == {})
    assert failures == []
    room.close()
