"""The list of Binokel: what belongs to it."""

from __future__ import annotations

from engine.rules.game import Game
from engine.sheets.binokel.rules import PRESETS, BinokelEntry, BinokelOptions, BinokelRules
from engine.sheets.lists import ListShow, list_words

GAME = Game(
    name="binokel",
    seats=(2, 3, 4),
    options=BinokelOptions,
    presets=PRESETS,
    rules=BinokelRules,
    show=ListShow,
    entry=BinokelEntry,
    words=list_words,
    agreed_first=("goal", "lost"),
    ties=("best_round", "direct"),
    by_hand=True,
)
