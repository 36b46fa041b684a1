"""The games, found by folder: each sub-package with a `game` module that names its GAME.

Sheets that are kept by hand alone lie in `engine.sheets` and are found by the same door; `names`
leaves them out, for they cannot be played.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Iterable
from typing import Any

from engine import sheets
from engine.game import Game


class UnknownGame(ValueError):
    """A name that is no game's."""


class UnknownPreset(ValueError):
    """A name that is no preset of the game."""


def names() -> list[str]:
    """The games that can be played, by name."""
    return _folders(__path__)


def sheets_by_hand() -> list[str]:
    """The sheets of which no deal ever comes, by name."""
    return _folders(sheets.__path__)


def everything() -> list[str]:
    """Whatever an evening can be of: first what can be played."""
    return [*names(), *sheets_by_hand()]


def find(name: str) -> Game[Any]:
    """The game of this name; raises UnknownGame."""
    game: Game[Any] = part(name, "game").GAME
    return game


def played(name: str) -> Game[Any]:
    """The game of this name; raises UnknownGame, also for a sheet of which no deal ever comes."""
    if name not in names():
        raise UnknownGame(name)
    return find(name)


def part(name: str, room: str) -> Any:
    """A module of a game's folder, such as "words" or "heuristic"; raises UnknownGame."""
    return importlib.import_module(f"{package(name)}.{room}")


def has(name: str, room: str) -> bool:
    """Whether a game's folder has a module of this name; raises UnknownGame."""
    return importlib.util.find_spec(f"{package(name)}.{room}") is not None


def package(name: str) -> str:
    """The package in which a game or sheet lies; raises UnknownGame."""
    if name in names():
        return f"{__name__}.{name}"
    if name in sheets_by_hand():
        return f"{sheets.__name__}.{name}"
    raise UnknownGame(name)


def _folders(path: Iterable[str]) -> list[str]:
    return sorted(found.name for found in pkgutil.iter_modules(path) if found.ispkg)
