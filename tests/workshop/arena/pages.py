"""A page of the arena: what it is about, and a section for each game."""

from __future__ import annotations

from pathlib import Path


def put(page: Path, title: str, about: str | None, game: str, told: str) -> None:
    """Write the section of a game; others stay. `about` is the docstring of the command."""
    kept = sections(page.read_text(encoding="utf-8")) if page.exists() else {}
    kept[game] = told
    page.write_text(whole(page.stem, title, about, kept), encoding="utf-8")


def sections(text: str) -> dict[str, str]:
    """What stands below each game's heading."""
    parts = (part.partition("\n") for part in text.split("\n## ")[1:])
    return {name: body.strip() for name, _, body in parts}


def whole(command: str, title: str, about: str | None, kept: dict[str, str]) -> str:
    """The page; of the docstring all but its first line stands at its head."""
    lines = (about or "").strip().splitlines()[2:]
    head = [f"# {title}\n\nMade by `python3 dev.py arena.{command}`.\n", *lines]
    return "\n".join([*head, *(f"\n## {name}\n\n{kept[name]}" for name in sorted(kept)), ""])
