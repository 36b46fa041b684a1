"""The page of tasks: the one of the day, those of each game by difficulty, those of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.lessons.list_page import ListPage
from desktop.lessons.progress import Progress
from desktop.lessons.row import Row
from desktop.look.lettering import table_scale
from desktop.look.parts import Line, Section
from desktop.scene.speech import Speech
from desktop.tasks import words
from desktop.tasks.calendar import Calendar, in_words
from engine import games
from engine.cards import Card
from engine.tasks.daily import Daily, daily
from engine.tasks.task import LEVELS, Task, tasks

translate = QCoreApplication.translate

TODAY, OWN = "today", "own"
"""The tags beside those of the games."""
_AT_ONCE = 2


def speech_of(task: Task) -> Speech:
    """Return the words of a task's game, as it is played there."""
    kind = games.find(task.game)
    values = {**kind.presets[task.preset].as_dict(), **task.options}
    return Speech(kind.make(kind.options.from_dict(values), task.players))


class TaskRow(Row):
    """A task to choose; `said` is the line below its title, if not how far its deal is."""

    def __init__(
        self, number: int, task: Task, progress: Progress, parent: QWidget, said: str = ""
    ) -> None:
        super().__init__(number, parent)
        self.task = task
        self._progress, self._said = progress, said
        self.retranslate()

    @property
    def done(self) -> bool:
        """Whether it was solved."""
        return bool(self._progress.solved(self.task.game, self.task.name))

    @property
    def state(self) -> str:
        """Whether it was solved, in words."""
        if self._progress.solved(self.task.game, self.task.name) == _AT_ONCE:
            return translate("tasks", "first try")
        return translate("tasks", "solved") if self.done else ""

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        played = sum(isinstance(move, Card) for move in self.task.done)
        far = (
            translate("tasks", "after %n card(s)", "", played)
            if played
            else translate("tasks", "before the first card")
        )
        speech = speech_of(self.task)
        about = ", ".join(filter(None, [words.variant(self.task, speech), far]))
        self.set_words(words.title(self.task, speech), self._said or about)


