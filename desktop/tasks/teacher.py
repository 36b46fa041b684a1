"""Shows a task upon the table, on the same slip of paper as a lesson, and leads through it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.common.people import you
from desktop.common.player_names import first_names
from desktop.lessons.guide import Guide
from desktop.lessons.paper import LessonPaper
from desktop.lessons.teacher import Teacher
from desktop.session.controller import MatchController
from desktop.tasks import words
from engine.lessons.course import Course
from engine.lessons.lesson import LEARNER, Lesson
from engine.lessons.reading import lessons
from engine.moves import Move
from engine.tasks.task import Task, lesson_of

translate = QCoreApplication.translate


class TaskGuide(Guide):
    """The guide of one task; `lesson` is the task as it lies on the table."""

    solved = Signal(bool)
    """The right choice was made: whether at once, with no wrong one and no hint before it."""

    def __init__(
        self, task: Task, lesson: Lesson, controller: MatchController, parent: QObject
    ) -> None:
        super().__init__(Course(lesson), controller, parent)
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
        self._helped |= self._controller.display.chair.advice is not None
        will_do, text = self.course.judge(move)
        if not will_do and text:
            self._wrong, self._helped = move, True
        return super().lets(move)

    def made(self, move: Move) -> None:
        """Note that the right choice has been made."""
        self._by_self = True
        self.solved.emit(not self._helped)
        super().made(move)

    def tell(self) -> None:
        """Tell the answer; what was not found is not solved."""
        if self.asking:
            self._helped = True
            self.course.finish()
            self._controller.display.show()
            self.told.emit()

    def back(self) -> None:
        """Have the task once more from its beginning."""
        self._wrong, self._by_self = None, False
        super().back()

    def text(self, language: str) -> str:
        """Return what is to be read now, in the language of the table."""
        speech = self._controller.speech
        if speech is None:
            return ""
        if self.answered:
            return words.reason(self.task, speech, self._by_self)
        if self._wrong is not None:
            return words.wrong(self.task, self._wrong, speech)
        return words.question(self.task, speech)


class TaskPaper(LessonPaper):
    """A slip with tags to begin anew, to be told the answer or go on, and to leave."""

    def __init__(self, parent: QWidget) -> None:
        self.asks = True
        """Whether the answer is still to be found."""
        super().__init__(parent)

    def retranslate(self) -> None:
        """Write on the tags in the language of now."""
        if self.asks:
            on = (
                translate("tasks", "Show answer"),
                translate("tasks", "Shows the answer; the puzzle stays unsolved"),
            )
        else:
            on = (translate("tasks", "Next"), translate("tasks", "Next puzzle (Enter)"))
        for tag, text, tip in (
            (
                self.back_tag,
                translate("tasks", "Try again"),
                translate("tasks", "Start this puzzle again"),
            ),
            (self.on_tag, *on),
            (
                self.leave_tag,
                translate("tasks", "Leave"),
                translate("tasks", "Back to all puzzles (Esc)"),
            ),
        ):
            tag.setText(text)
            tag.setToolTip(tip)
        self.on_tag.set_first(not self.asks)


class TaskTeacher(Teacher):
    """One task at a time upon the board."""

    solved = Signal(object, bool)
    """This Task was solved: whether at once."""
    next = Signal(object)
    """The task after this one is wanted."""

    def make_paper(self) -> LessonPaper:
        return TaskPaper(self._board)

    def begin_task(self, task: Task) -> bool:
        """Show a task; raises LessonError. False if the evening that is open has to stay."""
        lesson = lesson_of(task, names(task))
        guide = TaskGuide(task, lesson, self._controller, self)
        guide.solved.connect(self._solved)
        return self.lead(guide, None, 0)

    @property
    def task(self) -> Task | None:
        """What is being shown."""
        return self.guide.task if isinstance(self.guide, TaskGuide) else None

    def on(self) -> None:
        """Go to the next task, or have the answer told."""
        guide = self.guide
        if not isinstance(guide, TaskGuide) or guide.moving:
            return
        if guide.answered:
            self.next.emit(guide.task)
        else:
            guide.tell()

    def _solved(self, at_once: bool) -> None:
        self.solved.emit(self.task, at_once)

    def tell(self) -> None:
        """Show what is to be read now."""
        if isinstance(self.guide, TaskGuide) and isinstance(self.paper, TaskPaper):
            self.paper.asks = not self.guide.answered
            self.paper.retranslate()
        super().tell()

    def _head(self, guide: Guide, lesson: Lesson) -> str:
        speech = self._controller.speech
        assert isinstance(guide, TaskGuide)
        return "" if speech is None else words.title(guide.task, speech)

    def _count(self, guide: Guide) -> str:
        assert isinstance(guide, TaskGuide)
        return words.level(guide.task)

    def _waits(self, guide: Guide) -> bool:
        return True

    def _bring_keyboard(self, guide: Guide) -> None:
        if guide.waiting:
            self.paper.on_tag.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._keyboard_to_table()


def names(task: Task) -> Sequence[str]:
    """Who sits there: the people whom one knows from the first evening of the game."""
    known = [one for lesson in lessons(task.game) for one in lesson.deal.players[LEARNER + 1 :]]
    others = list(dict.fromkeys(known))
    others += first_names(task.players, others)
    return [you(), *others[: task.players - 1]]
