"""The tables are what the kept figures come to, and older figures say in them that they are."""

from __future__ import annotations

import json
import re

from tests.workshop.arena.__main__ import FIGURES, HOWLERS, OLDER, TABLES, forget, of, page
from tests.workshop.arena.rows import rows

KEPT = json.loads(FIGURES.read_text())


def test_the_tables_are_what_the_figures_come_to() -> None:
    written, now = (
        re.sub(r"CPython [0-9.]+", "CPython", text)
        for text in (TABLES.read_text(encoding="utf-8"), page(KEPT))
    )
    assert written == now


def test_every_figure_belongs_to_a_row() -> None:
    told = {row.key for row in rows()}
    kept = {key.partition(OLDER)[0] for key in KEPT}
    assert {key for key in kept if not key.startswith(HOWLERS)} <= told


def test_older_figures_say_so_until_they_are_played_anew() -> None:
    older, newer = {"ahead": [1.0]}, {"ahead": [2.0]}
    figures = {"a row (by older numbers)": older, "a row of another game": newer}
    assert of("a row", figures) == (older, " (by older numbers)")
    figures["a row"] = newer
    assert of("a row", figures) == (newer, "")
    forget("a row", figures)
    assert set(figures) == {"a row", "a row of another game"}
    assert of("no row", figures) is None