class TasksPage(ListPage):
    """Offers tasks; `titles` are the games in their order, with their names."""

    chosen = Signal(object, object)
    """This Task is to be set, as the task of this date or of none."""
    search = Signal()
    """One's own evenings are to be looked through."""
    width_of_sheet = 760

    def __init__(
        self,
        titles: Mapping[str, str],
        shown: str,
        progress: Progress,
        today: date,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__((TODAY, *titles, OWN), spacing=2, parent=parent)
        self._titles, self._progress, self._today = titles, progress, today
        self.shown = shown
        self.day: Daily | None = daily(today.toordinal())
        self.rows: list[TaskRow] = []
        self.calendar: Calendar | None = None
        self._labels: list[Line | Section] = []
        self._said = ""
        self.foot_tag.clicked.connect(self.search)
        self.choose(shown)

    def shown_rows(self) -> list[TaskRow]:
        return self.rows

    # What is shown.

    def choose(self, name: str) -> None:
        """Show the tasks of a game, the one of the day, or those of one's own."""
        self.shown, self._said = name, ""
        self._check(name)
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.rows, self._labels, self.calendar = [], [], None
        if name == TODAY:
            self._fill_today()
        elif name == OWN:
            self._fill_own()
        else:
            self._fill_game(name)
        self._column.addStretch(1)
        self.foot_tag.setVisible(name == OWN)
        self._reword()
        for widget in (*self.rows, *self._labels, self.calendar):
            if widget is not None:
                widget.show()
        self._area.verticalScrollBar().setValue(0)

    def _fill_today(self) -> None:
        if self.day is None:
            return
        row = TaskRow(self.day.number, self.day.task, self._progress, self._list, self._of_day())
        self._add_row(row, self._today)
        self._add_line(self._begins_again())
        self._add_line(translate("tasks", "Missed a day? Play it any time."))
        self.calendar = Calendar(self._today, self._day_done, self._list)
        self.calendar.chosen.connect(self._choose_day)
        self._column.addWidget(self.calendar, 0, Qt.AlignmentFlag.AlignLeft)

    def _fill_game(self, game: str) -> None:
        found, number = tasks(game), 0
        for one, name in zip(LEVELS, words.levels(), strict=True):
            some = [task for task in found if task.level == one]
            if some:
                self._add_label(Section(name, self._list))
            for task in some:
                number += 1
                self._add_row(TaskRow(number, task, self._progress, self._list), None)

    def _fill_own(self) -> None:
        from desktop.tasks.own import kept

        for number, (task, origin) in enumerate(kept(self._progress), 1):
            self._add_row(TaskRow(number, task, self._progress, self._list, origin()), None)

    def _add_row(self, row: TaskRow, day: date | None) -> None:
        row.setSizePolicy(row.sizePolicy().Policy.Expanding, row.sizePolicy().Policy.Fixed)
        row.clicked.connect(partial(self._chosen, row, day))
        self._column.addWidget(row)
        self.rows.append(row)

    def _add_line(self, text: str) -> None:
        line = Line(text, self._list)
        line.setWordWrap(True)
        self._add_label(line)

    def _add_label(self, label: Line | Section) -> None:
        self._column.addWidget(label)
        self._labels.append(label)

    def _chosen(self, row: TaskRow, day: date | None, _checked: bool = False) -> None:
        self.chosen.emit(row.task, day)

    def _choose_day(self, day: date) -> None:
        found = daily(day.toordinal())
        if found is not None:
            self.chosen.emit(found.task, day)

    def _day_done(self, day: date) -> bool:
        return self._progress.day_done(day.isoformat())

    def _of_day(self) -> str:
        assert self.day is not None
        task = self.day.task
        game = self._titles.get(task.game, task.game)
        variant = words.variant(task, speech_of(task))
        return ", ".join(filter(None, [game, variant, words.level(task)]))

    def _begins_again(self) -> str:
        assert self.day is not None
        told = translate(
            "tasks",
            "Puzzle {number} of {of}, the same for everyone. They start over on {date}.",
        )
        again = in_words(date.fromordinal(self.day.again))
        return told.format(number=self.day.number, of=self.day.of, date=again)

    # What the window asks.

    def take_keyboard(self) -> None:
        """Bring the keyboard to the task that comes next."""
        row = next((row for row in self.rows if not row.done), None)
        part = row or (self.rows[0] if self.rows else self.tags[self.shown])
        part.setFocus(Qt.FocusReason.TabFocusReason)
        self._area.ensureWidgetVisible(part)

    def look_again(self, progress: Progress) -> None:
        """Show what is kept now."""
        self._progress = progress
        self.choose(self.shown)

    def say(self, text: str) -> None:
        """Say a sentence above the tasks."""
        self._said = text
        self._retell()

    def _retell(self) -> None:
        if self._said:
            note = self._said
        elif self.shown == OWN and not self.rows:
            note = translate(
                "tasks",
                "From finished matches: where you went most wrong, and what happens again and "
                "again. Nothing has been looked for yet, or nothing was found.",
            )
        elif self.shown == OWN:
            note = translate(
                "tasks", "Your costliest mistakes, and the ones that keep coming back."
            )
        else:
            note = translate("tasks", "One move is clearly best. Which?")
        self.setWindowTitle(translate("tasks", "Puzzles"))
        self.sheet.set_words(self.windowTitle(), note)

    def retranslate(self) -> None:
        """Say everything in the language of now: what is shown is made anew."""
        self.choose(self.shown)

    def _reword(self) -> None:
        self._retell()
        named = {TODAY: translate("tasks", "Today"), OWN: translate("tasks", "From your matches")}
        for name, tag in self.tags.items():
            tag.setText({**self._titles, **named}[name])
            tag.changed()
        self.foot_tag.setText(translate("tasks", "Search your matches"))
        self.back_tag.setText(translate("tasks", "Back"))
        for row in self.rows:
            row.retranslate()
        self.lay_out()

    def lay_out(self) -> None:
        scale = table_scale(self.size())
        for label in self._labels:
            label.set_scale(scale)
        if self.calendar is not None:
            self.calendar.set_scale(scale)
        super().lay_out()
