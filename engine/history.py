"""What a match remembers of what was done: its steps, what goes with each, and what help was used.

A step can be taken back and done again: a deal, a move, a line, a correction. What was said or
claimed, and the score of a finished deal, goes with the step before it. Help is never forgotten,
and taking back brings nobody back for whom a computer player plays on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.head import Event
from engine.sheet import Line
from engine.table import NOBODY, Seat, Table

STOOD_IN, CAME_BACK = "stood_in_", "came_back"
"""The kinds of help events that say that a bot plays on for a person, whose name follows the first,
and that the person plays again."""


class Start(NamedTuple):
    """Where a deal begins: its place in the list of done events, and the lines before it."""

    place: int
    lines: int
    dealer: Seat


def stand_in(event: Event) -> tuple[Seat, str] | None:
    """Return the seat and the bot that plays on, "" for its person; None for another event."""
    match event:
        case {"help": {"seat": seat, "kind": kind}} if kind == CAME_BACK:
            return seat, ""
        case {"help": {"seat": seat, "kind": kind}} if kind.startswith(STOOD_IN):
            return seat, kind.removeprefix(STOOD_IN)
    return None


class Step(NamedTuple):
    """An event that has been done, whose decision it was, and the events that go with it.

    `bot` is the one that decided it for a person who had left, "" where nobody had. Of a step that
    `may_be_formal` only that seat knows that it was no answer for form's sake.
    """

    event: Event
    seat: Seat
    remarks: list[Event]
    bot: str = ""
    may_be_formal: bool = False

    def is_known_to(self, reader: Seat) -> bool:
        """Whether the reader at a seat, or at NOBODY, knows that there was something to decide."""
        return self.seat == reader or not self.may_be_formal

    def events(self) -> list[Event]:
        """Return the step and what goes with it, as they stand in a log."""
        return [self.event, *self.remarks]


class Granted(NamedTuple):
    """A claim that was granted: whose, of "all" or "none" of the rest, and how many steps ago."""

    seat: Seat
    kind: str
    since: int


class Kept(NamedTuple):
    """The table of a deal that is on, after a number of steps and of what goes with the last.

    Also how many answers for form's sake were given since.
    """

    place: int
    remarks: int
    table: Table
    answered: int


class Difference(NamedTuple):
    """A deal whose written line is another than this program would reckon, counted from 1."""

    deal: int
    written: Line
    reckoned: Line


class History:
    """The steps of a match. Only what was done is here, not what came of it."""

    def __init__(self) -> None:
        self.done: list[Step] = []
        self.undone: list[Step] = []
        """What was taken back, the newest last."""
        self.starts: list[Start] = []
        """Where each deal that was done begins."""
        self._undone_starts: list[Start] = []
        """Where each deal began that was taken back, the newest last."""
        self._helps: list[tuple[int, Event]] = []
        """What help was used, and how many steps were done then."""
        self._cuts: list[tuple[int, int]] = []
        """When steps were taken back: how much help there was, and how many steps were left. Of two
        the later one leaves more; others do not matter any more."""
        self.dealt = 0
        """How many deals were dealt at most, whatever was taken back since."""
        self.standing: dict[Seat, str] = {}
        """The bot that plays on now at each seat whose person has left."""
        self._again: list[str] = []
        """The `bot` of each step that is about to be done again, of the next one last."""

    def begin(self, event: Event, lines: int, dealer: Seat) -> None:
        """Begin a deal, with this number of lines on the sheet."""
        self.starts.append(Start(len(self.done), lines, dealer))
        self.dealt = max(self.dealt, len(self.starts))
        self.push(event, NOBODY)

    def forget_undone(self) -> None:
        """Forget what was taken back: it cannot be done again any more."""
        self.undone.clear()
        self._undone_starts.clear()

    def push(self, event: Event, seat: Seat, *, may_be_formal: bool = False) -> None:
        """Add a step: the decision of this seat, NOBODY where it is no decision of a player."""
        bot = self._again.pop() if self._again else self.standing.get(seat, "")
        self.done.append(Step(event, seat, [], bot, may_be_formal))

    def remark(self, event: Event) -> None:
        """Something goes with the newest step."""
        self.done[-1].remarks.append(event)

    def help(self, event: Event) -> None:
        """Help was used, or a bot plays on for somebody from now on, or does no more."""
        self._helps.append((len(self.done), event))
        if (change := stand_in(event)) is not None:
            _change(self.standing, *change)

    def helps(self) -> list[Event]:
        """Return what help was used, in order, whatever was taken back."""
        return [event for _, event in self._helps if stand_in(event) is None]

    def _placed_helps(self) -> dict[int, list[Event]]:
        """Return what help was used, by how many of the steps that are done came before it."""
        found: dict[int, list[Event]] = {}
        cuts = iter(self._cuts)
        cut = next(cuts, None)
        for number, (place, event) in enumerate(self._helps):
            while cut is not None and cut[0] <= number:
                cut = next(cuts, None)
            found.setdefault(place if cut is None else min(place, cut[1]), []).append(event)
        return found

    def steps(self) -> list[Step]:
        """Return the steps of the newest deal, and what was entered behind it."""
        return self.done[self.starts[-1].place if self.starts else 0 :]

    def take_back(self, steps: int) -> None:
        """Take back this number of steps, with deals that begin among them."""
        end = len(self.done) - steps
        self.undone += reversed(self.done[end:])
        del self.done[end:]
        while self.starts and self.starts[-1].place >= end:
            self._undone_starts.append(self.starts.pop())
        if self._helps:
            while self._cuts and self._cuts[-1][1] >= end:
                self._cuts.pop()
            self._cuts.append((len(self._helps), end))

    def give_back(self, steps: int) -> None:
        """Count steps that were undone as done again, without doing them here."""
        self.done += reversed(self.undone[-steps:])
        del self.undone[-steps:]
        while self._undone_starts and self._undone_starts[-1].place < len(self.done):
            self.starts.append(self._undone_starts.pop())

    def next_again(self) -> list[Event]:
        """Return the step that was taken back last, with what goes with it.

        It is not there any more.
        """
        step = self.undone.pop()
        self._again.append(step.bot)
        if "deal" in step.event:
            self._undone_starts.pop()
        return step.events()

    def reopen(self) -> tuple[Start, list[Event]]:
        """Forget the newest deal: where it began, and its events, to be done again.

        Before the first deal that is all there is.
        """
        start = self.starts.pop() if self.starts else Start(0, 0, NOBODY)
        return start, self.cut_off(start.place)

    def cut_off(self, place: int, remarks: int | None = None) -> list[Event]:
        """Forget all steps from this place on; their events, to be done again.

        Of what goes with the step before, only this number of `remarks` stay as well.
        """
        again: list[Event] = []
        if remarks is not None:
            kept = self.done[place - 1].remarks
            again += kept[remarks:]
            del kept[remarks:]
        again += [event for step in self.done[place:] for event in step.events()]
        self._again += [step.bot for step in reversed(self.done[place:])]
        del self.done[place:]
        return again

    def events(self) -> list[Event]:
        """Return what was done, without what was taken back, and all help that was used.

        A bot that plays on for somebody does so there in the steps that it has decided.
        """
        helps, written = self._placed_helps(), _Written()
        written.add_helps(helps.get(0, ()))
        for place, step in enumerate(self.done, 1):
            written.add_step(step)
            written.add_helps(helps.get(place, ()))
        for seat in {*written.standing, *self.standing}:
            written.play(seat, self.standing.get(seat, ""))
        return written.events


class _Written:
    """A log that is being written without what was taken back."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.standing: dict[Seat, str] = {}
        """The bot that plays on at each seat, as far as the log is written."""
        self._due = {"deal": 0, "move": 1}

    def add_helps(self, helps: Iterable[Event]) -> None:
        """Add help that was used, and changes of who plays unless they have been written."""
        for event in helps:
            change = stand_in(event)
            if change is None or _change(self.standing, *change):
                self.events.append(event)

    def add_step(self, step: Step) -> None:
        """Add a step and what goes with it, decided by the bot or the person who decided it."""
        if "deal" in step.event:
            self._due = {"deal": step.event["deal"], "move": 1}
        elif "move" in step.event:
            self.play(step.seat, step.bot)
            self._due["move"] += 1
        self.events += step.events()

    def play(self, seat: Seat, bot: str) -> None:
        """Let this bot play on at a seat from here on, or its person for "", if not yet so."""
        if _change(self.standing, seat, bot):
            kind = STOOD_IN + bot if bot else CAME_BACK
            self.events.append({"help": {"seat": seat, "kind": kind, **self._due}})


def _change(standing: dict[Seat, str], seat: Seat, bot: str) -> bool:
    """Let this bot stand in at a seat, or nobody for ""; whether that was not so before."""
    if standing.get(seat, "") == bot:
        return False
    if bot:
        standing[seat] = bot
    else:
        del standing[seat]
    return True
