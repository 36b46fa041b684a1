"""Moves: a player does only two things, put down a Card or say a Call.

Each has a text twin for logs and tests: a card is its code, "H7"; a call is its word behind an
exclamation mark with its arguments, "!pass" or "!swap E8".
"""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.cards import Card, UnknownCard, card
from engine.override import override

Arg = Card | int | str

_NUMBER = re.compile(r"-?[0-9]{1,18}")


class UnknownMove(ValueError):
    """A text that is no move."""


class Call(NamedTuple):
    """Something said at the table: a word, and what it is about (cards, numbers)."""

    word: str
    args: tuple[Arg, ...] = ()

    @override
    def __str__(self) -> str:
        return write(self)


Move = Card | Call


def write(move: Move) -> str:
    """Return a move as text."""
    if isinstance(move, Card):
        return move.code
    return " ".join(["!" + move.word, *map(str, move.args)])


def read(text: str) -> Move:
    """Return the move of a text; raises UnknownMove. Whether it is legal, the game says."""
    if not text.startswith("!"):
        try:
            return card(text)
        except UnknownCard:
            raise UnknownMove(text) from None
    word, *args = text[1:].split() or [""]
    if not word.isidentifier():
        raise UnknownMove(text)
    return Call(word, tuple(_argument(arg) for arg in args))


def _argument(text: str) -> Arg:
    if _NUMBER.fullmatch(text):
        return int(text)
    try:
        return card(text)
    except UnknownCard:
        return text
