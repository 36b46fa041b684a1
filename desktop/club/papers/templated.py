"""Lines of the club's own template as blocks of a paper, its fields filled."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.club.model import templates, words
from desktop.club.model.templates import PICTURE, Template
from desktop.print.blocks import Gap, Inside, Picture, Text
from desktop.print.scale import HEADING, NOTE, TEXT, TITLE
from engine.tournament.state import TournamentState

HUGE = 70.0
"""The height of a line with `! ` before it: a number that is read across the room."""
CREST = 18.0
"""The height of a picture, in millimetres."""
EMPTY = 4.0
"""The height of a line in which nothing stands."""

_SIZES = {"! ": (HUGE, True), "# ": (TITLE, True), "## ": (HEADING, False), "> ": (NOTE, False)}
"""What stands before a line, its height, and whether it is bold."""


def about(state: TournamentState) -> dict[str, str]:
    """Return what the fields that are the same for everybody stand for."""
    head = state.head
    return {
        "title": words.title(head),
        "game": words.game(head),
        "date": words.day(head.date),
        "place": head.place,
    }


def blocks(template: Template, values: Mapping[str, str], align: str = "centre") -> list[Inside]:
    """Return the lines one below the other; a line whose fields are all empty is left out."""
    found: list[Inside] = []
    for line in template.text.splitlines():
        if line.strip() == "{" + PICTURE + "}":
            image = templates.image(template)
            if not image.isNull():
                found.append(Picture(image, CREST))
            continue
        if not line.strip():
            found.append(Gap(EMPTY))
            continue
        mark = next((mark for mark in _SIZES if line.startswith(mark)), "")
        size, bold = _SIZES.get(mark, (TEXT, False))
        text = templates.filled(line.removeprefix(mark), values).strip()
        if text:
            # What is large keeps to one place; a sentence takes the lines it needs.
            found.append(Text(text, size, bold, align, fits=size > TEXT))
    return found
