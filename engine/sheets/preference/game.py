"""The list of Préférence: what belongs to it."""

from __future__ import annotations

from engine.rules.game import Game
from engine.sheets.lists import ListShow, list_words
from engine.sheets.preference.rules import (
    PRESETS,
    PreferenceEntry,
    PreferenceOptions,
    PreferenceRules,
)

GAME = Game(
    name="preference",
    seats=(3, 4),
    options=PreferenceOptions,
    presets=PRESETS,
    rules=PreferenceRules,
    show=ListShow,
    entry=PreferenceEntry,
    words=list_words,
    agreed_first=("rounds",),
    ties=("best_round", "direct"),
    by_hand=True,
)
