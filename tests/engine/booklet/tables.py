"""What stands in the pages of a game: headings, figures and tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.rules.game import Game

_MARK = re.compile(r"!\[\]\(figure:([a-z_]+)\)")


class PageTable(NamedTuple):
    """A table of a page: the heading above it, and its rows; the first names the columns."""

    heading: str
    rows: tuple[tuple[str, ...], ...]


def marked(page: str) -> list[str]:
    """The names of the figures that a page shows, in order."""
    return _MARK.findall(page)


def headings(page: str) -> list[str]:
    """The headings of a page, the title first."""
    return [line.lstrip("#").strip() for line in page.split("\n") if line.startswith("#")]


def tables(page: str) -> Iterator[PageTable]:
    """Each table of a page, from top to bottom."""
    heading, rows = "", list[tuple[str, ...]]()
    for line in [*page.split("\n"), ""]:
        if line.startswith("|"):
            cells = tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
            if not all(set(cell) <= set("-: ") for cell in cells):
                rows.append(cells)
            continue
        if rows:
            yield PageTable(heading, tuple(rows))
            rows = []
        if line.startswith("#"):
            heading = line.lstrip("#").strip()


def under(page: str, figure: str) -> str:
    """The heading under which a figure stands, "" if it stands nowhere."""
    heading = ""
    for line in page.split("\n"):
        if line.startswith("#"):
            heading = line.lstrip("#").strip()
        elif figure in _MARK.findall(line):
            return heading
    return ""


def cells(game: Game[Any], heading: str, language: str) -> list[list[str]]:
    """The cells of the table under this English heading of the rules, without the names above."""
    place = headings(game.page("rules", "en")).index(heading)
    page = game.page("rules", language)
    found = next(one for one in tables(page) if one.heading == headings(page)[place])
    return [list(row) for row in found.rows[1:]]
