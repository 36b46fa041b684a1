"""Gin: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.gin.options import RUNDE, STANDARD, GinOptions
from engine.games.gin.rules import GinRules
from engine.rules.game import Aim, Box, Game

GAME = Game(
    name="gin",
    seats=(2,),
    options=GinOptions,
    presets={"runde": RUNDE, "standard": STANDARD},
    rules=GinRules,
    box=Box("violet", "SQ HK", 45, hard=2),
    aim=Aim("S4 S5 S6 HK CK", ((23, 0), (0, 17)), "H7"),
    pattern="international",
    heaped=True,
    early_end=True,
    noticed=(
        "turns_up",
        "limit_is",
        "gin_only",
        "doubles",
        "takes_up",
        "knocks",
        "knocks_in_vain",
        "has_dead_wood",
        "has_gin",
        "has_big_gin",
        "lays_off",
    ),
)
