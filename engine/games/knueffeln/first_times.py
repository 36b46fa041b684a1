"""Knüffeln: what is told when something is decided for the first time."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

FIRST_TIMES = {
    "first.solo": QT_TRANSLATE_NOOP(
        "knueffeln",
        "You may play the cards of the stock alone. Then all the others play "
        "against you, and you win from each or pay each.",
    ),
    "first.olen": QT_TRANSLATE_NOOP(
        "knueffeln",
        "An Ole lies at the bottom of the pack. You may take it for a card of yours "
        "that is worth less to you.",
    ),
    "first.tens": QT_TRANSLATE_NOOP(
        "knueffeln",
        "Whoever holds the Ten of a chosen suit may swap it for a turned-up card of that "
        "suit. That costs nothing.",
    ),
    "first.tricks": QT_TRANSLATE_NOOP(
        "knueffeln",
        "You play any card: nobody has to follow suit. What matters is what beats "
        "the card that was led, and that your side gets five tricks.",
    ),
    "first.answer": QT_TRANSLATE_NOOP(
        "knueffeln",
        "A card was led face down, and more is at stake. See it, and it is played "
        "for; run, and your side pays what the deal was worth until now.",
    ),
    "first.jann": QT_TRANSLATE_NOOP(
        "knueffeln",
        "Your side has every trick so far, a Jann, and may stop here. Or you go on "
        "for the march, all the tricks: it pays more, but one lost trick costs as "
        "much.",
    ),
}
