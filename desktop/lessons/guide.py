"""Leads through a lesson at the table: plays what is due, and judges what is answered.

It tells when there is something else to read (`told`); how that is shown is not its own.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.common.pace import pace_of
from desktop.scene import naming
from desktop.session.controller import MatchController
from engine.cards import Card
from engine.lessons.course import Course
from engine.lessons.lesson import Text
from engine.moves import Call, Move
from engine.table import NOBODY, Seat

_AGAIN = 30
"""Milliseconds between two looks whether every card has come to rest."""
_TRICK = 2
"""The pauses before a move after which a trick is taken away."""


class Guide(QObject):
    """The guide of one lesson; `begin` takes its match to the table."""

    told = Signal()
    """There is something else to read, or nothing while cards are on their way."""
    over = Signal()
    """The lesson was gone through to its end."""

    def __init__(self, course: Course, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self.course = course
        self._controller = controller
        self._moving = True
        self._advised = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go)

    def begin(self, step: int) -> bool:
        """Take the table and show this step; False if the evening that is open has to stay."""
        if not self.course.catch_up(step):
            step = 0
        self.course.match.take_facts()
        if not self._controller.teach(self.course, self):
            return False
        self._timer.start(0)
        return True

    # What the controller asks.

    @property
    def asking(self) -> bool:
        """Whether the learner is to decide now."""
        return not self._moving and self.course.asking

    @property
    def tells_no_rule(self) -> bool:
        """Whether it is not to be seen which cards may be played: that is what is asked."""
        return self.course.step.ask is not None

    @property
    def puts_question(self) -> bool:
        """Whether the slip asks for the next move: it does but where a deal is played on."""
        return not self.course.step.whole

    def lets(self, move: Move) -> bool:
        """Whether a move may be tried; a wrong answer that the lesson foresaw was replied to."""
        will_do, text = self.course.judge(move)
        if will_do or not text:
            return True
        self.course.refused(text)
        self._controller.display.show()
        self.told.emit()
        return False

    def made(self, move: Move) -> None:
        """Go on after the right answer."""
        goes_on = self.course.answered(move)
        self._speak()
        self._controller.display.show()  # nothing is asked any more
        if not goes_on:
            self.on()
        elif self.course.step.whole:
            self._set_off()
        else:
            self.told.emit()

    def lets_say(self, phrase: Call) -> bool:
        """Whether this may be said now; what is not asked for is answered as a wrong answer."""
        return not self._moving and (not self.course.asks_talk or self.lets(phrase))

    def said(self, phrase: Call) -> None:
        """Hear what was said; perhaps it was what is asked for."""
        if self.course.asks_talk:
            self.made(phrase)

    def _speak(self) -> None:
        """Let the others say what they say now."""
        while (words := self.course.to_say()) is not None:
            self._controller.talk.say(*words)

    def stop(self) -> None:
        """Leave the lesson."""
        self._timer.stop()
        self._moving = False

    # What there is to read.

    @property
    def waiting(self) -> bool:
        """Whether it waits for somebody who reads, and not for an answer or a card."""
        return not self._moving and not self.course.asking

    @property
    def moving(self) -> bool:
        """Whether cards are on their way."""
        return self._moving

    def text(self, language: str) -> str:
        """Return what is to be read now, in a language that lessons have."""
        advice, speech = self.course.advice(), self._controller.speech
        told = _in(self.course.told, language)
        if speech is not None:
            told = naming.told(told, speech.suits, language)
        if advice is None or speech is None:
            return told
        hint = speech.hint(advice)
        return f"{told} {hint}" if self._advised <= 1 else hint

    @property
    def seat(self) -> Seat:
        """Who says it, NOBODY for a slip of paper."""
        return self.course.step.seat

    @property
    def things(self) -> tuple[str, tuple[str, ...]]:
        """What is pointed at, and what is lit besides."""
        step, advice = self.course.step, self.course.advice()
        show = step.show
        if advice is not None and isinstance(advice.move, Card):
            show = (advice.move.code,)
        return (f"seat:{step.seat}" if step.seat != NOBODY else step.at), show

    # On and back.

    def on(self) -> None:
        """Go to the next step, or end the lesson."""
        if self._moving:
            return
        self._controller.look_on()
        if self.course.on():
            self._set_off()
        else:
            self.over.emit()

    def back(self) -> None:
        """Go back a step, or have this one again if it was answered."""
        self._timer.stop()
        self._advised = 0
        if steps := self.course.back():
            self._controller.history.take_back(steps)
        self._set_off()

    def _set_off(self) -> None:
        self._moving = True
        self.told.emit()
        self._timer.start(0)

    def _go(self) -> None:
        """Make the next move that is due, or tell what is to be told."""
        controller, course = self._controller, self.course
        if controller.opponents.table_is_busy:
            self._timer.start(_AGAIN)
            return
        course.settle()
        move = course.due()
        if move is not None:
            controller.perform(move)
            course.moved()
            wait = pace_of(controller.settings).move
            self._timer.start(wait * (_TRICK if controller.pause.decided is not None else 1))
            return
        self._moving = False
        self._speak()
        if course.step.whole and course.match.turn == NOBODY:
            course.finish()
        advice = course.advice()
        self._advised += advice is not None
        if course.asking and controller.pause.decided is not None:
            controller.look_on()
        controller.display.show()  # the person may be asked from now on
        self.told.emit()


def _in(text: Text, language: str) -> str:
    """Return a text in a language, or in English where it is not there."""
    return text.get(language, text.get("en", ""))
