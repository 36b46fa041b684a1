"""The list of a whist drive: what belongs to it."""

from __future__ import annotations

from engine.rules.game import Game
from engine.sheets.lists import ListShow, list_words
from engine.sheets.whist_drive.rules import (
    PRESETS,
    WhistDriveEntry,
    WhistDriveOptions,
    WhistDriveRules,
)

GAME = Game(
    name="whist_drive",
    seats=(4,),
    options=WhistDriveOptions,
    presets=PRESETS,
    rules=WhistDriveRules,
    show=ListShow,
    entry=WhistDriveEntry,
    words=list_words,
    agreed_first=("rounds",),
    ties=("best_round", "last_round"),
    by_hand=True,
)
