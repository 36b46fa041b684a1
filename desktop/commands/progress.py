"""A progress bar on stderr; nothing where stderr is no terminal."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import Self

from desktop.common.terminal_help import translate

WIDTH = 30
EVERY = 0.1
"""Seconds between two drawings."""


class Progress:
    """`with Progress("deal", 50) as progress: progress.at(7)`; 0 for an end nobody knows."""

    def __init__(self, noun: str, goal: int = 0) -> None:
        self._noun = noun
        self._goal = goal
        self._seen = sys.stderr is not None and sys.stderr.isatty()
        self._next = 0.0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._seen:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def at(self, number: int) -> None:
        """Show how far it has come."""
        if not self._seen or time.monotonic() < self._next:
            return
        self._next = time.monotonic() + EVERY
        sys.stderr.write("\r" + self.drawn(number))
        sys.stderr.flush()

    def drawn(self, number: int) -> str:
        """Return the bar filled this far; only the number if there is no goal."""
        if not self._goal:
            return f"{self._noun} {number}"
        filled = WIDTH * min(number, self._goal) // self._goal
        bar = f"[{'#' * filled}{'-' * (WIDTH - filled)}]"
        told = translate("terminal", "{0} {1} of {2}").format(self._noun, number, self._goal)
        return f"{bar} {told}"
