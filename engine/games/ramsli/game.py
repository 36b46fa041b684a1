"""Ramsli: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.ramsli.options import HANDED_DOWN, MAUSCHELN, WITH_BANK, RamsliOptions
from engine.games.ramsli.rules import RamsliRules
from engine.phases.trick_booklet import TrickBooklet
from engine.rules.game import Aim, Box, Game

GAME = Game(
    name="ramsli",
    seats=(2, 3, 4, 5, 6),
    options=RamsliOptions,
    shown={"claim": ""},
    presets={"handed_down": HANDED_DOWN, "with_bank": WITH_BANK, "mauscheln": MAUSCHELN},
    instead={"no_bank": "with_bank"},
    rules=RamsliRules,
    booklet=TrickBooklet,
    box=Box("green", "SO EO", 20, hard=2),
    aim=Aim("SO EO HA G9", ((-2, 1, 1), (1, -8, 3))),
    pattern="tell",
    packets=(2, 2),
    noticed=(
        "plays_out",
        "is_muss",
        "turns_up",
        "trump_is",
        "trump_is_offered",
        "must_knock",
        "knocks",
        "knocks_on_card",
        "fails",
        "takes_kitty",
        "takes_up",
        "leaves_card",
        "swaps_seven",
        "draws",
        "has_new_hand",
        "asks_eins_auf",
        "is_offered",
        "shuffles",
    ),
)
