"""The list of Tarock: what belongs to it."""

from __future__ import annotations

from engine.rules.game import Game
from engine.sheets.lists import ListShow, list_words
from engine.sheets.tarock.rules import PRESETS, TarockEntry, TarockOptions, TarockRules

GAME = Game(
    name="tarock",
    seats=(3, 4),
    options=TarockOptions,
    presets=PRESETS,
    rules=TarockRules,
    show=ListShow,
    entry=TarockEntry,
    words=list_words,
    agreed_first=("rounds",),
    ties=("best_round", "direct"),
    by_hand=True,
)
