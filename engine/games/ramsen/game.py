"""Ramsen: what belongs to it."""

from __future__ import annotations

from engine.game import Game
from engine.games.ramsen.options import BAVARIAN, ZAISERTSHOFEN, RamsenOptions
from engine.games.ramsen.rules import RamsenRules

GAME = Game(
    name="ramsen",
    seats=(3, 4, 5),
    options=RamsenOptions,
    presets={"bavarian": BAVARIAN, "zaisertshofen": ZAISERTSHOFEN},
    rules=RamsenRules,
    packets=(3, 2),
)
