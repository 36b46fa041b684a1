"""The English of Hearts."""

from __future__ import annotations

TEXTS = {
    "": "hearts",
    "game": "Hearts",
    "game.about": "Whoever takes no hearts wins.",
    "preset.plain": "Plain",
    "option.limit": "Points that end an evening",
    "option.queen": "What the Queen of Spades costs",
    "ask.give": "Lay three cards aside for your left neighbour.",
    "wait.give": "{0:seat} chooses three cards.",
    "wait.tricks": "It is {0:seat}'s turn.",
    "fact.gives": "{0:seat} gives three cards to {1:seat}.",
    "total.points": "Points",
}
