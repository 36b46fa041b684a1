"""The controller of a club evening: the only object that holds a tournament.

Pages call its methods to change something. It applies the event, saves it, and then sends
`changed`; if the engine refuses, it sends one sentence that says why. A copy of the whole evening
is kept whenever a round reaches another state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from itertools import chain
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.club.model import happened, refusals, words
from desktop.club.model.file import ClubFile
from desktop.club.model.members import Members
from desktop.common.fresh_seed import fresh
from desktop.session.error_messages import changed, parted, saved_again, sentence, torn
from desktop.session.file_lock import InUse, taken_over
from engine.bounds import TooMuch
from engine.head import BadLog, Event
from engine.store import SaveFailed, same
from engine.tournament.custom import judge
from engine.tournament.head import Head
from engine.tournament.refusal import Refused
from engine.tournament.rounds import Draw, Progress
from engine.tournament.state import TournamentState
from engine.tournament.tournament import Tournament


class ClubController(QObject):
    """Holds the tournament that is open, or None, and its file."""

    changed = Signal()
    """Something about the evening is different, or another one is open."""
    received = Signal()
    """Slips have come from tables; nothing else about the evening is different."""
    said = Signal(str)
    noted = Signal(str)
    """What was just done to people or money, as a sentence; it can be taken back."""
    trouble = Signal(str)
    done = Signal()
    """Something has been done: what was in the way before is no more."""
    confirmed = Signal()
    """The disk keeps more of the evening than before, or does not."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.tournament: Tournament | None = None
        self.file: ClubFile | None = None
        self.members = Members()
        self.clock: Callable[[], str] = lambda: datetime.now().strftime("%H:%M")
        """The time of day as "HH:MM", noted beside every event."""
        self.ask_unsaved: Callable[[], bool] = lambda: True
        """Asked before an evening is put away that cannot be saved; False if it shall stay."""
        self.ask_take_over: Callable[[InUse], bool] = lambda error: False
        """Asked before a file is opened that another program seems to have, and may not have."""
        self.by = ""
        """Who enters things, for the trail; "" where nobody said."""
        self.room = ""
        """Where a browser in the hall finds the evening; "" while no room is open."""
        self._together = Together()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.received)
        self._holds_back = False
        """Whether `changed` waits for the end of what is done in one go."""
        self.refused = ""
        """The key of why the last thing could not be done; "" if it was done."""
        if self.members.broken:
            # Told when somebody listens.
            QTimer.singleShot(0, self, lambda: self.trouble.emit(words.broken_list()))

    # Evenings.

    def begin(self, head: Head) -> bool:
        """Begin a new evening; return False, and tell why, if its file cannot be made."""
        if not self.may_leave():
            return False
        head = replace(head, packs=head.packs or str(fresh()))
        name = " ".join(part for part in (head.date, head.title or head.game) if part)
        try:
            file = ClubFile.create(name, head.event())
        except (SaveFailed, BadLog, TooMuch) as error:
            self.trouble.emit(sentence(error))
            return False
        self.hold(Tournament(head, fits=judge(head)), file)
        return True

    def open(self, path: Path) -> bool:
        """Open a file's evening, to go on with; return False, and tell why, if it cannot be."""
        if self.file is not None and same(path, self.file.path):
            return True
        if not self.may_leave():
            return False
        try:
            file, events = ClubFile.open(path)
        except (ValueError, OSError, InUse) as error:
            if taken_over(error, self.ask_take_over):
                return self.open(path)
            self.trouble.emit(sentence(error))
            return False
        try:
            tournament = Tournament.from_events(events)
            tournament.fits = judge(tournament.state.head)
        except ValueError as error:
            file.close()
            self.trouble.emit(sentence(error))
            return False
        aside = None
        try:
            aside = file.resume()
        except SaveFailed as error:
            self.trouble.emit(sentence(error))
        self.hold(tournament, file)
        if aside is not None:
            self.trouble.emit(torn(aside.name))
        if file.wrong:
            self.trouble.emit(changed(path.name, file.wrong, file.once))
        return True

    def take_in(self, events: list[Event], name: str) -> bool:
        """Take in an evening from elsewhere, with a file of its own here."""
        if not self.may_leave():
            return False
        try:
            if events and not events[0].get("packs"):
                # It was not told: the rounds to come have packs of another secret.
                events = [{**events[0], "packs": str(fresh())}, *events[1:]]
            tournament = Tournament.from_events(events)
            head = tournament.state.head
            file = ClubFile.create(name, tournament.events()[0])
            file.trouble = lambda error: self.trouble.emit(sentence(error))
            for event in tournament.events()[1:]:
                file.record(event)
        except (ValueError, SaveFailed) as error:
            self.trouble.emit(sentence(error))
            return False
        tournament.fits = judge(head)
        self.hold(tournament, file)
        return True

    def hold(self, tournament: Tournament, file: ClubFile | None) -> None:
        """Go on with this evening; without a file it is a rehearsal, of which nothing is kept."""
        self.close()
        if file is not None:
            file.trouble = lambda error: self.trouble.emit(sentence(error))
            file.relief = lambda: self.said.emit(saved_again())
            file.confirmed = self.confirmed.emit
            file.parted = lambda before, now: self.trouble.emit(parted(before.name, now.name))
            tournament.record = file.record
        self.tournament, self.file = tournament, file
        self._together.forget()
        self.changed.emit()

    def save(self) -> bool:
        """Write what is missing and wait for the disk; whether nothing is left of it."""
        return self.file is None or self.file.keep()

    def move_to(self, path: Path) -> bool:
        """Go on with the evening in another file, whole; False, and a sentence, on failure."""
        if self.file is None or self.tournament is None:
            return False
        try:
            self.file.move_to(path, self.tournament.events())
        except (SaveFailed, InUse) as error:
            self.trouble.emit(sentence(error))
            return False
        return True

    def may_leave(self) -> bool:
        """Whether the evening may be put away: it is saved, or it was said what becomes of it."""
        return self.save() or self.ask_unsaved()

    def close(self) -> None:
        """Put the evening away; what could be saved of it is."""
        if self.file is not None:
            self.file.close()
        self.tournament = self.file = None
        self._soon.stop()

    # What is.

    @property
    def state(self) -> TournamentState:
        """The state of the evening that is open."""
        assert self.tournament is not None
        return self.tournament.state

    @property
    def rehearsal(self) -> bool:
        """Whether the evening that is open is only rehearsed."""
        return self.tournament is not None and self.file is None

    @property
    def kept(self) -> bool:
        """Whether the disk has confirmed everything; never for a rehearsal."""
        return self.file is not None and self.file.kept

    @property
    def length(self) -> int:
        """How many events there are, without what was taken back."""
        return len(self.tournament.undoable()) if self.tournament is not None else 0

    @property
    def over(self) -> bool:
        """Whether every round that was planned is closed; one more can be drawn all the same."""
        return self.state.over

    def was_swapped(self, number: int) -> bool:
        """Whether two have changed places by hand since a round was drawn."""
        for event in self.tournament.undoable() if self.tournament is not None else []:
            if event.get("swap") == number:
                return True
            if event.get("draw") == number:
                break
        return False

    # What is done.

    def do(self, event: Event) -> bool:
        """Do an event of the log; False, and a sentence, if it cannot be."""
        why = self.attempt(event)
        if why:
            self.trouble.emit(why)
        return not why

    def attempt(self, event: Event) -> str:
        """Do an event of the log; why it cannot be, "" if it has been done."""
        assert self.tournament is not None
        tournament = self.tournament
        why = self._why_not(lambda: tournament.do({**self.stamp(), **event}))
        if not why and happened.is_about_people(event):
            self.noted.emit(happened.change([event], self.state, 0).text)
        return why

    def receive(self, slip: Event) -> str:
        """Let a slip that a table has sent wait; return why it cannot, "" if it does.

        It comes from elsewhere: what stands at the desk about the last thing done there stays.
        """
        assert self.tournament is not None
        tournament = self.tournament
        return self._why_not(lambda: tournament.do({**slip, "at": self.clock()}), at_the_desk=False)

    def would_fit(self, event: Event) -> str:
        """Why an event of the log could not be done now, "" if it could."""
        assert self.tournament is not None
        self.refused = ""
        try:
            self.tournament.checked(event)
        except Refused as error:
            self.refused = error.key
            return refusals.refusal(error, self.state)
        except (BadLog, TooMuch) as error:
            self.refused = "bad_log"
            return refusals.cannot(error)
        return ""

    def stamp(self) -> Event:
        """When something is entered, and by whom if somebody said so."""
        return {"at": self.clock()} | ({"by": self.by} if self.by else {})

    def enter(self, name: str, at_number: int = 0, **more: Any) -> int:
        """Somebody comes; the start number, 0 and a sentence if it cannot be."""
        assert self.tournament is not None
        tournament = self.tournament
        got: list[int] = []
        stamp = self.stamp()
        if self._done(lambda: got.append(tournament.enter(name, at_number, **more, **stamp))):
            return got[0]
        return 0

    def search(self, fresh: int = 0) -> Iterator[Progress] | None:
        """Return a search for the prepared round's tables; None, and a sentence, if there are none.

        What it finds is drawn by `draw_as`. A `fresh` round that cannot be drawn is taken back.
        """
        assert self.tournament is not None
        tournament = self.tournament
        steps: list[Iterator[Progress]] = []

        def begin() -> None:
            try:
                search = tournament.search()
                # What is impossible is found with the first step.
                steps.append(chain([next(search)], search))
            except Refused:
                if fresh:
                    tournament.do({"cancel": fresh})
                raise

        return steps[0] if self._done(begin) else None

    def draw_as(self, found: Draw, since: int) -> bool:
        """Draw the prepared round like this; it is taken back with all after `since`."""
        assert self.tournament is not None
        tournament = self.tournament
        if not self._done(lambda: tournament.draw_as(found, at=self.clock())):
            return False
        self._together.note(since, self.length)
        return True

    @contextmanager
    def in_one_go(self) -> Iterator[None]:
        """All that is done in this block is shown at once, and taken back by one undo."""
        start, outermost = self.length, not self._holds_back
        self._holds_back = True
        try:
            yield
        finally:
            # Noted before it is shown, so that it is shown as one change.
            self._together.note(start, self.length)
            if outermost:
                self._holds_back = False
                self.changed.emit()
        done = self.tournament.undoable() if self.tournament is not None else []
        some = done[: self.length - start][::-1]
        if some and all(map(happened.is_about_people, some)):
            self.noted.emit(happened.change(some, self.state, start).text)

    def recent(self, most: int) -> list[happened.Change]:
        """Return what was done last to people or money, newest first; what went together once."""
        done = self.tournament.undoable() if self.tournament is not None else []
        found: list[happened.Change] = []
        while done and len(found) < most:
            steps = self._together.back(done)
            some, done = done[:steps], done[steps:]
            if all(map(happened.is_about_people, some)):
                found.append(happened.change(some[::-1], self.state, len(done)))
        return found

    def take_back(self, change: happened.Change) -> None:
        """Take back one change and keep what was done since; a sentence if it cannot be."""
        if self._without(change.start, change.end):
            self.said.emit(happened.taken_back(change.text.rstrip(".")))

    def put_aside(self, slip: Event) -> None:
        """Take back that this slip was sent, and nothing since; a sentence if it cannot be."""
        done = self.tournament.undoable() if self.tournament is not None else []
        if slip in done:
            place = len(done) - 1 - done.index(slip)
            self._without(place, place + 1)

    def _without(self, start: int, end: int) -> bool:
        """Take back the events between these two places, and keep all others."""
        if self.tournament is None:
            return False
        tournament, length = self.tournament, self.length
        done = self._done(lambda: tournament.undo(length - start, length - end))
        if done:
            self._together.without(start, end)
        return done

    def undo(self) -> None:
        """Take back what was done last; a draw together with what led to it.

        Slips that have come since stay, but for those that need what is taken back.
        """
        if self.tournament is None:
            return
        tournament, able = self.tournament, self.tournament.undoable()
        since = next((n for n, event in enumerate(able) if "handed" not in event), len(able))
        done = able[since:]
        if not done:
            return
        steps, length = self._together.back(done), self.length
        what = happened.events(done[:steps], self.state)

        def take_back() -> None:
            try:
                tournament.undo(since + steps, since)
            except Refused:
                tournament.undo(since + steps)

        if self._done(take_back):
            if since:
                self._together.without(length - since - steps, length - since)
            self.said.emit(happened.taken_back(what))

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.tournament is not None and (able := self.tournament.redoable()):
            tournament = self.tournament
            steps = self._together.forth(able, len(tournament.undoable()))
            if self._done(lambda: tournament.redo(steps)):
                self.said.emit(happened.done_again(happened.events(able[:steps][::-1], self.state)))

    def _done(self, change: Callable[[], object]) -> bool:
        why = self._why_not(change)
        if why:
            self.trouble.emit(why)
        return not why

    def _why_not(self, change: Callable[[], object], *, at_the_desk: bool = True) -> str:
        """Change the tournament; why it cannot be, "" if it has been."""
        assert self.tournament is not None
        before, why = self._states(), ""
        self.refused = ""
        try:
            change()
            if not at_the_desk or not self.tournament.redoable():
                self._together.changed_after(self.length)
        except Refused as error:
            why, self.refused = refusals.refusal(error, self.state), error.key
        except (BadLog, TooMuch) as error:
            why, self.refused = refusals.cannot(error), "bad_log"
        if self._states() != before:
            self._back_up()
        if not why and at_the_desk:
            self.done.emit()
        if not at_the_desk:
            # Slips that come together are shown together; their senders hear of it before.
            self._soon.start()
        elif not self._holds_back:
            # Also what was refused may have been done by half.
            self.changed.emit()
        return why

    def _states(self) -> tuple[tuple[str, int], ...]:
        return tuple((one.state, one.attempt) for one in self.state.rounds)

    def _back_up(self) -> None:
        if self.file is None or self.tournament is None:
            return
        last = self.state.rounds[-1:]
        what = f"round {last[0].number} {last[0].state}" if last else "people"
        try:
            self.file.sync()
            self.file.back_up(what, self.tournament.events())
        except OSError as error:
            self.trouble.emit(sentence(SaveFailed(*error.args)))


