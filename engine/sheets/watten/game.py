"""The list of Watten: what belongs to it."""

from __future__ import annotations

from engine.rules.game import Game
from engine.sheets.lists import ListShow, list_words
from engine.sheets.watten.rules import PRESETS, WattenEntry, WattenOptions, WattenRules

GAME = Game(
    name="watten",
    seats=(2, 4),
    options=WattenOptions,
    presets=PRESETS,
    rules=WattenRules,
    show=ListShow,
    entry=WattenEntry,
    words=list_words,
    agreed_first=("goal", "rounds"),
    ties=("best_round", "direct"),
    by_hand=True,
)
