"""The games, found by folder: each sub-package with a `game` module that names its GAME.

Sheets that are kept by hand alone lie in `engine.sheets` and are found by the same door; `names`
leaves them out, for they cannot be played. Games in folders of the user's own are found only after
`look_in`: what lies there is code, and finding it runs it.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from engine import sheets
from engine.rules import Rules
from engine.rules.game import Game


class UnknownGame(ValueError):
    """A name that is no game's."""


class UnknownPreset(ValueError):
    """A name that is no preset of the game."""


class NotUsed(NamedTuple):
    """A package, or a whole folder, in which no game could be found, and why in English.

    With the game, if only its words lack what every game must say.
    """

    path: str
    why: str
    game: Game[Any] | None = None


NEEDED = ("", "game", "game.about")
"""The keys without which a game in a further folder is not used; "" is the translators' context."""
HOUSE = tuple(__path__)
"""Where the program's own games lie."""

_guests: list[str] = []


def look_in(folders: Iterable[str]) -> list[NotUsed]:
    """Find games in these folders too, and in no others but the program's own.

    Each package in a folder is a game, laid out as those of the program are, and imports its own
    modules as `engine.games.NAME`. It is imported at once, which runs its code. What cannot be used
    is left out and given back with the reason: nothing is raised. A name that is taken is refused.
    """
    __path__[:] = HOUSE
    _guests.clear()
    importlib.invalidate_caches()
    bad = []
    for folder in dict.fromkeys(map(os.path.normpath, folders)):
        if not os.path.isdir(folder):
            bad.append(NotUsed(folder, "there is no such folder"))
            continue
        __path__.append(folder)
        for name in _folders([folder]):
            if not_used := _broken(name, folder):
                bad.append(not_used)
            else:
                _guests.append(name)
    return bad


def further_folders() -> list[str]:
    """Return the folders that `look_in` was given and that exist, for another process."""
    return [folder for folder in __path__ if folder not in HOUSE]


def guests() -> list[str]:
    """Return the games that were found in further folders, by name."""
    return sorted(_guests)


def _broken(name: str, folder: str) -> NotUsed | None:
    """Why the package of this name in this folder is no game; None if it is one."""
    path = os.path.join(folder, name)
    if name in everything():
        return NotUsed(path, "there is already a game of this name")
    try:
        found = importlib.import_module(f"{__name__}.{name}")
        # A name that was found elsewhere before is still that other package.
        if path not in map(os.path.normpath, found.__path__):
            return NotUsed(path, "a package of this name was loaded from elsewhere")
        game = importlib.import_module(f"{__name__}.{name}.game").GAME
        if not isinstance(game, Game) or game.name != name:
            return NotUsed(path, f"GAME in game.py is not a Game named {name!r}")
        for preset in (game.options(), *game.presets.values()):
            for players in game.seats_of(preset):
                _try(game.make(preset, players))
        english = game.texts.english
        lacking = [repr(key) for key in NEEDED if not isinstance(english.get(key), str)]
    except (Exception, SystemExit) as error:
        return NotUsed(path, f"{type(error).__name__}: {error}")
    if lacking:
        return NotUsed(path, f"its words have nothing for {', '.join(lacking)}", game)
    return None


def _try(rules: Rules[Any]) -> None:
    """Load all parts of a game and ask what every game must say; raises whatever is wrong."""
    assert rules.show and rules.bots and rules.entry, "a part is missing"
    rules.pack()
    rules.sheet([]).total(rules.counting().total)
    rules.sheet([]).total(rules.club().total)


def names() -> list[str]:
    """Return the games that can be played, by name."""
    return sorted([*_own(HOUSE), *_guests])


def sheets_by_hand() -> list[str]:
    """Return the sheets of which no deal ever comes, by name."""
    return list(_own(tuple(sheets.__path__)))


def everything() -> list[str]:
    """Whatever an evening can be of: first what can be played."""
    return [*names(), *sheets_by_hand()]


def find(name: str) -> Game[Any]:
    """Return the game of this name; raises UnknownGame."""
    game: Game[Any] = importlib.import_module(_module(name)).GAME
    return game


def played(name: str) -> Game[Any]:
    """Return the game of this name; raises UnknownGame, also for a sheet without deals."""
    if name not in names():
        raise UnknownGame(name)
    return find(name)


def _module(name: str) -> str:
    """Return the module that names the GAME of a game or sheet; raises UnknownGame."""
    if name in _guests or name in _own(HOUSE):
        return f"{__name__}.{name}.game"
    if name in _own(tuple(sheets.__path__)):
        return f"{sheets.__name__}.{name}"
    raise UnknownGame(name)


@cache
def _own(path: tuple[str, ...]) -> tuple[str, ...]:
    """Return what lies in the program's own folders, which nobody changes while it runs."""
    return tuple(_folders(path))


def _folders(path: Iterable[str]) -> list[str]:
    return sorted(found.name for found in pkgutil.iter_modules(path) if found.ispkg)
