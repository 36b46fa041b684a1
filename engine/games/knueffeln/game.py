"""Knüffeln: what belongs to it."""

from __future__ import annotations

from engine.game import Game
from engine.games.knueffeln.options import (
    BERNHARD_1924,
    BOHMSTEDT,
    GRUENBERG_1938,
    HATTSTEDT,
    KnueffelnOptions,
)
from engine.games.knueffeln.rules import KnueffelnRules

GAME = Game(
    name="knueffeln",
    seats=(4, 5),
    options=KnueffelnOptions,
    presets={
        "bohmstedt": BOHMSTEDT,
        "hattstedt": HATTSTEDT,
        "bernhard1924": BERNHARD_1924,
        "gruenberg1938": GRUENBERG_1938,
    },
    rules=KnueffelnRules,
    pattern="berlin",
    packets=(3, 3, 3),
    shown={"answer": "", "jann": "", "ladder": "bernhard1924"},
)
