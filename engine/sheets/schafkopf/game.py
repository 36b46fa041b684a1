"""The list of Schafkopf: what belongs to it."""

from __future__ import annotations

from engine.rules.game import Game
from engine.sheets.lists import ListShow, list_words
from engine.sheets.schafkopf.rules import PRESETS, SchafkopfEntry, SchafkopfOptions, SchafkopfRules

GAME = Game(
    name="schafkopf",
    seats=(4,),
    options=SchafkopfOptions,
    presets=PRESETS,
    rules=SchafkopfRules,
    show=ListShow,
    entry=SchafkopfEntry,
    words=list_words,
    agreed_first=("written", "call", "solo"),
    ties=("best_round", "direct"),
    by_hand=True,
)
