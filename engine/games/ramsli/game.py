"""Ramsli: what belongs to it."""

from __future__ import annotations

from engine.game import Game
from engine.games.ramsli.options import HANDED_DOWN, MAUSCHELN, WITH_BANK, RamsliOptions
from engine.games.ramsli.rules import RamsliRules

GAME = Game(
    name="ramsli",
    seats=(2, 3, 4, 5, 6),
    options=RamsliOptions,
    presets={"handed_down": HANDED_DOWN, "with_bank": WITH_BANK, "mauscheln": MAUSCHELN},
    rules=RamsliRules,
    pattern="tell",
    packets=(2, 2),
)
