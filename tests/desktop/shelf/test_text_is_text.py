"""A name on the shelf, or in a club's table, is shown as it is, whatever it looks like."""

from __future__ import annotations

import html
import json
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as Markup

from desktop.club.model.lists import Listing
from desktop.club.model.matrix import _Square
from desktop.common.terminal_help import printable
from desktop.shelf.index import Entry
from desktop.shelf.rows import NAME, PLAYERS, Rows
from engine.store import load
from engine.summary import summary
from tests.desktop.shelf.evenings import kept

HOSTILE = ("<b>", "</b>", "<img src=file:x>", "&amp;", "&", "\n", "\u202e", "\x1b[31m", "=1+1")
NAMES = st.lists(st.sampled_from((*HOSTILE, "＝", "|", "Anna", " ")), min_size=1, max_size=5).map(
    "".join
)
TIP = Qt.ItemDataRole.ToolTipRole


def read_as(tip: str) -> str:
    """What a tooltip shows."""
    if not Markup.mightBeRichText(tip):
        return tip
    assert tip.startswith("<qt>") and tip.endswith("</qt>")
    inner = tip[4:-5].replace("<br>", "\n")
    assert "<" not in inner and ">" not in inner
    return html.unescape(inner)


def test_names_of_evenings_and_players_are_shown_as_they_are(tmp_path: Path, qapp: object) -> None:
    told = summary(load(kept(tmp_path, "x")).events)

    @settings(max_examples=60, deadline=None)
    @given(NAMES, NAMES)
    def holds(evening: str, player: str) -> None:
        text = json.dumps(told._replace(players=(player, "Ben", "Cilli")).as_list())
        rows = Rows()
        rows.show_entries([Entry(evening, 1, 1, told.started, told.game, text)])
        name, players = rows.index(0, NAME), rows.index(0, PLAYERS)
        assert rows.data(name) == read_as(rows.data(name, TIP)) == evening
        shown = f"{player}, Ben, Cilli"
        assert rows.data(players) == read_as(rows.data(players, TIP)) == shown

    holds()


def test_names_in_a_clubs_table_are_shown_as_they_are(qapp: object) -> None:
    @settings(max_examples=60, deadline=None)
    @given(NAMES, NAMES)
    def holds(one: str, other: str) -> None:
        square = _Square(Listing(["", one, other], [(one, "", "3"), (other, "4", "")], []))
        index = square.index(0, 1)
        told = f"{one} – {other}: 3"
        assert read_as(square.data(index, TIP)) == told
        assert square.data(index, Qt.ItemDataRole.AccessibleTextRole) == told

    holds()


@given(NAMES)
def test_no_name_does_anything_to_a_terminal(name: str) -> None:
    shown = printable(name)
    assert shown.isprintable() and len(shown) == len(name)
    assert all(here in (there, "?") for here, there in zip(shown, name, strict=True))
