"""Which match is open here: begins one, opens one from its file, saves it and puts it away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.common import paths
from desktop.scene.speech import Speech
from desktop.session import last_evening, written
from desktop.session.error_messages import no_report, parted, saved_again, sentence, torn
from desktop.session.evening_file import EveningFile, file_name
from desktop.session.file_lock import InUse, taken_over
from desktop.session.session import Session
from engine import convert
from engine.head import Event, Head
from engine.match import Match
from engine.store import SaveFailed, same, save_copy

if TYPE_CHECKING:
    from engine.lessons.course import Course

AskGoingOn = Callable[[str, int], bool]
AskTakeOver = Callable[[InUse], bool]


class Matches(QObject):
    """Holds the session of the one match that is open, None while there is none."""

    leaving = Signal()
    """The match is about to be put away; what waits for it has to stop."""
    taken_up = Signal()
    """Another match is open; nothing of it has been shown or played yet."""
    trouble = Signal(str)
    """Something went wrong with a file, as a sentence."""
    relief = Signal(str)
    """What could not be saved before is saved now, as a sentence."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session: Session | None = None
        self.ask_unsaved: Callable[[], bool] = lambda: True
        """Asked before a match is put away that cannot be saved; False if it shall stay."""
        self.ask_take_over: AskTakeOver = lambda error: False
        """Asked before a file is opened that another program seems to have, and may not have."""
        self.ask_going_on: AskGoingOn = lambda name, line: True
        """Asked before one goes on with a file that was changed, with its name and the first line
        that is not as it was written; False if it shall only be looked at."""

    @property
    def playing(self) -> Session:
        """The session, for what is only done while one is open."""
        assert self.session is not None
        return self.session

    @property
    def doubtful(self) -> int:
        """The first line that was changed in a file which is only looked at; else 0.

        It is looked at until the user has confirmed to go on all the same.
        """
        evening = self.session.evening if self.session is not None else None
        return evening.wrong if evening is not None and not evening.allowed else 0

    def may_go_on(self) -> bool:
        """Whether the evening may change; asked once if it has only been looked at until now."""
        if not (line := self.doubtful):
            return True
        evening = self.playing.evening
        assert evening is not None
        evening.allowed = self.ask_going_on(evening.path.name, line)
        return evening.allowed

    def is_open(self, path: Path) -> bool:
        """Whether this is the file of the match that is open."""
        own = self.session.path if self.session is not None else None
        return own is not None and same(path, own)

    def begin(self, head: Head) -> bool:
        """Begin a match with a file of its own; raises what the engine raises for a wrong head.

        False if the one before is not saved and shall therefore stay.
        """
        if not self.may_leave():
            return False
        troubles: list[SaveFailed] = []
        session = Session.begin(head, troubles.append)
        if session.path is not None:
            last_evening.opening(session.path)
        self._take_up(session, troubles)
        return True

    def take_up_again(self, events: list[Event]) -> bool:
        """Take up a side evening with this log, in a file of its own.

        False if the one before is not saved and shall therefore stay.
        """
        if not self.may_leave():
            return False
        troubles: list[SaveFailed] = []
        match = Match.from_events(events)
        title = Speech(match.rules).title()
        evening = EveningFile.begin(file_name(match.head.started[:10], title), events[0])
        evening.trouble = troubles.append
        for event in events[1:]:
            evening.record(event)
        match.take_facts()
        session = Session(match, evening)
        if session.path is not None:
            last_evening.opening(session.path)
        self._take_up(session, troubles)
        return True

    def show(self, course: Course) -> bool:
        """Show the match of a lesson, which is kept nowhere.

        False if the one before is not saved and shall therefore stay.
        """
        if not self.may_leave():
            return False
        self._take_up(Session(course.match, None), ())
        return True

    def open(self, path: Path) -> bool:
        """Open the match of a file or an error report; False, and a sentence, if it cannot be."""
        if not self.may_leave():
            return False
        if path.suffix == paths.REPORT:
            # Not loaded for a start, which has to be quick.
            from desktop.session import error_report

            try:
                path = error_report.opened(path)
            except (ValueError, OSError) as error:
                told = sentence(error) if isinstance(error, OSError) else no_report(path.name)
                self.trouble.emit(told)
                return False
        troubles: list[SaveFailed] = []
        last_evening.opening(path)
        try:
            session, aside = Session.open(path, troubles.append)
        except (ValueError, OSError, InUse) as error:
            last_evening.not_opened(path)
            if taken_over(error, self.ask_take_over):
                return self.open(path)
            self.trouble.emit(sentence(error))
            return False
        self._take_up(session, troubles)
        if aside is not None:
            self.trouble.emit(torn(aside.name))
        for doubt in session.doubts():
            self.trouble.emit(doubt)
        return True

    def may_leave(self) -> bool:
        """Whether the match may be put away: it is saved, or it was said what becomes of it."""
        return self.save() or self.ask_unsaved()

    def leave(self) -> None:
        """Put the match away; what could be saved of it is."""
        self.leaving.emit()
        if self.session is not None:
            self.session.close()
        self.session = None

    def save(self) -> bool:
        """Write what could not be written before; whether nothing is left of it."""
        return self.session is None or self.session.save()

    def painted(self) -> None:
        """Note that the match has been painted: the next start goes on with it."""
        if self.session is not None:
            self.session.remember()

    def save_as(self, path: Path) -> bool:
        """Write the whole evening to another file as well; False, and a sentence, on failure.

        The copy is in the version of today, also of an older evening.
        """
        if self.session is None:
            return False
        if self.is_open(path):
            return self.save()
        try:
            save_copy(path, convert.newest(self.session.match))
        except SaveFailed as error:
            self.trouble.emit(sentence(error))
            return False
        written.forget(path)
        return True

    def move_to(self, path: Path) -> bool:
        """Go on with the match in another file, whole; False, and a sentence, on failure."""
        if self.session is None:
            return False
        try:
            self.session.move_to(path)
        except (SaveFailed, InUse) as error:
            self.trouble.emit(sentence(error))
            return False
        self.session.remember()
        return True

    def _take_up(self, session: Session, troubles: Sequence[SaveFailed]) -> None:
        self.leave()
        self.session = session
        self.taken_up.emit()
        if session.evening is not None:
            session.evening.trouble = self._not_saved
            session.evening.relief = lambda: self.relief.emit(saved_again())
            session.evening.parted = self._parted
        for error in troubles:
            self._not_saved(error)

    def _parted(self, before: Path, now: Path) -> None:
        self.trouble.emit(parted(before.name, now.name))
        self.playing.goes_on_elsewhere()

    def _not_saved(self, error: SaveFailed) -> None:
        self.trouble.emit(sentence(error))
