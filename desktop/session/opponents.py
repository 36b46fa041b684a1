"""Asks the bots through the worker process, and waits before it passes their answers on.

An answer is given after the time a person would take, and not before all cards have settled. Who
has no choice takes no less time than one who has one.
"""

from __future__ import annotations

from collections import deque
from random import Random

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from desktop.common.pace import a_move_takes
from desktop.common.settings import Settings
from desktop.session.thinker import Thinker
from desktop.session.worker import Answer, Question
from engine.bots import LEVELS
from engine.facts import Advice


class Opponents(QObject):
    """Asks one bot at a time: for its move, for what it has to say, or for a hint.

    A hint waits until no bot thinks about anything else; what bots are asked for goes before it.
    """

    moved = Signal(object)
    """The Advice that the bot asked for its move follows, when it is time to."""
    said = Signal(int, object)
    """What one of the bots says across the table, and at which seat."""
    hushed = Signal()
    """Those who were asked whether they have something to say have nothing."""
    advised = Signal(object)
    """The Advice of the bot asked for a hint."""
    stumbled = Signal()
    """The program by which the bots think was lost while one did; another one is asked."""
    settled = Signal()
    """The table has told that every card lies."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._answered)
        self._thinker.stumbled.connect(self.stumbled)
        self.times = ThinkingTimes()
        """How long the bots have thought."""
        self._question: Question | None = None
        self._answer: Answer | None = None
        self._for_hint = False
        self._hint: Question | None = None
        """The hint that is still to be asked for."""
        self._advice: Advice | None = None
        self._asked = QElapsedTimer()
        self._thought = QTimer(self, singleShot=True)
        # A coarse timer would be late by a part of what is left, which tells how long was thought.
        self._thought.setTimerType(Qt.TimerType.PreciseTimer)
        self._thought.timeout.connect(self._decided)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._time_is_up)
        self.table_is_busy = False
        """Whether cards are still on their way."""
        self.waits = ""
        """What is told while the bot that is asked thinks."""
        self.hasty = False
        """Whether nobody waits longer than it takes to think."""
        self.step = 1
        """Milliseconds: a bot answers, and a hint comes, after a whole number of these."""
        self.at_once = False
        """Whether the bot on turn does so: it exchanges card by card, or those before it did."""

    def warm_up(self) -> None:
        """Have the worker ready before it is needed."""
        self._thinker.warm_up()

    def ask_move(self, question: Question) -> None:
        """Ask a bot whose turn it is."""
        self._ask(question, for_hint=False)

    def ask_talk(self, question: Question) -> None:
        """Ask the bots whether they have something to say while a person is to decide."""
        self._ask(question, for_hint=False)

    def ask_hint(self, question: Question) -> None:
        """Ask a bot what it would do in the person's place, as soon as no other bot thinks."""
        self._hint = question
        self._ask_for_hint()

    def _ask_for_hint(self) -> None:
        question = self._hint
        if question is not None and (self._for_hint or not self._busy):
            self._hint = None
            self._ask(question, for_hint=True)

    @property
    def _busy(self) -> bool:
        """Whether an answer is thought about, or waits until it is time."""
        return self._thinker.thinking or self._answer is not None

    def cancel(self) -> None:
        """Forget whatever was asked."""
        self._hint = None
        self._forget()
        self._thinker.cancel()

    def close(self) -> None:
        """End the worker."""
        self.cancel()
        self._thinker.close()

    def hurry(self) -> None:
        """Let a bot that has decided play at once."""
        if self._advice is not None:
            self.table_is_busy = False
            self._pause.start(0)

    def table_busy(self, busy: bool) -> None:
        """Note whether cards are still on their way on the table."""
        self.table_is_busy = busy
        if not busy and self._advice is not None and not self._pause.isActive():
            self._pause.start(0)
        if not busy:
            self.settled.emit()

    def _ask(self, question: Question, *, for_hint: bool) -> None:
        if self._for_hint and self._busy and not for_hint:
            self._hint = self._question
        self._forget()
        self._question = question
        self._for_hint = for_hint
        self._asked.start()
        self._thinker.ask(question)

    def _forget(self) -> None:
        self._question = None
        self._thought.stop()
        self._pause.stop()
        self._answer = self._advice = None

    def _answered(self, answer: Answer) -> None:
        self._answer = answer
        assert self._question is not None
        taken = int(self._asked.elapsed())
        # A hint tells the person who asked for it no more than the move would.
        as_it_is = self._for_hint or self._question.brief
        needed = taken if as_it_is else self.times.needed(self._question, taken)
        left = whole_steps(needed, self.step) - taken
        if left:
            self._thought.start(left)
        else:
            self._decided()

    def _decided(self) -> None:
        """Take up a bot's decision, or stop pretending that it thinks."""
        answer, self._answer = self._answer, None
        question = self._question
        assert answer is not None
        if answer.said is not None:
            self.said.emit(*answer.said)
            if self._question is not question:
                # A listener has asked again, or a person has to answer first.
                return
        if answer.advice is None:
            if answer.said is None:
                self.hushed.emit()
            self._ask_for_hint()
            return
        if self._for_hint:
            self.advised.emit(answer.advice)
            return
        self._advice = answer.advice
        at_once = self.hasty or self.at_once
        least = 0 if at_once else a_move_takes(self._settings, self.waits)
        self._pause.start(max(0, least - int(self._asked.elapsed())))

    def _time_is_up(self) -> None:
        if self._advice is not None and (self.hasty or self.at_once or not self.table_is_busy):
            advice, self._advice = self._advice, None
            self.moved.emit(advice)


def whole_steps(needed: int, step: int) -> int:
    """Return a time as whole steps, so that it tells no more than in which of them it lies."""
    return -(-needed // step) * step


KEPT = 12
"""The number of thinking times kept for each kind of bot in each chapter."""


class ThinkingTimes:
    """The times that bots have taken lately, in thousandths of a second.

    A bot that may do only one thing, or is asked for form's sake, would answer at once, and show by
    its haste that it has no choice. It takes as long as one of its kind took where it had one.
    """

    def __init__(self, chance: Random | None = None) -> None:
        self._chance = Random() if chance is None else chance
        self._times: dict[tuple[str, str, str], deque[int]] = {}

    def needed(self, question: Question, taken: int) -> int:
        """How long a bot that was asked this, and answered in the time it has taken, is to need.

        With a choice that is the time it has taken, which is kept. Without one it is drawn from
        those kept, from what its level allows as long as there are none; never less than taken.
        """
        most = limit(question.bot)
        kept = self._times.setdefault(
            (question.game, question.bot, question.seen.table.phase), deque(maxlen=KEPT)
        )
        if len(question.legal) > 1:
            # The first answer may have waited for the process to start.
            kept.append(min(taken, most))
            return taken
        drawn = self._chance.choice(kept) if kept else int(self._chance.random() * most)
        return max(taken, drawn)


def limit(bot: str) -> int:
    """How long a bot of this name thinks at most; 0 where it goes by rules of thumb alone."""
    level = LEVELS.get(bot.partition(":")[0].partition("/")[0])
    return int(1000 * level.seconds) if level is not None and level.worlds else 0
