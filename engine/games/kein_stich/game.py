"""Kein Stich: what belongs to it."""

from __future__ import annotations

from engine.game import Game
from engine.games.kein_stich.options import PRESETS, KeinStichOptions
from engine.games.kein_stich.rules import KeinStichRules

GAME = Game(
    name="kein_stich",
    seats=(3, 4, 5, 6),
    options=KeinStichOptions,
    presets=PRESETS,
    rules=KeinStichRules,
)
