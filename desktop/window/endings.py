"""How the program ends where nobody closes its window: no platform, a signal, a logout."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    QSocketNotifier,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QSessionManager
from PySide6.QtWidgets import QApplication

from desktop.common.terminal_help import translate

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow

ENDING = tuple(
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
    if hasattr(signal, name)
)
"""The signals that ask a program to end; Windows has other ones than the rest."""
KILLED_BY = 128
"""What shells add to a signal's number for the exit status."""


class Endings(QObject):
    """Ends the program when a signal or the session asks for it: all is saved, nothing is asked.

    A second signal ends it at once, as if there were no handler.
    """

    def __init__(self, app: QApplication, window: MainWindow) -> None:
        super().__init__(app)
        self._app, self._window = app, window
        # Python runs handlers only between its own instructions, and Qt's loop waits in C++: the
        # signal's number wakes it through a socket.
        self._reader, self._writer = socket.socketpair()
        self._reader.setblocking(False)
        self._writer.setblocking(False)
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        for number in ENDING:
            signal.signal(number, _noted)
        notifier = QSocketNotifier(self._reader.fileno(), QSocketNotifier.Type.Read, self)
        notifier.activated.connect(self._signalled)
        app.commitDataRequest.connect(self.session_ends)

    def _signalled(self) -> None:
        numbers = self._reader.recv(64)
        for number in ENDING:
            signal.signal(number, signal.SIG_DFL)
        self._window.put_away()
        self._app.exit(KILLED_BY + numbers[0])

    def session_ends(self, manager: QSessionManager) -> None:
        """Keep everything now: after this the system may end the program without a word."""
        self._window.keep()


def _noted(number: int, frame: FrameType | None) -> None:
    """Do nothing: the socket has the signal."""


@contextmanager
def no_abort() -> Iterator[None]:
    """Where Qt would abort in here, end with one sentence on the terminal and status 1 instead.

    What Qt says before is printed only if it goes on.
    """
    said: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if kind == QtMsgType.QtFatalMsg:
            why = translate("help", "Qt cannot open a window here: {0}")
            print("kartentisch:", why.format((said or text.splitlines())[0]), file=sys.stderr)
            sys.stderr.flush()
            os._exit(1)
        said.append(text)

    before = qInstallMessageHandler(hear)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for text in said:
            print(text, file=sys.stderr)
