"""What stands in an event of a log, read: a move, something said, a pack as it lies, a line.

Only what can be read without knowing the table; whether it fits there, the match decides.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Card, UnknownCard, cards
from engine.head import BadLog
from engine.moves import Call, Move, UnknownMove, read
from engine.sheet import Line


def move(text: str) -> Move:
    """Return a move; raises BadLog."""
    try:
        return read(text)
    except UnknownMove as error:
        raise BadLog(-1, "unknown move {0}", text) from error


def phrase(said: Sequence[object]) -> Call:
    """Something said, its word and what it is about; raises BadLog."""
    try:
        found = read("!" + " ".join(map(str, said)))
    except UnknownMove as error:
        raise BadLog(-1, "unknown phrase {0}", error) from error
    assert isinstance(found, Call)
    return found


def pack(lies: str, whole: Sequence[Card]) -> list[Card]:
    """Return the pack as it lies, which must be this whole one; raises BadLog."""
    try:
        there = list(cards(lies))
    except UnknownCard as error:
        raise BadLog(-1, "unknown card {0}", error) from error
    if sorted(map(str, there)) != sorted(map(str, whole)):
        raise BadLog(-1, "wrong pack")
    return there


def line(data: object) -> Line:
    """Return a line of the sheet; raises BadLog."""
    try:
        return Line.from_dict(data)
    except ValueError as error:
        raise BadLog(-1, "unreadable line") from error
