"""When a match goes on by itself: after a trick was looked at, a bot has thought, or a pause.

It keeps the time and knows nothing of what is shown; what is to be done then is its owner's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.common.pace import a_move_takes, reading_time, trick_lies
from desktop.common.settings import Settings
from desktop.scene.speech import Speech
from desktop.session.opponents import Opponents
from desktop.session.session import Session
from engine.table import NOBODY, Trick

_LET_GO = 500
"""Milliseconds for which what was held stays at least when it is let go."""


class TurnClock(QObject):
    """The timers of one controller, and which tricks of the deal have been looked at."""

    trick_is_over = Signal()
    """The trick just decided has lain for the time that was chosen."""
    pause_is_over = Signal()
    """The pause before a forced card, or before the next deal, is over."""
    heard_out = Signal()
    """What partners settle before a move is said, or a press has passed a question."""
    is_read = Signal()
    """What has happened was told for as long as it takes to read it."""

    def __init__(
        self, settings: Settings, opponents: Opponents, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._opponents = opponents
        self._tricks_seen = 0
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self.pause_is_over)
        self._trick_timer = QTimer(self, singleShot=True)
        self._trick_timer.timeout.connect(self.trick_is_over)
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self.is_read)
        self._to_read = ""
        self._held = False
        self._left: dict[QTimer, int] = {}
        """How long each timer still had to run when it was held."""
        self.brisk = False
        """Whether what was done last is one of several alike, which takes a moment each."""
        self.listening = False
        """Whether a bot waits for what its partner says, for as long as he likes."""
        self.settling = False
        """Whether bots were asked only for what partners settle before the move."""
        opponents.hushed.connect(self._hushed)
        opponents.settled.connect(self._begin_to_read)

    def stop(self) -> None:
        """Wait for nothing any more, and forget whatever the bots were asked."""
        self._opponents.cancel()
        self._pause.stop()
        self._trick_timer.stop()
        self._reading.stop()
        self._left.clear()
        self._to_read = ""
        self.listening = self.settling = False

    def looked_at(self, tricks: Sequence[Trick]) -> None:
        """All of these tricks, which are those of the deal, have been looked at."""
        self._trick_timer.stop()
        self._left.pop(self._trick_timer, None)
        self._tricks_seen = len(tricks)

    def is_new(self, tricks: Sequence[Trick]) -> bool:
        """Whether there is a trick in the deal that has not been looked at."""
        return len(tricks) > self._tricks_seen

    def let_lie(self, *, longer: bool = False, first: bool = False) -> None:
        """Let a decided trick lie until a click, or for the time that was chosen.

        Twice as long if `longer`, where it came about by a claim, which is to be read first; in the
        `first` match of a game until a click.
        """
        wait = trick_lies(self._settings, first=first)
        if wait is not None:
            self._start(self._trick_timer, 2 * wait if longer else wait)

    def _start(self, timer: QTimer, wait: int) -> None:
        if self._held:
            self._left[timer] = wait
        else:
            timer.start(wait)

    def hold(self, held: bool) -> None:
        """Let what is only to be looked at stay while the pointer is at the tag to go on."""
        if held == self._held:
            return
        self._held = held
        if held:
            running = [one for one in (self._trick_timer, self._reading) if one.isActive()]
            self._left = {timer: timer.remainingTime() for timer in running}
            for timer in running:
                timer.stop()
        else:
            left, self._left = self._left, {}
            for timer, wait in left.items():
                timer.start(max(wait, _LET_GO))

    def let_read(self, text: str) -> None:
        """Give time to read this, once every card lies; if it is brisk, while they still fly."""
        self._to_read = text
        if self.brisk or not self._opponents.table_is_busy:
            self._begin_to_read()

    def _begin_to_read(self) -> None:
        text, self._to_read = self._to_read, ""
        wait = reading_time(self._settings, text, brisk=self.brisk) if text else None
        if wait is not None:
            self._start(self._reading, wait)

    def listen(self) -> None:
        """Wait until a person has answered a partner, or a press passes the question."""
        self._opponents.cancel()
        self.listening, self.settling = True, False

    def _hushed(self) -> None:
        """Nobody settles anything any more: the bot may make its move."""
        if self.settling:
            self.heard_out.emit()

    def ask_bots(self, session: Session, speech: Speech, *, settled: bool = False) -> None:
        """Ask the bot whose turn it is, or those that may say something to a person's turn.

        First those bots whose word is due, unless all is `settled`: the move waits for it. A bot's
        move takes as long as it takes to read, in this speech, that it is waited for.
        """
        self.listening = self.settling = False
        due = () if settled or not session.bot else session.due()
        if due:
            self._opponents.ask_talk(replace(session.small_talk(), talkers=due))
            self.settling = True
        elif session.bot:
            question = session.question(session.bot)
            self._opponents.waits = speech.waits(question.seen.table.phase, session.turn)
            self._opponents.ask_move(replace(question, talkers=session.talkers()))
        elif session.turn != NOBODY and session.talkers():
            self._opponents.ask_talk(session.small_talk())

    def wait(self, paces: int, told: str = "") -> None:
        """Have a pause of this many times what such a move takes at least."""
        self._pause.start(a_move_takes(self._settings, told) * paces)

    def hurry(self) -> None:
        """End the pause now; without one, whichever bot has made up its mind plays at once."""
        if self.listening:
            self.listening = False
            self.heard_out.emit()
        elif self._pause.isActive():
            self._pause.start(0)
        else:
            self._opponents.hurry()
