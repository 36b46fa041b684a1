"""What a tournament does not do, and why: a key with numbers, never a sentence."""

from __future__ import annotations


class Refused(ValueError):
    """Something that cannot be done now. `key` says why, `numbers` whom or what it is about."""

    def __init__(self, key: str, *numbers: int) -> None:
        super().__init__(" ".join([key, *map(str, numbers)]))
        self.key = key
        self.numbers = numbers


class Impossible(Refused):
    """A draw that no luck can bring about: `key` is the wish, `numbers` who has it."""
