"""The report for an error: versions, the last lines of the journal, and the evening without names.

It is a text that somebody reads before it is saved. Nothing is sent. Cards that are still secret by
`engine.review.secret`, and the seed that leads to them, are left out. The program can open it: the
match in it becomes a file, as far as nothing was left out.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from desktop.common import journal, paths
from engine import bounds
from engine.head import Event
from engine.match import Match
from engine.review import secret
from engine.store import SUFFIX, load, save_new
from engine.summary import summary

HEAD = ("kartentisch", "game", "preset", "options", "cards")
"""What of an evening's first line says nothing of people or cards; seats come without names."""
FREE = ("why", "id", "at", "by", "sum", "title")
"""What is free text in a later line, or is of no use without the file."""
SECRET = "secret"
"""Stands in place of the seed, and of every text that could tell how secret cards lie."""
_EVENING = "== evening"
_SEEDS = 1000
"""How many seeds are tried where that of the match was left out: it decides who deals."""


def report(evening: Path | None) -> str:
    """Return the whole report, with this evening if there is one."""
    parts = [journal.versions(), "", "== journal", *journal.last_lines()]
    if crash := journal.last_crash():
        parts += ["", "== last crash", crash.rstrip()]
    if evening is not None:
        parts += ["", _EVENING, *_evening(evening)]
    return "\n".join(parts) + "\n"


def _evening(path: Path) -> list[str]:
    """Return the lines of an evening's file without names and without what is secret."""
    try:
        if path.stat().st_size > bounds.FILE:
            return ["not readable: too large"]
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        return [f"not readable: {type(error).__name__}"]
    try:
        events = load(path).events
        first, hidden, over = secret(events), False, summary(events).over
    except (OSError, ValueError):
        # Of what is no evening nobody knows what is secret: then all of it is.
        first, hidden, over = 1, True, False
    told = []
    for number, line in enumerate(lines):
        try:
            event = json.loads(line)
            bounds.check(event)
        except (ValueError, RecursionError):
            told.append(f"(no JSON, {len(line)} characters)")
            continue
        if not isinstance(event, dict):
            told.append("(no object)")
            continue
        # Of a secret deal, and of all that follows it in the file, no text is kept.
        deal = event.get("deal", 0)
        hidden = hidden or (first > 0 and (not isinstance(deal, int) or deal >= first))
        kept = _without(event, hidden) if number else _head(event, with_seed=over and not first)
        told.append(json.dumps(kept, ensure_ascii=False, separators=(",", ":")))
    return told


def _head(event: dict[str, Any], with_seed: bool) -> dict[str, Any]:
    kept = {key: event[key] for key in HEAD if key in event}
    kept["seed"] = event.get("seed") if with_seed else SECRET
    seats = event.get("seats")
    if isinstance(seats, list):
        kept["seats"] = [_seat(number, seat) for number, seat in enumerate(seats, 1)]
    return kept


def _seat(number: int, seat: Any) -> dict[str, str]:
    bot = seat.get("bot") if isinstance(seat, dict) else None
    return {"name": f"Player {number}"} | ({"bot": str(bot)} if bot else {})


def _without(value: Any, hidden: bool) -> Any:
    """Return a value without free text, however deep it lies; `hidden` ones without any text."""
    if isinstance(value, dict):
        return {
            key: "x" if key == "why" else _without(inner, hidden)
            for key, inner in value.items()
            if key == "why" or key not in (*FREE, "name", "names", "seats")
        }
    if isinstance(value, list):
        return [_without(inner, hidden) for inner in value]
    return SECRET if hidden and isinstance(value, str) else value


def opened(path: Path) -> Path:
    """Make a file of the match in a report, in the folder of matches; returns it.

    Raises OSError, and ValueError for a text with no match in it.
    """
    if path.stat().st_size > bounds.FILE:
        raise ValueError(path)
    events = evening_in(path.read_text(encoding="utf-8"))
    folder, number = paths.evenings(), 1
    while (made := folder / f"{path.stem} {number}{SUFFIX}").exists():
        number += 1
    save_new(made, events)
    return made


def evening_in(text: str) -> list[Event]:
    """Return the events of the match in a report, up to the first that was left out.

    Where the seed was left out, the first one is taken by which the same people deal. Raises
    ValueError where there is no match, or one that does not fit the rules.
    """
    lines = text.partition(f"\n{_EVENING}\n")[2].splitlines()
    head, *later = [json.loads(line) for line in lines[:1]] or [{}]
    for line in lines[1:]:
        if SECRET in line or not line.startswith("{"):
            break
        later.append(json.loads(line))
    if not isinstance(head, dict) or head.get("seed") != SECRET:
        Match.from_events([head, *later])
        return [head, *later]
    problem = ValueError(head.get("game"))
    for seed in range(_SEEDS):
        try:
            head["seed"] = seed if head.get("kartentisch") == 1 else str(seed)
            Match.from_events([head, *later])
        except ValueError as error:
            problem = error
        else:
            return [head, *later]
    raise problem
