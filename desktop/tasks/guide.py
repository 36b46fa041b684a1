"""Leads through a task at the table: asks, says what a wrong choice comes to, tells the reason."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.lessons.guide import Guide
from desktop.session.controller import MatchController
from desktop.tasks import words
from engine.lessons.course import Course
from engine.lessons.lesson import Lesson
from engine.moves import Move
from engine.tasks.task import Task


class TaskGuide(Guide):
    """The guide of one task; `lesson` is the task as it lies on the table."""

    solved = Signal(bool)
    """The right choice was made: whether at once, with no wrong one and no hint before it."""

    def __init__(self, task: Task, lesson: Lesson, host: MatchController, parent: QObject) -> None:
        super().__init__(Course(lesson), host, parent)
        self.task = task
        self._wrong: Move | None = None
        """The wrong choice that was made last."""
        self._helped = False
        """Whether a wrong choice was made before, or the answer or a hint was seen."""
        self._by_self = False
        """Whether the right choice was made and not told."""

    @property
    def answered(self) -> bool:
        """Whether the answer is known."""
        return self.course.was_answered

    def lets(self, move: Move) -> bool:
        """Whether a move may be tried; a wrong one is replied to with what it comes to."""
        self._helped |= self._host.display.chair.advice is not None
        will_do, text = self.course.judge(move)
        if not will_do and text:
            self._wrong, self._helped = move, True
        return super().lets(move)

    def made(self, move: Move) -> None:
        """The right choice has been made."""
        self._by_self = True
        self.solved.emit(not self._helped)
        super().made(move)

    def tell(self) -> None:
        """Tell the answer; what was not found is not solved."""
        if self.asking:
            self._helped = True
            self.course.finish()
            self._host.display.show()
            self.told.emit()

    def back(self) -> None:
        """Have the task once more from its beginning."""
        self._wrong, self._by_self = None, False
        super().back()

    def text(self, language: str) -> str:
        """What is to be read now, in the language of the table."""
        speech = self._host.speech
        if speech is None:
            return ""
        if self.answered:
            return words.reason(self.task, speech, self._by_self)
        if self._wrong is not None:
            return words.wrong(self.task, self._wrong, speech)
        return words.question(self.task, speech)
