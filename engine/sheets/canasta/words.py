"""The English of the list of Canasta; what every list says stands in `list_words`."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "canasta",
    "game": QT_TRANSLATE_NOOP("canasta", "Canasta (scores)"),
    "game.about": QT_TRANSLATE_NOOP(
        "canasta",
        "The scores of an evening of Canasta: what each side made, up to 5,000. No cards are "
        "dealt here.",
    ),
    "preset.to_5000": QT_TRANSLATE_NOOP("canasta", "To 5,000"),
    "preset.club": QT_TRANSLATE_NOOP("canasta", "Four deals at a club"),
    "entry.points": QT_TRANSLATE_NOOP("canasta", "Points of the deal"),
    "refusal.not_by_fives": QT_TRANSLATE_NOOP(
        "canasta", "Everything in Canasta counts in fives; {0} is not possible."
    ),
}
