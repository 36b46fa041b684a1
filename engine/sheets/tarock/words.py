"""The English of the list of Tarock; what every list says stands in `list_words`."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "tarock",
    "game": QT_TRANSLATE_NOOP("tarock", "Tarock (scores)"),
    "game.about": QT_TRANSLATE_NOOP(
        "tarock",
        "The scores of an evening of Tarock: who played, alone or with a partner, and what each"
        " opponent paid. No cards are dealt here.",
    ),
    "preset.club": QT_TRANSLATE_NOOP("tarock", "16 games at a club"),
    "preset.home": QT_TRANSLATE_NOOP("tarock", "At home"),
    "entry.value": QT_TRANSLATE_NOOP("tarock", "What did each opponent pay or get?"),
}
