"""Sees when a widget has been painted for the first time with what it shows now."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget


class FirstPaint(QObject):
    """Waits for the next paint of a widget and all that is in it."""

    done = Signal()
    """It has been painted, and nothing has broken off."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._widget: QWidget | None = None

    def wait_for(self, widget: QWidget) -> None:
        """Wait for this widget to be painted, and for no other one any more."""
        self.give_up()
        self._widget = widget
        widget.installEventFilter(self)
        widget.update()

    def give_up(self) -> None:
        """Wait no more."""
        if self._widget is not None:
            self._widget.removeEventFilter(self)
        self._widget = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and watched is self._widget:
            self.give_up()
            # Its children are painted after it, and the event loop comes back after them.
            QTimer.singleShot(0, self.done.emit)
        return False
