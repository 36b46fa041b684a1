"""Tasks in the window: the page on which they are chosen, and one of them at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QRect, Signal

from desktop.common import paths
from desktop.session.controller import MatchController
from desktop.window.board import Board
from desktop.window.pages import Pages

if TYPE_CHECKING:
    from datetime import date

    from desktop.lessons.progress import Progress
    from desktop.tasks.own import OwnTasks
    from desktop.tasks.page import TasksPage
    from desktop.tasks.teacher import TaskTeacher
    from engine.tasks.task import Task

translate = QCoreApplication.translate


def _today() -> date:
    from datetime import date

    return date.today()


class TaskRoom(QObject):
    """Leads from the page of tasks to one of them at the table, and back.

    `beside` says where those things of the board lie that are not the table's own; `progress` is
    asked for what the person at the machine has done.
    """

    trouble = Signal(str)
    changed = Signal()
    """A task begins, or another page is shown."""

    def __init__(
        self,
        pages: Pages,
        board: Board,
        controller: MatchController,
        beside: Callable[[], Mapping[str, list[QRect]]],
        progress: Callable[[], Progress],
        language: Callable[[], str],
    ) -> None:
        super().__init__(board)
        self._pages, self._board, self._controller = pages, board, controller
        self._beside, self._progress, self._language = beside, progress, language
        self._teacher: TaskTeacher | None = None
        self._own: OwnTasks | None = None
        self._page: TasksPage | None = None
        self._shown = ""
        """Of which list the task on the table is."""
        self._day: date | None = None
        """It is the task of this day."""
        self.today: Callable[[], date] = _today
        """Asked which day it is."""

    @property
    def teacher(self) -> TaskTeacher:
        """Who shows tasks at the table, made when first wanted."""
        if self._teacher is None:
            from desktop.tasks.teacher import TaskTeacher

            self._teacher = TaskTeacher(
                self._board, self._board.table, self._controller, self._beside, self._language
            )
            self._teacher.solved.connect(self._solved)
            self._teacher.next.connect(self._next)
            self._teacher.changed.connect(self.changed)
            self._teacher.paper.left.connect(self.leave)
        return self._teacher

    @property
    def on(self) -> bool:
        """Whether a task is being shown."""
        return self._teacher is not None and self._teacher.guide is not None

    # The page.

    def show_page(self, shown: str = "") -> TasksPage:
        """Show the page of tasks: those of a game, or the one of the day."""
        from desktop.common.game_names import of_game
        from desktop.tasks.page import OWN, TODAY, TasksPage
        from desktop.window.first_page_order import in_order
        from engine.tasks.task import tasks

        titles = {name: of_game(name) for name in in_order() if tasks(name)}
        shown = shown if shown in (*titles, OWN) else TODAY
        page = TasksPage(titles, shown, self._progress(), self.today())
        page.left.connect(self._to_table)
        page.chosen.connect(self._chosen)
        page.search.connect(self._look_through)
        page.destroyed.connect(self._gone)
        self._page = page
        self._pages.show_evening(page)
        return page

    def _gone(self, page: QObject) -> None:
        if self._page is page:
            self._page = None

    def _to_table(self) -> None:
        self._pages.show_table(self._controller.head is not None)

    def _chosen(self, task: Task, day: date | None) -> None:
        page = self._page
        self.begin(task, page.shown if page is not None else task.game, day)

    # One's own evenings.

    def _look_through(self) -> None:
        from desktop.tasks.own import OwnTasks

        if self._own is None:
            self._own = OwnTasks(self)
            self._own.looked.connect(self._looked)
            self._own.finished.connect(self._found)
        here = self._controller.people.here
        try:
            folder = paths.evenings()
        except OSError as error:
            self.trouble.emit(str(error))
            return
        self._own.begin(folder, here.id if here is not None else "", self._progress())

    def _looked(self, number: int, of: int) -> None:
        told = translate("tasks", "Searching your matches: {0} of {1} …")
        self._say(told.format(number + 1, of))

    def _found(self, number: int) -> None:
        from desktop.tasks.page import OWN

        if (page := self._open_page()) is not None and page.shown == OWN:
            page.look_again(self._progress())
        self._say(translate("tasks", "%n puzzle(s) found in your matches.", "", number))

    def _open_page(self) -> TasksPage | None:
        return self._page if self._page is self._pages.evening else None

    def _say(self, text: str) -> None:
        if (page := self._open_page()) is not None:
            page.say(text)

    # One task.

    def begin(self, task: Task, shown: str = "", day: date | None = None) -> None:
        """Put a task on the table; `shown` is the list that it was chosen from."""
        from engine.lessons.lesson import LessonError
        from engine.tasks.task import TaskError

        self._shown, self._day = shown or task.game, day
        if self._own is not None:
            self._own.stop()
        try:
            self.teacher.begin_task(task)
        except (LessonError, TaskError) as error:
            self.trouble.emit(str(error))

    def leave(self) -> None:
        """Leave the task for the list that it was chosen from."""
        shown = self._shown
        self.teacher.stop()
        self.show_page(shown)

    def _solved(self, task: Task, at_once: bool) -> None:
        progress = self._progress()
        progress.solve(task.game, task.name, at_once)
        if self._day is not None:
            progress.do_day(self._day.isoformat())

    def _next(self, task: Task) -> None:
        """Open the next unsolved one of the list, else the one behind, else the list."""
        following = self._following(task)
        if following is None:
            self.leave()
        else:
            self.begin(following, self._shown)

    def _following(self, task: Task) -> Task | None:
        from desktop.tasks.own import kept
        from desktop.tasks.page import OWN, TODAY
        from engine.tasks.task import tasks

        if self._shown == TODAY:
            return None
        progress = self._progress()
        some = [one for one, _ in kept(progress)] if self._shown == OWN else [*tasks(self._shown)]
        names = [one.name for one in some]
        place = names.index(task.name) + 1 if task.name in names else 0
        ahead = [*some[place:], *some[: max(0, place - 1)]]
        return next((one for one in ahead if not progress.solved(one.game, one.name)), None)
