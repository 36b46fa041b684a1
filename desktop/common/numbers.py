"""Numbers as they are shown: with a real minus sign. Files keep the plain hyphen."""

from __future__ import annotations

MINUS = "\N{MINUS SIGN}"


def shown(number: int | float | str) -> str:
    """Return a number to be read, "−100"; one that is already formatted is taken as it stands."""
    return str(number).replace("-", MINUS)
