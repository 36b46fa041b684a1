"""Gin: what is told when something is decided for the first time."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

FIRST_TIMES = {
    "first.first": QT_TRANSLATE_NOOP(
        "gin",
        "You may take the first card, or leave it to the other player. If you take it, you "
        "discard another one.",
    ),
    "first.draw": QT_TRANSLATE_NOOP(
        "gin", "You take a card from the stock or the discard pile. Then you discard one."
    ),
    "first.discard": QT_TRANSLATE_NOOP(
        "gin",
        "You discard a card face up, and the other player may take it. If your deadwood is low "
        "enough, you may knock with it instead and end the deal.",
    ),
    "first.last": QT_TRANSLATE_NOOP(
        "gin",
        "This is the last discard, and you may take it only to end the deal. If you leave it, the"
        " deal is drawn.",
    ),
    "first.spread": QT_TRANSLATE_NOOP(
        "gin",
        "Your cards can lie in more than one way. Choose the one that lets the other player lay "
        "off least.",
    ),
    "first.lay_off": QT_TRANSLATE_NOOP(
        "gin",
        "You may lay off whatever fits the other player’s runs and sets. It then does not count "
        "against you.",
    ),
}
