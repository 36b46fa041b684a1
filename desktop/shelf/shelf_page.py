"""The page of the shelf: all matches that are kept, on boards or as a list, and their figures.

What can be done with the chosen ones is in `choice`, what is done with files in `changes`, and
what stands on which board in `spines`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QMenu, QWidget

from desktop.common import garbage
from desktop.common.announce import announce
from desktop.common.settings import Settings
from desktop.look.application import measures
from desktop.look.lettering import letters, page_scale, scales_below, users_scale
from desktop.look.parts import Key, Search, Switch, WoodLabel, Word
from desktop.look.wood_page import WindowPage
from desktop.shelf.boards_view import BoardsView
from desktop.shelf.changes import Changes
from desktop.shelf.choice import Choice
from desktop.shelf.glance import Glance, has_won
from desktop.shelf.glance_paper import GlancePaper
from desktop.shelf.index import Entries, Entry
from desktop.shelf.rows import Rows
from desktop.shelf.shelf import ARCHIVE, BIN, HERE, Shelf
from desktop.shelf.shelf_list import ShelfList
from desktop.shelf.spines import BOARD
from desktop.shelf.strip import Strip, Told

translate = QCoreApplication.translate

READ_FOR = 0.03
"""How long files are read at a time, in seconds: the window stays quick meanwhile."""
LOOK_AGAIN = 0.3
"""How often what has been read meanwhile is shown, in seconds."""
BOXES, LIST, GLANCE = range(3)
"""The keys of the switch that says what is seen."""
ALL, OPEN, WON, REAL = range(4)
"""The keys of the switch that says which matches are shown."""

COLUMN = 328
"""Pixels at a scale of 1: the paper at the right."""
LEAST = 640
"""How wide the boards are at least beside it."""


class ShelfPage(WindowPage):
    """Shows what is kept in a folder; `own` is the id of the person at the machine."""

    wanted = Signal(object, str)
    """The match in this file is to be opened, and then this action of the menus done, "" for none.
    """
    nameless = Signal(str)
    """Somebody is to be made anonymous: this one, or "" to ask for one."""
    left = Signal()

    def __init__(
        self, folder: Path, settings: Settings, own: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.shelf = Shelf(folder)
        self.changes = Changes(self.shelf, self)
        self.place = HERE
        self._own, self._said = own, ""
        self._entries = Entries()
        self._open, self._real, self._showing = 0, 0, False
        self._all_read, self._seen_read, self._looked = False, 0, 0.0
        self._glance, self._to_count = Glance(own), iter(list[Entry]())
        self._counted = True
        self._scaled, self._laid_out = 0.0, tuple[Any, ...]()
        self.rows = Rows()
        self.title = WoodLabel(self, left=True)
        self.search = Search(self)
        self.which = Switch([Key() for _ in range(4)], self)
        self.views = Switch([Key() for _ in range(3)], self)
        self.back = Word(parent=self)
        self.boards = BoardsView(settings, self._won, self)
        self.list = ShelfList(self.rows, self)
        self.strip = Strip(self)
        self.glance = GlancePaper(self)
        self._reader = QTimer(self)
        self._reader.setInterval(0)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self._reader.timeout.connect(self._work_on)
        self.search.textChanged.connect(lambda _: self._look())
        self.search.left.connect(self.take_keyboard)
        self.search.opened.connect(self._open_found)
        self.which.chosen.connect(lambda _: self._look())
        self.views.chosen.connect(lambda _: self._turn())
        self.back.clicked.connect(self.go_back)
        for view in (self.boards, self.list):
            view.picked.connect(self._picked)
            view.opened.connect(lambda: self.do(self.strip.names[0]) if self.strip.names else None)
        self.strip.wanted.connect(self.do)
        self.glance.statistics.clicked.connect(self.show_statistics)
        self.glance.bring.clicked.connect(self.changes.ask_import)
        self.changes.said.connect(self.say)
        self.changes.changed.connect(self._list_and_choose)
        self.changes.came.connect(lambda: self.show_place(HERE))
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for keys, what in (
            ("Ctrl+Z", self.changes.undo),
            ("Del", lambda: self.put(BIN)),
            ("F2", self.ask_name),
            ("Ctrl+F", self._begin_search),
        ):
            QShortcut(QKeySequence(keys), self, what, context=within)
        self.boards.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.boards.customContextMenuRequested.connect(lambda _: self.offer_more())

    # What is shown.

    @property
    def view(self) -> BoardsView | ShelfList:
        """The boards or the list."""
        return self.list if self.views.keys[LIST].isChecked() else self.boards

    def show_place(self, place: str) -> None:
        """Show the matches of this place: HERE, ARCHIVE or BIN."""
        self.place = place
        self.list_again()
        self._reword()
        self.take_keyboard()

    def show_match(self, path: Path) -> None:
        """Show the place of this match, and choose it."""
        archived = path == self.shelf.path(ARCHIVE, path.stem)
        self.show_place(ARCHIVE if archived else HERE)
        self.choose([path.stem])

    def list_again(self) -> None:
        """Show the matches of the place as they are now, and read those that are new."""
        with garbage.paused():
            chosen = [entry.name for entry in self.chosen()]
            self._entries = self.shelf.entries(self.place)
            self._glance, self._counted = Glance(self._own), False
            self._all_read, self._looked = False, time.monotonic()
            self._seen_read = self.shelf.number_read
            self.rows.show_entries(self._entries)
            self._show(chosen)
        self._reader.start()

    def _list_and_choose(self, names: Sequence[str]) -> None:
        self.list_again()
        self.choose(names)

    def _work_on(self) -> None:
        """Read files that are new, then count what they tell, a little at a time."""
        if not self._all_read:
            self._all_read = not self.shelf.read_on(self.place, READ_FOR)
            late = self._all_read or time.monotonic() - self._looked > LOOK_AGAIN
            if late and self._seen_read != self.shelf.number_read:
                self._look()
            self._to_count = iter(self._entries)
            self._open, self._real = 0, 0
        elif not self._counted:
            self._count(time.monotonic() + READ_FOR)
        else:
            self._reader.stop()

    def _count(self, until: float) -> None:
        for entry in self._to_count:
            if (told := entry.told) is not None:
                self._glance.add(told)
                self._open += not told.over
                self._real += told.real
            if time.monotonic() > until:
                return
        self._counted = True
        if self.place == HERE:
            self.glance.show_glance(self._glance)
        self._name_keys()

    def _look(self) -> None:
        """Show what is looked for; what is chosen stays chosen."""
        entries = self._entries
        fits: tuple[Callable[[int], bool] | None, ...] = (
            None,
            lambda number: not entries.over[number],
            lambda number: self._won(entries[number]),
            lambda number: bool(entries.real[number]),
        )
        chosen = [entry.name for entry in self.chosen()]
        with garbage.paused():
            self.rows.look_for(self.search.text(), fits[self._key(self.which)])
            self._looked, self._seen_read = time.monotonic(), self.shelf.number_read
            self._show(chosen)

    def _show(self, chosen: Sequence[str]) -> None:
        """Show what the rows hold now; of that, this stays chosen, and what was said stays."""
        self._showing = True
        if self.view is self.boards:
            self.boards.show_entries(self._entries, self.rows.shown)
        else:
            self.list.choose(chosen)
            self.list.fit()
        why = "" if self.rows.rowCount() else self._why_empty()
        self.list.nothing.setText(why)
        self.boards.say_nothing(why)
        self._showing = False
        if [entry.name for entry in self.chosen()] == chosen:
            self._tell()
        else:
            self._picked()

    @staticmethod
    def _key(switch: Switch) -> int:
        return next(number for number, key in enumerate(switch.keys) if key.isChecked())

    def _won(self, entry: Entry) -> bool:
        told = entry.told
        return told is not None and told.over and has_won(told, self._own)

    def _turn(self) -> None:
        """Show the boards, the list or the figures."""
        shown = self._key(self.views)
        if shown == LIST:
            self.list.choose([entry.name for entry in self.boards.chosen()])
        elif shown == BOXES:
            names = [entry.name for entry in self.list.chosen()]
            self.list.newest_first()
            self.boards.show_entries(self._entries, self.rows.shown)
            self.boards.choose(names)
        self.lay_out()
        self._picked()

    # What is chosen.

    def chosen(self) -> list[Entry]:
        """Return the matches that are chosen."""
        return self.view.chosen()

    def choose(self, names: Sequence[str]) -> None:
        """Choose the matches of these names, and nothing else."""
        self.view.choose(names)

    def path(self, name: str) -> Path:
        """Return the file of a match that is shown."""
        return self.shelf.path(self.place, name)

    def _picked(self) -> None:
        """Tell of what is chosen now, and offer what can be done with it."""
        if not self._showing:
            self._said = ""
            self._tell()

    def _tell(self) -> None:
        choice = self._choice()
        if self._said:
            told, first = Told(self._said), ["undo"] if self.shelf.may_undo() else []
        else:
            told, first = choice.told(self._won), choice.first()
        words = choice.words()
        self.strip.tell(told, [(name, words[name].replace("&", "")) for name in first])
        self._place_strip()

    def _choice(self) -> Choice:
        return Choice(self.shelf, self.place, self.chosen(), self.rows.rowCount())

    # What can be done.

    def offered(self) -> list[list[str]]:
        """Return what is behind "…": for what is chosen, and for the shelf; only the possible."""
        return self._choice().offered()

    def do(self, name: str) -> None:
        """Do what has this name in the strip or behind "…"."""
        chosen = self.chosen()
        names = [entry.name for entry in chosen]
        match name:
            case "more":
                self.offer_more()
            case "open" | "review" | "again" | "sheet":
                then = {"open": "", "review": "hindsight", "sheet": "print"}.get(name, name)
                if len(names) == 1:
                    self.wanted.emit(self.path(names[0]), then)
            case "rename":
                self.ask_name()
            case "archive" | "out" | "delete":
                self.put({"archive": ARCHIVE, "out": HERE, "delete": BIN}[name])
            case "export":
                entries = chosen or self.rows.entries()
                self.changes.export([self.path(entry.name) for entry in entries])
            case "versions":
                self.changes.compare(self.place, names)
            case "undo":
                self.changes.undo()
            case "here" | "archived" | "bin":
                self.show_place({"here": HERE, "archived": ARCHIVE, "bin": BIN}[name])
            case "anonymous":
                self.nameless.emit("")

    def offer_more(self) -> QMenu:
        """Show what is behind "…"."""
        choice = self._choice()
        menu, words = QMenu(self), choice.words()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        keys = {"rename": "F2", "delete": "Del", "undo": "Ctrl+Z"}
        for group in choice.offered():
            for name in group:
                action = menu.addAction(words[name], partial(self.do, name))
                action.setObjectName(name)
                if name in keys:
                    action.setShortcut(QKeySequence(keys[name]))
            menu.addSeparator()
        more = self.strip.more
        menu.popup(more.mapToGlobal(more.rect().topLeft()) - _up(menu))
        return menu

    def ask_name(self) -> None:
        """Ask how the chosen match shall be called."""
        chosen = self.chosen()
        if len(chosen) == 1:
            self.changes.ask_name(self.place, chosen[0].name)

    def put(self, to: str) -> None:
        """Put the matches that are chosen to another place; that can be undone."""
        self.changes.put([entry.name for entry in self.chosen()], self.place, to)

    def show_statistics(self) -> None:
        """Count the matches that are shown."""
        from desktop.shelf.statistics import Statistics

        told = [entry.told for entry in self.rows.entries() if entry.told is not None]
        dialog = Statistics(told, self)
        dialog.nameless.connect(self.nameless)
        dialog.exec()
        dialog.deleteLater()

    def say(self, text: str) -> None:
        """Show a sentence on the strip, until something else is chosen, and speak it."""
        self._said = text
        self._tell()
        announce(self, text)

    # The keyboard.

    def take_keyboard(self) -> None:
        """Bring the keyboard to the boxes, or to the list."""
        where = self.list.view if self.view is self.list else self.boards
        where.setFocus(Qt.FocusReason.OtherFocusReason)

    def _begin_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _open_found(self) -> None:
        """Go to what was found first."""
        self.take_keyboard()

    def go_back(self) -> None:
        """Leave the archive or the bin for the shelf, and the shelf for the page before."""
        if self.place == HERE:
            self.left.emit()
        else:
            self.show_place(HERE)

    # How it is laid out.

    def lay_out(self) -> None:
        """Put everything in its place; very large letters give way to the boards."""
        whole = page_scale(self.size())
        of = (self.size(), whole, *(key.text() for key in (*self.which.keys, *self.views.keys)))
        if of == self._laid_out:
            self._lay_out(self._scaled)
            return
        self._laid_out = of  # before, for other letters are an event that comes here again
        for scale in scales_below(whole):
            if self._lay_out(scale):
                break

    def _set_scale(self, scale: float) -> None:
        if scale == self._scaled:
            return
        self._scaled = scale
        self.setStyleSheet(measures(scale))
        self.title.set_letters(letters("title", scale / users_scale() * 1.25, bold=True))
        for part in (self.which, self.views, self.back, self.strip, self.glance):
            part.set_scale(scale)
        self.search.setFont(letters("text", scale * 0.95))

    def _lay_out(self, scale: float) -> bool:
        """Lay all out in letters of this size; whether the boards have room enough so."""
        self._set_scale(scale)
        edge, gap = max(8, round(0.019 * self.width())), round(12 * scale / users_scale())
        column = min(round(COLUMN * scale), round(0.4 * self.width()))
        beside = self.width() - column - 3 * edge >= LEAST * scale
        shown = self._key(self.views)
        if beside and shown == GLANCE:
            self.views.take(BOXES)
            shown = BOXES
        self.views.keys[GLANCE].setVisible(not beside)
        right = self.width() - edge - (column + edge if beside else 0)
        low, fits = self._place_band(QRect(edge, gap, right - edge, 0), gap)
        high = self.strip.high(right - edge)
        bottom = self.height() - edge // 2 - high
        self.strip.setGeometry(edge, bottom, right - edge, high)
        self.strip.setVisible(shown != GLANCE)
        room = QRect(edge, low, right - edge, bottom - gap - low)
        for view, number in ((self.boards, BOXES), (self.list, LIST)):
            view.setVisible(number == shown)
            view.setGeometry(room)
        self.boards.set_scale(scale)
        if shown == LIST:
            self.list.fit()
        self.glance.setVisible(beside or shown == GLANCE)
        paper = QRect(right + edge, gap, column, self.height() - gap - edge // 2)
        if not beside:
            paper = QRect(edge, low, right - edge, self.height() - edge // 2 - low)
        self.glance.setGeometry(paper)
        return fits and room.height() >= BOARD * scale

    def _place_strip(self) -> None:
        """Lay out anew what is on the strip, which keeps its place."""
        if self.strip.height() != self.strip.high(self.strip.width()):
            self.lay_out()

    def _place_band(self, room: QRect, gap: int) -> tuple[int, bool]:
        """Title, search, switches and the way back, in one row or two.

        Where they end, and whether there is room for them.
        """
        high = max(self.which.sizeHint().height(), self.search.sizeHint().height())
        title = QSize(self.title.wide(), self.title.needed(100_000))
        parts = [
            (self.which, self.which.sizeHint().width()),
            (self.views, self._views_wide()),
            (self.back, self.back.extent().width()),
        ]
        wide = sum(one + gap for _, one in parts)
        search = room.width() - title.width() - gap - wide
        least = round(130 * self._scaled)
        top = room.top()
        self.title.place(QRect(QPoint(room.left(), top + (high - title.height()) // 2), title))
        left = room.left() + title.width() + gap
        if search < least:
            # The way back and the search stand above, the switches below.
            back = parts.pop()
            self.back.place(QRect(room.right() - back[1], top, back[1], high))
            self.search.setGeometry(
                left, top, max(least, room.right() - back[1] - gap - left), high
            )
            top += high + gap // 2
            left = room.left()
        else:
            search = min(search, round(330 * self._scaled))
            self.search.setGeometry(left, top, search, high)
            left = room.right() - wide + gap
        for part, size in parts:
            if part is self.back:
                self.back.place(QRect(left, top, size, high))
            else:
                part.setGeometry(left, top, size, high)
            left += size + gap
        for switch in (self.which, self.views):
            switch.lay_out()
        return top + high + gap, left - gap <= room.right() + 1

    def _views_wide(self) -> int:
        hidden = self.views.keys[GLANCE]
        return self.views.sizeHint().width() - (hidden.extent().width() if hidden.isHidden() else 0)

    # Words.

    def _why_empty(self) -> str:
        if self.search.text() or self._key(self.which) != ALL:
            return translate("shelf", "Nothing found.")
        return {
            HERE: translate("shelf", "No matches yet. What you play is kept here."),
            ARCHIVE: translate("shelf", "The archive is empty."),
            BIN: translate("shelf", "The bin is empty."),
        }[self.place]

    def _name_keys(self) -> None:
        """Say how many matches are unfinished, won, or of real cards."""
        words = (
            (translate("shelf", "all"), 0),
            (translate("shelf", "unfinished"), self._open),
            (translate("shelf", "won"), self._glance.won),
            (translate("shelf", "real cards"), self._real),
        )
        texts = [f"{word} {number}" if number else word for word, number in words]
        if texts != [key.text() for key in self.which.keys]:
            for key, text in zip(self.which.keys, texts, strict=True):
                key.setText(text)
            self.lay_out()

    def _reword(self) -> None:
        titles = {
            HERE: translate("shelf", "Shelf"),
            ARCHIVE: translate("shelf", "Archive"),
            BIN: translate("shelf", "Bin"),
        }
        self.title.setText(titles[self.place])
        self.setWindowTitle(titles[self.place])
        self.back.setText(
            translate("shelf", "Back") if self.place == HERE else translate("shelf", "To the shelf")
        )
        self.boards.setAccessibleName(titles[self.place])
        self.list.view.setAccessibleName(titles[self.place])
        self._name_keys()
        self._tell()
        self.lay_out()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.search.setPlaceholderText(translate("shelf", "A name, a game, a month …"))
        self.search.setAccessibleName(translate("shelf", "Search"))
        views = (
            translate("shelf", "Boxes"),
            translate("shelf", "List"),
            translate("shelf", "Figures"),
        )
        for key, text in zip(self.views.keys, views, strict=True):
            key.setText(text)
        self.boards.retranslate()
        self.strip.retranslate()
        self.glance.retranslate()
        self._reword()

    # Qt's overrides.

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shelf.empty_bin(time.time())
        self.list_again()

    def hideEvent(self, event: QHideEvent) -> None:
        self._reader.stop()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self.lay_out()  # its letters are its own
        else:
            super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        else:
            super().keyPressEvent(event)


def _up(menu: QMenu) -> QPoint:
    """Return the corner of a menu above its button, which is at the lower edge."""
    return QPoint(0, menu.sizeHint().height())
