"""Gin: what is told when something is decided for the first time."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

FIRST_TIMES = {
    "first.first": QT_TRANSLATE_NOOP(
        "gin",
        "You may take the first open card, or leave it to the other. If you take "
        "it, you put down another one.",
    ),
    "first.draw": QT_TRANSLATE_NOOP(
        "gin", "You take a card, the open one or one that nobody knows. Then you put one down."
    ),
    "first.discard": QT_TRANSLATE_NOOP(
        "gin",
        "You put down a card face up, and the other may take it. If little enough "
        "is left over, you may knock with it instead and end the deal.",
    ),
    "first.last": QT_TRANSLATE_NOOP(
        "gin",
        "It is the last card put down, and you may take it only to end the deal. If "
        "you leave it, the deal is drawn.",
    ),
    "first.spread": QT_TRANSLATE_NOOP(
        "gin",
        "Your cards can lie in more than one way. Choose the one on which the other "
        "can lay off least.",
    ),
    "first.lay_off": QT_TRANSLATE_NOOP(
        "gin",
        "What fits the other’s runs and sets you may lay off there. It then does "
        "not count against you.",
    ),
}
