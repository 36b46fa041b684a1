"""Animates cards from where they are to where they belong, turned as they lie, all by one timer.

A flight has a start, a goal, a duration and a delay, in milliseconds. `settled` is sent when none
is left that anybody waits for; `finish` ends all at once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from desktop.common.pace import pace_of
from desktop.common.pose import Pose
from desktop.common.preferences import STILL, preferences
from desktop.common.settings import Settings

_FIRST = 0.45
"""Which part of a way that leads by another place is over when it is there."""


class Flyer(Protocol):
    """Anything that can be moved over the table."""

    def lie_at(self, where: Pose) -> None:
        """Lie exactly here."""

    def lies_at(self) -> Pose:
        """Where it is now."""

    def turn(self, part: float, opacity: float = 1.0) -> None:
        """Be turned over so far, and be this opaque."""


@dataclass
class Flight:
    """A card on its way."""

    widget: Flyer
    goal: Pose
    duration: int
    delay: int = 0
    turns: bool = False
    """Whether it is turned over, from its back to its face."""
    covers: bool = False
    """Whether it is turned over the other way."""
    fades: bool = False
    by: Pose | None = None
    """Where it goes first, to go on from there together with others."""
    landed: Callable[[], None] | None = None
    """What to do when it lies."""
    start: Pose | None = None
    began: int = 0
    arc: float = 0.0
    """How far its way bows upwards in the middle, in parts of its length."""
    quiet: bool = False
    """Whether nobody waits for it, as for a card that rises below the pointer."""


def pace(settings: Settings) -> int:
    """Return the duration of a flight in milliseconds; 0 if cards are to jump."""
    wanted = settings.text("motion")
    if wanted == "off" or (wanted == "system" and preferences.has(STILL)):
        return 0
    return pace_of(settings).flight


class Motion(QObject):
    """The timer of all flights."""

    settled = Signal()
    """Everything lies."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._flights: dict[Flyer, Flight] = {}
        self._awaited = False
        """Whether `settled` has to be sent when nothing flies any more."""
        self._easing = QEasingCurve(QEasingCurve.Type.OutCubic)
        self._leaving = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    @property
    def busy(self) -> bool:
        """Whether something flies that is waited for."""
        return any(not flight.quiet for flight in self._flights.values())

    def flight(self, widget: Flyer) -> Flight | None:
        """Return the flight of this card; None if it does not fly."""
        return self._flights.get(widget)

    def land(self, widget: Flyer) -> None:
        """Let a card that flies lie at its goal at once."""
        flight = self._flights.pop(widget, None)
        if flight is not None:
            self._land(flight)
            self._rest()

    def fly(self, flight: Flight) -> None:
        """Send a card on its way; an older flight of it ends where it is now."""
        self._flights.pop(flight.widget, None)
        if not self._flights:
            self._clock.start()
        flight.start = flight.widget.lies_at()
        flight.began = self._clock.elapsed() + flight.delay
        if flight.duration <= 0:
            self._land(flight)
            return
        self._flights[flight.widget] = flight
        self._awaited |= not flight.quiet
        self._show(flight, 0.0)
        if not self._timer.isActive():
            screen = QGuiApplication.primaryScreen()
            rate = screen.refreshRate() if screen is not None else 60
            self._timer.start(round(1000 / max(50, min(rate, 144))))

    def keep_step(self) -> None:
        """Go on now if a step is soon due: what moves besides is then painted together with it.

        Where the last step was late, less than half a step may be over; painting twice costs more.
        """
        if self._timer.isActive() and 3 * self._timer.remainingTime() < 2 * self._timer.interval():
            self._timer.start()
            self._tick()

    def stop(self, widget: Flyer) -> None:
        """Leave a card where it is: somebody holds it, or it goes away."""
        if self._flights.pop(widget, None) is not None:
            widget.turn(1.0)
            self._rest()

    def finish(self) -> None:
        """Let everything lie at once."""
        while self._flights:
            _, flight = self._flights.popitem()
            self._land(flight)
        self._rest()

    def _tick(self) -> None:
        now = self._clock.elapsed()
        for flight in list(self._flights.values()):
            part = (now - flight.began) / flight.duration
            if part >= 1.0:
                self._flights.pop(flight.widget, None)
                self._land(flight)
            elif part > 0.0:
                self._show(flight, part)
        self._rest()

    def _show(self, flight: Flight, part: float) -> None:
        assert flight.start is not None
        eased = self._easing.valueForProgress(max(0.0, part))
        flight.widget.lie_at(self._way(flight, max(0.0, part)))
        turned = eased if flight.turns else 1.0 - eased if flight.covers else 1.0
        flight.widget.turn(turned, 1.0 - part * part if flight.fades else 1.0)

    def _way(self, flight: Flight, part: float) -> Pose:
        """Where it is, so far on its way."""
        assert flight.start is not None
        if flight.by is None:
            eased = self._easing.valueForProgress(part)
            there = flight.start.towards(flight.goal, eased)
            return _bowed(there, flight.start, flight.goal, eased, flight.arc)
        if part < _FIRST:
            eased = self._easing.valueForProgress(part / _FIRST)
            return flight.start.towards(flight.by, eased)
        rest = (part - _FIRST) / (1 - _FIRST)
        eased = self._leaving.valueForProgress(rest)
        there = flight.by.towards(flight.goal, eased)
        return _bowed(there, flight.by, flight.goal, eased, flight.arc)

    def _land(self, flight: Flight) -> None:
        flight.widget.lie_at(flight.goal)
        flight.widget.turn(0.0 if flight.covers else 1.0, 0.0 if flight.fades else 1.0)
        if flight.landed is not None:
            flight.landed()

    def _rest(self) -> None:
        if not self._flights:
            self._timer.stop()
        if self._awaited and not self.busy:
            self._awaited = False
            self.settled.emit()


def _bowed(there: Pose, start: Pose, goal: Pose, part: float, arc: float) -> Pose:
    """Return a place on the straight way from start to goal, moved onto the arc above it."""
    if not arc:
        return there
    across, down = goal.x - start.x, goal.y - start.y
    by = arc * 4 * part * (1 - part)
    # Square to the way, to the side that is further up; straight up and down it bows to the left.
    side = 1 if across > 0 else -1
    return there.moved(side * down * by, -side * across * by)
