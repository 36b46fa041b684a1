"""What belongs to Hearts."""

from __future__ import annotations

from engine.games.hearts.options import PLAIN, HeartsOptions
from engine.games.hearts.rules import HeartsRules

from engine.rules.game import Game

GAME = Game(
    name="hearts",
    seats=(4,),
    options=HeartsOptions,
    presets={"plain": PLAIN},
    rules=HeartsRules,
    pattern="international",
)
