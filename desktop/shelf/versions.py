"""Two versions of one evening, laid side by side: what each holds, and from where on they differ.

A sync folder leaves such beside each other, and an evening whose file something else has changed.
Which one is kept is asked in `versions_dialog`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from desktop.common.numbers import shown
from desktop.scene.speech import Speech
from engine import bounds
from engine.head import Event
from engine.review import Past
from engine.sheet import Line
from engine.store import load

translate = QCoreApplication.translate


class Version(NamedTuple):
    """A version of a match: its name, when it was last written, and its events.

    With a sentence for each deal, that on the table included.
    """

    name: str
    written: str
    events: list[Event]
    deals: list[str]


def of_one_evening(one: Path, other: Path) -> bool:
    """Whether these are two files of the same evening, as far as their first lines tell."""
    first, second = head(one), head(other)
    if first is None or second is None:
        return False
    known = first.get("id")
    return known == second.get("id") if known else first == second


def head(path: Path) -> dict[str, Any] | None:
    """Return the first line of a match's file, None if it cannot be read."""
    try:
        with path.open("rb") as file:
            event = json.loads(file.readline(bounds.LINE))
    except (OSError, ValueError, RecursionError):
        return None
    if isinstance(event, dict):
        event.pop("sum", None)
        return event
    return None


def read(path: Path) -> Version:
    """Return a version as it lies there; raises what `load` and `Past.of` raise, or OSError."""
    events = load(path).events
    past = Past.of(events)
    speech = Speech(past.rules, [player.name for player in past.head.players])
    deals = [_told(number, line, speech) for number, line in enumerate(past.sheet.lines, 1)]
    if past.running:
        told = translate("versions", "Deal {0} in progress, move {1}.")
        start = max(place for place, event in enumerate(past.events) if "deal" in event)
        moves = sum("move" in event for event in past.events[start:])
        deals.append(told.format(len(deals) + 1, moves + 1))
    when = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime))
    written = QLocale().toString(when, QLocale.FormatType.ShortFormat)
    return Version(path.stem, written, events, deals)


def _told(number: int, line: Line, speech: Speech) -> str:
    sums = [
        f"{speech.side(side)} {shown(value)}"
        for side, value in enumerate(line.values)
        if value is not None
    ]
    return translate("versions", "Deal {0}: {1}").format(number, ", ".join(sums))


def same(one: Sequence[object], other: Sequence[object]) -> int:
    """How many stand at the beginning of both."""
    pairs = zip(one, other, strict=False)
    longest = min(len(one), len(other))
    return next((place for place, (a, b) in enumerate(pairs) if a != b), longest)


def compared(one: Version, other: Version) -> str:
    """In a sentence, from where on two versions differ."""
    alike = same(one.events, other.events)
    if alike == len(one.events) == len(other.events):
        return translate("versions", "The two are identical.")
    if alike in (len(one.events), len(other.events)):
        short, long = (one, other) if alike == len(one.events) else (other, one)
        return translate("versions", "“{longer}” has everything in “{shorter}”, and more.").format(
            longer=long.name, shorter=short.name
        )
    return translate(
        "versions", "They are the same up to line {0} and differ from deal {1} on."
    ).format(alike, max(1, sum("deal" in event or "line" in event for event in one.events[:alike])))
