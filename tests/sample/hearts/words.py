"""The English of Hearts."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "hearts",
    "game": QT_TRANSLATE_NOOP("hearts", "Hearts"),
    "game.about": QT_TRANSLATE_NOOP("hearts", "Whoever takes no hearts wins."),
    "preset.plain": QT_TRANSLATE_NOOP("hearts", "Plain"),
    "option.limit": QT_TRANSLATE_NOOP("hearts", "Points that end an evening"),
    "option.queen": QT_TRANSLATE_NOOP("hearts", "What the Queen of Spades costs"),
    "ask.give": QT_TRANSLATE_NOOP("hearts", "Lay three cards aside for your left neighbour."),
    "ask.tricks": QT_TRANSLATE_NOOP("hearts", "Play a card."),
    "wait.give": QT_TRANSLATE_NOOP("hearts", "{0:seat} chooses three cards."),
    "wait.tricks": QT_TRANSLATE_NOOP("hearts", "It is {0:seat}'s turn."),
    "fact.gives": QT_TRANSLATE_NOOP("hearts", "{0:seat} gives three cards to {1:seat}."),
    "advice.throws": QT_TRANSLATE_NOOP("hearts", "It does the least harm."),
    "total.points": QT_TRANSLATE_NOOP("hearts", "Points"),
}
