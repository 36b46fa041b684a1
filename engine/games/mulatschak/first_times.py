"""Mulatschak: what is told when something is decided for the first time."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

FIRST_TIMES = {
    "first.auction": QT_TRANSLATE_NOOP(
        "mulatschak",
        "You say how many tricks you will take, or pass. Whoever bids most names "
        "trumps and leads; a missed bid costs a lot.",
    ),
    "first.trump": QT_TRANSLATE_NOOP(
        "mulatschak",
        "You name the trump suit. The Weli is its second highest card, whichever you choose.",
    ),
    "first.stay": QT_TRANSLATE_NOOP(
        "mulatschak",
        "Staying at home costs a little, playing without a trick much more. Whoever plays may "
        "exchange cards first.",
    ),
    "first.exchange": QT_TRANSLATE_NOOP(
        "mulatschak",
        "You may exchange once: lay cards aside and draw as many. Then you have what you play "
        "with.",
    ),
    "first.tricks": QT_TRANSLATE_NOOP(
        "mulatschak",
        "You play a card and follow suit if you can. Each trick takes one off your points.",
    ),
}
