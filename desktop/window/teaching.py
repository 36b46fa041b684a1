"""Lessons in the window: the page on which they are chosen, and one of them at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, QTimer, Signal

from desktop.common import paths
from desktop.common.last_choice import FIRST_GAME
from desktop.lessons.first_deal import FirstDeal
from desktop.lessons.first_times import FirstTimes
from desktop.look.worded import Word
from desktop.packs import Pack
from desktop.session.controller import MatchController
from desktop.session.error_messages import saved_again
from desktop.session.evening_file import AGAIN
from desktop.window.board import Board
from desktop.window.pages import Pages
from desktop.window.task_room import TaskRoom

if TYPE_CHECKING:
    from desktop.booklet.word import WordSlip
    from desktop.lessons.page import FirstEvenings
    from desktop.lessons.progress import Progress
    from desktop.lessons.teacher import Teacher
    from desktop.sheet.story_words import StoryWords
    from engine.booklet.figure import Figure
    from engine.lessons.lesson import Lesson

translate = QCoreApplication.translate


class Teaching(QObject):
    """Leads from the first page to the lessons, through them, and on to an evening.

    What belongs to lessons alone is loaded when somebody wants to learn.
    """

    rules = Signal(str)
    """The rules of this game are to be read."""
    play_on = Signal(str)
    """The last lesson of this game is over: a match of it follows."""
    trouble = Signal(str)
    changed = Signal()
    """A lesson begins, or another page is shown."""

    def __init__(
        self,
        pages: Pages,
        board: Board,
        pack: Pack,
        controller: MatchController,
        language: Callable[[], str],
    ) -> None:
        super().__init__(board)
        self._pages, self._board, self._controller, self._language = (
            pages,
            board,
            controller,
            language,
        )
        self._kept: dict[str, Progress] = {}
        """How far each person is, by ids."""
        self._again = QTimer(self, interval=AGAIN)
        self._again.timeout.connect(self._write_again)
        self._explained = Explained(board, controller, language, self)
        self._teacher: Teacher | None = None
        self.first_times = FirstTimes(board, board.table, controller, self._progress_of, language)
        self.first_times.rules.connect(self.rules)
        self.first_deal = FirstDeal(board, pack, controller, self._progress_of)
        self.first_deal.learn.connect(self.show_page)
        pages.turned.connect(self._back_at_the_table)
        self.tasks = TaskRoom(pages, board, controller, self._beside, self._progress, language)
        """Where tasks are set."""
        self.tasks.trouble.connect(self.trouble)
        self.tasks.changed.connect(self.changed)
        self._tries = False
        """Whether what is shown is a figure of the rules."""
        self._before: Path | None = None
        """The evening that was on before it."""

    @property
    def teacher(self) -> Teacher:
        """Who shows lessons at the table, made when first wanted."""
        if self._teacher is None:
            from desktop.lessons.teacher import Teacher

            self._teacher = Teacher(
                self._board, self._board.table, self._controller, self._beside, self._language
            )
            self._teacher.finished.connect(self._finished)
            self._teacher.changed.connect(self.changed)
            self._teacher.paper.left.connect(self.leave)
        return self._teacher

    @property
    def on(self) -> bool:
        """Whether a lesson or a task is being shown."""
        lesson = self._teacher is not None and self._teacher.guide is not None
        return lesson or self.tasks.on

    def show_page(self, game: str = "") -> FirstEvenings:
        """Show the page of first evenings, with the lessons of this game."""
        from desktop.common.game_names import of_game
        from desktop.lessons.page import FirstEvenings
        from desktop.window.first_page_order import in_order

        order = in_order()
        titles = {name: of_game(name) for name in order}
        page = FirstEvenings(titles, game or FIRST_GAME, self._progress(), self._language)
        page.left.connect(lambda: self._pages.show_table(self._controller.head is not None))
        page.rules.connect(self.rules)
        page.chosen.connect(self.begin)
        self._pages.show_evening(page)
        return page

    def _back_at_the_table(self) -> None:
        """Go on with a match that was left before its first deal to look at the lessons."""
        if self._pages.currentWidget() is self._board and self._controller.pause.halted:
            self.first_deal.come_back()

    def begin(self, lesson: Lesson) -> None:
        """Show a lesson, from where it was left."""
        self._tries = False
        progress = self._progress()
        self._begin(lesson, progress, progress.at(lesson.game, lesson.name))

    def try_figure(self, figure: Figure) -> None:
        """Put a figure of the rules on the table; the evening that was on comes back after it."""
        from engine.booklet.check import tried

        if not self.on:
            self._before = self._controller.path
        self._tries = True
        self._begin(tried(figure), None, 0)
        self._board.window().activateWindow()

    def _end_try(self) -> bool:
        """Go back from a figure to what was on before; whether it was one."""
        if not self._tries:
            return False
        self._tries = False
        before, self._before = self._before, None
        if before is not None:
            self._controller.open(before)
        else:
            self._pages.show_table(False)
        return True

    def _begin(self, lesson: Lesson, progress: Progress | None, step: int) -> None:
        from engine.lessons.lesson import LessonError

        try:
            self.teacher.begin(lesson, progress, step)
        except LessonError as error:
            self.trouble.emit(str(error))

    def leave(self) -> None:
        """Leave the lesson for the page it was chosen on; it can be gone on with later."""
        lesson = self.teacher.lesson
        self.teacher.stop()
        if self._end_try():
            return
        if lesson is not None:
            self.show_page(lesson.game)

    def _finished(self, lesson: Lesson) -> None:
        """Offer the next lesson; after the last one an evening goes on."""
        from engine.lessons.reading import SHORT, lessons

        if self._end_try():
            return
        last = lesson.name == SHORT or lesson == lessons(lesson.game)[-1]
        if lesson.steps[-1].whole and last:
            self.play_on.emit(lesson.game)
        else:
            self.show_page(lesson.game)

    def days_in_a_row(self) -> int:
        """For how many days in a row the puzzle of the day has been solved."""
        return self._progress().days_in_a_row(self.tasks.today())

    def _progress(self) -> Progress:
        here = self._controller.people.here
        return self._progress_of(here.id if here is not None else "")

    def _progress_of(self, person: str) -> Progress:
        """How far somebody is; one for each person, which keeps what cannot be written."""
        from desktop.lessons.progress import Progress

        if person not in self._kept:
            self._kept[person] = Progress(paths.lessons, person, self._not_written)
        self._kept[person].look()
        return self._kept[person]

    def _not_written(self) -> None:
        """Say once that something cannot be written, and try again until it can be."""
        if not self._again.isActive():
            self._again.start()
            self.trouble.emit(
                translate(
                    "lessons",
                    "What you have learnt and solved cannot be saved just now. It holds until you "
                    "quit, and is saved as soon as it can be.",
                )
            )

    def _write_again(self) -> None:
        if all([one.write_waiting() for one in self._kept.values()]):
            self._again.stop()
            self.trouble.emit(saved_again())

    def _beside(self) -> Mapping[str, list[QRect]]:
        """Where slate, calls, tokens and what a deal came to lie upon the board."""
        board = self._board
        slate = board.slate if board.slate.isVisible() else board.tokens.slate
        tokens = [
            one for one in (*board.tokens.single.values(), board.tokens.more) if one.isVisible()
        ]
        talk = board.talk if board.talk.isVisible() else board.tokens.more
        return {
            "talk": [talk.geometry()],
            "slate": [slate.geometry()] if slate.isVisible() else [],
            "calls": [
                QRect(one.mapTo(board, one.rect().topLeft()), one.size())
                for one in board.calls.buttons
            ],
            "result": [board.paper.geometry()] if board.paper.isVisible() else [],
            "tokens": [one.geometry() for one in tokens],
        }


class Explained(QObject):
    """Finds the words in whatever is said, and lays their meaning beside them."""

    def __init__(
        self,
        board: Board,
        controller: MatchController,
        language: Callable[[], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller, self._language = controller, language
        self._slip: WordSlip | None = None
        self._board = board
        note, prompt = board.table.contents.note, board.table.contents.items.prompt
        board.side.explains = self._explain_story
        for one in (board.message, board.paper, note, prompt):
            one.explains = self._words
        board.message.asked.connect(self._tell)
        board.paper.asked.connect(self._tell)
        note.asked.connect(self._tell_on_table)
        prompt.asked.connect(self._tell_on_table)
        board.table.laid.connect(self._put_away)

    def _explain_story(self, words: StoryWords) -> None:
        words.explains = self._words
        words.asked.connect(self._tell_from_story)

    def _words(self, text: str) -> Sequence[Word]:
        from desktop.booklet.words_in import words_in

        head = self._controller.head
        return words_in(text, head.game, self._language()) if head is not None and text else ()

    def _tell_on_table(self, word: Word, near: QPoint) -> None:
        table = self._board.table
        self._tell(word, table.mapTo(self._board, near))

    def _tell_from_story(self, word: Word, near: QPoint) -> None:
        side = self._board.side
        self._tell(word, side.story.viewport().mapTo(self._board, near))

    def _tell(self, word: Word, near: QPoint) -> None:
        from desktop.booklet.word import WordSlip

        if self._slip is None:
            self._slip = WordSlip(self._board)
        self._slip.tell(word.term, word.meaning, near)

    def _put_away(self) -> None:
        if self._slip is not None:
            self._slip.hide()
