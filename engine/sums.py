"""The sums in a file: how a line is told that somebody has changed, or that is in the wrong place.

Each line ends with a hash of itself and of the sum of the line before. A sum belongs to the file
and not to the event that the line holds; `log.md` tells how it is reckoned.
"""

from __future__ import annotations

from hashlib import sha256

DIGITS = 16
"""So many hexadecimal digits a sum has: the first 64 bits of a SHA-256."""

_KEY = b',"sum":"'
_END = b'"}'
_LENGTH = len(_KEY) + DIGITS + len(_END)
_HEX = frozenset(b"0123456789abcdef")


def of(body: bytes, before: bytes) -> bytes:
    """The sum of a line: `body` is its JSON object, `before` the sum of the line before.

    `before` is empty for the first line, and behind one that has no sum.
    """
    return sha256(before + body).hexdigest()[:DIGITS].encode()


def put_on(body: bytes, digits: bytes) -> bytes:
    """A line with its sum, of a JSON object that is not empty; without the line feed."""
    return body[:-1] + _KEY + digits + _END


def taken_off(line: bytes) -> tuple[bytes, bytes]:
    """The JSON object of a line, and its sum; a line that has none as it is, and an empty one."""
    start = len(line) - _LENGTH
    digits = line[start + len(_KEY) : -len(_END)]
    if start < 0 or line[start : start + len(_KEY)] != _KEY or not line.endswith(_END):
        return line, b""
    return (line[:start] + b"}", digits) if _HEX.issuperset(digits) else (line, b"")
