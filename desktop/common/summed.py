"""A sum in a JSON object, by which one that was changed is told. Older versions wrote none."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

KEY = "sum"
DIGITS = 16


class WrongSum(ValueError):
    """What was read is not what was written."""


def with_sum(data: dict[str, Any]) -> dict[str, Any]:
    """Return the object with its sum as its last entry."""
    return {**data, KEY: sum_of(data)}


def checked(data: Any) -> Any:
    """Return what was read, without its sum; raises WrongSum if it has one that does not hold."""
    if not isinstance(data, dict) or KEY not in data:
        return data
    rest = {key: value for key, value in data.items() if key != KEY}
    if data[KEY] != sum_of(rest):
        raise WrongSum("another sum")
    return rest


def sum_of(data: dict[str, Any]) -> str:
    """Return the first digits of the SHA-256 of an object's JSON, keys sorted, no blanks."""
    text = json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:DIGITS]
