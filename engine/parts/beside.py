"""The files that lie beside the rules of a game, by the package of the game."""

from __future__ import annotations

from importlib import resources


def text_beside(package: str, name: str) -> str:
    """The text of a file such as `tasks.json`, "" where there is none."""
    file = resources.files(package).joinpath(name)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def lessons_beside(package: str) -> tuple[tuple[str, str], ...]:
    """The name and the text of each lesson, in their order; () where a game has none.

    They are the files `lessons/*.toml`, in the order of their names.
    """
    folder = resources.files(package).joinpath("lessons")
    if not folder.is_dir():
        return ()
    found = sorted((one.name, one) for one in folder.iterdir() if one.name.endswith(".toml"))
    return tuple(
        (name.removesuffix(".toml"), one.read_text(encoding="utf-8")) for name, one in found
    )
