"""The English of the list of Differenzler; what every list says stands in `list_words`."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "differenzler",
    "game": QT_TRANSLATE_NOOP("differenzler", "Differenzler (scores)"),
    "game.about": QT_TRANSLATE_NOOP(
        "differenzler",
        "The scores of a Differenzler: what each announced, what each made, and by how much it "
        "was missed. No cards are dealt here.",
    ),
    "preset.club": QT_TRANSLATE_NOOP("differenzler", "Eight games at a club"),
    "preset.home": QT_TRANSLATE_NOOP("differenzler", "At home"),
    "entry.said": QT_TRANSLATE_NOOP("differenzler", "Announced"),
    "entry.made": QT_TRANSLATE_NOOP("differenzler", "Made"),
    "refusal.not_the_total": QT_TRANSLATE_NOOP(
        "differenzler", "All tricks together are {0} points; these come to {1}."
    ),
    "total.sum": QT_TRANSLATE_NOOP("differenzler", "Missed by"),
}
