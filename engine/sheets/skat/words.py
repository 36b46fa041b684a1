"""The English of the list of Skat; what every list says stands in `list_words`."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "skat",
    "game": QT_TRANSLATE_NOOP("skat", "Skat (scores)"),
    "game.about": QT_TRANSLATE_NOOP(
        "skat",
        "The scores of an evening of Skat: what each game was worth, and the "
        "Seeger-Fabian scoring. No cards are dealt here.",
    ),
    "preset.list": QT_TRANSLATE_NOOP("skat", "List of 36 or 48 games"),
    "preset.half": QT_TRANSLATE_NOOP("skat", "Half a list"),
    "preset.home": QT_TRANSLATE_NOOP("skat", "At home, points only"),
    "option.rounds": QT_TRANSLATE_NOOP("skat", "Games in all"),
    "option.rounds.0": QT_TRANSLATE_NOOP("skat", "by the number of players"),
    "option.each": QT_TRANSLATE_NOOP("skat", "Games for each player"),
    "option.each.0": QT_TRANSLATE_NOOP("skat", "as many as you like"),
    "option.reckoning": QT_TRANSLATE_NOOP("skat", "The list is reckoned"),
    "option.reckoning.seeger_fabian": QT_TRANSLATE_NOOP("skat", "by Seeger-Fabian"),
    "option.reckoning.seeger": QT_TRANSLATE_NOOP("skat", "by Seeger"),
    "option.reckoning.points": QT_TRANSLATE_NOOP("skat", "by points only"),
    "option.lost_fee": QT_TRANSLATE_NOOP("skat", "A lost game costs, in cents"),
    "option.lost_fee.0": QT_TRANSLATE_NOOP("skat", "nothing"),
    "option.later_fee": QT_TRANSLATE_NOOP("skat", "From the fourth on it costs, in cents"),
    "option.later_fee.0": QT_TRANSLATE_NOOP("skat", "as much as before"),
    "entry.player": QT_TRANSLATE_NOOP("skat", "Who played? (blank: all passed)"),
    "entry.value": QT_TRANSLATE_NOOP("skat", "Value of the game"),
    "refusal.no_such_value": QT_TRANSLATE_NOOP("skat", "No game of Skat is worth {0}."),
    "total.won": QT_TRANSLATE_NOOP("skat", "Games won"),
    "total.lost": QT_TRANSLATE_NOOP("skat", "Games lost"),
    "total.worth": QT_TRANSLATE_NOOP("skat", "Value of the list"),
    "total.fee": QT_TRANSLATE_NOOP("skat", "For lost games, in cents"),
}
