"""What a match remembers of what was done: its steps, what goes with each, and what help was used.

A step can be taken back and done again: a deal, a move, a line, a correction. What was said or
claimed, and the score of a finished deal, goes with the step before it. Help is never forgotten.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.head import Event
from engine.sheet import Line
from engine.table import NOBODY, Seat, Table


class Start(NamedTuple):
    """Where a deal begins: its place in the list of done events, and the lines before it."""

    place: int
    lines: int
    dealer: Seat


class Step(NamedTuple):
    """An event that has been done, whose decision it was, and the events that go with it."""

    event: Event
    seat: Seat
    remarks: list[Event]

    def events(self) -> list[Event]:
        """The step and what goes with it, as they stand in a log."""
        return [self.event, *self.remarks]


class Granted(NamedTuple):
    """A claim that was granted: whose, of "all" or "none" of the rest, and so many steps ago."""

    seat: Seat
    kind: str
    since: int


class Kept(NamedTuple):
    """The table of a deal that is on, behind so many steps and so much that goes with the last."""

    place: int
    remarks: int
    table: Table


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

    def begin(self, event: Event, lines: int, dealer: Seat) -> None:
        """A deal begins, with so many lines on the sheet."""
        self.starts.append(Start(len(self.done), lines, dealer))
        self.dealt = max(self.dealt, len(self.starts))
        self.push(event, NOBODY)

    def forget_undone(self) -> None:
        """What was taken back cannot be done again any more."""
        self.undone.clear()
        self._undone_starts.clear()

    def push(self, event: Event, seat: Seat) -> None:
        """A step is done: the decision of this seat, NOBODY where it is no decision of a player."""
        self.done.append(Step(event, seat, []))

    def remark(self, event: Event) -> None:
        """Something goes with the newest step."""
        self.done[-1].remarks.append(event)

    def help(self, event: Event) -> None:
        """Help was used."""
        self._helps.append((len(self.done), event))

    def helps(self) -> list[Event]:
        """What help was used, in order, whatever was taken back."""
        return [event for _, event in self._helps]

    def _placed_helps(self) -> dict[int, list[Event]]:
        """What help was used, by how many of the steps that are done came before it."""
        found: dict[int, list[Event]] = {}
        cuts = iter(self._cuts)
        cut = next(cuts, None)
        for number, (place, event) in enumerate(self._helps):
            while cut is not None and cut[0] <= number:
                cut = next(cuts, None)
            found.setdefault(place if cut is None else min(place, cut[1]), []).append(event)
        return found

    def steps(self) -> list[Step]:
        """The steps of the newest deal, and what was entered behind it."""
        return self.done[self.starts[-1].place if self.starts else 0 :]

    def take_back(self, steps: int) -> None:
        """Take back so many steps, with deals that begin among them."""
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
        """So many steps that were taken back are done again; nothing comes of it here."""
        self.done += reversed(self.undone[-steps:])
        del self.undone[-steps:]
        while self._undone_starts and self._undone_starts[-1].place < len(self.done):
            self.starts.append(self._undone_starts.pop())

    def next_again(self) -> list[Event]:
        """The step that was taken back last, with what goes with it; it is not there any more."""
        step = self.undone.pop()
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

        Of what goes with the step before, only so many `remarks` stay as well.
        """
        again: list[Event] = []
        if remarks is not None:
            kept = self.done[place - 1].remarks
            again += kept[remarks:]
            del kept[remarks:]
        again += [event for step in self.done[place:] for event in step.events()]
        del self.done[place:]
        return again

    def events(self) -> list[Event]:
        """What was done, without what was taken back, and all help that was used."""
        helps = self._placed_helps()
        found = helps.pop(0, [])
        for place, step in enumerate(self.done, 1):
            found += step.events()
            if place in helps:
                found += helps[place]
        return found
