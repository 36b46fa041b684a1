"""The sums in a file: how a line is told that somebody has changed, or that is in the wrong place.

Each line ends with a hash of itself and of the sum of the line before. A sum belongs to the file
and not to the event that the line holds; `log.md` tells how it is reckoned.
"""

from __future__ import annotations

from hashlib import sha256

DIGITS = 16
"""How many hexadecimal digits a sum has: the first 64 bits of a SHA-256."""

_KEY = b',"sum":"'
_END = b'"}'
_LENGTH = len(_KEY) + DIGITS + len(_END)
_HEX = frozenset(b"0123456789abcdef")


def of(body: bytes, before: bytes) -> bytes:
    """Return the sum of a line: `body` is its JSON object, `before` the sum of the line before.

    `before` is empty for the first line, and behind one that has no sum.
    """
    return sha256(before + body).hexdigest()[:DIGITS].encode()


def put_on(body: bytes, digits: bytes) -> bytes:
    """Return a line with its sum, of a JSON object that is not empty; without the line feed."""
    return body[:-1] + _KEY + digits + _END


def taken_off(line: bytes, before: bytes) -> tuple[bytes, bytes, bool]:
    """Return the JSON object of a line, its sum, and whether that holds behind the sum `before`.

    A line that has no sum is returned as it is, with an empty one, which does not hold.
    """
    start = len(line) - _LENGTH
    body = line[:start] + b"}"
    digits = of(body, before)
    if line[start:] == _KEY + digits + _END:
        return body, digits, True
    digits = line[start + len(_KEY) : -len(_END)]
    if start < 0 or line[start:] != _KEY + digits + _END or not _HEX.issuperset(digits):
        return line, b"", False
    return body, digits, False


def stands_in(tail: bytes) -> bool:
    """Whether the last bytes of a file end with a sum."""
    line = tail[:-1] if tail.endswith(b"\n") else tail
    start = len(line) - _LENGTH
    return start >= 0 and line[start:].startswith(_KEY) and line.endswith(_END)
