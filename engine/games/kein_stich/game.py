"""Kein Stich: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.kein_stich.options import PRESETS, KeinStichOptions
from engine.games.kein_stich.rules import KeinStichRules
from engine.rules.game import Aim, Box, Game

GAME = Game(
    name="kein_stich",
    seats=(3, 4, 5, 6),
    options=KeinStichOptions,
    shown={"claim": ""},
    presets=PRESETS,
    rules=KeinStichRules,
    noticed=(
        "no_tricks",
        "no_hearts",
        "no_obers",
        "no_queens",
        "no_max",
        "no_black_pig",
        "no_penultimate",
        "no_first_last",
        "power",
        "lay_off",
        "nothing_left",
        "marches",
    ),
    box=Box("ochre", "EO HK", 10, hard=1),
    aim=Aim("HK GU E10 SA EA", ((-10, -5, -25),), "EU HU GU SU"),
)
