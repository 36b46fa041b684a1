"""What belongs to Elevens."""

from __future__ import annotations

from engine.games.elevens.options import FRENCH, PLAIN, ElevensOptions
from engine.games.elevens.rules import ElevensRules

from engine.rules.game import Game

GAME = Game(
    name="elevens",
    seats=(3,),
    options=ElevensOptions,
    presets={"plain": PLAIN, "french": FRENCH},
    rules=ElevensRules,
)
