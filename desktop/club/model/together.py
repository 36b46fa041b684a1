"""What was done in one go, so that it is taken back in one go.

A draw is told from the events themselves; money taken from many, or a list of names, is noted here
as long as the evening is open.
"""

from __future__ import annotations

from engine.head import Event

_DRAWS = (("redraw", "confirm", "draw"), ("prepare", "draw"))


class Together:
    """Spans of events, each counted from the beginning of the evening."""

    def __init__(self) -> None:
        self._spans: list[tuple[int, int]] = []

    def forget(self) -> None:
        """Another evening."""
        self._spans = []

    def changed_after(self, length: int) -> None:
        """After so many events something else has happened than what was noted."""
        self._spans = [span for span in self._spans if span[1] <= length]

    def note(self, start: int, end: int) -> None:
        """The events after the first `start`, up to the `end`-th, were done in one go."""
        if end - start > 1:
            self._spans.append((start, end))

    def without(self, start: int, end: int) -> None:
        """The events between these two have been taken back, and those after them kept."""
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
