"""Tournaments for other programs: JSON and CSV as text, in and out, and without names.

No file is touched here, and nothing is translated: the writer of a CSV gives the headings.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from typing import Any, TypeAlias

from engine.head import BadLog, Event
from engine.log_table import TOURNAMENT
from engine.store import parse
from engine.tournament import table_text
from engine.tournament.duplicate import revealed
from engine.tournament.people import folded
from engine.tournament.standings import standings
from engine.tournament.state import TournamentState
from engine.tournament.tournament import Tournament

EXPORT = "tournament_export"
"""The key by which an export is known; its value is the version."""


def to_json(tournament: Tournament) -> str:
    """Return the whole tournament, with the standings for readers who read no logs.

    The secret of the packs is only in it after the last round.
    """
    rows = [
        {
            "place": row.place,
            **({"group": row.group} if row.group else {}),
            "number": row.number,
            "names": [tournament.state.people[who].name for who in row.people],
            "points": row.points,
            "rounds": [cell.value if cell.counts else None for cell in row.cells],
        }
        for row in tournament.standings()
    ]
    events = tournament.events()
    if not revealed(tournament.state):
        events[0] = {**events[0], "packs": ""}
    whole = {EXPORT: 1, "events": events, "standings": rows}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


def from_json(text: str) -> list[Event]:
    """Return the events of an export; raises BadLog."""
    try:
        data = parse(text)
    except (ValueError, RecursionError) as error:
        raise BadLog(0, "not JSON") from error
    match data:
        case {"events": [*events], **rest} if rest.get(EXPORT) == 1:
            if events and all(isinstance(event, dict) for event in events):
                return [TOURNAMENT.shortened(event) for event in events]
    raise BadLog(0, "not a tournament")


# Without names.


def anonymous(tournament: Tournament) -> list[Event]:
    """Return the same tournament without anybody's name: people go by their start numbers.

    Left out are names, teams (which become letters), what special prizes go by, places in the
    club's list, who entered what and why, and title, place and day.
    """
    hidden = _Hidden()
    events = [hidden.event(event) for event in tournament.events()]
    events[0] |= {"title": "", "date": "", "place": ""}
    return events


class _Hidden:
    """What stands for what: the same team gets the same letter throughout."""

    _SILENT = ("by", "at", "reason", "despite", "what", "source", "member")

    def __init__(self) -> None:
        self.teams: dict[str, str] = {"": ""}
        self.tags: dict[str, str] = {}

    def event(self, event: Event) -> Event:
        """Return an event without names.

        What was given a reason keeps a sign that there was one.
        """
        kept = {key: value for key, value in event.items() if key not in self._SILENT}
        for key in ("reason", "despite"):
            if event.get(key):
                kept[key] = "x"
        for key in ("enter", "change", "substitute"):
            if key in event and "name" in event:
                kept["name"] = str(event[key])
        if "team" in event:
            kept["team"] = self._stand_in(self.teams, folded(event["team"]), "team")
        if "tags" in event:
            kept["tags"] = [self._stand_in(self.tags, tag, "tag") for tag in event["tags"]]
        if "prizes" in event:
            kept["prizes"] = [self._prize(prize) for prize in event["prizes"]]
        if isinstance(event.get("set"), dict):
            settings = self.event(event["set"])
            kept["set"] = settings | {
                key: "" for key in ("title", "date", "place") if key in settings
            }
        return kept

    def _prize(self, prize: Mapping[str, Any]) -> dict[str, Any]:
        tag = prize.get("tag", "")
        return {**prize, "thing": "", "tag": self._stand_in(self.tags, tag, "tag") if tag else ""}

    def _stand_in(self, known: dict[str, str], value: str, kind: str) -> str:
        return known.setdefault(value, f"{kind}{len(known) + (kind == 'tag')}")


# CSV.

Form: TypeAlias = tuple[str, str]
"""What stands between two cells, and before the cents of an amount."""
FORM: Form = (";", ".")


def people_csv(
    state: TournamentState, headings: Mapping[str, str] | None = None, form: Form = FORM
) -> str:
    """Everybody by start number."""
    group = ("group",) if state.head.groups else ()
    keys = ("number", *group, "name", "team", "tags", "paid", "since", "left")
    rows = (
        (
            p.number,
            *(state.group_of(p.number) for _ in group),
            p.name,
            p.team,
            " ".join(p.tags),
            Decimal(p.paid).scaleb(-2),
            p.since,
            p.left or "",
        )
        for _, p in sorted(state.people.items())
    )
    return _csv(keys, rows, headings, form)


def standings_csv(
    state: TournamentState,
    headings: Mapping[str, str] | None = None,
    form: Form = FORM,
    until: int = 0,
) -> str:
    """Return the standings, with a column for each round and each tie-break."""
    rounds = [str(one.number) for one in state.drawn if not until or one.number <= until]
    group = ("group",) if state.head.groups else ()
    keys = ("place", *group, "number", "name", "points", *rounds, *state.head.ties)
    rows = (
        (
            row.place,
            *(row.group for _ in group),
            row.number,
            " / ".join(state.people[who].name for who in row.people),
            row.points,
            *(cell.value if cell.counts or cell.dropped else "" for cell in row.cells),
            *row.ties,
        )
        for row in standings(state, until)
    )
    return _csv(keys, rows, headings, form)


def results_csv(
    state: TournamentState, headings: Mapping[str, str] | None = None, form: Form = FORM
) -> str:
    """Every seat of every round, with what its side has got."""
    group = ("group",) if state.head.groups else ()
    keys = ("round", "table", *group, "chair", "number", "name", "result")
    rows = []
    for one in state.drawn:
        for table in one.tables():
            seated, result = one.seated(table), one.results.get(table)
            sides = {who: n for n, side in enumerate(state.sides(seated)) for who in side}
            for chair, who in enumerate(seated, 1):
                value = result.values[sides[who]] if result and one.counts(table) else ""
                name = state.people[who].name
                own = (state.group_of(who) for _ in group)
                rows.append((one.number, table, *own, chair, who, name, value))
    return _csv(keys, rows, headings, form)


def _csv(
    keys: Sequence[str],
    rows: Iterable[Sequence[object]],
    headings: Mapping[str, str] | None,
    form: Form,
) -> str:
    titles = [(headings or {}).get(key, key) for key in keys]
    return table_text.csv([titles, *rows], *form)
