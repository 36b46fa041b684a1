"""The report for an error: versions, the last lines of the journal, and the evening without names.

It is a text that somebody reads before it is saved. Nothing is sent.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from desktop.common import journal

HEAD = ("kartentisch", "game", "preset", "options", "seed", "cards")
"""What of an evening's first line says nothing of people; seats come without names."""
FREE = ("why", "id", "at", "by", "sum", "title")
"""What is free text in a later line, or is of no use without the file."""


def report(evening: Path | None) -> str:
    """The whole report, with this evening if there is one."""
    parts = [journal.versions(), "", "== journal", *journal.last_lines()]
    if crash := journal.last_crash():
        parts += ["", "== last crash", crash.rstrip()]
    if evening is not None:
        parts += ["", "== evening", *_evening(evening)]
    return "\n".join(parts) + "\n"


def _evening(path: Path) -> list[str]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        return [f"not readable: {type(error).__name__}"]
    return [_nameless(line, first=number == 0) for number, line in enumerate(lines)]


def _nameless(line: str, first: bool) -> str:
    """A line of a log without anybody's name."""
    try:
        event = json.loads(line)
    except ValueError:
        return f"(no JSON, {len(line)} characters)"
    if not isinstance(event, dict):
        return "(no object)"
    kept = _head(event) if first else _without(event)
    return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))


def _head(event: dict[str, Any]) -> dict[str, Any]:
    kept = {key: event[key] for key in HEAD if key in event}
    seats = event.get("seats")
    if isinstance(seats, list):
        kept["seats"] = [_seat(number, seat) for number, seat in enumerate(seats, 1)]
    return kept


def _seat(number: int, seat: Any) -> dict[str, str]:
    bot = seat.get("bot") if isinstance(seat, dict) else None
    return {"name": f"Player {number}"} | ({"bot": str(bot)} if bot else {})


def _without(value: Any) -> Any:
    """A value without what is free text, however deep it lies."""
    if isinstance(value, dict):
        return {
            key: "x" if key == "why" else _without(inner)
            for key, inner in value.items()
            if key == "why" or key not in (*FREE, "name", "names", "seats")
        }
    if isinstance(value, list):
        return [_without(inner) for inner in value]
    return value
