"""The clock of a round: counts down, rings before the end and at the end, then counts overtime.

Times are whole seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

MINUTES = 45
WARNING = 5 * 60
"""How long before the end the first bell is, in seconds."""


class RoundClock(QObject):
    """Counts the seconds of a round down; below zero it goes on as overtime."""

    ticked = Signal()
    rang = Signal()

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = monotonic) -> None:
        super().__init__(parent)
        self._now = now
        self._left = MINUTES * 60.0
        self._since: float | None = None
        self._rung = 0
        self._timer = QTimer(self)
        self._timer.setInterval(250)
        self._timer.timeout.connect(self.look)

    @property
    def runs(self) -> bool:
        """Whether it is going."""
        return self._since is not None

    def left(self) -> int:
        """Return the seconds still to go, negative in overtime."""
        gone = self._now() - self._since if self._since is not None else 0.0
        return round(self._left - gone)

    def set(self, minutes: int) -> None:
        """Show this number of minutes."""
        self._left, self._rung = minutes * 60.0, 0
        if self._since is not None:
            self._since = self._now()
        self.ticked.emit()

    def toggle(self) -> None:
        """Start, or stop where it is."""
        if self._since is None:
            self._since = self._now()
            self._timer.start()
        else:
            self._left -= self._now() - self._since
            self._since = None
            self._timer.stop()
        self.ticked.emit()

    def look(self) -> None:
        """Ring if a bell is due, and say how late it is."""
        due = (self.left() <= WARNING) + (self.left() <= 0)
        if due > self._rung:
            self._rung = due
            self.rang.emit()
        self.ticked.emit()


def shown(seconds: int) -> str:
    """Seconds as "12:34", with "+" before overtime."""
    minutes, rest = divmod(abs(seconds), 60)
    return ("+" if seconds < 0 else "") + f"{minutes}:{rest:02}"
