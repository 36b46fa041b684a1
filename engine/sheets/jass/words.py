"""The English of the list of Jass; what every list says stands in `list_words`."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "jass",
    "game": QT_TRANSLATE_NOOP("jass", "Schieber Jass (scores)"),
    "game.about": QT_TRANSLATE_NOOP(
        "jass",
        "The scores of a Schieber, two against two: 157 points a game, 257 for all the tricks. "
        "No cards are dealt here.",
    ),
    "preset.club": QT_TRANSLATE_NOOP("jass", "Eight games at a club"),
    "preset.to_1000": QT_TRANSLATE_NOOP("jass", "To 1,000 with melds"),
    "preset.to_2500": QT_TRANSLATE_NOOP("jass", "To 2,500, trumps counting more"),
    "option.times": QT_TRANSLATE_NOOP("jass", "A game may count several times"),
    "option.melds": QT_TRANSLATE_NOOP("jass", "Melds count"),
    "entry.match": QT_TRANSLATE_NOOP("jass", "Who took all the tricks? (blank: nobody)"),
    "entry.points": QT_TRANSLATE_NOOP("jass", "Points in tricks"),
    "entry.melds": QT_TRANSLATE_NOOP("jass", "Melds"),
    "entry.times": QT_TRANSLATE_NOOP("jass", "How many times does the game count?"),
}
