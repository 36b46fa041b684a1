"""The English of the list of Doppelkopf; what every list says stands in `list_words`."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "doppelkopf",
    "game": QT_TRANSLATE_NOOP("doppelkopf", "Doppelkopf (scores)"),
    "game.about": QT_TRANSLATE_NOOP(
        "doppelkopf",
        "The scores of an evening of Doppelkopf: Re or Kontra, the points of each game, and the"
        " duty solos. No cards are dealt here.",
    ),
    "preset.list": QT_TRANSLATE_NOOP("doppelkopf", "List of 24 games"),
    "preset.short": QT_TRANSLATE_NOOP("doppelkopf", "List of 12 games"),
    "preset.home": QT_TRANSLATE_NOOP("doppelkopf", "At home"),
    "option.duty": QT_TRANSLATE_NOOP("doppelkopf", "Duty solos for each"),
    "option.duty.0": QT_TRANSLATE_NOOP("doppelkopf", "none"),
    "entry.player": QT_TRANSLATE_NOOP("doppelkopf", "Who was Re?"),
    "entry.partner": QT_TRANSLATE_NOOP("doppelkopf", "And who with them? (blank: alone)"),
    "entry.duty": QT_TRANSLATE_NOOP("doppelkopf", "Was it the duty solo?"),
    "entry.duty.no": QT_TRANSLATE_NOOP("doppelkopf", "no"),
    "entry.duty.yes": QT_TRANSLATE_NOOP("doppelkopf", "yes"),
    "entry.outcome": QT_TRANSLATE_NOOP("doppelkopf", "How did it end for Re?"),
    "entry.value": QT_TRANSLATE_NOOP("doppelkopf", "Points of the game"),
    "refusal.duty_done": QT_TRANSLATE_NOOP("doppelkopf", "{0:seat} has no duty solo left."),
    "refusal.duty_done.you": QT_TRANSLATE_NOOP("doppelkopf", "You have no duty solo left."),
    "total.solos": QT_TRANSLATE_NOOP("doppelkopf", "Duty solos played"),
}
