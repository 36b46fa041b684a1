"""Ramsen: what is told when something is decided for the first time."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

FIRST_TIMES = {
    "first.schleck": QT_TRANSLATE_NOOP(
        "ramsen",
        "You cut the pack, and only you see this card. If you keep it, you get only "
        "four more and may not exchange.",
    ),
    "first.exchange": QT_TRANSLATE_NOOP(
        "ramsen",
        "You may lay weak cards aside and draw as many from the stock. Whoever "
        "exchanges has to play.",
    ),
    "first.bid": QT_TRANSLATE_NOOP(
        "ramsen",
        "You decide whether to play this deal. If you play and take no trick, it costs "
        "you; if you pass, you sit it out.",
    ),
    "first.tricks": QT_TRANSLATE_NOOP(
        "ramsen",
        "You play a card: follow suit if you can, else trump, and go higher if you "
        "can. Each trick you take counts for you.",
    ),
}
