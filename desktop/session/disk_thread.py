"""A thread that has the disk keep a file, so that no window waits for a slow disk.

The lines themselves are written before, by the window; the thread only asks the system to put them
on the disk. It starts when there is something to do and ends when all is done.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from weakref import WeakMethod

from PySide6.QtCore import QObject, Qt, Signal


class _Bell(QObject):
    """Calls back in the window's thread; the object that is called may be gone by then."""

    rung = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.rung.connect(self._answer, Qt.ConnectionType.QueuedConnection)

    def _answer(self, weak: WeakMethod[Callable[[], object]]) -> None:
        if (heard := weak()) is not None:
            heard()


_bell = _Bell()
"""One for all files: it lives in the window's thread as long as the program runs."""


class DiskThread:
    """Syncs one file, from a thread of its own, and calls `heard` in the window's after each time.

    A wish is fulfilled at most `apart` seconds later; all wishes until then are one sync.
    """

    def __init__(self, apart: float, heard: Callable[[], object]) -> None:
        """`heard` is a bound method; the thread does not keep its object alive."""
        self._apart, self._heard = apart, WeakMethod(heard)
        self._turn = threading.Condition()
        self._sync: Callable[[], OSError | None] | None = None
        self._size = 0
        self._others: list[Callable[[], OSError | None]] = []
        self._hurried = False
        self._thread: threading.Thread | None = None
        self.kept = 0
        """How many bytes of the file the disk has confirmed."""
        self.failed: OSError | None = None
        """Why the last sync failed; None if it did not."""
        self.errors: list[OSError] = []
        """Why other files could not be synced, as long as nobody has been told."""

    def want(self, sync: Callable[[], OSError | None], size: int) -> None:
        """Have `sync` called soon, for these bytes; it returns why it failed, None if it did not.

        A later call replaces one that has not been fulfilled. The same again changes nothing, be
        it on its way or kept already.
        """
        with self._turn:
            if size != (self.kept if self._thread is None else self._size):
                self._sync, self._size = sync, size
                self._start()

    def also(self, sync: Callable[[], OSError | None]) -> None:
        """Have another file synced without delay, behind this one."""
        with self._turn:
            self._others.append(sync)
            self._hurried = True
            self._turn.notify_all()
            self._start()

    def hurry(self) -> None:
        """Let what is wanted be done without delay."""
        with self._turn:
            self._hurried = True
            self._turn.notify_all()

    def wait(self) -> None:
        """Wait until everything that was wanted is done."""
        while (thread := self._thread) is not None:
            self.hurry()
            thread.join()

    def _start(self) -> None:
        if self._thread is None:
            # A disk that hangs must not keep the program from ending.
            self._thread = threading.Thread(target=self._run, name="disk", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        while True:
            with self._turn:
                if self._sync is None and not self._others:
                    self._thread, self._hurried = None, False
                    return
                self._turn.wait_for(lambda: self._hurried, self._apart)
                sync, self._sync = self._sync, None
                size, others, self._others, self._hurried = self._size, self._others, [], False
            if sync is not None:
                self.failed = sync()
                if self.failed is None:
                    self.kept = size
            self.errors += [error for other in others if (error := other()) is not None]
            _bell.rung.emit(self._heard)
