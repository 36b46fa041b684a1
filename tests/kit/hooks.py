"""What a game may answer in a way of its own, and at which tables that makes a difference.

Each optional hook of `Rules` and `Show` stands here, and so do the fields of a table that a game
may leave alone: the tests hold that each is met by some game, and by every game that has it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.parts.show import Show
from engine.rules import Rules
from engine.table import Table

Met = Callable[[Rules[Any], Table], object]

HOOKS: dict[str, Met] = {
    "asks": lambda game, t: t.phase and game.asks(t).key != t.phase,
    "barred": lambda game, t: any(game.barred(t, seat) for seat in _seats(t)),
    "brought": lambda game, t: not t.phase and game.show.brought(game.score(t)),
    "coins": lambda game, t: game.show.coins(t),
    "columns": lambda game, t: any(
        game.show.columns(t, row) != Show.columns(game.show, t, row) for row in range(len(t.rows))
    ),
    "doubt": lambda game, t: any(game.show.doubt(t, move) for move in game.legal(t)),
    "formal": lambda game, t: game.formal(t),
    "groups": lambda game, t: any(len(game.show.groups(t, hand)) > 1 for hand in _sorted(game, t)),
    "interim": lambda game, t: t.phase and game.interim(t),
    "line_fits": lambda game, t: not t.phase and game.line_fits([], game.score(t)),
    "line_name": lambda game, t: not t.phase and game.show.line_name(game.score(t)),
    "nickname": lambda game, t: any(game.show.nickname(card, t) for card in game.pack()),
    "outlook": lambda game, t: (
        t.phase and any(game.show.outlook(t, card) for card in t.hands[t.turn])
    ),
    "own_notes": lambda game, t: any(game.show.own_notes(t, seat) for seat in _seats(t)),
    "phrases": lambda game, t: t.phase and any(game.phrases(t, seat) for seat in _seats(t)),
    "piles": lambda game, t: game.show.piles(t),
    "reshuffles": lambda game, t: any(game.reshuffles(t, move) for move in game.legal(t)),
    "say": lambda game, t: t.talk,
    "sides": lambda game, t: len(game.sides()) < len(t.hands),
    "signs": lambda game, t: game.show.signs(t),
    "sorted_hand": lambda game, t: any(
        hand != Show.sorted_hand(game.show, t, hand) for hand in _sorted(game, t)
    ),
    "status": lambda game, t: any(game.show.status(t, seat) for seat in _seats(t)),
    "strips": lambda game, t: game.show.strips(t) != Show.strips(game.show, t),
}
"""Hooks of `Rules` and `Show` that have a default: whether a table met one."""

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
    *("counting", "deal", "flow", "next_deal", "pack", "score", "tally"),
    # What a game declares of numbers: `scoring`.
    *("club", "line_fewest", "sheet"),
    # The other parts of the game.
    *("bots", "entry", "show"),
    # Needed with a hidden field in which no cards lie: `tests/engine/test_hidden_fields.py`.
    "derive",
}
"""The methods of `Rules` that are no optional hooks."""


def _seats(t: Table) -> range:
    return range(len(t.hands))


def _sorted(game: Rules[Any], t: Table) -> list[list[Any]]:
    return [game.show.sorted_hand(t, hand) for hand in t.hands]
