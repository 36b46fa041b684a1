"""Asking what would have been better: one decision at a time, in a worker process of its own.

What has been answered once is kept. Who steps on quickly asks about nothing in passing.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.host import HINTS_BY
from desktop.thinker import Thinker
from desktop.worker import Answer, Question
from engine.head import Head
from engine.hindsight import Decision

DWELLS = 120
"""How long one must stay at a decision to have it thought about, in thousandths of a second."""
PATIENCE = 15.0
"""So many seconds a thought may take before its worker is held for lost."""


class Asking(QObject):
    """Has the decisions of one evening thought about by the bot that gives the hints."""

    answered = Signal(object, object)
    """A Decision, and the Answer to it."""
    gave_up = Signal()
    """There will be no answer to what was asked last."""

    def __init__(self, head: Head, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._head = head
        self._answers: dict[tuple[int, int], Answer] = {}
        self._about: Decision | None = None
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._answered)
        self._thinker.gave_up.connect(self.gave_up)
        self._dwelling = QTimer(self, singleShot=True, interval=DWELLS)
        self._dwelling.timeout.connect(self._ask)
        self._thinker.warm_up()

    def ask(self, decision: Decision) -> None:
        """Ask about this decision, and no more about the one before."""
        self.cancel()
        self._about = decision
        known = self._answers.get(_place(decision))
        if known is not None:
            self.answered.emit(decision, known)
        else:
            self._dwelling.start()

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._dwelling.isActive() or self._thinker.thinking

    def cancel(self) -> None:
        """Nobody waits for an answer any more."""
        self._dwelling.stop()
        self._thinker.cancel()

    def close(self) -> None:
        """End the worker."""
        self._dwelling.stop()
        self._thinker.close()

    def _ask(self) -> None:
        assert self._about is not None
        self._thinker.ask(
            Question(
                ticket=0,
                game=self._head.game,
                options=self._head.options,
                players=len(self._head.players),
                bot=HINTS_BY,
                seen=self._about.seen,
                legal=self._about.legal,
                seed=self._about.seed,
                budget=PATIENCE,
                made=self._about.made,
            )
        )

    def _answered(self, answer: Answer) -> None:
        assert self._about is not None
        self._answers[_place(self._about)] = answer
        self.answered.emit(self._about, answer)


def _place(decision: Decision) -> tuple[int, int]:
    return decision.deal, decision.number
