"""Tippen: what is told when something is decided for the first time."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

FIRST_TIMES = {
    "first.join": QT_TRANSLATE_NOOP(
        "tippen",
        "Whoever taps plays for the pot and owes tricks; without them the pot has to be paid. "
        "Passing costs nothing.",
    ),
    "first.sniff": QT_TRANSLATE_NOOP(
        "tippen",
        "You deal and may sniff: then you take the trump card that nobody has seen "
        "yet, lay a card aside for it, and have to play.",
    ),
    "first.lift": QT_TRANSLATE_NOOP(
        "tippen",
        "Nobody knows the trump yet. Whoever lifts the card has to play; the others decide "
        "when they have seen it.",
    ),
    "first.dealer_first": QT_TRANSLATE_NOOP(
        "tippen",
        "You deal and say first whether you play. You know only the trump card, and it will be "
        "your last card.",
    ),
    "first.buy": QT_TRANSLATE_NOOP(
        "tippen",
        "You may exchange once: lay cards aside and draw as many. Then you have what you play "
        "with.",
    ),
    "first.tricks": QT_TRANSLATE_NOOP(
        "tippen",
        "You play a card and follow suit if you can. Every trick brings its share of the pot.",
    ),
}