_DRAWS = (("redraw", "confirm", "draw"), ("prepare", "draw"))


class Together:
    """What was done in one go, so that it is taken back in one go, as spans of events.

    A draw is told from the events themselves; money taken from many, or a list of names, is noted
    here as long as the evening is open.
    """

    def __init__(self) -> None:
        self._spans: list[tuple[int, int]] = []

    def forget(self) -> None:
        """Another evening."""
        self._spans = []

    def changed_after(self, length: int) -> None:
        """After this number of events something else has happened than what was noted."""
        self._spans = [span for span in self._spans if span[1] <= length]

    def note(self, start: int, end: int) -> None:
        """Note that the events after the first `start`, up to the `end`-th, were done in one go."""
        if end - start > 1:
            self._spans.append((start, end))

    def without(self, start: int, end: int) -> None:
        """Note that the events between these two have been taken back, those after them kept."""
        by = end - start
        self._spans = [
            (low - by * (low >= end), high - by * (low >= end))
            for low, high in self._spans
            if low >= end or high <= start
        ]

    def back(self, done: list[Event]) -> int:
        """How many of the events, the newest first, are taken back together."""
        return self._span(1, len(done)) or _of_a_draw(done, -1)

    def forth(self, undone: list[Event], done: int) -> int:
        """How many of the events taken back, the next first, are done again together."""
        return self._span(0, done) or _of_a_draw(undone, 1)

    def _span(self, side: int, length: int) -> int:
        return max(
            (end - start for start, end in self._spans if (start, end)[side] == length), default=0
        )


def _of_a_draw(events: list[Event], way: int) -> int:
    for keys in _DRAWS:
        wanted = keys[::way]
        if len(events) >= len(keys) and all(
            key in event for key, event in zip(wanted, events, strict=False)
        ):
            return len(keys)
    return 1
