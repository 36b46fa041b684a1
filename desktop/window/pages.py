"""The pages of the window, of which one is shown.

The first one, the board, the club nights, and the sheet on which a new match lies ready.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QStackedWidget, QWidget

from desktop.common.heard_as import let_go
from desktop.session import last_evening
from desktop.window.board import Board
from desktop.window.welcome import Welcome

if TYPE_CHECKING:
    from desktop.club.pages.club_page import ClubPage
    from desktop.lessons.page import FirstEvenings
    from desktop.phones.sit_down import SitDownPage
    from desktop.review.page import ReviewPage
    from desktop.score.start_page import StartPage
    from desktop.shelf.shelf_page import ShelfPage
    from desktop.tasks.page import TasksPage
    from desktop.window.evening_page import EveningPage

    PageBeside: TypeAlias = (
        EveningPage | StartPage | SitDownPage | FirstEvenings | TasksPage | ReviewPage | ShelfPage
    )


class Pages(QStackedWidget):
    """Goes from page to page; `make_club` makes the page of club evenings when it is wanted."""

    turned = Signal()
    """Another page may be shown, or the club's page has something else to take back."""

    def __init__(self, welcome: Welcome, board: Board, make_club: Callable[[], ClubPage]) -> None:
        super().__init__()
        self.welcome = welcome
        self.board = board
        self._make_club = make_club
        self.club: ClubPage | None = None
        """The page of club evenings, None before it was first asked for."""
        self.evening: PageBeside | None = None
        """The page of a new evening, of lessons, tasks, the shelf or a review; None for none."""
        self.stays = False
        """While it is true, a match comes and goes behind the page that is shown."""
        self.addWidget(welcome)
        self.addWidget(board)
        welcome.windowTitleChanged.connect(self.turned)
        board.guard.listen(welcome.slip)

    @property
    def at_welcome(self) -> bool:
        """Whether the first page is shown."""
        return self.currentWidget() is self.welcome

    @property
    def at_club(self) -> bool:
        """Whether the page of club evenings is shown."""
        return self.club is not None and self.currentWidget() is self.club

    @property
    def club_shown(self) -> ClubPage | None:
        """The page of club evenings if it is the one that is shown."""
        return self.club if self.at_club else None

    def show_table(self, playing: bool) -> None:
        """Show the board, or the first page if nobody plays."""
        if self.stays:
            self.turned.emit()
            return
        self._turn_to(self.board if playing else self.welcome)
        if playing and self.board.focusWidget() is None:
            self.board.to_table()
            if self.board.table.focus.at_hand():
                self.board.table.focus.tell()
        self._put_away(self.evening)
        self.turned.emit()

    def _turn_to(self, page: QWidget) -> None:
        """Show this page, with the keyboard where it was on it."""
        if page is self.currentWidget():
            return
        let_go(self)
        self.setCurrentWidget(page)
        if (there := page.focusWidget()) is not None and there.isVisible():
            there.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_club(self) -> None:
        """Show the page of club evenings."""
        if self.club is None:
            self.club = self._make_club()
            self.club.controller.changed.connect(self.turned)
            self.club.windowTitleChanged.connect(self.turned)
            self.club.without_name.done.connect(self.show_club)
            self.addWidget(self.club)
        self._turn_to(self.club)
        self._put_away(self.evening)
        self.club.refresh()
        self.club.take_keyboard()
        self.turned.emit()

    def open_club(self, path: Path) -> None:
        """Go on with the club evening of a file; one that cannot be opened is not offered again."""
        self.show_club()
        assert self.club is not None
        if not self.club.controller.open(path):
            last_evening.forget_club()

    def ask_anonymous(self, name: str) -> None:
        """Ask whose name shall stand nowhere any more, on the page that can take it back."""
        self.show_club()
        assert self.club is not None
        self.club.without_name.ask(name)

    def show_evening(self, page: PageBeside) -> None:
        """Show such a page, in place of another one."""
        before, self.evening = self.evening, page
        # Somebody who comes to the table by keys has to see there what keys act upon.
        for button in page.findChildren(QAbstractButton):
            self.board.guard.listen(button)
        page.windowTitleChanged.connect(self.turned)
        self.addWidget(page)
        self._turn_to(page)
        self._put_away(before)
        page.take_keyboard()
        self.turned.emit()

    def _put_away(self, page: PageBeside | None) -> None:
        if page is not None:
            self.removeWidget(page)
            page.hide()
            page.deleteLater()
        if page is self.evening:
            self.evening = None

    # What is told.

    def say(self, text: str) -> None:
        """Show a sentence to the person at the machine, on the page that is shown, and speak it."""
        if self.club_shown is not None:
            self.club_shown.say(text)
        elif self.evening is not None:
            self.evening.say(text)
        else:
            self.board.message.answer(text)

    def warn(self, text: str) -> None:
        """Show a sentence about trouble: it stays, and on the first page it is said in a box."""
        self.board.message.warn(text)
        if self.at_welcome:
            QTimer.singleShot(0, self, partial(self._warn_in_a_box, text))

    def _warn_in_a_box(self, text: str) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, "Kartentisch", "", parent=self.window())
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(text)
        box.open()
