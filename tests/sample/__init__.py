"""Samples of games, written as CONTRIBUTING says, which the program is tried with.

Whatever another game can do without, it does without: it has rules, words and a page, and not one
hook that may be left out. Few points win, and it is called like a suit. Beside it lies one of what
no game of the house may have just now: turns that go to the right, and the 33rd card. They lie
outside `engine/games/`, so that only a test that asks for them finds them: see `found`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine import games

FOLDER = Path(__file__).parent
NAME = "hearts"
ROUND = "elevens"
"""The one that is played anticlockwise, with the Weli."""


@contextmanager
def found(name: str = NAME) -> Iterator[str]:
    """While this lasts, the samples are among the games; the name of the one asked for."""
    assert games.look_in([str(FOLDER)]) == []
    try:
        yield name
    finally:
        games.look_in([])
