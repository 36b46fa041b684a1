"""Codes that people read, tokens that devices keep, and how often a wrong one may be tried."""

from __future__ import annotations

import hashlib
import secrets
from collections import deque
from collections.abc import Callable, Container
from typing import Generic, TypeVar

SIGNS = "2346789ACDEFGHJKLMNPQRTUVWXY"
"""The signs of a code: none that is taken for another when it is read from a wall."""
LENGTH = 4
TRIES = 5
"""So many wrong codes may be tried in `WITHIN` seconds, by all devices together."""
WITHIN = 60.0

T = TypeVar("T")


def code(taken: Container[str] = ()) -> str:
    """A new code that is none of those taken."""
    while True:
        new = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
        if new not in taken:
            return new


def typed(text: str) -> str:
    """A code as somebody typed it: small letters and spaces do not matter."""
    return "".join(text.split()).upper()


class Tokens(Generic[T]):
    """The tokens of devices, and what each stands for. Only their digests are kept."""

    def __init__(self) -> None:
        self._of: dict[bytes, T] = {}

    def new(self, of: T) -> str:
        """A token of 128 bits for a device."""
        token = secrets.token_urlsafe(16)
        self._of[_digest(token)] = of
        return token

    def find(self, token: str) -> T | None:
        """What a token stands for; None if it is none of ours."""
        return self._of.get(_digest(token))

    def void(self, which: Callable[[T], bool]) -> None:
        """Forget the tokens that stand for this."""
        self._of = {digest: of for digest, of in self._of.items() if not which(of)}


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class Tries:
    """Counts wrong codes on a clock that is given."""

    def __init__(self) -> None:
        self._wrong: deque[float] = deque(maxlen=TRIES)

    def wrong(self, now: float) -> None:
        """A wrong code has come."""
        self._wrong.append(now)

    def may(self, now: float) -> bool:
        """Whether a code is looked at at all."""
        return len(self._wrong) < TRIES or now - self._wrong[0] > WITHIN
