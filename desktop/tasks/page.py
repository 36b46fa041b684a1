"""The page of tasks: the one of the day, those of each game by difficulty, those of one's own."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.common.flow_layout import FlowLayout
from desktop.lessons.progress import Progress
from desktop.lessons.row import Row
from desktop.lessons.strip import Rolled
from desktop.look.lettering import table_scale
from desktop.look.parts import Line, Section, Sheet, Tag
from desktop.look.wood_page import WoodPage
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
_SHEET = 760
_AT_ONCE = 2


def speech_of(task: Task) -> Speech:
    """The words of a task's game, as it is played there."""
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
            return translate("tasks", "solved at once")
        return translate("tasks", "solved") if self.done else ""

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        played = sum(isinstance(move, Card) for move in self.task.done)
        far = (
            translate("tasks", "after %n card(s)", "", played)
            if played
            else translate("tasks", "before the first card")
        )
        self.set_words(words.title(self.task, speech_of(self.task)), self._said or far)


class TasksPage(WoodPage):
    """Offers tasks; `titles` are the games in their order, with their names."""

    chosen = Signal(object, object)
    """This Task is to be set, as the task of this date or of none."""
    search = Signal()
    """One's own evenings are to be looked through."""
    left = Signal()

    def __init__(
        self,
        titles: Mapping[str, str],
        shown: str,
        progress: Progress,
        today: date,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._titles, self._progress, self._today = titles, progress, today
        self.shown = shown
        self.day: Daily | None = daily(today.toordinal())
        self.sheet = Sheet(parent=self)
        self.tags: dict[str, Tag] = {}
        self.rows: list[TaskRow] = []
        self.calendar: Calendar | None = None
        self._labels: list[Line | Section] = []
        self._said = ""
        self._build()
        self.choose(shown)

    def _build(self) -> None:
        self._rolled = Rolled(self.sheet)
        self._list, self._area = self._rolled.list, self._rolled.area
        for name in (TODAY, *self._titles, OWN):
            tag = self._rolled.add_tag()
            tag.clicked.connect(partial(self.choose, name))
            self.tags[name] = tag
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._foot = foot = QWidget(self.sheet)
        below = FlowLayout(8)
        foot.setLayout(below)
        self.search_tag, self.back_tag = Tag("", parent=foot), Tag("", parent=foot)
        self.search_tag.clicked.connect(self.search)
        self.back_tag.clicked.connect(self.left)
        below.addWidget(self.search_tag)
        below.addWidget(self.back_tag)
        self.sheet.column.addWidget(foot)

    # What is shown.

    def choose(self, name: str) -> None:
        """Show the tasks of a game, the one of the day, or those of one's own."""
        self.shown, self._said = name, ""
        for other, tag in self.tags.items():
            tag.setChecked(other == name)
            tag.set_first(other == name)
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
        self.search_tag.setVisible(name == OWN)
        self.retranslate()
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
        self._add_line(
            translate("tasks", "Any day can be made up for; a day left out costs nothing.")
        )
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
        game = self._titles.get(self.day.task.game, self.day.task.game)
        return f"{game}, {words.level(self.day.task)}"

    def _begins_again(self) -> str:
        assert self.day is not None
        told = translate(
            "tasks",
            "Number {number} of {of}, the same for everybody. "
            "On {date} they begin again with the first one.",
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
                "From finished evenings: where you went most wrong, and what happens again and "
                "again. Nothing has been looked for yet, or nothing was found.",
            )
        elif self.shown == OWN:
            note = translate(
                "tasks", "Where you went most wrong, and what happens again and again."
            )
        else:
            note = translate("tasks", "One choice is clearly better than all others. Which?")
        self.sheet.set_words(translate("tasks", "Tasks"), note)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._retell()
        named = {TODAY: translate("tasks", "Today"), OWN: translate("tasks", "My evenings")}
        for name, tag in self.tags.items():
            tag.setText({**self._titles, **named}[name])
            tag.changed()
        self.search_tag.setText(translate("tasks", "Look through my evenings"))
        self.back_tag.setText(translate("tasks", "Back"))
        for row in self.rows:
            row.retranslate()
        self.lay_out()

    def lay_out(self) -> None:
        """Put the sheet in the middle."""
        scale = table_scale(self.size())
        self.sheet.set_scale(scale)
        for part in (*self.tags.values(), *self.rows, self.search_tag, self.back_tag):
            part.set_scale(scale)
            part.changed()
        for label in self._labels:
            label.set_scale(scale)
        if self.calendar is not None:
            self.calendar.set_scale(scale)
        edge = max(6, round(0.015 * self.width()))
        room = self.rect().adjusted(edge, edge, -edge, -edge)
        where = QRect(0, 0, min(round(_SHEET * scale), room.width()), room.height())
        where.moveCenter(room.center())
        rows = self._list.sizeHint().height()
        self._rolled.lie(where.width(), where.height(), self.height(), rows, self._foot)
        self.sheet.setGeometry(where)

    # Qt's overrides.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
            if (at := self.focusWidget()) is not None and self._list.isAncestorOf(at):
                self._area.ensureWidgetVisible(at)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self.choose(self.shown)
        super().changeEvent(event)
