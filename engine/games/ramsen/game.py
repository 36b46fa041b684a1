"""Ramsen: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.ramsen.options import BAVARIAN, ZAISERTSHOFEN, RamsenOptions
from engine.games.ramsen.rules import RamsenRules
from engine.rules.game import Box, Game


def _lasts(options: RamsenOptions, players: int) -> int:
    from engine.games.ramsen.length import minutes

    return minutes(options, players)


GAME = Game(
    name="ramsen",
    seats=(3, 4, 5),
    options=RamsenOptions,
    shown={"claim": ""},
    presets={"bavarian": BAVARIAN, "zaisertshofen": ZAISERTSHOFEN},
    rules=RamsenRules,
    box=Box("blue", "SA EO", 10, trumps=True),
    lasts=_lasts,
    agreed_first=("evening", "games", "deals", "finish", "crosses"),
    packets=(3, 2),
    noticed=("schlecks", "turns_up", "trump_is", "takes_up", "draws", "plays_alone", "completes"),
)
