"""What a match remembers of what was done, so that it can be taken back."""

from __future__ import annotations

from typing import NamedTuple

from engine.head import Event
from engine.table import Seat


class Start(NamedTuple):
    """Where a deal begins: its place in the list of done events, and the lines before it."""

    place: int
    lines: int
    dealer: Seat


class Step(NamedTuple):
    """An event that has been done, whose decision it was, and the talk that goes with it."""

    event: Event
    seat: Seat
    said: list[Event]
