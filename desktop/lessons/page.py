"""The page of first evenings: for each game its lessons, and how far somebody is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.lessons.list_page import ListPage
from desktop.lessons.progress import Progress
from desktop.lessons.row import Row
from desktop.scene import naming
from desktop.scene.rules_text import suits_of
from engine.lessons.lesson import Lesson
from engine.lessons.reading import lessons, short_cut

translate = QCoreApplication.translate


class LessonRow(Row):
    """A lesson to choose: its number, title, what one learns, and how far one is."""

    def __init__(
        self,
        number: int,
        lesson: Lesson,
        progress: Progress,
        language: Callable[[], str],
        parent: QWidget,
    ) -> None:
        super().__init__(number, parent)
        self._language = language
        self.lesson = lesson
        self._progress = progress
        self.retranslate()

    @property
    def done(self) -> bool:
        """Whether it was gone through."""
        return self._progress.done(self.lesson.game, self.lesson.name)

    @property
    def state(self) -> str:
        """How far somebody is, in words."""
        at = self._progress.at(self.lesson.game, self.lesson.name)
        if at:
            return translate("lessons", "step {0} of {1}").format(at + 1, len(self.lesson.steps))
        return translate("lessons", "done") if self.done else ""

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        language = self._language()
        texts = (one.get(language, one["en"]) for one in (self.lesson.title, self.lesson.about))
        suits = suits_of(self.lesson.game)
        self.set_words(*(naming.told(text, suits, language) for text in texts))


class FirstEvenings(ListPage):
    """Offers lessons; `titles` are the games in their order, with their names."""

    chosen = Signal(object)
    """This Lesson is to be shown."""
    rules = Signal(str)
    """The rules of this game are to be read."""
    width_of_sheet = 860

    def __init__(
        self,
        titles: Mapping[str, str],
        game: str,
        progress: Progress,
        language: Callable[[], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(titles, parent=parent)
        self._language = language
        self._titles, self._progress = titles, progress
        self.game = game
        self.rows: list[LessonRow] = []
        self.short: LessonRow | None = None
        """For those who know a game of the family; it lies above the others."""
        self.foot_tag.clicked.connect(lambda: self.rules.emit(self.game))
        self.choose(game)

    def choose(self, name: str) -> None:
        """Show the lessons of this game."""
        self.game = name
        self._check(name)
        for row in self.shown_rows():
            self._column.removeWidget(row)
            row.deleteLater()
        while self._column.count():
            self._column.takeAt(0)
        self.rows = [self._row(*one) for one in enumerate(lessons(name), 1)]
        short = short_cut(name)
        self.short = self._row(0, short) if short is not None else None
        for row in self.shown_rows():
            row.setSizePolicy(row.sizePolicy().Policy.Expanding, row.sizePolicy().Policy.Fixed)
            row.clicked.connect(partial(self.chosen.emit, row.lesson))
            self._column.addWidget(row)
        self._column.addStretch(1)
        self.retranslate()
        for row in self.shown_rows():
            row.show()

    def _row(self, number: int, lesson: Lesson) -> LessonRow:
        return LessonRow(number, lesson, self._progress, self._language, self._list)

    def shown_rows(self) -> list[LessonRow]:
        return [*([self.short] if self.short is not None else []), *self.rows]

    def next_row(self) -> LessonRow | None:
        """Return the first lesson that is not done, the first one if all are."""
        return next((row for row in self.rows if not row.done), self.rows[0] if self.rows else None)

    def take_keyboard(self) -> None:
        """Bring the keyboard to the lesson that comes next."""
        row = self.next_row()
        (row if row is not None else self.foot_tag).setFocus(Qt.FocusReason.TabFocusReason)
        self._show_next()

    def say(self, text: str) -> None:
        """Say a sentence above the lessons."""
        self.sheet.set_words(self.sheet.heading.text(), text)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        note = (
            translate("lessons", "Two or three minutes each, at a real table.")
            if self.rows
            else translate("lessons", "No lessons for this game yet. You can read its rules.")
        )
        self.setWindowTitle(translate("lessons", "Lessons"))
        self.sheet.set_words(self.windowTitle(), note)
        for name, tag in self.tags.items():
            tag.setText(self._titles[name])
            tag.changed()
        self.foot_tag.setText(translate("lessons", "Read the rules"))
        self.back_tag.setText(translate("lessons", "Back"))
        for row in self.shown_rows():
            row.retranslate()
        self.lay_out()

    def _high(self, room: int, scale: float, rows: int) -> int:
        return min(room, round(390 * scale) + rows)

    def _rows_high(self) -> int:
        return sum(row.sizeHint().height() for row in self.shown_rows())

    def lay_out(self) -> None:
        super().lay_out()
        self._show_next()

    def _show_next(self) -> None:
        """Show the lesson that comes next, also where not all have room."""
        row = self.next_row()
        if row is not None:
            self._column.activate()
            self._area.ensureWidgetVisible(row, 0, row.height())
