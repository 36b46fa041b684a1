"""Asks a worker process of its own what would have been better, one decision at a time.

Answers are kept. A decision that is passed quickly is not asked about; while one stays at a
decision, the others of its deal are asked about ahead.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.session.hints import HINTS_BY
from desktop.session.thinker import Thinker
from desktop.session.worker import Answer, Question
from engine.head import Head
from engine.review import Decision, decided_by

DWELLS = 120
"""How long one must stay at a decision to have it thought about, in thousandths of a second."""
PATIENCE = 15.0
"""How many seconds a thought may take before its worker is held for lost."""


class ReviewClient(QObject):
    """Asks about the decisions of one evening; the bot of the hints answers."""

    answered = Signal(object, object)
    """A Decision, and the Answer to it; also to one that nobody has asked about yet."""
    gave_up = Signal()
    """There will be no answer to what was asked last."""

    def __init__(self, head: Head, parent: QObject | None = None, *, every: bool = False) -> None:
        """Ask about evenings with this head; of `every` choice, or of those worth a thought."""
        super().__init__(parent)
        self._head, self._every = head, every
        self._answers: dict[tuple[int, int], Answer] = {}
        self._asked: Decision | None = None
        self._ahead: Sequence[Decision] = ()
        self._now: Decision | None = None
        """What the worker thinks about."""
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._answered)
        self._thinker.gave_up.connect(self._gave_up)
        self._dwelling = QTimer(self, singleShot=True, interval=DWELLS)
        self._dwelling.timeout.connect(self._go_on)
        self._thinker.warm_up()

    def ask(self, decision: Decision) -> None:
        """Ask about this decision, and no more about the one before."""
        self.cancel()
        self._asked = decision
        known = self.known(decision)
        if known is not None:
            self.answered.emit(decision, known)
        self._dwelling.start()

    def look_ahead(self, decisions: Sequence[Decision]) -> None:
        """Think about these, in their order, when nothing is asked."""
        self._ahead = decisions
        self._dwelling.start()

    def known(self, decision: Decision) -> Answer | None:
        """Return the answer, if there has been one."""
        return self._answers.get(_place(decision))

    @property
    def thinking(self) -> bool:
        """Whether the answer to what was asked is still to come."""
        return self._asked is not None and self.known(self._asked) is None

    def cancel(self) -> None:
        """Nobody waits for the answer any more; what is thought ahead goes on."""
        self._dwelling.stop()
        if self._now is not None and self._now is self._asked:
            self._now = None
            self._thinker.cancel()
        self._asked = None

    def close(self) -> None:
        """End the worker."""
        self._dwelling.stop()
        self._asked = self._now = None
        self._ahead = ()
        self._thinker.close()

    def _go_on(self) -> None:
        """Think about what is asked, or else about what may be asked next."""
        if self._now is not None:
            return
        asked = [] if self._asked is None else [self._asked]
        open_ones = (one for one in (*asked, *self._ahead) if self.known(one) is None)
        self._now = next(open_ones, None)
        if self._now is not None:
            self._thinker.ask(self._question(self._now))

    def _question(self, decision: Decision) -> Question:
        return Question(
            ticket=0,
            game=self._head.game,
            options=self._head.options,
            players=len(self._head.players),
            bot=HINTS_BY,
            seen=decision.seen,
            legal=decision.legal,
            seed=decision.seed,
            budget=PATIENCE,
            made=decision.made,
            by=decided_by(self._head, decision),
            every=self._every,
        )

    def _answered(self, answer: Answer) -> None:
        decision, self._now = self._now, None
        assert decision is not None
        self._answers[_place(decision)] = answer
        self.answered.emit(decision, answer)
        self._go_on()

    def _gave_up(self) -> None:
        """Nothing more is thought ahead: the next worker would hardly fare better."""
        lost, self._now = self._now, None
        self._ahead = ()
        if lost is self._asked:
            self._asked = None
            self.gave_up.emit()
        else:
            self._go_on()


def _place(decision: Decision) -> tuple[int, int]:
    return decision.deal, decision.number
