"""How large the window is at its start: as it was left, or of a size that suits the screen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.common.settings import Settings

LEAST = QSize(660, 400)
"""So small the window may be made, however large it was."""
USUAL = QSize(1280, 800)
ROOMY = QSize(1300, 860)
"""A screen larger than this has room for the usual size and the frame of the window."""


def restore(window: QWidget, settings: Settings) -> None:
    """Give the window the size and place it had last, or a first one."""
    geometry = settings.remembered("geometry")
    if not (isinstance(geometry, bytes) and window.restoreGeometry(geometry)):
        first_size(window, QGuiApplication.primaryScreen().availableSize())


def remember(window: QWidget, settings: Settings) -> None:
    """Keep size and place for the next start."""
    settings.remember("geometry", bytes(window.saveGeometry().data()))


def first_size(window: QWidget, screen: QSize) -> None:
    """Give the window its usual size, or all of a small screen; frames need room too."""
    if screen.width() > ROOMY.width() and screen.height() > ROOMY.height():
        window.resize(USUAL)
    else:
        window.resize(screen.width() - 40, screen.height() - 80)
        window.setWindowState(Qt.WindowState.WindowMaximized)
