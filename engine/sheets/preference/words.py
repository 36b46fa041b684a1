"""The English of the list of Préférence; what every list says stands in `list_words`."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "preference",
    "game": QT_TRANSLATE_NOOP("preference", "Préférence (scores)"),
    "game.about": QT_TRANSLATE_NOOP(
        "preference",
        "The scores of an evening of Préférence: what each paid into the pot or took out of it."
        " No cards are dealt here.",
    ),
    "preset.club": QT_TRANSLATE_NOOP("preference", "24 games at a club"),
    "preset.home": QT_TRANSLATE_NOOP("preference", "At home"),
    "entry.points": QT_TRANSLATE_NOOP("preference", "Taken out of the pot, or paid in (below 0)"),
    "refusal.more_than_the_pot": QT_TRANSLATE_NOOP(
        "preference", "Together you take {0}, and there is only {1} in the pot."
    ),
    "column.pot": QT_TRANSLATE_NOOP("preference", "Pot"),
}
