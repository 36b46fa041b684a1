"""The English of the list of Whist drive; what every list says stands in `list_words`."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

TEXTS = {
    "": "whist_drive",
    "game": QT_TRANSLATE_NOOP("whist_drive", "Whist drive (scores)"),
    "game.about": QT_TRANSLATE_NOOP(
        "whist_drive",
        "The scores of a whist drive: thirteen tricks a deal between two pairs. No cards are "
        "dealt here.",
    ),
    "preset.moving": QT_TRANSLATE_NOOP("whist_drive", "One deal, then move"),
    "preset.four": QT_TRANSLATE_NOOP("whist_drive", "Four deals, one with each suit as trumps"),
    "preset.long": QT_TRANSLATE_NOOP("whist_drive", "24 deals"),
    "entry.tricks": QT_TRANSLATE_NOOP("whist_drive", "Tricks"),
    "line.hearts": QT_TRANSLATE_NOOP("whist_drive", "Hearts"),
    "line.clubs": QT_TRANSLATE_NOOP("whist_drive", "Clubs"),
    "line.diamonds": QT_TRANSLATE_NOOP("whist_drive", "Diamonds"),
    "line.spades": QT_TRANSLATE_NOOP("whist_drive", "Spades"),
    "total.sum": QT_TRANSLATE_NOOP("whist_drive", "Tricks"),
}
