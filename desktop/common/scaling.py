"""Scales fonts and windows with the size of the window or the screen.

Most desktops scale by themselves. Where one does not, on a screen of many dots, the widgets around
the table would be tiny beside the cards.
"""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

SMALL = QSize(1280, 800)
"""The window whose letters have the size of the desktop's."""
STEP = 0.25
LARGEST = 2.5


def scale_factor(window: QSize) -> float:
    """Return the factor for a window of this size.

    1 for a small one, in quarters, up to `LARGEST`.
    """
    room = min(window.width() / SMALL.width(), window.height() / SMALL.height())
    return min(LARGEST, max(1.0, room // STEP * STEP))


def scaled_font(by: float) -> QFont:
    """Return the desktop's font, enlarged by this factor."""
    font = QFont(QApplication.font())
    font.setPointSizeF(font.pointSizeF() * by)
    return font


FRAME = QSize(20, 50)
"""What the frame of a window takes."""


def fit_to_screen(window: QWidget, width: int, height: int) -> None:
    """Resize a window to this size, or to what its screen allows."""
    window.resize(QSize(width, height).boundedTo(window.screen().availableSize() - FRAME))
