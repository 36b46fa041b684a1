"""What help a table allows itself, and what help was used, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from desktop.common.language import PROGRAM, Language
from desktop.common.sentences import quoted
from engine.agreement import UNDO, Agreement, used
from engine.claims import ALL
from engine.head import Event
from engine.table import Seat


def preset(name: str, language: Language = PROGRAM) -> str:
    """Return what a preset is called; "" is a table's own agreement."""
    return {
        "learning": language.translate("helps", "for learning"),
        "at_home": language.translate("helps", "as at home"),
        "at_the_inn": language.translate("helps", "as in the pub"),
        "": language.translate("helps", "as agreed"),
    }[name]


def switch(name: str, language: Language = PROGRAM) -> str:
    """Return what is allowed or not."""
    return {
        "hints": language.translate("helps", "Hints"),
        "counting": language.translate("helps", "Show cards still out"),
        "why": language.translate("helps", "Explain who won a trick"),
        "claims": language.translate("helps", "Claim the rest"),
    }[name]


def undo(value: str, language: Language = PROGRAM) -> str:
    """How one may take back."""
    return {
        "free": language.translate("helps", "Undo: always"),
        "marked": language.translate("helps", "Undo: allowed, but noted"),
        "unseen": language.translate("helps", "Undo: until you learn something new"),
        "never": language.translate("helps", "Undo: never"),
    }[value]


def agreed(one: Agreement) -> str:
    """Return what is allowed, in a sentence."""
    names = [name for name in ("hints", "counting", "why", "claims") if getattr(one, name)]
    parts = [switch(name) for name in names]
    assert one.undo in UNDO
    return "; ".join([*parts, undo(one.undo)]) + "."


def claim_words(kind: str, language: Language) -> str:
    """Return what is said across the table with a claim of this kind, "" for none."""
    if not kind:
        return ""
    if kind == ALL:
        return language.translate("host", "The rest is mine.")
    return language.translate("host", "I won’t get another trick.")


def claimed(name: str, kind: str, language: Language) -> str:
    """Who said so, and how, where a deal ended with it; no name for who reads it."""
    return quoted(name, claim_words(kind, language), language)


def told(
    one: Agreement,
    helps: Sequence[Event],
    stood_in: Mapping[Seat, Sequence[int]],
    name: Callable[[Seat], str],
    language: Language,
) -> str:
    """Return what was agreed on, who had what help how often, and who was stood in for.

    `stood_in` has the numbers of the deals; for the end of an evening.
    """
    how = language.translate("helps", "Help: {0}.").format(preset(one.preset, language))
    counts: dict[tuple[Seat, str], int] = {}
    for event in used(helps):
        data = event["help"]
        key = (data["seat"], data["kind"])
        counts[key] = counts.get(key, 0) + 1
    if not counts and not stood_in:
        return how
    seats = sorted({seat for seat, _ in counts} | stood_in.keys())
    each = []
    for seat in seats:
        own = [(kind, number) for (who, kind), number in counts.items() if who == seat]
        had = [_times(kind, number, language) for kind, number in own]
        if deals := len(stood_in.get(seat, ())):
            had.append(language.translate("helps", "computer player in %n deal(s)", "", deals))
        each.append(f"{name(seat)}: {', '.join(had)}")
    return f"{how} {'; '.join(each)}."


def _times(kind: str, number: int, language: Language) -> str:
    if kind == "hint":
        return language.translate("helps", "%n hint(s)", "", number)
    if kind == "took_back":
        return language.translate("helps", "%n undo(s)", "", number)
    return language.translate("helps", "other help %n time(s)", "", number)
