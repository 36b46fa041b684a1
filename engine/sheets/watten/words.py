"""The English of the list of Watten; what every list says stands in `list_words`."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "watten",
    "game": QT_TRANSLATE_NOOP("watten", "Watten (scores)"),
    "game.about": QT_TRANSLATE_NOOP(
        "watten",
        "The scores of an evening of Watten: games to 11, 15 or 18, and who won how many. No "
        "cards are dealt here.",
    ),
    "preset.to_15": QT_TRANSLATE_NOOP("watten", "Games to 15"),
    "preset.to_11": QT_TRANSLATE_NOOP("watten", "Games to 11"),
    "preset.to_18": QT_TRANSLATE_NOOP("watten", "Games to 18"),
    "option.goal": QT_TRANSLATE_NOOP("watten", "A game goes to"),
    "entry.points": QT_TRANSLATE_NOOP("watten", "Points at the end of the game"),
    "refusal.one_at_the_goal": QT_TRANSLATE_NOOP(
        "watten", "A game ends when one side has {0}: exactly one."
    ),
    "total.won": QT_TRANSLATE_NOOP("watten", "Games won"),
}
