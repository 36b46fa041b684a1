"""The rows of a table's sheet: the deals of a round, with their names where they have any.

How many there are, the rules of the game say, as at a table of the program: deals are imagined
until the evening of the table is over. Where that hangs on what is played there are a dozen rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from desktop.scene.speech import Speech
from engine import games, result_entry
from engine.games import UnknownGame
from engine.rules import Rules
from engine.sheet import Line
from engine.tournament.state import TournamentState

LONGEST = 60
"""Rows on a table's sheets, at most: the longest list, 48 games of Skat, and some more."""
USUAL = 12
"""Rows where nobody can know how many deals it takes."""


def rules_of(state: TournamentState, size: int) -> Rules[Any] | None:
    """Return the rules of the game at a table of this size; None where they are not known."""
    try:
        kind = games.find(state.head.game)
        return kind.make(kind.options.from_dict(state.head.options), size)
    except (UnknownGame, ValueError, KeyError):
        return None


def to_the_right(state: TournamentState, sizes: Iterable[int]) -> bool:
    """Whether turns go anticlockwise at the tables of these sizes, by the game of the evening."""
    found = (rules_of(state, size) for size in sizes)
    return any(rules is not None and rules.anticlockwise for rules in found)


def sums(state: TournamentState, size: int) -> list[str]:
    """Return what is added up at a table before handing in, such as games won at Skat.

    That is so where only a list is kept: where the program knows the cards, one sum is handed in.
    """
    rules = rules_of(state, size)
    if rules is None or not rules.game.by_hand:
        return []
    speech = Speech(rules)
    keys = [one.key for one in rules.sheet([]).totals if one.key != state.head.total]
    return [speech.text(f"total.{key}") for key in keys]


def rows(state: TournamentState, size: int) -> list[str]:
    """Return what stands before each row of a table of this size: number, name of the deal."""
    rules = rules_of(state, size)
    if rules is None:
        return [str(row) for row in range(1, (state.head.deals or USUAL) + 1)][:LONGEST]
    speech = Speech(rules)
    wanted = min(state.head.deals or rules.show.form().deals, LONGEST)
    names: list[str] = []
    lines: list[Line] = []
    while len(lines) < (wanted or LONGEST):
        if not wanted and rules.next_deal(lines, 0) is None:
            break
        fact = result_entry.title(rules, lines)
        name = "" if fact is None else speech.text(f"line.{fact.key}", *fact.args)
        names.append(f"{len(lines) + 1} {name}".strip())
        lines.append(Line((0,) * len(rules.sides())))
    known = wanted or len(names) < LONGEST or any(" " in name for name in names)
    return names if known else names[:USUAL]


def cycle(names: Sequence[str]) -> int:
    """After how many deals their names begin anew; 0 where they have none."""
    parts = [name.partition(" ")[2] for name in names]
    return parts.index(parts[0], 1) if parts and parts[0] in parts[1:] and parts[0] else 0
