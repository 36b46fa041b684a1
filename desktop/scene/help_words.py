"""What help a table allows itself, and what help was used, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.common.sentences import quoted
from engine.agreement import UNDO, Agreement, used
from engine.claims import ALL
from engine.head import Event
from engine.table import Seat

translate = QCoreApplication.translate


def preset(name: str) -> str:
    """What a preset is called; "" is a table's own agreement."""
    return {
        "learning": translate("helps", "learning"),
        "at_home": translate("helps", "at home"),
        "at_the_inn": translate("helps", "as at the inn"),
        "": translate("helps", "as agreed"),
    }[name]


def switch(name: str) -> str:
    """What is allowed or not."""
    return {
        "hints": translate("helps", "Hints"),
        "counting": translate("helps", "Counting the cards that are out"),
        "why": translate("helps", "Telling why a trick was won"),
        "claims": translate("helps", "Claiming the rest"),
    }[name]


def undo(value: str) -> str:
    """How one may take back."""
    return {
        "free": translate("helps", "Taking back: free"),
        "marked": translate("helps", "Taking back: it is noted"),
        "unseen": translate("helps", "Taking back: until you see or hear something new"),
        "never": translate("helps", "Taking back: never"),
    }[value]


def agreed(one: Agreement) -> str:
    """What is allowed, in a sentence."""
    names = [name for name in ("hints", "counting", "why", "claims") if getattr(one, name)]
    parts = [switch(name) for name in names]
    assert one.undo in UNDO
    return "; ".join([*parts, undo(one.undo)]) + "."


def claim_words(kind: str) -> str:
    """What is said across the table with a claim of this kind, "" for none."""
    if not kind:
        return ""
    if kind == ALL:
        return translate("host", "The rest is mine.")
    return translate("host", "None of the rest is mine.")


def claimed(name: str, kind: str) -> str:
    """Who said so, and how, where a deal ended with it; no name for who reads it."""
    return quoted(name, claim_words(kind))


def told(one: Agreement, helps: Sequence[Event], name: Callable[[Seat], str]) -> str:
    """What was agreed on, and who had what help how often; for the end of an evening."""
    how = translate("helps", "Help: {0}.").format(preset(one.preset))
    counts: dict[tuple[Seat, str], int] = {}
    for event in used(helps):
        data = event["help"]
        key = (data["seat"], data["kind"])
        counts[key] = counts.get(key, 0) + 1
    if not counts:
        return how
    seats = sorted({seat for seat, _ in counts})
    each = []
    for seat in seats:
        had = [_times(kind, number) for (who, kind), number in counts.items() if who == seat]
        each.append(f"{name(seat)}: {', '.join(had)}")
    return f"{how} {'; '.join(each)}."


def _times(kind: str, number: int) -> str:
    if kind == "hint":
        return translate("helps", "%n hint(s)", "", number)
    if kind == "took_back":
        return translate("helps", "took back %n time(s)", "", number)
    return translate("helps", "other help %n time(s)", "", number)
