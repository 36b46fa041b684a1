"""Computer players that play on for people who have left, until these play again."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.session.matches import Matches
from engine.bots import USUAL
from engine.head import VERSION, Head
from engine.table import Seat


class StandIns(QObject):
    """Lets a bot play a seat of the open match, and gives it back; both go into the log."""

    changed = Signal(int)
    """The seat at which a computer player plays on from now on, or the person again."""

    def __init__(self, matches: Matches, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._matches = matches

    def known(self) -> bool:
        """Whether the open match can have stand-ins: never a lesson, real cards, an old log."""
        session = self._matches.session
        if session is None or session.guide is not None or session.head.real_cards:
            return False
        return session.head.version == VERSION

    def seats(self) -> list[Seat]:
        """Return people's seats, at which a stand-in can play; none at the end of a match."""
        session = self._matches.session
        if session is None or not self.known() or session.match.over:
            return []
        return session.persons

    def stands_in(self, seat: Seat) -> bool:
        """Whether a computer player plays on at this seat now."""
        return seat in self._matches.playing.match.standing

    def switch(self, seat: Seat) -> None:
        """Let a computer player play on at this seat, or give the seat back.

        Raises BadLog for a seat that is not a person's.
        """
        if not self._matches.may_go_on():
            return
        match = self._matches.playing.match
        match.stand_in(seat, "" if self.stands_in(seat) else _as_good(match.head))
        self.changed.emit(seat)


def _as_good(head: Head) -> str:
    """Return the strength of the other computer players at the table, or else the usual one."""
    levels = (player.bot.partition(":")[0] for player in head.players if player.bot)
    return next(levels, USUAL)
