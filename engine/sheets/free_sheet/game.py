"""The free sheet: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.rules import Rules
from engine.rules.entry import Entry
from engine.rules.game import Game
from engine.rules.show import Show
from engine.sheets.free_sheet.options import PRESETS, FreeSheetOptions
from engine.sheets.free_sheet.rules import FreeSheetRules
from engine.table import Table


def _show(rules: Rules[Table]) -> Show[Table]:
    from engine.sheets.free_sheet.show import FreeSheetShow

    return FreeSheetShow(rules)


def _entry(rules: Rules[Table]) -> Entry[Table]:
    from engine.sheets.free_sheet.entry import FreeSheetEntry

    return FreeSheetEntry(rules)


GAME = Game(
    name="free_sheet",
    seats=(2, 3, 4, 5, 6),
    options=FreeSheetOptions,
    presets=PRESETS,
    rules=FreeSheetRules,
    show=_show,
    entry=_entry,
    by_hand=True,
)
