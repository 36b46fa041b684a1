"""A tournament: a log, and the state that it folds to.

A caller uses `do` with an event, or one of the few methods that have to reckon one out
(`draw`, `enter`). An event is checked, recorded and then done, so what has been shown has been
saved; what is refused never happened. `undo` takes back what was done last, or keeps what was done
since. `log.md` beside this file describes every event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

from engine.head import BadLog, Event
from engine.log_table import TOURNAMENT
from engine.tournament import choosing, hall, handed_in, registration, running
from engine.tournament.events import draw_event, number
from engine.tournament.handed_in import Fits
from engine.tournament.head import FORMAT, Head
from engine.tournament.people import next_number
from engine.tournament.refusal import Refused
from engine.tournament.rounds import Draw, Progress
from engine.tournament.standings import Row, standings
from engine.tournament.state import TournamentState

Record: TypeAlias = Callable[[Event], None]
Chapter: TypeAlias = Callable[[TournamentState, Event], TournamentState]

_CHAPTERS: dict[str, Chapter] = {
    "enter": registration.enter,
    "change": registration.change,
    "remove": registration.remove,
    "renumber": registration.renumber,
    "substitute": registration.substitute,
    "leave": registration.leave,
    "back": registration.back,
    "absent": registration.absent,
    "pair": registration.pair,
    "part": registration.part,
    "fix": registration.fix,
    "apart": registration.apart,
    "pay": registration.pay,
    "hand": registration.hand,
    "choose": choosing.choose,
    "set": running.set_up,
    "prepare": running.prepare,
    "cancel": running.cancel,
    "draw": running.draw,
    "swap": running.swap,
    "redraw": running.redraw,
    "confirm": running.confirm,
    "start": running.start,
    "close": running.close,
    "reopen": running.reopen,
    "lost": handed_in.lost,
    "trust": handed_in.trust,
}

_RESULTS: dict[str, Callable[[TournamentState, Event, Fits | None], TournamentState]] = {
    "result": handed_in.result,
    "again": handed_in.again,
    "correct": handed_in.correct,
    "handed": handed_in.handed,
}


class _Step(NamedTuple):
    """An event that has been done, and the state as it was before it."""

    event: Event
    before: TournamentState


class Tournament:
    """A club evening: a log, and the state that it folds to."""

    def __init__(self, head: Head, record: Record | None = None, fits: Fits | None = None) -> None:
        """Begin a tournament to which nobody has come yet.

        `record` gets each event before it is done; what it raises stops the event. `fits` says
        whether a result can be, by the rules of the game; a log is read without it.
        """
        self.state = TournamentState(head)
        self.record = record
        self.fits = fits
        self.version = FORMAT.version
        """That of the log which is gone on with: an older one has no newer events."""
        self._head = head
        self._done: list[_Step] = []
        self._undone: list[Event] = []

    @classmethod
    def from_events(
        cls, events: Sequence[Event], record: Record | None = None, fits: Fits | None = None
    ) -> Tournament:
        """Return the tournament that these events come to; raises BadLog."""
        if not events:
            raise BadLog(0, "empty")
        tournament = cls(Head.from_event(events[0]))
        tournament.version = events[0][FORMAT.key]
        for place, event in enumerate(events[1:], 1):
            try:
                tournament.do(event)
            except Refused as error:
                raise BadLog(place, str(error)) from error
            except BadLog as error:
                raise BadLog(place, error.why) from error
        tournament.record = record
        tournament.fits = fits
        return tournament

    # What is.

    def events(self) -> list[Event]:
        """Return a log that folds to this tournament, without what was taken back."""
        return [self._head.event(), *(step.event for step in self._done)]

    def standings(self, until: int = 0) -> list[Row]:
        """Return the standings after this round; 0 for the last one drawn."""
        return standings(self.state, until)

    def undoable(self) -> list[Event]:
        """Return what can be taken back, the newest first."""
        return [step.event for step in reversed(self._done)]

    def redoable(self) -> list[Event]:
        """Return what can be done again, the next first."""
        return self._undone[::-1]

    # What can be done.

    def do(self, event: Event) -> None:
        """Do an event of a log. Raises Refused or BadLog, and then nothing has changed."""
        change = self.checked(event)
        if self.record is not None:
            self.record(event)
        change()

    def enter(self, name: str, at_number: int = 0, **more: Any) -> int:
        """Somebody comes and gets a start number, the next one if none is wished for."""
        who = at_number or next_number(self.state.people)
        self.do({"enter": who, "name": name, **more})
        return who

    def prepare(self, **more: Any) -> int:
        """Return the next round, drawn as planned unless a `way` is given; its number."""
        round_number = len(self.state.rounds) + 1
        self.do({"prepare": round_number, **more})
        return round_number

    def draw(self, **stamp: Any) -> None:
        """Draw the round that is prepared; raises Impossible or Refused."""
        self.draw_as(hall.draw(self._to_be_drawn()), **stamp)

    def search(self) -> Iterator[Progress]:
        """Look for a draw of the round that is prepared; what is found is for `draw_as`.

        Raises Impossible or Refused.
        """
        return hall.search(self._to_be_drawn())

    def draw_as(self, found: Draw, **stamp: Any) -> None:
        """Draw the round that is prepared like this; raises Refused."""
        number = self._to_be_drawn().rounds[-1].number
        self.do({**draw_event(number, found, ""), **stamp})

    def _to_be_drawn(self) -> TournamentState:
        if not self.state.rounds:
            raise Refused("nothing_to_draw")
        last = self.state.rounds[-1]
        if last.draw is not None:
            raise Refused("round_is_drawn", last.number)
        return self.state

    def undo(self, steps: int = 1, keep: int = 0) -> None:
        """Take back what was done last, but for the last `keep` of these steps.

        Raises BadLog if there is not as much, and Refused if what is kept needs what is not.
        """
        self.do({"undo": steps} | ({"keep": keep} if keep else {}))

    def redo(self, steps: int = 1) -> None:
        """Do again what was taken back. Raises BadLog if there is not as much, or Refused."""
        self.do({"redo": steps})

    # How events are done: check, record, then change.

    def checked(self, event: Event) -> Callable[[], None]:
        """Return what doing this event means; raises Refused or BadLog if it does not fit."""
        TOURNAMENT.check(event)
        kind = next(key for key in event if key in TOURNAMENT.events)
        if kind == FORMAT.key:
            raise BadLog(-1, "unknown event")
        if kind == "undo":
            steps = self._steps(event, kind, len(self._done))
            return self._taking_back(steps, number(event, "keep", 0))
        if kind == "redo":
            return self._doing_again(self._steps(event, kind, len(self._undone)))
        if self.version < 3 and self._newer(event):
            raise BadLog(-1, "an older log has no such event")
        state = self._changed(self.state, event)
        # A slip comes from elsewhere: what was taken back at the desk can still be done again.
        undone = self._undone if kind == "handed" else []
        return lambda: self._turn_to([_Step(event, self.state)], state, undone)

    def _newer(self, event: Event) -> bool:
        """Whether a program that knows version 2 of the log could not read this."""
        began = self.state.rounds[-1].started if self.state.rounds else False
        return not event.keys().isdisjoint(("handed", "figures", "passed", "trust")) or (
            "swap" in event and began
        )

    def _steps(self, event: Event, kind: str, there: int) -> int:
        steps = number(event, kind)
        if not 0 < steps <= there:
            raise BadLog(-1, "cannot go {0} steps", steps)
        return steps

    def _changed(self, before: TournamentState, event: Event) -> TournamentState:
        """Return the state after an event; what was asked before any other event is forgotten."""
        kind = next(key for key in event if key in TOURNAMENT.events)
        if kind in _RESULTS:
            state = _RESULTS[kind](before, event, self.fits)
        else:
            state = _CHAPTERS[kind](before, event)
        return state if kind == "redraw" else replace(state, asked=(0, ""))

    def _turn_to(self, steps: Sequence[_Step], state: TournamentState, undone: list[Event]) -> None:
        self._done += steps
        self._undone = undone
        self.state = state

    def _following(
        self, state: TournamentState, events: Sequence[Event]
    ) -> tuple[list[_Step], TournamentState]:
        """Do these events one after the other, from a state on; raises Refused or BadLog."""
        steps = []
        for event in events:
            steps.append(_Step(event, state))
            state = self._changed(state, event)
        return steps, state

    def _taking_back(self, steps: int, keep: int) -> Callable[[], None]:
        if not 0 <= keep < steps:
            raise BadLog(-1, "cannot keep {0} of {1} steps", keep, steps)
        start, end = len(self._done) - steps, len(self._done) - keep
        events = [step.event for step in self._done]
        gone, kept = events[start:end], events[end:]
        if any("draw" in event for event in kept) and not all("pay" in event for event in gone):
            # A draw is made for those who are there and what they wish.
            raise Refused("drawn_since")
        try:
            again, state = self._following(self._done[start].before, kept)
        except (Refused, BadLog) as error:
            raise Refused("needed_since") from error
        undone = [*([] if keep else self._undone), *gone[::-1]]

        def take_back() -> None:
            del self._done[start:]
            self._turn_to(again, state, undone)

        return take_back

    def _doing_again(self, steps: int) -> Callable[[], None]:
        done, state = self._following(self.state, self._undone[-steps:][::-1])
        return lambda: self._turn_to(done, state, self._undone[:-steps])
