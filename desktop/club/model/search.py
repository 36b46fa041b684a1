"""The search for the tables of a round, a few steps at a time, so that the window goes on living.

Where nobody has to meet again it is over at once. Else it goes on until no tables could be better,
it has taken all its steps, or somebody finds what there is good enough. How many steps it took is
kept with the draw, which can be found again by that; no clock decides anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from desktop.club.model.controller import ClubController
from engine.tournament.rounds import Progress
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate

AT_ONCE = 3
"""How many steps are taken at once: too short for a bar."""


class Search(QObject):
    """Draws rounds for a controller."""

    changed = Signal()
    """It has begun, gone on, or is over."""

    def __init__(self, controller: ClubController) -> None:
        super().__init__(controller)
        self._controller = controller
        self.found: Progress | None = None
        """How far it is; None while nothing is looked for."""
        self._steps: Iterator[Progress] = iter(())
        self._state: TournamentState | None = None
        self._since = 0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)
        controller.changed.connect(self._look)

    # What is begun.

    def next_round(self, **more: Any) -> None:
        """Prepare the next round, if none is, and look for its tables."""
        if self.found is not None:
            return
        rounds = self._controller.state.rounds
        self._since = self._controller.length
        fresh = not rounds or rounds[-1].draw is not None
        number = len(rounds) + 1
        if fresh and not self._controller.do({"prepare": number, **more}):
            return
        self._begin(number if fresh else 0)

    def again(self, number: int, reason: str, since: int = -1) -> None:
        """Look for other tables of a round; the old draw is kept.

        All that was done after the first `since` events is taken back together with it.
        """
        if self.found is not None:
            return
        self._since = since if since >= 0 else self._controller.length
        if self._controller.do({"redraw": number, "reason": reason}) and self._controller.do(
            {"confirm": number}
        ):
            self._begin()

    def _begin(self, fresh: int = 0) -> None:
        steps = self._controller.search(fresh)
        if steps is None:
            return
        self._steps, self._state = steps, self._controller.state
        for _ in range(AT_ONCE):
            if not self._step():
                return
        self._timer.start()
        self.changed.emit()

    # How it goes on.

    def _go_on(self) -> None:
        self._look()
        if self.found is not None and self._step():
            self.changed.emit()

    def _step(self) -> bool:
        """One step further; whether there is more to do."""
        found = next(self._steps, None)
        if found is None:
            self.good_enough()
            return False
        self.found = found
        return True

    def good_enough(self) -> None:
        """Take the best tables there are so far."""
        if self.found is None:
            return
        found = self.found
        self._end()
        if self._controller.draw_as(found.draw(), self._since):
            drawn = translate("club", "Round {0} is drawn.")
            self._controller.said.emit(drawn.format(self._controller.state.rounds[-1].number))
        self.changed.emit()

    def _look(self) -> None:
        """Who is drawn must be who is there: if anything has changed, it begins anew by hand."""
        if self.found is None:
            return
        if self._controller.tournament is None:
            self._end()
        elif self._controller.state is not self._state:
            self._end()
            self._controller.said.emit(
                translate("club", "Something changed meanwhile. Draw the round again.")
            )
            self.changed.emit()

    def _end(self) -> None:
        self._timer.stop()
        self.found, self._state, self._steps = None, None, iter(())
