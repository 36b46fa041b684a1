"""Tippen: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.tippen.options import (
    LAMPELN_AUSTRIA,
    LAMPELN_BAVARIA,
    LUPFEN,
    TIPPEN,
    ZWICKEN,
    TippenOptions,
)
from engine.games.tippen.rules import TippenRules
from engine.games.tippen.trumps import seats_by
from engine.phases.trick_booklet import TrickBooklet
from engine.rules.game import Aim, Box, Game

GAME = Game(
    name="tippen",
    seats=(3, 4, 5, 6, 7),
    seats_by=seats_by,
    options=TippenOptions,
    shown={"claim": ""},
    presets={
        "tippen": TIPPEN,
        "zwicken": ZWICKEN,
        "lampeln_austria": LAMPELN_AUSTRIA,
        "lampeln_bavaria": LAMPELN_BAVARIA,
        "lupfen": LUPFEN,
    },
    rules=TippenRules,
    booklet=TrickBooklet,
    box=Box("plum", "HA S7", 10, hard=1),
    aim=Aim("HA S7 EK", ((2, 1, -6), (-3, 2, 4))),
    pattern="bavarian",
    noticed=(
        "plays_out",
        "is_compulsory",
        "cut_shows",
        "is_passed_over",
        "turns_up",
        "trump_is",
        "sniffs",
        "lifts",
        "nobody_lifts",
        "all_pass",
        "taps",
        "takes_pot",
        "shows_unters",
        "draws",
    ),
)
