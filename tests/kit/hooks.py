"""What a game may answer in a way of its own, and at which tables that makes a difference.

Each optional hook of `Rules` stands here, and so do the fields of a table that a game may leave
alone: the tests hold that each is met by some game, and by every game that has it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.rules import Rules
from engine.table import Table

Met = Callable[[Rules[Any], Table], object]

HOOKS: dict[str, Met] = {
    "asks": lambda game, t: t.phase and game.asks(t).key != t.phase,
    "barred": lambda game, t: any(game.barred(t, seat) for seat in _seats(t)),
    "brought": lambda game, t: not t.phase and game.brought(game.score(t)),
    "coins": lambda game, t: game.coins(t),
    "columns": lambda game, t: any(
        game.columns(t, row) != Rules.columns(game, t, row) for row in range(len(t.rows))
    ),
    "doubt": lambda game, t: any(game.doubt(t, move) for move in game.legal(t)),
    "formal": lambda game, t: game.formal(t),
    "groups": lambda game, t: any(len(game.groups(t, hand)) > 1 for hand in _sorted(game, t)),
    "interim": lambda game, t: t.phase and game.interim(t),
    "line_fits": lambda game, t: not t.phase and game.line_fits([], game.score(t)),
    "line_name": lambda game, t: not t.phase and game.line_name(game.score(t)),
    "nickname": lambda game, t: any(game.nickname(card, t) for card in game.pack()),
    "outlook": lambda game, t: t.phase and any(game.outlook(t, card) for card in t.hands[t.turn]),
    "own_notes": lambda game, t: any(game.own_notes(t, seat) for seat in _seats(t)),
    "phrases": lambda game, t: t.phase and any(game.phrases(t, seat) for seat in _seats(t)),
    "piles": lambda game, t: game.piles(t),
    "reshuffles": lambda game, t: any(game.reshuffles(t, move) for move in game.legal(t)),
    "say": lambda game, t: t.talk,
    "sides": lambda game, t: len(game.sides()) < len(t.hands),
    "signs": lambda game, t: game.signs(t),
    "sorted_hand": lambda game, t: any(
        hand != Rules.sorted_hand(game, t, hand) for hand in _sorted(game, t)
    ),
    "status": lambda game, t: any(game.status(t, seat) for seat in _seats(t)),
    "strips": lambda game, t: game.strips(t) != Rules.strips(game, t),
}
"""Hooks of `Rules` with an answer for games that do not have them: whether a table met one."""

FIELDS: dict[str, Met] = {
    "aside": lambda game, t: any(t.aside),
    "covered": lambda game, t: t.covered,
    "known": lambda game, t: t.known,
    "rows": lambda game, t: any(t.rows),
    "talk": lambda game, t: t.talk,
    "up": lambda game, t: t.up,
}
"""Fields of a table that a game may leave alone: whether a table has something there."""

OF_THE_ENGINE = {
    # What follows from a game; none answers these in a way of its own.
    *("apply", "chapter", "check", "check_phrase", "legal", "pattern", "start", "zone"),
    # What every game must answer.
    *("deal", "flow", "next_deal", "pack", "score", "sheet"),
    # Needed with a hidden field in which no cards lie: `tests/engine/test_hidden_fields.py`.
    "derive",
}
"""The methods of `Rules` that are no optional hooks."""


def _seats(t: Table) -> range:
    return range(len(t.hands))


def _sorted(game: Rules[Any], t: Table) -> list[list[Any]]:
    return [game.sorted_hand(t, hand) for hand in t.hands]
