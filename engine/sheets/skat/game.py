"""The list of Skat: what belongs to it."""

from __future__ import annotations

from engine.rules.game import Game
from engine.sheets.lists import ListShow, list_words
from engine.sheets.skat.rules import PRESETS, SkatEntry, SkatOptions, SkatRules

GAME = Game(
    name="skat",
    seats=(3, 4),
    options=SkatOptions,
    presets=PRESETS,
    rules=SkatRules,
    show=ListShow,
    entry=SkatEntry,
    words=list_words,
    agreed_first=("reckoning", "each", "lost_fee"),
    ties=("best_round", "worst_round"),
    by_hand=True,
)
