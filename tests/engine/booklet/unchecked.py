"""What the English page of a game says that no figure is compared with the rules."""

from __future__ import annotations

import re

from engine import games
from tests.engine.booklet.tables import marked, tables


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
    """The sentences of the English page that state a rule under a heading without a figure.

    As heading and sentence. Nothing compares them with the rules but who reads them.
    """
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
        elif marked(line):
            found.add(heading)
    return found
