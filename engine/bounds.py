"""How large what stands in a file may be: far more than an evening needs, and less than hangs us.

What is above a bound is refused where it is read, before anything is made of it, and where it is
written. What a field may hold, `log_table` says.
"""

from __future__ import annotations

import re
from typing import Any

FILE = 64 * 2**20
"""How many bytes the file of an evening may have."""
LINE = 2**20
"""How many bytes a line may have."""
TEXT = 2000
"""How many letters a text may have: a name, a reason, the order of a pack."""
DEPTH = 16
"""So deep lists and objects may lie in each other."""
NUMBER = 10**15
"""No number is as large."""
AGAIN = 400_000
"""How many steps may be done again in a log because steps were taken back: far more than somebody
takes back in an evening, and some seconds."""
PUT_RIGHT = 20_000
"""How many lines may have to be looked at again because lines before them were put right: a hundred
corrections of the first line of an evening of two hundred, and some seconds."""
QUOTED = 40
"""How many letters of what was read are said again in a sentence."""

DIGITS = 6
"""How many digits a number has that somebody types or a list of people tells."""

_LARGE = re.compile(rb"[0-9]{16}[0-9]*|[0-9][eE]|Infinity|NaN")


class TooMuch(ValueError):
    """Something in a file is larger than a bound."""


def check_line(line: bytes, more: int = 0) -> None:
    """Raise TooMuch for a line that is too long with these further bytes."""
    if len(line) + more > LINE:
        raise TooMuch("line")


def check_value(line: bytes, value: Any) -> None:
    """Raise TooMuch if something in the value of a line is too large; seldom has to look."""
    deep = line.count(b"[") + line.count(b"{") > DEPTH
    if deep or len(line) > TEXT or _LARGE.search(line):
        check(value)


def check(value: Any) -> None:
    """Raise TooMuch if something in this value of JSON is too long, too deep or too large."""
    left: list[tuple[Any, int]] = [(value, 1)]
    while left:
        one, depth = left.pop()
        match one:
            case str() if len(one) > TEXT:
                raise TooMuch("text")
            case bool() | None | str():
                pass
            case int() | float() if not abs(one) < NUMBER:
                raise TooMuch("number")
            case dict() | list():
                if depth > DEPTH:
                    raise TooMuch("depth")
                if isinstance(one, dict):
                    left += [(key, depth) for key in one]
                    one = list(one.values())
                left += [(item, depth + 1) for item in one]


def number_of(text: str, digits: int = DIGITS) -> int | None:
    """Return the number of a text of a few digits 0 to 9, blanks around it aside."""
    plain = text.strip()
    return int(plain) if plain.isascii() and plain.isdigit() and len(plain) <= digits else None


def without_halves(text: str) -> str:
    """Return a text without halves of letters, which no file can hold."""
    return text if text.isascii() else text.encode("utf-8", "ignore").decode()


def quoted(text: object) -> str:
    """Return a text as a sentence may quote it: cut to a length, with a sign that it was."""
    shown = str(text)
    return shown if len(shown) <= QUOTED else shown[: QUOTED - 1] + "…"
