"""Back and forth in the match that is open: takes decisions back, and does them again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from desktop.session.matches import Matches


class History(QObject):
    """Undo and redo; the controller brings the table to the position they lead to."""

    leaving = Signal()
    """The position is about to change: everything that belongs to it ends."""
    arrived = Signal()
    """The match stands at another position."""

    def __init__(self, matches: Matches, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches = matches
        self.rewound = False
        """Whether nothing was played since the last step back or forth."""

    def may_undo(self) -> bool:
        """Whether there is anything to take back."""
        session = self._matches.session
        return session is not None and session.guide is None and session.may_undo()

    def may_redo(self) -> bool:
        """Whether there is anything to do again."""
        session = self._matches.session
        return session is not None and session.guide is None and session.may_redo()

    def learnt_since(self) -> bool:
        """Whether only what was seen since the last decision forbids taking it back."""
        session = self._matches.session
        return session is not None and session.guide is None and session.learnt_since()

    def undo(self) -> None:
        """Take back to the last decision of a person."""
        if self.may_undo() and self._matches.may_go_on():
            self._go(self._matches.playing.undo)

    def redo(self) -> None:
        """Do again what was taken back, up to the next decision of a person."""
        if self.may_redo() and self._matches.may_go_on():
            self._go(self._matches.playing.redo)

    def take_back(self, steps: int) -> None:
        """Take back this number of steps, for the guide of the match."""
        self._go(lambda: self._matches.playing.take_back(steps))

    def _go(self, change: Callable[[], None]) -> None:
        self.leaving.emit()
        change()
        self.rewound = True
        self.arrived.emit()
