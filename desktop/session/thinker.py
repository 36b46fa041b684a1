"""Asks the worker process and sends its answers in the window's thread, one question at a time.

A new question or `cancel` makes the old one stale; a worker that is still busy with it is ended,
since it cannot be interrupted otherwise. A worker that dies or is silent long after its time is
replaced and asked again. If that fails too, the heuristic bot answers here, so that the game goes
on; a request of the review is dropped instead.
"""

from __future__ import annotations

import threading
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from desktop.common import subprocesses
from desktop.session.worker import Answer, Question, answer, serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess


PATIENCE = 5.0
"""How many seconds beyond its budget a worker may be silent; it has to start, too."""


_AFTER_PAINT = 40
"""Thousandths of a second; what is shown meanwhile is on the screen by then."""
WARMS_UP = 400
"""How long after a table was opened its worker is started, in thousandths of a second."""


class Thinker(QObject):
    """Answers questions with `answered`, in the order of asking, stale ones dropped."""

    answered = Signal(object)
    """An Answer to the question asked last."""
    stumbled = Signal()
    """The worker died or hung over a question, which is asked again: once for each question."""
    gave_up = Signal()
    """Nobody could be found to look back with: there will be no answer."""

    _came = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._listener: threading.Thread | None = None
        self._question: Question | None = None
        self._tickets = 0
        self._deaths = 0
        self._came.connect(self._receive, Qt.ConnectionType.QueuedConnection)
        # With the next turn of the event loop: what is to be seen is painted before.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._begin)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._lost)

    def warm_up(self) -> None:
        """Start the worker before it is needed, but not before the table has been painted."""
        self._soon.start(WARMS_UP)

    def ask(self, question: Question) -> int:
        """Ask, and forget what was asked before. Returns the ticket of the answer."""
        self.cancel()
        self._tickets += 1
        self._deaths = 0
        self._question = replace(question, ticket=self._tickets)
        # Where there is no worker yet, the table is painted before one is started.
        self._soon.start(0 if self._process is not None else _AFTER_PAINT)
        return self._tickets

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._question is not None

    def cancel(self) -> None:
        """Forget the question; a worker that thinks about it is ended."""
        question, self._question = self._question, None
        self._patience.stop()
        if question is not None and not question.brief:
            self._stop()

    def close(self) -> None:
        """End the worker."""
        self._soon.stop()
        self._patience.stop()
        self._question = None
        self._stop()

    def _begin(self) -> None:
        if self._question is not None:
            self._send()
        elif self._process is None:
            self._start()

    def _start(self) -> None:
        self._process, pipe = subprocesses.start(serve)
        self._pipe = pipe
        self._listener = threading.Thread(target=self._listen, args=(pipe,), daemon=True)
        self._listener.start()

    def _stop(self) -> None:
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        # A thread that outlives this object would tell one that is gone, and crash the program.
        listener, self._listener = self._listener, None
        subprocesses.stop(process, pipe, listener)

    def _send(self) -> None:
        try:
            if self._process is None or not self._process.is_alive():
                self._stop()
                self._start()
            assert self._pipe is not None and self._question is not None
            self._patience.start(int(1000 * (self._question.budget + PATIENCE)))
            self._pipe.send(self._question)
        except OSError:
            self._lost()

    def _listen(self, pipe: Connection) -> None:
        subprocesses.listen(pipe.recv, lambda came: self._came.emit(pipe, came))

    def _receive(self, pipe: Connection, came: Answer | None) -> None:
        if pipe is not self._pipe or self._question is None:
            return
        if came is None:
            self._lost()
        elif came.ticket == self._question.ticket:
            self._question = None
            self._patience.stop()
            self.answered.emit(came)

    def _lost(self) -> None:
        """Ask a new worker after one died or hangs over a question, and at last think here."""
        self._patience.stop()
        self._stop()
        if self._question is None:
            return
        self._deaths += 1
        if self._deaths < 2:
            self.stumbled.emit()
            self._send()
            return
        question = replace(self._question, bot="heuristic", budget=0.0)
        self._question = None
        if question.made is not None:
            self.gave_up.emit()
            return
        self.answered.emit(answer(question))
