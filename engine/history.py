"""What a match remembers of what was done: its steps, what goes with each, and what help was used.

A step can be taken back and done again: a deal, a move, a line, a correction. What was said or
claimed, and the score of a finished deal, goes with the step before it. Help is never forgotten.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.head import Event
from engine.sheet import Line
from engine.table import NOBODY, Seat


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
        self._helps: list[tuple[int, Event]] = []
        """What help was used, and how many of the steps that are done came before."""

    def begin(self, event: Event, lines: int, dealer: Seat) -> None:
        """A deal begins, with so many lines on the sheet."""
        self.starts.append(Start(len(self.done), lines, dealer))
        self.push(event, NOBODY)

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

    def steps(self) -> list[Step]:
        """The steps of the newest deal, and what was entered behind it."""
        return self.done[self.starts[-1].place if self.starts else 0 :]

    def take_back(self, steps: int) -> None:
        """Take back so many steps, with deals that begin among them."""
        for _ in range(steps):
            self.undone.append(self.done.pop())
        end = len(self.done)
        while self.starts and self.starts[-1].place >= end:
            self.starts.pop()
        self._helps = [(min(place, end), event) for place, event in self._helps]

    def reopen(self) -> tuple[Start, list[Event]]:
        """Forget the newest deal: where it began, and its events, to be done again.

        Before the first deal that is all there is.
        """
        start = self.starts.pop() if self.starts else Start(0, 0, NOBODY)
        again = [event for step in self.done[start.place :] for event in step.events()]
        del self.done[start.place :]
        return start, again

    def events(self) -> list[Event]:
        """What was done, without what was taken back, and all help that was used."""
        helps: dict[int, list[Event]] = {}
        for place, event in self._helps:
            helps.setdefault(place, []).append(event)
        found = helps.pop(0, [])
        for place, step in enumerate(self.done, 1):
            found += step.events()
            if place in helps:
                found += helps[place]
        return found
