"""The English of Elevens."""

from __future__ import annotations

TEXTS = {
    "": "elevens",
    "game": "Elevens",
    "game.about": "Eleven tricks, one more than the others.",
    "preset.plain": "Plain",
    "preset.french": "With French cards",
    "option.way": "Which way turns go",
    "option.way.clockwise": "to the left",
    "option.way.anticlockwise": "to the right",
    "option.suits": "Cards",
    "option.suits.german": "German",
    "option.suits.french": "French",
    "wait.tricks": "It is {0:seat}'s turn.",
    "total.tricks": "Tricks",
}
