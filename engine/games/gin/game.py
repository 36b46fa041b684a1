"""Gin: what belongs to it."""

from __future__ import annotations

from engine.game import Game
from engine.games.gin.options import RUNDE, STANDARD, GinOptions
from engine.games.gin.rules import GinRules

GAME = Game(
    name="gin",
    seats=(2,),
    options=GinOptions,
    presets={"runde": RUNDE, "standard": STANDARD},
    rules=GinRules,
    pattern="international",
    heaped=True,
)
