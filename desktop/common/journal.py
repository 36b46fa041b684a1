"""What the program notes about itself, for a report when something went wrong.

A rotating file in the user's log folder: starts, kinds of errors, and where in the program they
happened. No name of a person is written: of an error only its kind and the lines of our sources, of
Qt's complaints nothing of the user's folder. If the program dies, Python itself leaves the lines
where it was in a file beside it, which the next start finds.
"""

from __future__ import annotations

import faulthandler
import getpass
import logging
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import (
    QMessageLogContext,
    QSysInfo,
    QtMsgType,
    qInstallMessageHandler,
    qVersion,
)

import desktop
from desktop import __version__
from desktop.common import paths

LARGEST = 200_000
OLDER = 2
LAST_LINES = 60
"""How many lines of it go into a report."""
PROGRAM = str(Path(paths.__file__).parents[2])

_log = logging.getLogger("kartentisch")
_ours = logging.getLogger(desktop.__name__)
"""What any module warns of, such as a font that cannot be loaded."""
_crash_file: IO[str] | None = None
_SERIOUS = (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)


def begin() -> bool:
    """Keep the journal from now on; whether the program crashed the last time.

    What it left then is kept for the report. Where no file can be written there is no journal.
    """
    global _crash_file
    _log.setLevel(logging.INFO)
    _log.propagate = False
    try:
        path = paths.log_file()
        handler = _InTurns(path, encoding="utf-8", delay=True)
        crashed = _take_crash(path.parent)
        _crash_file = (path.parent / "crash.txt").open("a", encoding="utf-8")
        faulthandler.enable(_crash_file)
    except OSError:
        return False
    handler.setFormatter(_Plain("%(asctime)s %(levelname)s %(message)s"))
    _log.handlers[:] = [handler]
    _ours.handlers[:] = [handler]
    note(f"start {versions()}")
    sys.excepthook = _unforeseen
    qInstallMessageHandler(_said_by_qt)
    return crashed


def end() -> None:
    """Note that the program is closed as it should be."""
    global _crash_file
    note("end")
    qInstallMessageHandler(None)
    sys.excepthook = sys.__excepthook__
    for handler in list(_log.handlers):
        handler.close()
    _log.handlers.clear()
    _ours.handlers.clear()
    if _crash_file is not None:
        faulthandler.disable()
        _crash_file.close()
        _crash_file = None


def note(text: str) -> None:
    """Write a line."""
    if _log.handlers:
        _log.info(text)


def versions() -> str:
    """Return the program, Python, Qt and the system, in one line."""
    return (
        f"kartentisch {__version__}, Python {sys.version.split()[0]}, Qt {qVersion()},"
        f" {QSysInfo.kernelType()} {QSysInfo.kernelVersion()} {QSysInfo.currentCpuArchitecture()}"
    )


def last_lines() -> list[str]:
    """Return the last lines of the journal."""
    try:
        text = paths.log_file().read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return text.splitlines()[-LAST_LINES:]


def last_crash() -> str:
    """Return what was left when the program crashed last, "" if it never did."""
    try:
        return plain(_kept(paths.log_file().parent).read_text("utf-8", errors="replace"))
    except OSError:
        return ""


def plain(text: str) -> str:
    """Return a text without the user's folder and without the user's name on this machine."""
    text = text.replace(PROGRAM, "…")
    with suppress(RuntimeError):
        text = text.replace(str(Path.home()), "~")
    with suppress(
        Exception
    ):  # what it raises where nobody has a name differs from system to system
        name = getpass.getuser()
        if len(name) > 2 and name != "root":
            text = text.replace(name, "…")
    return text


class _InTurns(logging.FileHandler):
    """A file that is put aside as `NAME.1` when it is full; a number of `OLDER` ones are kept.

    `logging.handlers` has one, and brings sockets and pickles into every start.
    """

    def emit(self, record: logging.LogRecord) -> None:
        path, line = Path(self.baseFilename), len(self.format(record).encode()) + 1
        with suppress(OSError):
            if path.stat().st_size + line > LARGEST:
                self.close()
                names = [path, *(path.with_name(f"{path.name}.{n + 1}") for n in range(OLDER))]
                for older, newer in zip(names[:0:-1], names[-2::-1], strict=True):
                    if newer.exists():
                        newer.replace(older)
        super().emit(record)


class _Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return plain(super().format(record))


def _kept(folder: Path) -> Path:
    return folder / "last-crash.txt"


def _take_crash(folder: Path) -> bool:
    """Lay aside what a crash has left, and whether there was something."""
    path = folder / "crash.txt"
    if not path.exists() or not path.stat().st_size:
        return False
    _kept(folder).write_bytes(path.read_bytes())
    # Another window may have it open: it is emptied, not taken away.
    with path.open("r+b") as file:
        file.truncate()
    return True


def _unforeseen(
    kind: type[BaseException], error: BaseException, where: TracebackType | None
) -> None:
    """Note an error that nobody caught: its kind and lines, for its text may name people."""
    frames = traceback.extract_tb(where)
    lines = "; ".join(f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames)
    _log.error("%s at %s", kind.__name__, lines)
    sys.__excepthook__(kind, error, where)


def _said_by_qt(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    if kind in _SERIOUS:
        _log.error("Qt: %s", text)
    print(text, file=sys.stderr)
