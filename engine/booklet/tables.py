"""What stands in the pages of a game: headings, figures, tables, and which nothing checks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from engine import games

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


def unchecked(game: str) -> list[tuple[str, str]]:
    """The tables of the English page without a figure under their heading: heading, first row."""
    page = games.find(game).page("rules", "en")
    checked = _with_figures(page)
    return [
        (one.heading, " | ".join(one.rows[0])) for one in tables(page) if one.heading not in checked
    ]


_STATES = re.compile(
    r"\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|double|"
    r"twice|no|not|never|nobody|always|every|each|only|must|may|have to|highest|lowest|beats?|"
    r"wins?|pays?)\b",
    re.IGNORECASE,
)
"""What a sentence says of a rule has one of these: a number, an order, a duty, a ban."""


def statements(game: str) -> list[tuple[str, str]]:
    """The sentences of the English page that state a rule under a heading without a figure:
    heading, sentence. Nothing compares them with the rules but who reads them."""
    page = games.find(game).page("rules", "en")
    checked, heading, found = _with_figures(page), "", list[tuple[str, str]]()
    for line in page.split("\n"):
        if line.startswith("#"):
            heading = line.lstrip("#").strip()
        elif heading not in checked and not line.startswith("|"):
            plain = re.sub(r"[*_]|^\s*(?:-|\d+\.)\s+", "", line)
            sentences = re.split(r"(?<=[.!?])\s+(?=[A-Z“\"])", plain.strip())
            found += [(heading, one) for one in sentences if _STATES.search(one)]
    return found


def _with_figures(page: str) -> set[str]:
    """The headings under which a figure stands."""
    found, heading = set[str](), ""
    for line in page.split("\n"):
        if line.startswith("#"):
            heading = line.lstrip("#").strip()
        elif _MARK.match(line):
            found.add(heading)
    return found
