"""The English of the list of Binokel; what every list says stands in `list_words`."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "binokel",
    "game": QT_TRANSLATE_NOOP("binokel", "Binokel (scores)"),
    "game.about": QT_TRANSLATE_NOOP(
        "binokel",
        "The scores of an evening of Binokel: melds and tricks of each, and what a bid costs "
        "that was missed. No cards are dealt here.",
    ),
    "preset.to_1000": QT_TRANSLATE_NOOP("binokel", "To 1,000"),
    "preset.to_1500": QT_TRANSLATE_NOOP("binokel", "To 1,500"),
    "preset.club": QT_TRANSLATE_NOOP("binokel", "Twelve deals at a club"),
    "option.lost": QT_TRANSLATE_NOOP("binokel", "A bid that was missed costs"),
    "option.lost.double": QT_TRANSLATE_NOOP("binokel", "twice the bid"),
    "option.lost.once": QT_TRANSLATE_NOOP("binokel", "the bid"),
    "entry.bid": QT_TRANSLATE_NOOP("binokel", "Bid"),
    "entry.gone": QT_TRANSLATE_NOOP("binokel", "Gone off without playing?"),
    "entry.gone.no": QT_TRANSLATE_NOOP("binokel", "no"),
    "entry.gone.yes": QT_TRANSLATE_NOOP("binokel", "yes"),
    "entry.points": QT_TRANSLATE_NOOP("binokel", "Melds and tricks"),
}
