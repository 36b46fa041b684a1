"""The list of Rommé: what belongs to it."""

from __future__ import annotations

from engine.rules.game import Game
from engine.sheets.lists import ListShow, list_words
from engine.sheets.romme.rules import PRESETS, RommeEntry, RommeOptions, RommeRules

GAME = Game(
    name="romme",
    seats=(2, 3, 4, 5, 6),
    options=RommeOptions,
    presets=PRESETS,
    rules=RommeRules,
    show=ListShow,
    entry=RommeEntry,
    words=list_words,
    agreed_first=("rounds", "hand_doubles"),
    ties=("best_round", "worst_round"),
    by_hand=True,
)
