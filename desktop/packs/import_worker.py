"""Takes pictures from elsewhere in a process of its own, so that the window need not wait.

A whole pack, or a single picture such as a club's crest. They are not trusted: a drawing that
never ends or crashes its reader ends with that process. What is left is complete, or nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.common import subprocesses
from desktop.packs.pack_draft import PackDraft, leave_nothing, new_folder
from desktop.packs.refused import Refused

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

SECONDS = 60
"""How long the process may take."""
MEMORY = 3 * 2**30
"""How many bytes of addresses it may have; Qt alone takes a third of that."""
_LOOKS = 40
"""How often it is asked for news, in thousandths of a second."""


SECONDS_FOR_ONE = 20
"""How long the process may take for a single picture."""


class ImportWorker(QObject):
    """Takes one pack or picture; `ended` is sent once, unless it is given up before."""

    progressed = Signal(int, int)
    """How much is done, of how much."""
    ended = Signal(object)
    """A PackDraft, the bytes of a PNG, or whether an index is needed; or the Refused or OSError why
    there is none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = Path()
        self._folder: Path | None = None
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(_LOOKS)
        self._clock.timeout.connect(self._look)

    def begin(self, path: Path) -> None:
        """Take the pack that lies there; raises OSError."""
        self._start(path, new_folder(), work)

    def begin_picture(self, path: Path, longest: int) -> None:
        """Take a picture as PNG, no longer than this number of pixels; raises OSError."""
        self._start(path, None, work_on_picture, longest)

    def begin_look(self, folder: Path) -> None:
        """Look whether the pictures of a pack need the program's index: `ended` sends a bool."""
        self._start(folder, None, work_on_index)

    def _start(
        self, path: Path, folder: Path | None, what: Callable[..., None], *more: int
    ) -> None:
        self.give_up()
        self._path, self._folder = path, folder
        given = (path, *more) if folder is None else (path, folder, *more)
        self._process, self._pipe = subprocesses.start(what, *given)
        self._clock.start()

    @property
    def busy(self) -> bool:
        """Whether something is being taken."""
        return self._process is not None

    def give_up(self) -> None:
        """End it and leave nothing."""
        if self._process is not None:
            self._stop()
            self._leave_nothing()

    def _leave_nothing(self) -> None:
        if self._folder is not None:
            leave_nothing(self._folder)

    def _stop(self) -> None:
        self._clock.stop()
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        subprocesses.stop(process, pipe)

    def _look(self) -> None:
        """Pass on all that has come."""
        while self._pipe is not None:
            try:
                if not self._pipe.poll():
                    return
                news = self._pipe.recv()
            except (OSError, EOFError):
                self.give_up()
                self.ended.emit(Refused("ended", self._path.name))
                return
            if isinstance(news, tuple):
                self.progressed.emit(*news)
            else:
                self._stop()
                if not isinstance(news, PackDraft):
                    self._leave_nothing()
                self.ended.emit(news)


def work(pipe: Connection, path: Path, folder: Path) -> None:
    """Import a pack in the worker process, and send progress and result through the pipe."""
    subprocesses.limit(SECONDS, MEMORY)
    from desktop.packs.pack_import import import_into

    def step(done: int, whole: int) -> None:
        pipe.send((done, whole))

    _send(pipe, path, lambda: import_into(folder, path, step))


def work_on_picture(pipe: Connection, path: Path, longest: int) -> None:
    """Take a single picture in the worker process, and send its PNG through the pipe."""
    subprocesses.limit(SECONDS_FOR_ONE, MEMORY)
    from desktop.packs import pictures

    _send(pipe, path, lambda: pictures.one(path, longest))


def work_on_index(pipe: Connection, folder: Path) -> None:
    """Look at the faces of a pack in the worker process, and send whether they have no index."""
    subprocesses.limit(SECONDS, MEMORY)
    from desktop.packs import pictures
    from desktop.packs.recognition import has_index

    _send(pipe, folder, lambda: not has_index(pictures.faces(folder)))


def _send(pipe: Connection, path: Path, made: Callable[[], object]) -> None:
    """Send what is made, or why it cannot be."""
    from PySide6.QtCore import QLoggingCategory
    from PySide6.QtGui import QGuiApplication

    # Drawings may have letters in them, and those need fonts, but no screen.
    app = QGuiApplication(["", "-platform", "offscreen"])
    QLoggingCategory.setFilterRules("qt.svg*=false")
    try:
        pipe.send(made())
    except (Refused, OSError) as error:
        pipe.send(error)
    except MemoryError:
        pipe.send(Refused("too_large", path.name))
    del app
