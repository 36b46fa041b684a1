"""What lets a device in at a seat: secrets to be scanned, short codes to be typed, tokens to keep.

A secret holds once, and a code only together with a yes at the window. Of a token only its SHA-256
is kept, in the program's own state beside the match: it holds until the seat has a new code.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Mapping
from contextlib import suppress
from typing import TypeAlias

from desktop.common import paths
from desktop.common.atomic_write import write_atomically
from desktop.room.secrets import LENGTH, SIGNS
from engine.head import Head
from engine.table import NOBODY, Seat

ONLOOKER: Seat = NOBODY
"""Stands for onlookers in place of a seat."""
BYTES = 16
"""Of a secret and of a token: 128 bits."""
TRIES, WITHIN = 5, 60.0
"""The number of wrong codes that all devices together may type, and within how many seconds."""
KEPT = 24
"""The number of matches of which tokens are kept."""
DEVICES = 8
"""The number of devices that hold a token of one seat; the oldest gives way."""
_FILE = "phones.json"

Tokens: TypeAlias = dict[str, Seat]
"""The seat of each token, by the hash of the token."""


def hashed(token: str) -> str:
    """Return what is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def name_of(head: Head) -> str:
    """Under which name the tokens of a match are kept, wherever its file lies."""
    return hashed(json.dumps(head.event(), sort_keys=True, default=str))[:32]


class SeatCodes:
    """The secrets, codes and tokens of the match that is open, or is about to begin."""

    def __init__(self) -> None:
        self.tokens: Tokens = {}
        self._match = ""
        self._secrets: dict[Seat, str] = {}
        self._codes: dict[Seat, str] = {}
        self._wrong: list[float] = []
        self._onlookers = ""

    def secret(self, seat: Seat) -> str:
        """Return what the picture of a code says of a seat."""
        if seat not in self._secrets:
            self._secrets[seat] = secrets.token_urlsafe(BYTES)
        return self._secrets[seat]

    def code(self, seat: Seat) -> str:
        """Return the short code of a seat, which no other seat has."""
        while seat not in self._codes:
            code = "".join(secrets.choice(SIGNS) for _ in range(LENGTH))
            if code not in self._codes.values():
                self._codes[seat] = code
        return self._codes[seat]

    def of_secret(self, secret: str) -> Seat | None:
        """Take the secret of a seat, which ends with that; return None if it is none of ours."""
        found = None
        for seat, one in self._secrets.items():
            if secrets.compare_digest(one.encode(), secret.encode()) and seat != ONLOOKER:
                found = seat
        if found is not None:
            self._forget(found)
        return found

    def looks_on(self, secret: str) -> bool:
        """Whether this is the secret of the onlookers, who are as many as like to."""
        return secrets.compare_digest(self.secret(ONLOOKER).encode(), secret.encode())

    def of_code(self, code: str, now: float) -> Seat | None:
        """Return the seat of a short code, None for a wrong one or after too many of those."""
        self._wrong = [one for one in self._wrong if now - one < WITHIN]
        if len(self._wrong) >= TRIES:
            return None
        found = next((seat for seat, one in self._codes.items() if one == code.upper()), None)
        if found is None:
            self._wrong.append(now)
        return found

    def of_token(self, token: str) -> Seat | None:
        """Return the seat of a token, None for one that holds no longer."""
        return self.tokens.get(hashed(token))

    def is_of_another_match(self, token: str) -> bool:
        """Whether a token holds in a match that is not open now."""
        return any(hashed(token) in tokens for tokens in _kept().values())

    def new_token(self, seat: Seat) -> str:
        """Return a token for a device that sits down here, or looks on: these have one together."""
        if seat == ONLOOKER and self.of_token(self._onlookers) == ONLOOKER:
            return self._onlookers
        token = secrets.token_urlsafe(BYTES)
        own = [one for one, where in self.tokens.items() if where == seat]
        if len(own) >= DEVICES:
            del self.tokens[own[0]]
        if seat == ONLOOKER:
            self._onlookers = token
        self.tokens[hashed(token)] = seat
        self._save()
        return token

    def void(self, seat: Seat) -> None:
        """Let no token, secret and code of this seat hold any more."""
        self.tokens = {one: where for one, where in self.tokens.items() if where != seat}
        self._forget(seat)
        self._save()

    def _forget(self, seat: Seat) -> None:
        self._secrets.pop(seat, None)
        self._codes.pop(seat, None)

    def move(self, to: Mapping[Seat, Seat]) -> None:
        """Keep the tokens of these seats for others, in another match; the rest hold no more."""
        to = {**to, ONLOOKER: ONLOOKER}
        self.tokens = {one: to[seat] for one, seat in self.tokens.items() if seat in to}
        self._codes.clear()
        look = self.secret(ONLOOKER)
        self._secrets = {ONLOOKER: look}
        self._match = ""

    def take_up(self, head: Head) -> None:
        """Keep the tokens beside this match, with those kept there before."""
        self._match = name_of(head)
        self.tokens = _kept().get(self._match, {}) | self.tokens
        self._save()

    def _save(self) -> None:
        """Write the tokens down; where there is no room for that the phones scan once more."""
        if not self._match:
            return
        kept = _kept()
        # The newest comes last.
        kept.pop(self._match, None)
        if self.tokens:
            kept[self._match] = self.tokens
        newest = dict(list(kept.items())[-KEPT:])
        with suppress(OSError):
            data = json.dumps(newest, indent=1).encode()
            write_atomically(paths.state_file(_FILE), data)


def _kept() -> dict[str, Tokens]:
    """Return the tokens of all remembered matches; what is damaged counts as missing."""
    try:
        found = json.loads(paths.state_file(_FILE).read_bytes())
        return {
            str(match): {str(token): int(seat) for token, seat in tokens.items()}
            for match, tokens in found.items()
        }
    except (OSError, ValueError, AttributeError, TypeError):
        return {}
