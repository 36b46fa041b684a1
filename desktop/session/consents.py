"""What somebody may do only if others agree: each is asked in turn, where that person sits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from desktop.session.chairs import Chairs
from desktop.session.display import Display
from engine.table import Seat

Words = Callable[[Display], str]
"""What is wanted, in the words of the person at a display."""


@dataclass(frozen=True)
class Plea:
    """What a person is asked to agree to: a "claim" of the rest, or to "undo" a move."""

    kind: str
    asked: str
    """The name of the person asked."""
    words: str
    """Who wants what, as a sentence."""


class Consents(QObject):
    """Puts one plea at a time; a display tells of it with `pleaded`, and `answer` answers it."""

    asking = Signal()
    """Somebody is about to be asked; nothing goes on by itself until then."""

    def __init__(self, chairs: Chairs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chairs = chairs
        self._waits_for: Display | None = None
        self._left: list[Seat] = []
        self._kind = ""
        self._words: Words = lambda display: ""
        self._then: Callable[[bool], None] = lambda agreed: None

    @property
    def waiting(self) -> bool:
        """Whether somebody is asked now and has not answered."""
        return self._waits_for is not None

    def ask(
        self, kind: str, words: Words, seats: Sequence[Seat], then: Callable[[bool], None]
    ) -> None:
        """Ask the people of these seats until one does not agree; `then` hears whether all do.

        A plea before it that nobody has answered is dropped.
        """
        self.drop()
        self._kind, self._words, self._left, self._then = kind, words, [*seats], then
        if seats:
            self.asking.emit()
        self._next()

    def _next(self) -> None:
        if not self._left:
            self._then(True)
            return
        seat = self._left.pop(0)
        display = self._waits_for = self._chairs.at(seat)
        name = display.chair.speech.name(seat)
        display.pleaded.emit(Plea(self._kind, name, self._words(display)))

    def answer(self, display: Display, agreed: bool) -> None:
        """Take the answer of the person at a display, if that one is asked now."""
        if display is not self._waits_for:
            return
        self._end()
        if agreed:
            self._next()
        else:
            self._left.clear()
            self._then(False)

    def drop(self) -> None:
        """Ask nobody any more: what the plea was about has passed."""
        self._left.clear()
        self._end()

    def _end(self) -> None:
        display, self._waits_for = self._waits_for, None
        if display is not None:
            display.pleaded.emit(None)
