"""Short ways to a list in the middle of an evening."""

from __future__ import annotations

from typing import Any

import pytest

from engine import games, result_entry
from engine.facts import Fact
from engine.head import Head, Player
from engine.match import Match
from engine.rules.entry import Refused


def begun(name: str, players: int, preset: str = "", **changed: Any) -> Match:
    """A list with nothing on it, by its first preset or this one, with some rules changed."""
    kind = games.find(name)
    chosen = kind.presets[preset or next(iter(kind.presets))]
    options = kind.options.from_dict({**chosen.as_dict(), **changed})
    people = tuple(Player(f"player {seat}") for seat in range(players))
    return Match(Head(name, "", options.as_dict(), people, 1, real_cards=True))


def entered(match: Match, /, *each: int | None, **table: int | None) -> tuple[int | None, ...]:
    """Enter a game: a number for each side, or answers about the table; what it left."""
    answers: dict[tuple[str, int], int | None] = {("points", n): one for n, one in enumerate(each)}
    answers |= {_name(key): value for key, value in table.items()}
    for field in result_entry.fields(match.rules, match.sheet().lines, answers):
        if field.usual is not None:
            answers.setdefault(field.name, field.usual)
    match.chalk(result_entry.line(match.rules, match.sheet().lines, answers))
    return match.sheet().lines[-1].values


def refusal(match: Match, /, *each: int | None, **table: int | None) -> Fact:
    """Why this cannot be entered."""
    with pytest.raises(Refused) as refused:
        entered(match, *each, **table)
    return refused.value.reason


def _name(key: str) -> tuple[str, int]:
    """`value` is asked of the table, `said_2` of the third side."""
    name, _, side = key.partition("_")
    return (name, int(side)) if side else (name, -1)
