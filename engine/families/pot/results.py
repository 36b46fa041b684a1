"""Tells what a deal for one kitty brought."""

from __future__ import annotations

from engine.facts import Fact
from engine.phases.accounts import FAILED
from engine.sheet import Line


def brought(line: Line, middle: str) -> list[Fact]:
    """What a deal brought: that it failed, what each won or paid, and what the middle holds then.

    `middle` is the note that says so, such as "kitty"; a game has the texts `kitty_holds` and
    `kitty_is_empty`.
    """
    told = dict(line.notes)
    facts = [Fact("failed")] if FAILED in told else []
    for seat, value in enumerate(line.values):
        if value:
            facts.append(Fact("wins" if value > 0 else "loses", (seat, abs(value))))
    held = told.get(middle)
    if held is not None:
        facts.append(Fact(f"{middle}_holds", (held,)) if held else Fact(f"{middle}_is_empty"))
    return facts
