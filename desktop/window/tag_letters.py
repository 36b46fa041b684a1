"""The key of each tag, of those that stand on the table together."""

from __future__ import annotations

from collections.abc import Sequence

_DIGITS = "1234567890"


def keys_of(own: Sequence[str]) -> list[str]:
    """The keys of tags from left to right, all different; `own` is each call's own key or "".

    A tag without a key of its own has the digit of its place, or the next one that is free; a key
    that a tag further left has already counts as none. "" is left where there are no more digits.
    """
    keys = ["" if key in own[:place] else key for place, key in enumerate(own)]
    for place, key in enumerate(keys):
        if not key:
            after = _DIGITS[place:] + _DIGITS[:place]
            keys[place] = next((digit for digit in after if digit not in keys), "")
    return keys
