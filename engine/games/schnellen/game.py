"""Schnellen: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.schnellen.chapters import PACKETS
from engine.games.schnellen.options import SCHNALZEN, SCHNELLEN, SchnellenOptions
from engine.games.schnellen.rules import SchnellenRules
from engine.phases.trick_booklet import TrickBooklet
from engine.rules.game import Aim, Box, Game

GAME = Game(
    name="schnellen",
    seats=(3, 4, 5),
    options=SchnellenOptions,
    shown={"claim": ""},
    presets={"schnellen": SCHNELLEN, "schnalzen": SCHNALZEN},
    rules=SchnellenRules,
    booklet=TrickBooklet,
    box=Box("moss", "SW HA", 20, hard=1),
    aim=Aim("HA EK G10 S9 H8", ((-3, -2, 5), (-1, 1, -4))),
    packets=PACKETS,
    pattern="bavarian",
    noticed=(
        "turns_up",
        "takes_card",
        "trump_is",
        "counts_double",
        "bids",
        "nobody_bids",
        "all_play",
        "is_bound",
        "must_play",
        "stays_home",
        "lays_away",
    ),
)
