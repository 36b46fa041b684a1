"""Back and forth in the match that is open: takes decisions back, and does them again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from desktop.session.matches import Matches
from desktop.session.session import Session
from engine.agreement import learnt
from engine.match import Match
from engine.table import NOBODY


class History(QObject):
    """Undo and redo; the controller brings the table to the position they lead to."""

    leaving = Signal()
    """The position is about to change: everything that belongs to it ends."""
    arrived = Signal()
    """The match stands at another position."""

    def __init__(self, matches: Matches, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches = matches
        self.rewound = False
        """Whether nothing was played since the last step back or forth."""
        self._unseen: tuple[tuple[object, ...], bool] = ((), False)
        """Whether nothing new was learnt since a decision, and of which one that is known."""

    def may_undo(self) -> bool:
        """Whether there is a decision to take back: of a person, if people play."""
        session = self._matches.session
        if session is None or session.guide is not None:
            return False
        if _by_hand(session.match):
            return True
        if not session.persons:
            return session.match.undoable() > 1
        steps, undo = _steps_back(session), session.agreement.undo
        if not steps or undo == "never":
            return False
        return undo != "unseen" or self._unseen_since(session, steps)

    def may_redo(self) -> bool:
        """Whether there is anything to do again."""
        session = self._matches.session
        return session is not None and session.guide is None and session.match.redoable() > 0

    def learnt_since(self) -> bool:
        """Whether only what was seen since the last decision forbids taking it back."""
        session = self._matches.session
        if session is None or session.guide is not None or _by_hand(session.match):
            return False
        steps = _steps_back(session) if session.agreement.undo == "unseen" else 0
        return bool(steps) and not self._unseen_since(session, steps)

    def undo(self) -> None:
        """Take back to the last decision of a person, or of anybody where only bots play.

        What was entered by hand is a step by itself.
        """
        if self.may_undo() and self._matches.may_go_on():
            self._go(self._undo)

    def redo(self) -> None:
        """Do again what was taken back, up to the next decision of a person."""
        if self.may_redo() and self._matches.may_go_on():
            self._go(self._redo)

    def take_back(self, steps: int) -> None:
        """Take back this number of steps, for the guide of the match."""
        self._go(lambda: self._take_back(steps))

    def _go(self, change: Callable[[], None]) -> None:
        self.leaving.emit()
        change()
        self.rewound = True
        self.arrived.emit()

    def _take_back(self, steps: int) -> None:
        self._matches.playing.match.undo(steps)
        self._matches.playing.match.take_facts()

    def _undo(self) -> None:
        session = self._matches.playing
        match = session.match
        if _by_hand(match):
            match.undo()
            return
        whose, steps = match.decided(), _steps_back(session) or 1
        match.undo(min(steps, len(whose) - 1))
        match.skip_formal()
        if session.only_call() is not None and self.may_undo():
            self._undo()
            return
        if whose[steps - 1] != NOBODY and session.agreement.undo != "free":
            match.helped(whose[steps - 1], "took_back")
        match.take_facts()

    def _redo(self) -> None:
        session = self._matches.playing
        match = session.match
        match.redo()
        while (not _by_hand(match) and match.redoable()) and (
            match.turn not in session.people or session.formal or session.only_call() is not None
        ):
            match.redo()
        match.take_facts()

    def _unseen_since(self, session: Session, steps: int) -> bool:
        """Whether the person who takes back this number of steps has learnt nothing since."""
        match = session.match
        now = (session, match.deal_number, match.undoable(), steps)
        if self._unseen[0] != now:
            self._unseen = now, _unseen_since(match, steps)
        return self._unseen[1]


def _steps_back(session: Session) -> int:
    """How many steps back the last decision of a person was made, 0 if there was none.

    One that was settled by a claim was none: the claim goes back with it.
    """
    claim = session.match.granted()
    first = 1 if claim is None else claim.since + 1
    whose = enumerate(session.match.decided(), 1)
    return next((n for n, seat in whose if n >= first and seat != NOBODY), 0)


def _by_hand(match: Match) -> bool:
    """Whether the last step was a line or a correction."""
    newest = match.newest()
    return newest is not None and bool(newest.keys() & {"line", "correct"})


def _unseen_since(match: Match, steps: int) -> bool:
    then = Match.from_events(match.events())
    seat = then.turns()[steps - 1]
    then.undo(steps)
    then.skip_formal()
    before, after = then.view(seat), match.view(seat)
    if before is None or after is None or then.deal_number != match.deal_number:
        return False
    return not learnt(before, after)
