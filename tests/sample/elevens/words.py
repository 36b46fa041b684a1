"""The English of Elevens."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "elevens",
    "game": QT_TRANSLATE_NOOP("elevens", "Elevens"),
    "game.about": QT_TRANSLATE_NOOP("elevens", "Eleven tricks, one more than the others."),
    "preset.plain": QT_TRANSLATE_NOOP("elevens", "Plain"),
    "preset.french": QT_TRANSLATE_NOOP("elevens", "With French cards"),
    "option.way": QT_TRANSLATE_NOOP("elevens", "Which way turns go"),
    "option.way.clockwise": QT_TRANSLATE_NOOP("elevens", "to the left"),
    "option.way.anticlockwise": QT_TRANSLATE_NOOP("elevens", "to the right"),
    "option.suits": QT_TRANSLATE_NOOP("elevens", "Cards"),
    "option.suits.german": QT_TRANSLATE_NOOP("elevens", "German"),
    "option.suits.french": QT_TRANSLATE_NOOP("elevens", "French"),
    "ask.tricks": QT_TRANSLATE_NOOP("elevens", "Play a card."),
    "wait.tricks": QT_TRANSLATE_NOOP("elevens", "It is {0:seat}'s turn."),
    "total.tricks": QT_TRANSLATE_NOOP("elevens", "Tricks"),
}
