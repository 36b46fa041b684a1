"""The games, found by folder: each sub-package with a `rules` module that names its GAME."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from typing import Any

from engine.game import Game


class UnknownGame(ValueError):
    """A name that is no game's."""


class UnknownPreset(ValueError):
    """A name that is no preset of the game."""


def names() -> list[str]:
    """The games there are, by name."""
    return sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)


def find(name: str) -> type[Game[Any]]:
    """The game of this name; raises UnknownGame."""
    if name not in names():
        raise UnknownGame(name)
    game: type[Game[Any]] = importlib.import_module(f"{__name__}.{name}.rules").GAME
    return game


def part(name: str, room: str) -> Any:
    """A module of a game's folder, such as "words" or "heuristic"; raises UnknownGame."""
    if name not in names():
        raise UnknownGame(name)
    return importlib.import_module(f"{__name__}.{name}.{room}")


def has(name: str, room: str) -> bool:
    """Whether a game's folder has a module of this name; raises UnknownGame."""
    if name not in names():
        raise UnknownGame(name)
    return importlib.util.find_spec(f"{__name__}.{name}.{room}") is not None
