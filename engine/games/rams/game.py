"""Rams: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.rams.options import (
    BESTER_BUBE,
    BIERSPIEL,
    FRENCH,
    RAMS,
    RAMSCHELN,
    RamsOptions,
)
from engine.games.rams.rules import RamsRules
from engine.rules.game import Box, Game


def _lasts(options: RamsOptions, players: int) -> int:
    from engine.games.rams.length import minutes

    return minutes(options, players)


GAME = Game(
    name="rams",
    seats=(3, 4, 5, 6),
    options=RamsOptions,
    presets={
        "rams": RAMS,
        "french": FRENCH,
        "bierspiel": BIERSPIEL,
        "ramscheln": RAMSCHELN,
        "bester_bube": BESTER_BUBE,
    },
    rules=RamsRules,
    box=Box("slate", "DA CJ", 20, trumps=True),
    lasts=_lasts,
    agreed_first=("counters", "games", "finish", "general", "deals"),
    packets=(3, 2),
    pattern="berlin",
    noticed=(
        "turns_up",
        "trump_is",
        "takes_widow",
        "general",
        "takes_up",
        "keeps_promise",
        "breaks_promise",
    ),
    shown={"claim": "", "trump_card": "french"},
)
