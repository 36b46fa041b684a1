"""The English of the list of Rommé; what every list says stands in `list_words`."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "romme",
    "game": QT_TRANSLATE_NOOP("romme", "Rommé (scores)"),
    "game.about": QT_TRANSLATE_NOOP(
        "romme",
        "The scores of an evening of Rommé: who went out, and what the others were left with. "
        "No cards are dealt here.",
    ),
    "preset.club": QT_TRANSLATE_NOOP("romme", "Ten deals at a club"),
    "preset.to_500": QT_TRANSLATE_NOOP("romme", "Until somebody has 500"),
    "option.hand_doubles": QT_TRANSLATE_NOOP("romme", "Going out in one go counts double"),
    "entry.out": QT_TRANSLATE_NOOP("romme", "Who went out?"),
    "entry.hand": QT_TRANSLATE_NOOP("romme", "In one go?"),
    "entry.hand.no": QT_TRANSLATE_NOOP("romme", "no"),
    "entry.hand.yes": QT_TRANSLATE_NOOP("romme", "yes"),
    "entry.left": QT_TRANSLATE_NOOP("romme", "Left in the hand"),
    "refusal.one_goes_out": QT_TRANSLATE_NOOP(
        "romme", "Exactly one goes out; all the others are left with something."
    ),
    "total.sum": QT_TRANSLATE_NOOP("romme", "Penalty points"),
}
