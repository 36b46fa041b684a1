"""A sample of a game, written as CONTRIBUTING says, which the program is tried with.

Whatever a sixth game can do without, it does without: it has rules, words and a page, and not one
hook that may be left out. Few points win, and it is called like a suit. It lies outside
`engine/games/`, so that only a test that asks for it finds it: see `found`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from engine import games

FOLDER = Path(__file__).parent
NAME = "hearts"


@contextmanager
def found() -> Iterator[str]:
    """While this lasts, the sample is one of the games; its name."""
    assert games.look_in([str(FOLDER)]) == []
    try:
        yield NAME
    finally:
        games.look_in([])
