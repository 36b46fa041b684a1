"""A table's round that is played in this program: begins the match and hands in its result.

The match has a file of its own like any other evening. A round that was interrupted is found again
by the head of that file, which no other table has.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.club.model import refusals
from desktop.club.model.controller import ClubController
from desktop.club.model.file import ClubFile
from desktop.common import paths
from desktop.common.fresh_seed import fresh
from desktop.session.controller import MatchController
from engine.head import BadLog, Event
from engine.head import Head as MatchHead
from engine.store import SUFFIX, UnreadableSave, load
from engine.tournament.play import handed_in, is_match_of, match_head
from engine.tournament.refusal import Refused
from engine.tournament.state import TournamentState

translate = QCoreApplication.translate


class Played(QObject):
    """Knows which table of the club night is being played, and hands in what it has come to."""

    begun = Signal()
    handed_in = Signal(str)

    def __init__(
        self, controller: ClubController, match_controller: MatchController, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._match_controller = match_controller
        self._at: tuple[int, int] = (0, 0)
        self._head: MatchHead | None = None
        self._file: ClubFile | None = None
        match_controller.sheet_changed.connect(self._look)

    def begin(self, number: int, table: int) -> None:
        """Play this table of a round, or play on where it was left."""
        state, now = self._controller.state, datetime.now().replace(microsecond=0).isoformat()
        try:
            head = match_head(state, number, table, fresh(), now)
            found = _file_of(state, number, table)
        except Refused as error:
            self._controller.trouble.emit(refusals.refusal(error, state))
            return
        if not (
            self._match_controller.begin(head)
            if found is None
            else self._match_controller.open(found)
        ):
            return
        self._at, self._head, self._file = (
            (number, table),
            self._match_controller.head,
            self._controller.file,
        )
        self._look()
        self.begun.emit()

    def _look(self) -> None:
        """Hand the sheet in when the table has played what a round has."""
        sheet, playing = self._match_controller.sheet(), self._match_controller.head
        if self._head is None or sheet is None or playing is None:
            return
        if self._controller.tournament is None or self._controller.file is not self._file:
            # The club's evening was put away; the match can be taken up again from there.
            return
        if playing != self._head:
            return
        deals = self._controller.state.head.deals
        if not sheet.over and not 0 < deals <= len(sheet.lines):
            return
        number, table = self._at
        self._head = None
        source = self._match_controller.path.name if self._match_controller.path is not None else ""
        try:
            event = handed_in(self._controller.state, number, table, sheet, source)
        except Refused as error:
            self._controller.trouble.emit(refusals.refusal(error, self._controller.state))
            return
        if self._take(event):
            text = translate("club", "Table {0} has been played; its result is in.")
            self.handed_in.emit(text.format(table))

    def _take(self, event: Event) -> bool:
        """Enter it; a tie that was played off may have brought more than the sum of a round."""
        size = len(self._controller.state.round(event["result"][0]).seated(event["result"][1]))
        sums = self._controller.state.head.sums
        wanted = sums.get(size, sums.get(0))
        if wanted is not None and sum(event["values"]) != wanted:
            event = {**event, "despite": translate("club", "play-off on this computer")}
        return self._controller.do(event)


def _file_of(state: TournamentState, number: int, table: int) -> Path | None:
    """Return the file in which this table's match was begun, None if it was not; raises Refused."""
    try:
        files = sorted(paths.evenings().glob(f"*{SUFFIX}"), reverse=True)
    except OSError:
        return None
    for path in files:
        try:
            begun = MatchHead.from_event(load(path).events[0])
        except (UnreadableSave, BadLog, ValueError):
            continue
        if is_match_of(state, number, table, begun):
            return path
    return None
