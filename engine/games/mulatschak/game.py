"""Mulatschak: what belongs to it."""

from __future__ import annotations

from engine.game import Box, Game
from engine.games.mulatschak.options import FUCHZENAWA, SALZBURG, MulatschakOptions
from engine.games.mulatschak.rules import MulatschakRules

GAME = Game(
    name="mulatschak",
    seats=(2, 3, 4, 5),
    options=MulatschakOptions,
    presets={"salzburg": SALZBURG, "fuchzenawa": FUCHZENAWA},
    rules=MulatschakRules,
    pattern="tell",
    box=Box("", "EA SW", 20, trumps=True),
    agreed_first=("start", "stay", "hearts_double", "failed"),
    packets=(3, 2),
    noticed=("cuts_weli", "mulatschak", "anew"),
)
