"""Imports a pack of the user's in a process of its own, so that the window need not wait.

The pictures are not trusted: a drawing that never ends or crashes its reader ends with that
process. What is left is a complete draft, or nothing.
"""

from __future__ import annotations

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
"""So long the process may take."""
MEMORY = 3 * 2**30
"""So many bytes of addresses it may have; Qt alone takes a third of that."""
_LOOKS = 40
"""How often it is asked for news, in thousandths of a second."""


class ImportWorker(QObject):
    """Imports one pack; `ended` is sent once, unless it is cancelled before."""

    progressed = Signal(int, int)
    """How much is done, of how much."""
    ended = Signal(object)
    """A Draft, or the Refused or OSError why there is none."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = self._folder = Path()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(_LOOKS)
        self._clock.timeout.connect(self._look)

    def begin(self, path: Path) -> None:
        """Take what lies there; raises OSError."""
        self._path, self._folder = path, new_folder()
        self._process, self._pipe = subprocesses.start(work, path, self._folder)
        self._clock.start()

    def give_up(self) -> None:
        """End it and leave nothing."""
        if self._process is not None:
            self._stop()
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
                self.ended.emit(Refused("unreadable", self._path.name))
                return
            if isinstance(news, tuple):
                self.progressed.emit(*news)
            else:
                self._stop()
                if not isinstance(news, PackDraft):
                    leave_nothing(self._folder)
                self.ended.emit(news)


def work(pipe: Connection, path: Path, folder: Path) -> None:
    """Import a pack in the worker process, and send progress and result through the pipe."""
    subprocesses.limit(SECONDS, MEMORY)
    from PySide6.QtCore import QLoggingCategory
    from PySide6.QtGui import QGuiApplication

    from desktop.packs.pack_import import import_into

    # Drawings may have letters in them, and those need fonts, but no screen.
    app = QGuiApplication(["", "-platform", "offscreen"])
    QLoggingCategory.setFilterRules("qt.svg*=false")
    try:
        pipe.send(import_into(folder, path, lambda done, whole: pipe.send((done, whole))))
    except (Refused, OSError) as error:
        pipe.send(error)
    except MemoryError:
        pipe.send(Refused("too_large", path.name))
    del app
