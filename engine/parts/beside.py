"""The files that lie beside the rules of a game, by the package of the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from typing import NamedTuple

_MARK = re.compile(r" <!-- (.*) -->$", re.MULTILINE)
_POINT = re.compile(r"- |\d+\. ")


class Mark(NamedTuple):
    """What stands behind a heading of a page or a point under it, ` <!-- KEYS -->`.

    Headings and points are numbered from 0; a point of -1 is the heading itself.
    """

    title: str
    heading: int
    point: int
    keys: tuple[str, ...]


def text_beside(package: str, name: str) -> str:
    """Return the text of a file such as `tasks.json`, "" where there is none."""
    file = resources.files(package).joinpath(name)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def lessons_beside(package: str) -> tuple[tuple[str, str], ...]:
    """Return the name and the text of each lesson, in their order; () where a game has none.

    They are the files `lessons/*.toml`, in the order of their names.
    """
    folder = resources.files(package).joinpath("lessons")
    if not folder.is_dir():
        return ()
    found = sorted((one.name, one) for one in folder.iterdir() if one.name.endswith(".toml"))
    return tuple(
        (name.removesuffix(".toml"), one.read_text(encoding="utf-8")) for name, one in found
    )


def page_beside(package: str, name: str) -> str:
    """Return the text of a page such as `rules.en.md` without its marks, "" where there is none."""
    return _MARK.sub("", text_beside(package, name))


def marks_beside(package: str) -> Iterator[Mark]:
    """Yield the marks of the English rules, from top to bottom."""
    title, heading, point = "", -1, -1
    for line in text_beside(package, "rules.en.md").split("\n"):
        if line.startswith("#"):
            title, heading, point = _MARK.sub("", line.lstrip("# ")), heading + 1, -1
        elif _POINT.match(line):
            point += 1
        if found := _MARK.search(line):
            yield Mark(title, heading, point, tuple(found[1].split()))
