"""Tells when a widget has been painted for the first time since it was asked to watch."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """Waits for the next paint of one of several widgets, and of all that is in it."""

    done = Signal()
    """It has been painted, and the program is still there."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._widgets: tuple[QWidget, ...] = ()

    def wait_for(self, *widgets: QWidget) -> None:
        """Wait for one of these to be painted, and for no other ones any more."""
        self.give_up()
        self._widgets = widgets
        for widget in widgets:
            widget.installEventFilter(self)
            QWidget.update(widget)  # in 6.8 a view knows only that of one of its cells

    def give_up(self) -> None:
        """Wait no more."""
        for widget in self._widgets:
            widget.removeEventFilter(self)
        self._widgets = ()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and watched in self._widgets:
            self.give_up()
            # What is in it is painted after it, and the event loop comes back after that.
            QTimer.singleShot(0, self, self.done.emit)
        return False
