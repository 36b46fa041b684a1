"""Mauscheln: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.mauscheln.deck import seats_by
from engine.games.mauscheln.options import (
    CHRATZE,
    DUTIES,
    KRATZEN,
    MAUSCHELN,
    SHORT,
    MauschelnOptions,
)
from engine.games.mauscheln.rules import MauschelnRules
from engine.phases.trick_booklet import TrickBooklet
from engine.rules.game import Aim, Box, Game

GAME = Game(
    name="mauscheln",
    seats=(2, 3, 4, 5, 6, 7),
    seats_by=seats_by,
    options=MauschelnOptions,
    shown={"claim": "", "trump_card": "duties"},
    presets={
        "mauscheln": MAUSCHELN,
        "short": SHORT,
        "duties": DUTIES,
        "chratze": CHRATZE,
        "kratzen": KRATZEN,
    },
    rules=MauschelnRules,
    booklet=TrickBooklet,
    box=Box("teal", "HA EK", 10, hard=2),
    aim=Aim("HA EK G10 S9", ((-4, 2, 2), (1, -8, 3))),
    packets=(2, 2),
    noticed=(
        "plays_out",
        "all_play",
        "turns_up",
        "trump_is",
        "trump_is_offered",
        "seven_binds",
        "seven_helps",
        "ace_binds",
        "mauschels",
        "chratzes",
        "kratzes",
        "all_pay_muss",
        "cut_shows",
        "cuts_ace",
        "cuts_seven",
        "cuts_weli",
        "gets_pack",
        "all_pay_for_weli",
        "all_pay_for_nothing",
        "fails",
        "joins_as_last",
        "takes_kitty",
        "takes_up",
        "leaves_card",
        "draws",
        "draws_five",
        "lays_fifth",
        "shuffles",
    ),
)
