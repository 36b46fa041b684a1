"""The list of Canasta: what belongs to it."""

from __future__ import annotations

from engine.rules.game import Game
from engine.sheets.canasta.rules import PRESETS, CanastaEntry, CanastaOptions, CanastaRules
from engine.sheets.lists import ListShow, list_words

GAME = Game(
    name="canasta",
    seats=(2, 3, 4),
    options=CanastaOptions,
    presets=PRESETS,
    rules=CanastaRules,
    show=ListShow,
    entry=CanastaEntry,
    words=list_words,
    agreed_first=("goal",),
    ties=("best_round", "direct"),
    by_hand=True,
)
