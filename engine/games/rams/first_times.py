"""Rams: what is told when something is decided for the first time."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

FIRST_TIMES = {
    "first.join": QT_TRANSLATE_NOOP(
        "rams",
        "Whoever plays owes one trick; without one, five counters are due. Passing "
        "costs nothing. The widow is a hand that nobody has seen: whoever takes it has "
        "to play.",
    ),
    "first.trump_card": QT_TRANSLATE_NOOP(
        "rams",
        "You deal and may take the trump card: lay one of your cards aside for it, "
        "face down, or leave it.",
    ),
    "first.tricks": QT_TRANSLATE_NOOP(
        "rams", "You play a card. Follow suit, else play a trump, and beat the trick if you can."
    ),
}
