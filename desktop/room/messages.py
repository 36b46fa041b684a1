"""What devices may say, as a table: kinds, shapes, sizes. Described in `protocol.md`.

The wire asks here before the window hears of anything; what a message means is the window's to
judge. Standard library only.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any

VERSION = 1
LONGEST = 2048
"""How many bytes a message may have."""
DEEPEST = 5
"""How many lists and objects may lie in each other."""
LARGEST = 10_000_000
"""No number of a message is further from zero."""
MOST_VALUES = 64
"""How many entries a list or an object of a message may have."""


class No(IntEnum):
    """Why a device is sent away: the code its socket is closed with, and the word before it."""

    VERSION = 4000
    SECRET = 4001
    TOKEN = 4002
    ELSEWHERE = 4003
    FULL = 4004
    OVER = 4005
    DESK = 4006

    @property
    def word(self) -> str:
        """The word for it in the message that goes before: `{"no": word}`."""
        return self.name.lower()


class Refused(Exception):
    """A message that no page of this program sends."""


Check = Callable[[object], bool]
_SIGN = r"[A-Za-z0-9_-]"
"""What secrets and tokens are made of."""


def _text(longest: int, signs: str = r"[ -~]") -> Check:
    pattern = re.compile(f"{signs}{{1,{longest}}}")
    return lambda value: isinstance(value, str) and pattern.fullmatch(value) is not None


def _one(value: object) -> bool:
    return value is True or (isinstance(value, int) and value == 1)


def _number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _list(value: object) -> bool:
    return isinstance(value, list)


def _flag(value: object) -> bool:
    return isinstance(value, bool)


def _cards(value: object) -> bool:
    return isinstance(value, list) and all(map(_text(4), value))


def _answers(value: object) -> bool:
    return isinstance(value, dict) and isinstance(value.get("answers"), dict)


def _at_table(needed: Mapping[str, Check]) -> Check:
    """Return an object that names round and table, and has these entries besides.

    It may have more.
    """
    every = {"round": _number, "table": _number, **needed}
    return lambda value: (
        isinstance(value, dict)
        and all(name in value and check(value[name]) for name, check in every.items())
    )


FIRST: dict[str, Check] = {
    "watch": _one,
    "table": _text(12),
    "back": _text(64, _SIGN),
    "sit": _text(64, _SIGN),
    "hold": _text(64, _SIGN),
    "look": _text(64, _SIGN),
    "ask": _text(12),
}
"""What a device says first: who it is."""

LATER: dict[str, Check] = {
    "slip": _at_table({"values": _list}),
    "try": _at_table({"values": _list}),
    "right": _at_table({"id": _text(64)}),
    "pick": _at_table({}),
    "move": _text(64),
    "attempt": _text(64),
    "say": _text(128),
    "on": _one,
    "deal": _one,
    "phrases": _one,
    "hint": _one,
    "last": _one,
    "undo": _one,
    "claim": _one,
    "sort": _one,
    "agree": _flag,
    "order": _cards,
    "stand_in": _number,
    "fields": _answers,
    "chalk": _answers,
    "lang": _text(16, r"[A-Za-z0-9-]"),
    "t": _one,
    "away": _one,
}
"""What it may say afterwards."""


def read(text: str | bytes, kinds: Mapping[str, Check]) -> dict[str, Any]:
    """Return the message that a text is, with one of these kinds; raises Refused."""
    if isinstance(text, bytes) or len(text.encode("utf-8", "replace")) > LONGEST:
        raise Refused
    try:
        message = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        raise Refused from None
    if not (isinstance(message, dict) and _bounded(message, DEEPEST)):
        raise Refused
    if sum(kind in message for kind in kinds) != 1:
        raise Refused
    if "n" in message and not _number(message["n"]):
        raise Refused
    if not all(check(message[kind]) for kind, check in kinds.items() if kind in message):
        raise Refused
    return message


def first(text: str | bytes) -> dict[str, Any] | None:
    """Return the first message of a device.

    None if its page is of another version. Raises Refused.
    """
    message = read(text, FIRST)
    if not _number(message.get("v")):
        raise Refused
    return message if message["v"] == VERSION else None


def later(text: str | bytes) -> dict[str, Any]:
    """Any other message of a device; raises Refused."""
    return read(text, LATER)


def _no_number(_: str) -> float:
    raise ValueError


def _bounded(value: object, depth: int) -> bool:
    """Whether no list is too long, nothing lies too deep, and no number is too large."""
    match value:
        case bool() | None:
            return True
        case int() | float():
            return -LARGEST <= value <= LARGEST
        case str():
            # Half of a pair of surrogates could not be written anywhere.
            return value.isascii() or value.encode("utf-16", "ignore").decode("utf-16") == value
        case list():
            inner = value
        case dict():
            inner = [*value, *value.values()]
        case _:
            return False
    if depth == 0 or len(inner) > MOST_VALUES:
        return False
    return all(_bounded(one, depth - 1) for one in inner)
