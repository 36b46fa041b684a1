"""The words of a game: the English of its keys, and what a dialect of its home has for them."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from engine import words
from engine.facts import Fact
from engine.table import NOBODY, Seat


@dataclass(frozen=True)
class Words:
    """The English of a game's keys, and under the key "" the context for its translators.

    `dialects` have texts by the same keys that are said as they stand, by the name of the dialect.
    """

    english: Mapping[str, str]
    dialects: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def text(self, key: str) -> tuple[str, str]:
        """Return the context and English of a key, the game's own first; raises KeyError."""
        return words.text(self.english, key)

    def about(self, fact: Fact) -> Seat:
        """Return the seat of which a fact tells first of all; NOBODY where it is no one's."""
        seat = fact.args[0] if fact.args else NOBODY
        told = isinstance(seat, int) and "{0:seat}" in self.text(f"fact.{fact.key}")[1]
        return seat if isinstance(seat, int) and told else NOBODY

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return key in self.english or key in words.TEXTS


def words_beside(package: str) -> Words:
    """Return the TEXTS of `words` beside the rules of a game; its name where there are none."""
    name = f"{package}.words"
    try:
        return Words(importlib.import_module(name).TEXTS)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
    return Words({"": package.rpartition(".")[2]})
