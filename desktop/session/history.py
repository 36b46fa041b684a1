"""Back and forth in the match that is open: takes decisions back, and does them again.

A person takes back their own last decision; the people at one device, the last of theirs. People
at other devices whose later decisions would go back with it are asked first. What others may have
answered only for form's sake is no decision here: nobody else knows whether they had a choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice

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
        steps, undo = self._steps_back(session, display), session.agreement.undo
        if not session.persons:
            return 0 < steps < session.match.undoable()
        if not steps or undo == "never":
            return False
        return undo != "unseen" or self._unseen_since(session, steps)

    def may_redo(self, display: Display | None = None) -> bool:
        """Whether a person at a display, the window's if None, knows of anything to do again."""
        session = self._matches.session
        if session is None or session.guide is not None:
            return False
        return any(session.match.known_to(self._reader(display), again=True))

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

        People at other devices who have decided something since are asked first.
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
        """Return the people at other devices who have decided something since, by their seats."""
        session = self._matches.playing
        if _by_hand(session.match) or not session.persons:
            return []
        own = (display or self._chairs.here).seats
        steps = self._steps_back(session, display, first)
        since = set(islice(self._decided(session, display), steps))
        return [seat for seat in session.people if seat in since and seat not in own]

    def _plead(
        self,
        display: Display,
        others: Sequence[Seat],
        change: Callable[[Display | None], None],
        first: bool,
    ) -> None:
        """Ask these people whether the person at a display may undo their decisions too."""
        session, translate = self._matches.playing, display.chair.language.translate
        seat = session.match.decided()[self._steps_back(session, display, first) - 1]

        def words(there: Display) -> str:
            chair = there.chair
            translate = chair.language.translate
            if first:
                told = translate("host", "{0} would like to restart the deal, with the same cards.")
            else:
                told = translate(
                    "host", "{0} would like to undo a move. Yours would be undone with it."
                )
            return told.format(chair.speech.name(seat))

        def then(agreed: bool) -> None:
            if agreed:
                self._go(partial(change, display))
            else:
                display.notify(translate("host", "Nothing is undone: not everybody agrees."))
                self.refused.emit()

        display.notify(translate("host", "The others are asked first."))
        self._consents.ask("undo", words, others, then)

    def redo(self, display: Display | None = None) -> None:
        """Do again what was taken back, up to the next decision of a person.

        It is one that is known at a display, the window's if None.
        """
        if self.may_redo(display) and self._matches.may_go_on():
            self._go(partial(self._redo, self._reader(display)))

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
        the first decision of the deal. Where only bots play it is what is known of any of them.
        """
        match, since = session.match, 1
        mine: Iterator[bool]
        if session.persons:
            own = (display or self._chairs.here).seats
            mine = (seat in own for seat in self._decided(session, display))
            claim = match.granted()
            since = 1 if claim is None else claim.since + 1
        else:
            mine = match.known_to(self._reader(display))
        steps = enumerate(mine, 1)
        if first:
            return max((n for n, one in islice(steps, len(match.moves)) if one), default=0)
        return next((n for n, one in steps if one and n >= since), 0)

    def _reader(self, display: Display | None) -> Seat:
        """Return the seat of the person who reads a display, NOBODY behind the curtain."""
        return (display or self._chairs.here).chair.seat

    def _decided(self, session: Session, display: Display | None) -> Iterator[Seat]:
        """Who decided each step, newest first, as far as that is known at a display."""
        match = session.match
        steps = zip(match.decided(), match.known_to(self._reader(display)), strict=True)
        return (seat if known else NOBODY for seat, known in steps)

    def _undo(self, display: Display | None) -> None:
        session = self._matches.playing
        match = session.match
        if _by_hand(match):
            match.undo()
            return
        whose, steps = match.decided(), self._steps_back(session, display)
        match.undo(steps)
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

    def _redo(self, reader: Seat) -> None:
        session = self._matches.playing
        match, done = session.match, False
        again = [*match.known_to(reader, again=True)]
        while again:
            done |= again.pop(0)
            match.redo()
            if any(again):
                match.skip_formal()
            if done and (_by_hand(match) or (again[:1] == [True] and session.asks_a_person)):
                break
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
