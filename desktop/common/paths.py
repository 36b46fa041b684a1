"""All folders: of the program's own data and of the user's. No other file names a folder.

Saves go to the user's data folder, settings to the config folder, and what can be made again to the
cache. `KARTENTISCH_HOME` in the environment puts all of them below one folder; so does a folder
`data` beside a program that was unpacked rather than installed: it can be carried on a stick.
`KARTENTISCH_GAMES` names folders in which more games lie: what lies there is code that runs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

import platformdirs

import desktop

APP = "kartentisch"
HOME = "KARTENTISCH_HOME"
GAMES = "KARTENTISCH_GAMES"
SHELF_INDEX = "shelf.index"
BIN_AGES = ".ages.json"
"""The cache of a folder of evenings, beside them: what each tells in short."""
REPORT = ".txt"
"""The ending of an error report, which can be opened as a match can."""
PORTABLE = "data"
"""The folder beside the program that keeps everything, where it is there."""


def own(*parts: str) -> Path:
    """Return a file that comes with the program: `own("assets", "cards")`, `own("i18n")`.

    In a checkout these lie beside the packages, in an installed program inside `desktop/data`.
    """
    package = Path(desktop.__file__).parent
    installed = package / "data"
    root = installed if installed.is_dir() else package.parent
    return root.joinpath(*parts)


def game_folders(named: Iterable[str] = ()) -> list[str]:
    """Return the folders with games of the user's own.

    Those named, then those of the environment.
    """
    folders = [*named, *os.environ.get(GAMES, "").split(os.pathsep)]
    return [os.path.abspath(folder) for folder in folders if folder]


def evenings() -> Path:
    """Return the folder of saved evenings, made if need be; raises OSError."""
    return made(_user("data", platformdirs.user_data_path) / "evenings")


def tournaments() -> Path:
    """Return the folder of club evenings, made if need be; raises OSError."""
    return made(_user("data", platformdirs.user_data_path) / "tournaments")


def tournament_backups() -> Path:
    """Where copies of club evenings are kept, made if need be; raises OSError."""
    return made(tournaments() / "backups")


def club_list() -> Path:
    """Return the file of the club's own list of people; raises OSError."""
    return made(_user("data", platformdirs.user_data_path)) / "club.json"


def club_templates() -> Path:
    """Return the file of the club's own templates for its papers; raises OSError."""
    return made(_user("data", platformdirs.user_data_path)) / "club-templates.json"


def people_file(*, make: bool = False) -> Path:
    """Return the file of the people of the house. To `make` its folder raises OSError."""
    folder = _user("data", platformdirs.user_data_path)
    return (made(folder) if make else folder) / "people.json"


def house_rules_file() -> Path:
    """Return the file of the sets of house rules that have a name; raises OSError."""
    return made(_user("data", platformdirs.user_data_path)) / "house-rules.json"


def packs() -> Path:
    """Return the folder of the user's own packs of cards, made if need be; raises OSError."""
    return made(_user("data", platformdirs.user_data_path) / "packs")


def lessons() -> Path:
    """Return the folder in which is kept how far everybody is in the lessons; raises OSError."""
    return made(_user("data", platformdirs.user_data_path) / "lessons")


def cache() -> Path:
    """Return the folder of what can be made anew, made if need be; raises OSError."""
    return made(_user("cache", platformdirs.user_cache_path))


def settings_file() -> Path:
    """Return the file of the settings; its folder is made if it can be."""
    folder = _user("config", platformdirs.user_config_path)
    with suppress(OSError):
        made(folder)
    return folder / "settings.ini"


def state_file(name: str) -> Path:
    """Return a file that remembers where one was, such as the last evening; raises OSError."""
    return made(_user("state", platformdirs.user_state_path)) / name


def anonymous_note() -> Path:
    """Return the file that says whose name is just being replaced everywhere; raises OSError."""
    return state_file("making-anonymous.json")


def keep_beside() -> None:
    """Keep everything of the user's beside the program from now on, also in processes to come.

    Raises OSError where no folder can be made there.
    """
    os.environ[HOME] = str(made(_beside_program() / PORTABLE))


def log_file() -> Path:
    """Return the file in which the program notes what it did; raises OSError."""
    return made(_user("log", platformdirs.user_log_path)) / "kartentisch.log"


def _beside_program() -> Path:
    """Return the folder in which somebody finds the program, or the current one in a checkout.

    An AppImage is mounted elsewhere at each start; its own file is named in the environment.
    """
    if image := os.environ.get("APPIMAGE"):
        return Path(image).absolute().parent
    if getattr(sys, "frozen", False):
        return Path(sys.executable).absolute().parent
    return Path.cwd()


def _user(kind: str, default: Callable[..., Path]) -> Path:
    home = os.environ.get(HOME)
    if home:
        return Path(home) / kind
    if getattr(sys, "frozen", False) and (beside := _beside_program() / PORTABLE).is_dir():
        return beside / kind
    return default(APP, appauthor=False)


def made(folder: Path) -> Path:
    """Make a folder and the folders above it, each for this account alone; raises OSError.

    A folder that is there keeps its mode.
    """
    if not folder.is_dir():
        if folder.parent != folder:
            made(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)
    return folder
