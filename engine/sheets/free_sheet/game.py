"""The free sheet: what belongs to it."""

from __future__ import annotations

from engine.game import Game
from engine.sheets.free_sheet.options import PRESETS, FreeSheetOptions
from engine.sheets.free_sheet.rules import FreeSheetRules

GAME = Game(
    name="free_sheet",
    seats=(2, 3, 4, 5, 6),
    options=FreeSheetOptions,
    presets=PRESETS,
    rules=FreeSheetRules,
    by_hand=True,
)
