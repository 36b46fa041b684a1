"""Codes by which tables come into a room, and tokens by which their phones come back.

A code is the number of the table and four signs, "3K7RM", and holds for one draw. Codes and tokens
follow from a secret of the evening, so nothing of them is kept and sheets that were printed stay
right when the program is started again.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import NamedTuple

from desktop.room.secrets import LENGTH, SIGNS
from engine.bounds import number_of
from engine.tournament.head import Head
from engine.tournament.rounds import Round

TRIES = 5
"""How many wrong codes of a table are looked at; then it hands in at the desk."""
_KEY = re.compile(r"[0-9a-f]{16}")
_LOST = secrets.token_bytes(32)
"""The secret of evenings that have none in their file."""


class Place(NamedTuple):
    """A table of a draw; the table is 0 for an entry station, which is at none."""

    round: int
    attempt: int
    table: int


STATION = Place(0, 0, 0)


def at(one: Round, table: int) -> Place:
    """Return a table of a round as it is drawn now."""
    return Place(one.number, one.attempt, table)


def _proof(head: Head, *what: object) -> bytes:
    secret = head.packs.encode() if head.packs else _LOST
    return hmac.digest(secret, " ".join(["kartentisch room", *map(str, what)]).encode(), sha256)


def code(head: Head, place: Place) -> str:
    """Return the code of a table."""
    number = int.from_bytes(_proof(head, "code", *place), "big")
    signs = ""
    for _ in range(LENGTH):
        number, sign = divmod(number, len(SIGNS))
        signs += SIGNS[sign]
    return f"{place.table}{signs}"


def station() -> str:
    """Return a new code for an entry station: four signs, and no table before them."""
    return "".join(secrets.choice(SIGNS) for _ in range(LENGTH))


def shown(code: str) -> str:
    """Return a code as it is written on paper."""
    return f"{code[:-LENGTH]} {code[-LENGTH:]}"


def typed(text: str) -> tuple[int, str]:
    """Return the table that a typed code speaks of, 0 for none, and the code as it should be."""
    plain = plainly(text)
    return number_of(plain[:-LENGTH]) or 0, plain


def plainly(text: str) -> str:
    """Return a code as somebody typed it: small letters, blanks and hyphens do not matter."""
    return re.sub(r"[\s-]", "", text).upper()


def same(one: str, other: str) -> bool:
    """Whether two codes or tokens are the same, in a time that does not tell where they differ."""
    return hmac.compare_digest(one.encode(), other.encode())


def new_key() -> str:
    """Return what tells one phone from another."""
    return secrets.token_hex(8)


def token(head: Head, place: Place, key: str) -> str:
    """By this a phone comes back to its place."""
    proof = urlsafe_b64encode(_proof(head, "token", *place, key)[:16]).decode().rstrip("=")
    return "-".join([*map(str, place), key, proof])


def of_token(head: Head, text: str) -> tuple[Place, str] | None:
    """Return the place that a token stands for and the key in it; None if it is none of ours."""
    parts = text.split("-", 4)
    numbers = [number_of(part) for part in parts[:3]]
    if len(parts) < 5 or None in numbers or not _KEY.fullmatch(parts[3]):
        return None
    place = Place(*(number or 0 for number in numbers))
    return (place, parts[3]) if same(token(head, place, parts[3]), text) else None
