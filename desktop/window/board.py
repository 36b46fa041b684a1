"""What is laid out while an evening is open: table, message line, answers, side panel, curtain."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.common.presses import ButtonGuard
from desktop.common.scaling import scaled_font
from desktop.common.settings import Settings
from desktop.packs import Pack
from desktop.scene.scene import Scene
from desktop.scene.speech import Speech
from desktop.session.controller import MatchController
from desktop.sheet.side_panel import SidePanel
from desktop.table.table import TableView
from desktop.window.calls import GAP, HEIGHT, CallBar
from desktop.window.curtain import Curtain
from desktop.window.message_line import MessageLine
from desktop.window.talk import TalkButton
from engine.moves import Call

if TYPE_CHECKING:
    from desktop.dialogs.scoring import ScorePage


class Board(QWidget):
    """The page of the window on which is played, or on which real cards are written down."""

    def __init__(self, settings: Settings, pack: Pack, host: MatchController) -> None:
        super().__init__()
        self._host = host
        self.table = TableView(settings, pack)
        # With real cards the score is kept where else the table is.
        self.felt = QStackedWidget()
        self.felt.addWidget(self.table)
        self.calls = CallBar()
        self.next_button = QPushButton()
        self.next_button.setAutoDefault(True)  # Enter presses it too
        self.guard = ButtonGuard(settings)
        self.guard.watch(self.next_button)
        self.answers = _answers(self.calls, self.next_button)
        self.message = MessageLine()
        self.talk = TalkButton()
        self.side = SidePanel(settings)
        self._below = QHBoxLayout()
        self._lay_out()
        self.curtain = Curtain(self)

    def _lay_out(self) -> None:
        self._below.addWidget(self.message, 1)
        self._below.addWidget(self.talk)
        self._below.addWidget(self.answers, 2)
        left = QVBoxLayout()
        left.addWidget(self.felt, 1)
        left.addLayout(self._below)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(4)
        row = QHBoxLayout(self)
        row.addLayout(left, 1)
        row.addWidget(self.side)
        row.setContentsMargins(6, 6, 6, 6)

    @cached_property
    def score(self) -> ScorePage:
        """The page for real cards: it is made when they are first played with."""
        from desktop.dialogs.scoring import ScorePage

        page = ScorePage(self._host.score_entry)
        self.felt.addWidget(page)
        return page

    def begin(self, *, real_cards: bool) -> None:
        """Another match is on, or none: empty the table, and show it or the page of the score."""
        self.table.clear()
        if real_cards:
            self.score.forget()
        self.felt.setCurrentWidget(self.score if real_cards else self.table)
        self.side.forget()
        self.talk.hide()
        self.message.clear()

    def show_calls(self, scene: Scene, speech: Speech) -> None:
        """Offer what may be said now, in this scene and across the table."""
        calls = [move for move in scene.legal if isinstance(move, Call)]
        # Where there is nothing to call, what is said has the room.
        part = 2 if calls else 0
        if self._below.stretch(self._below.indexOf(self.answers)) != part:
            self._below.setStretchFactor(self.answers, part)
            self._below.activate()
        self.calls.show_calls(calls, speech, self.table.picked, scene.hint, scene.offered)
        for button in self.calls.buttons:
            self.guard.watch(button)
        self.talk.offer(self._host.phrases(), speech, self.table.picked)

    def show_next(self, wanted: bool, text: str) -> None:
        """Offer the button to go on in place of the calls, or the calls again."""
        self.answers.setCurrentIndex(1 if wanted else 0)
        self.next_button.setEnabled(wanted)
        if text != self.next_button.text():
            self.next_button.setText(text)
            self.guard.stir(self.next_button)

    @property
    def next_wanted(self) -> bool:
        """Whether the button to go on is shown."""
        return self.answers.currentIndex() == 1

    def show_sheet(self) -> None:
        """Show what the evening has come to."""
        host = self._host
        sheet, so_far = host.sheet(), host.sheet_so_far()
        if sheet and so_far and host.head is not None and host.speech is not None:
            self.side.show_sheet(sheet, so_far, host.head, host.speech, host.corrected())
        if host.real_cards:
            self.score.show_match()

    def grow(self, by: float) -> None:
        """Let what stands around the table be so many times as large as on a small window."""
        self.calls.grow(by)
        for widget in (self.next_button, self.talk, self.message, self.side):
            widget.setFont(scaled_font(by))
        for button in (self.next_button, self.talk):
            button.setMinimumHeight(round(HEIGHT * by))
        # However long a sentence is, it must not move the table from under the pointer.
        self.message.setMaximumHeight(round(HEIGHT * by) + 2 * GAP)


def _answers(calls: CallBar, next_button: QPushButton) -> QStackedWidget:
    """Calls and the button to go on, never wanted at once: neither moves the table."""
    answers = QStackedWidget()
    answers.addWidget(calls)
    going_on = QWidget()
    row = QHBoxLayout(going_on)
    row.addStretch(1)
    row.addWidget(next_button)
    row.setContentsMargins(0, 0, 0, 0)
    answers.addWidget(going_on)
    answers.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return answers
