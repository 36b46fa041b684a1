"""The list of Doppelkopf: what belongs to it."""

from __future__ import annotations

from engine.rules.game import Game
from engine.sheets.doppelkopf.rules import (
    PRESETS,
    DoppelkopfEntry,
    DoppelkopfOptions,
    DoppelkopfRules,
)
from engine.sheets.lists import ListShow, list_words

GAME = Game(
    name="doppelkopf",
    seats=(4,),
    options=DoppelkopfOptions,
    presets=PRESETS,
    rules=DoppelkopfRules,
    show=ListShow,
    entry=DoppelkopfEntry,
    words=list_words,
    agreed_first=("rounds", "duty"),
    ties=("best_round", "direct"),
    by_hand=True,
)
