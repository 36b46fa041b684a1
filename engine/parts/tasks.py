"""The tasks of a game as text, which `engine.tasks` reads."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.game import Game


def tasks_beside(game: Game[Any]) -> str:
    """The file `tasks.json` beside the rules; "" where a game has none."""
    file = resources.files(game.package).joinpath("tasks.json")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
