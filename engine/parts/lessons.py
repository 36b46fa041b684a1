"""The lessons of a game: its first evening, as texts that `engine.lessons` reads."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.game import Game


def lessons_beside(game: Game[Any]) -> tuple[tuple[str, str], ...]:
    """The name and the text of each lesson, in their order; () where a game has none.

    They are the files `lessons/*.toml` beside the rules, in the order of their names.
    """
    folder = resources.files(game.package).joinpath("lessons")
    if not folder.is_dir():
        return ()
    found = sorted((one.name, one) for one in folder.iterdir() if one.name.endswith(".toml"))
    return tuple(
        (name.removesuffix(".toml"), one.read_text(encoding="utf-8")) for name, one in found
    )
