"""Seeds: what all chance of an evening comes from, a number or a code, and what is drawn from it.

A number below 2**32 is short enough to be told across a table, and to be guessed. A code stands
for 16 bytes that nobody can guess; the program gets them from the system for each evening and gives
them to `code`. `log.md` tells how both are written and what is drawn from them.
"""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import TypeAlias

Seed: TypeAlias = int | str
"""A number from 0 to `SEEDS` - 1, or a code of `LENGTH` symbols as `code` makes it."""

SEEDS = 2**32
"""A seed that is a number lies below this."""

DIGITS = 10
"""How many digits a number has at most; more would be a code with a symbol too few."""

BYTES = 16
"""How many bytes of chance a code stands for."""

SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The 32 digits of a code, without the letters I, L, O and U (Crockford's base 32)."""

LENGTH = 27
"""How many symbols a code has, the last of them the check symbol."""

GROUP = 4
"""How many symbols of a code stand together where people read it."""

_VALUES = {symbol: value for value, symbol in enumerate(SYMBOLS)}
_TYPED = str.maketrans("OIL", "011", " -\t\n\u00a0")


class BadSeed(ValueError):
    """A text that is no seed.

    `kind` is "number" for one that is too high, "length", "symbol", or "check" for a code in which
    a symbol is wrong or two were exchanged.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(f"no seed: {kind}")
        self.kind = kind


def guessable(seed: Seed) -> bool:
    """Whether who has seen some cards could find this seed by trying."""
    return isinstance(seed, int)


def code(chance: bytes) -> str:
    """Return the code of these 16 bytes, which must come from a source that nobody can foresee."""
    if len(chance) != BYTES:
        raise ValueError(len(chance))
    number = int.from_bytes(chance, "big")
    symbols = "".join(SYMBOLS[number >> shift & 31] for shift in range(125, -1, -5))
    return symbols + SYMBOLS[_double(_remainder(symbols))]


def read(text: str) -> Seed:
    """Return the seed that a person has typed; raises BadSeed.

    In a code small letters, blanks and hyphens are forgiven, as are O for 0 and I or L for 1.
    """
    typed = text.strip()
    if typed.isascii() and typed.isdigit() and len(typed) != LENGTH:
        if len(typed) > DIGITS or int(typed) >= SEEDS:
            raise BadSeed("number")
        return int(typed)
    plain = typed.upper().translate(_TYPED)
    _checked(plain)
    return plain


def written(text: str) -> Seed:
    """Return the seed that stands in a file, written as it must be; raises BadSeed."""
    seed = read(text)
    if str(seed) != text:
        raise BadSeed("symbol")
    return seed


def shown(seed: Seed) -> str:
    """Return a seed for people to read: a code in groups of four."""
    text = str(seed)
    if isinstance(seed, int):
        return text
    return " ".join(text[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def digest(seed: Seed, use: str, *numbers: int) -> int:
    """256 bits for one use of a seed, from which nothing leads back to it or to another use.

    `use` is a word, such as "deal"; the numbers tell which one.
    """
    if isinstance(seed, int):
        label, secret = b"kartentisch number\n", seed.to_bytes(BYTES, "big")
    else:
        label, secret = b"kartentisch code\n", _checked(seed).to_bytes(BYTES, "big")
    told = " ".join([use, *map(str, numbers)]).encode("ascii")
    return int.from_bytes(sha256(label + secret + told).digest(), "big")


def stream(seed: Seed, use: str, *numbers: int) -> Random:
    """Return the generator for one use of a seed; no two uses of any seeds share one."""
    # With a bit above all others the generator's key is always of the same length.
    return Random(2**256 + digest(seed, use, *numbers))


def _checked(symbols: str) -> int:
    """Return the number of a code; raises BadSeed."""
    if len(symbols) != LENGTH:
        raise BadSeed("length")
    if not _VALUES.keys() >= set(symbols) or symbols[0] > "7":
        raise BadSeed("symbol")
    if _remainder(symbols):
        raise BadSeed("check")
    number = 0
    for symbol in symbols[:-1]:
        number = number << 5 | _VALUES[symbol]
    return number


def _remainder(symbols: str) -> int:
    """Return the symbols as a polynomial over the field of 32 elements, at the element 2.

    The powers of 2 there are all different up to the 30th. So one wrong symbol always changes this,
    and so do two that are exchanged.
    """
    found = 0
    for symbol in symbols:
        found = _double(found) ^ _VALUES[symbol]
    return found


def _double(element: int) -> int:
    return element << 1 if element < 16 else element << 1 ^ 37
