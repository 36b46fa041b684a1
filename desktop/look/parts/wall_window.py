"""A window that a whole room looks at: on the second screen, if there is one, and filling it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.look.parts.windows import fit_to_screen


class WallWindow(QWidget):
    """A window of its own, opened from another one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setProperty("heardAs", "window")
        self.setMinimumSize(480, 320)
        fit_to_screen(self, 1280, 720)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._opener: QWidget | None = None

    def open_from(self, opener: QWidget) -> None:
        """Be seen, for the first time on a screen that this window is not on."""
        if self._opener is None:
            others = [one for one in QGuiApplication.screens() if one is not opener.screen()]
            if others:
                self.setGeometry(others[0].geometry())
                self.setWindowState(Qt.WindowState.WindowFullScreen)
        self._opener = opener.window()
        self.show()
        self.raise_()
        self.activateWindow()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or no longer."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def back_to_opener(self) -> None:
        """Let the window from which this one was opened have the keyboard again."""
        if self._opener is not None and self._opener.isVisible():
            self._opener.activateWindow()
