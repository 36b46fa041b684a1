"""The list of Jass, two against two: what belongs to it."""

from __future__ import annotations

from engine.rules.game import Game
from engine.sheets.jass.rules import PRESETS, JassEntry, JassOptions, JassRules
from engine.sheets.lists import ListShow, list_words

GAME = Game(
    name="jass",
    seats=(4,),
    options=JassOptions,
    presets=PRESETS,
    rules=JassRules,
    show=ListShow,
    entry=JassEntry,
    words=list_words,
    agreed_first=("goal", "rounds", "times"),
    ties=("best_round", "direct"),
    by_hand=True,
)
