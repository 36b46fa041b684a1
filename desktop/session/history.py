"""Back and forth in the match that is open: takes decisions back, and does them again.

A person takes back their own last decision; the people at one device, the last of theirs. People
at other devices whose later decisions would go back with it are asked first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from desktop.session.chairs import Chairs
from desktop.session.consents import Consents
from desktop.session.display import Display
from desktop.session.matches import Matches
from desktop.session.session import Session
from engine.agreement import learnt
from engine.match import Match
from engine.table import NOBODY, Seat


class History(QObject):
    """Undo and redo; the controller brings the table to the position they lead to."""

    leaving = Signal()
    """The position is about to change: everything that belongs to it ends."""
    arrived = Signal()
    """The match stands at another position."""
    refused = Signal()
    """Somebody did not agree, so that it goes on where it stands."""

    def __init__(
        self, matches: Matches, chairs: Chairs, consents: Consents, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._matches, self._chairs, self._consents = matches, chairs, consents
        self.rewound = False
        """Whether nothing was played since the last step back or forth."""
        self._unseen: tuple[tuple[object, ...], dict[int, bool]] = ((), {})
        """Where the match stands, and for some steps back whether nothing new was learnt since."""

    def may_undo(self, display: Display | None = None) -> bool:
        """Whether there is a decision of a person at a display to take back, the window's if None.

        Where only bots play, it is anybody's.
        """
        session = self._matches.session
        if session is None or session.guide is not None:
            return False
        if _by_hand(session.match):
            return True
        if not session.persons:
            return session.match.undoable() > 1
        steps, undo = self._steps_back(session, display), session.agreement.undo
        if not steps or undo == "never":
            return False
        return undo != "unseen" or self._unseen_since(session, steps)

    def may_redo(self) -> bool:
        """Whether there is anything to do again."""
        session = self._matches.session
        return session is not None and session.guide is None and session.match.redoable() > 0

    def may_restart(self, display: Display | None = None) -> bool:
        """Whether the deal may be taken back to the first decision of a person at a display."""
        session = self._matches.session
        if session is None or session.guide is not None or session.head.at_club:
            return False
        if _by_hand(session.match):
            return False
        steps, undo = self._steps_back(session, display, first=True), session.agreement.undo
        if not steps or undo == "never":
            return False
        return undo != "unseen" or not session.persons or self._unseen_since(session, steps)

    def learnt_since(self, display: Display | None = None) -> bool:
        """Whether only what was seen since the last decision there forbids taking it back."""
        session = self._matches.session
        if session is None or session.guide is not None or _by_hand(session.match):
            return False
        unseen = session.agreement.undo == "unseen"
        steps = self._steps_back(session, display) if unseen else 0
        return bool(steps) and not self._unseen_since(session, steps)

    def undo(self, display: Display | None = None) -> None:
        """Take back to the last decision of a person at a display, the window's if None.

        Where only bots play it is that of anybody. Whose decision goes back with it at another
        device is asked before. What was entered by hand is a step by itself.
        """
        if self.may_undo(display) and self._matches.may_go_on():
            self._ask_first(display, self._undo, first=False)

    def restart(self, display: Display | None = None) -> None:
        """Take the deal back to the first decision of a person at a display: the same cards again.

        Who has decided something since at another device is asked before.
        """
        if self.may_restart(display) and self._matches.may_go_on():
            self._ask_first(display, self._restart, first=True)

    def _ask_first(
        self, display: Display | None, change: Callable[[Display | None], None], *, first: bool
    ) -> None:
        if others := self._followed(display, first):
            self._plead(display or self._chairs.here, others, change, first)
        else:
            self._go(partial(change, display))

    def _followed(self, display: Display | None, first: bool) -> list[Seat]:
        """The people at other devices who have decided something since, in the order of seats."""
        session = self._matches.playing
        if _by_hand(session.match) or not session.persons:
            return []
        own = (display or self._chairs.here).seats
        since = session.match.decided()[: self._steps_back(session, display, first)]
        return [seat for seat in session.people if seat in since and seat not in own]

    def _plead(
        self,
        display: Display,
        others: Sequence[Seat],
        change: Callable[[Display | None], None],
        first: bool,
    ) -> None:
        """Ask these people whether the person at a display may undo their decisions too."""
        session, tell = self._matches.playing, display.chair.language.translate
        seat = session.match.decided()[self._steps_back(session, display, first) - 1]

        def words(there: Display) -> str:
            chair = there.chair
            said = chair.language.translate
            if first:
                told = said("host", "{0} would like to restart the deal, with the same cards.")
            else:
                told = said("host", "{0} would like to undo a move. Yours would be undone with it.")
            return told.format(chair.speech.name(seat))

        def then(agreed: bool) -> None:
            if agreed:
                self._go(partial(change, display))
            else:
                display.notify(tell("host", "Nothing is undone: not everybody agrees."))
                self.refused.emit()

        display.notify(tell("host", "The others are asked first."))
        self._consents.ask("undo", words, others, then)

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

    def _steps_back(self, session: Session, display: Display | None, first: bool = False) -> int:
        """How many steps back a person at a display made the last decision, 0 for none.

        One that was settled by a claim was none: the claim goes back with it. With `first` it is
        the first decision of the deal; where only bots play, that of any of them.
        """
        own = (display or self._chairs.here).seats
        if first:
            moves = session.match.decided()[: len(session.match.moves)]
            mine = [n for n, seat in enumerate(moves, 1) if seat in own or not session.persons]
            return max(mine, default=0)
        claim = session.match.granted()
        since = 1 if claim is None else claim.since + 1
        whose = enumerate(session.match.decided(), 1)
        return next((n for n, seat in whose if n >= since and seat in own), 0)

    def _undo(self, display: Display | None) -> None:
        session = self._matches.playing
        match = session.match
        if _by_hand(match):
            match.undo()
            return
        whose, steps = match.decided(), self._steps_back(session, display) or 1
        match.undo(min(steps, len(whose) - 1))
        match.skip_formal()
        if session.forced() is not None and self.may_undo(display):
            self._undo(display)
            return
        if whose[steps - 1] != NOBODY and session.agreement.undo != "free":
            match.helped(whose[steps - 1], "took_back")
        match.take_facts()

    def _restart(self, display: Display | None) -> None:
        session = self._matches.playing
        match, steps = session.match, self._steps_back(session, display, first=True)
        seat = match.decided()[steps - 1]
        match.undo(steps)
        match.skip_formal()
        if seat != NOBODY and session.agreement.undo != "free":
            match.helped(seat, "took_back")
        match.take_facts()

    def _redo(self) -> None:
        session = self._matches.playing
        match = session.match
        match.redo()
        while (not _by_hand(match) and match.redoable()) and (
            match.turn not in session.people or session.formal or session.forced() is not None
        ):
            match.redo()
        match.take_facts()

    def _unseen_since(self, session: Session, steps: int) -> bool:
        """Whether the person who takes back this number of steps has learnt nothing since."""
        match = session.match
        now = (session, match.deal_number, match.undoable())
        if self._unseen[0] != now:
            self._unseen = now, {}
        known = self._unseen[1]
        if steps not in known:
            known[steps] = _unseen_since(match, steps)
        return known[steps]


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
