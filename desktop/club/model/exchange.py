"""The exports of a club evening: a copy, JSON with or without names, and CSV tables.

`EXPORTS` names each kind with its file ending; `export` writes one and raises OSError.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.club.model import words
from desktop.common import spreadsheet
from desktop.common.atomic_write import write_atomically
from engine.log_table import TIES
from engine.store import save_copy
from engine.tournament.exchange import (
    anonymous,
    people_csv,
    results_csv,
    standings_csv,
    to_json,
)
from engine.tournament.head import SUFFIX
from engine.tournament.state import TournamentState
from engine.tournament.tournament import Tournament

translate = QCoreApplication.translate

EXPORTS: Mapping[str, str] = {
    "copy": SUFFIX,
    "json": ".json",
    "standings": ".csv",
    "results": ".csv",
    "people": ".csv",
    "anonymous": ".json",
}
"""Each export, and how its file ends."""


def title(kind: str) -> str:
    """Return the text of an export's menu entry."""
    return {
        "copy": translate("club", "Save a &copy …"),
        "json": translate("club", "Export as &JSON …"),
        "standings": translate("club", "Standin&gs as CSV …"),
        "results": translate("club", "Resul&ts as CSV …"),
        "people": translate("club", "P&eople as CSV …"),
        "anonymous": translate("club", "Export without &names …"),
    }[kind]


def export(tournament: Tournament, kind: str, path: Path) -> None:
    """Write an export of one of the kinds in `EXPORTS`; raises OSError."""
    if kind == "copy":
        save_copy(path, tournament.events())
        return
    state = tournament.state
    match kind:
        case "json":
            text = to_json(tournament)
        case "anonymous":
            text = to_json(Tournament.from_events(anonymous(tournament)))
        case "standings":
            text = standings_csv(state, _headings(state), spreadsheet.form())
        case "results":
            text = results_csv(state, _headings(), spreadsheet.form())
        case _:
            text = people_csv(state, _headings(), spreadsheet.form())
    mark = spreadsheet.MARK if path.suffix == ".csv" else ""
    write_atomically(path, (mark + text).encode(), private=False)


def _headings(state: TournamentState | None = None) -> Mapping[str, str]:
    rounds = [one.number for one in state.drawn] if state is not None else []
    return {
        **{str(n): translate("club", "Round {0}").format(n) for n in rounds},
        "number": translate("club", "No."),
        "name": translate("club", "Name"),
        "group": translate("club", "Group"),
        "team": translate("club", "Team"),
        "tags": translate("club", "Marks"),
        "paid": translate("club", "Paid"),
        "place": translate("club", "Place"),
        "points": translate("club", "Points"),
        "round": translate("club", "Round"),
        "table": translate("club", "Table"),
        "chair": translate("club", "Seat"),
        "result": translate("club", "Result"),
        "since": translate("club", "From round"),
        "left": translate("club", "Left"),
        **{tie: words.tie(tie) for tie in TIES},
    }
