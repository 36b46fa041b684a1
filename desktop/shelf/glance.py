"""What the matches that are kept say at a glance of the person at the machine.

Counted from their summaries, a few at a time; nothing is read for it that the index knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import NamedTuple

from desktop.common.people import spoken
from desktop.shelf.figures import Part
from engine.summary import Summary

ENOUGH = 3
"""How many matches with somebody have to be finished before anything is said of them."""
STRIP = 14
"""The last days that are shown one by one."""


def own_seat(told: Summary, own: str) -> int:
    """Return the seat of the person with this id, else of the only person without one; or -1."""
    if own and own in told.ids:
        return told.ids.index(own)
    people = [seat for seat, bot in enumerate(told.bots) if not bot]
    if len(people) == 1 and not (own and told.ids and told.ids[people[0]]):
        return people[0]
    return -1


def has_won(told: Summary, own: str) -> bool:
    """Whether that person has won a match."""
    seat = own_seat(told, own)
    return seat >= 0 and Part(told, seat).won


@dataclass
class Rate:
    """How many matches were finished and won, and how many of them luck alone would have won."""

    finished: int = 0
    won: int = 0
    luck: float = 0.0

    @property
    def share(self) -> float:
        """The part that was won, 0 to 1."""
        return self.won / self.finished if self.finished else 0.0


class Somebody(NamedTuple):
    """Somebody who plays along, and what has come of it."""

    name: str
    rate: Rate


class Streak(NamedTuple):
    """How many days in a row have a match until now, the most there ever were, and the last."""

    now: int
    best: int
    until: date | None


@dataclass
class Glance:
    """What is told of all matches; side matches, which play a deal once more, count nowhere."""

    own: str = ""
    games: int = 0
    won: int = 0
    days: set[date] = field(default_factory=set)
    by_game: dict[str, Rate] = field(default_factory=dict)
    _against: dict[str, Rate] = field(default_factory=dict)
    _beside: dict[str, Rate] = field(default_factory=dict)

    def add(self, told: Summary) -> None:
        """Count one match."""
        seat = own_seat(told, self.own)
        if told.branch or seat < 0:
            return
        self.games += 1
        with suppress(ValueError):
            self.days.add(date.fromisoformat(told.started[:10]))
        part = Part(told, seat)
        if not part.finished or part.side < 0:
            return
        self.won += part.won
        game = self.by_game.setdefault(told.game, Rate())
        game.finished += 1
        game.won += part.won
        game.luck += 1 / max(1, len(told.sides))
        for side, seats in enumerate(told.sides):
            for other in seats:
                if other != seat:
                    self._meet(told, other, side, part)

    def _meet(self, told: Summary, other: int, side: int, part: Part) -> None:
        """Count how it went with somebody: a partner wins with the person, others against."""
        of = self._beside if side == part.side else self._against
        rate = of.setdefault(spoken(told.players[other]), Rate())
        rate.finished += 1
        rate.won += side in told.winners

    @property
    def toughest(self) -> Somebody | None:
        """Who wins most often against the person."""
        return _best(self._against)

    @property
    def partner(self) -> Somebody | None:
        """With whom the person wins most often."""
        return _best(self._beside)

    def most_played(self) -> list[tuple[str, Rate]]:
        """Return the games of which matches were finished, those with most of them first."""
        return sorted(self.by_game.items(), key=lambda one: (-one[1].finished, one[0]))

    def last_days(self, today: date) -> list[bool]:
        """Whether there was a match on each of the last days, today last."""
        return [today - timedelta(ago) in self.days for ago in reversed(range(STRIP))]

    def streak(self, today: date) -> Streak:
        """Days in a row; one that ended yesterday can still go on today."""
        runs = [*_runs(sorted(self.days))]
        if not runs:
            return Streak(0, 0, None)
        last = runs[-1]
        now = last[1] if today - last[0] <= timedelta(1) else 0
        best = max(runs, key=lambda run: (run[1], run[0]))
        return Streak(now, best[1], best[0])


def _runs(days: list[date]) -> Iterator[tuple[date, int]]:
    """Yield the last day of each run of days, and how long it is."""
    long = 0
    for number, one in enumerate(days):
        long += 1
        if number + 1 == len(days) or days[number + 1] - one > timedelta(1):
            yield one, long
            long = 0


def _best(some: dict[str, Rate]) -> Somebody | None:
    known = [Somebody(*one) for one in some.items() if one[1].finished >= ENOUGH and one[1].won]
    return max(known, key=lambda one: (one.rate.share, one.rate.finished), default=None)
