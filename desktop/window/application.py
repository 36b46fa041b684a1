"""The QApplication: its style, its identity on a Windows taskbar, and files the system hands it."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from desktop.window.endings import no_abort

ID = "io.github.kartentisch.Kartentisch"
"""The program's name for desktops: that of its menu entry, its bundle and its taskbar button."""
STYLE = ("-style", "Fusion")
"""The style as on a command line: `setStyle` would return it, and PySide would load all styles."""


class Application(QApplication):
    """Passes on the files of a double click where the system sends them as events, as macOS does.

    An event filter would be called for every event of every widget; this sees only the
    application's own.
    """

    file_wanted = Signal(Path)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_wanted.emit(Path(event.file()))
            return True
        return super().event(event)


def application() -> QApplication:
    """Return this process's application, made if there is none, in the style of the look."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    if sys.platform == "win32":
        import ctypes

        # Without it the taskbar groups the window with others of its Python.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(ID)
    with no_abort():
        return Application([*sys.argv[:1], *STYLE])
