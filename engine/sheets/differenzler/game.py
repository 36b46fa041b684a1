"""The list of Differenzler: what belongs to it."""

from __future__ import annotations

from engine.rules.game import Game
from engine.sheets.differenzler.rules import (
    PRESETS,
    DifferenzlerEntry,
    DifferenzlerOptions,
    DifferenzlerRules,
)
from engine.sheets.lists import ListShow, list_words

GAME = Game(
    name="differenzler",
    seats=(2, 3, 4, 5),
    options=DifferenzlerOptions,
    presets=PRESETS,
    rules=DifferenzlerRules,
    show=ListShow,
    entry=DifferenzlerEntry,
    words=list_words,
    agreed_first=("rounds",),
    ties=("best_round", "worst_round"),
    by_hand=True,
)
