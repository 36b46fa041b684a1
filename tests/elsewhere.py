"""A game in a folder of somebody's own: the sample under another name."""

from __future__ import annotations

from pathlib import Path

from tests import sample

NAME = "elsewhere"


def written(folder: Path, name: str = NAME) -> Path:
    """Write a game of this name into the folder; its own folder."""
    place = folder / name
    place.mkdir(parents=True)
    for file in (sample.FOLDER / sample.NAME).iterdir():
        if file.is_file():
            text = file.read_text(encoding="utf-8")
            for old in (f"engine.games.{sample.NAME}", f'"{sample.NAME}"'):
                text = text.replace(old, old.replace(sample.NAME, name))
            (place / file.name).write_text(text, encoding="utf-8")
    return place
