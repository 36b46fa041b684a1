"""Mauscheln: what is told when something is decided for the first time."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

FIRST_TIMES = {
    "first.declare": QT_TRANSLATE_NOOP(
        "mauscheln",
        "Whoever declares plays for the kitty and owes two tricks. If one of them is "
        "missing, the kitty has to be paid twice.",
    ),
    "first.join": QT_TRANSLATE_NOOP(
        "mauscheln",
        "Somebody has declared, and you may play against them. You then owe one trick, "
        "or pay the kitty once; staying out costs nothing.",
    ),
    "first.trump_card": QT_TRANSLATE_NOOP(
        "mauscheln",
        "You declared, so the trump card is yours. Lay a card of yours aside for it, or leave it.",
    ),
    "first.exchange": QT_TRANSLATE_NOOP(
        "mauscheln",
        "You may exchange once: lay cards aside, even all four, and draw as many. Then you have "
        "what you play with.",
    ),
    "first.tricks": QT_TRANSLATE_NOOP(
        "mauscheln",
        "You play a card: follow suit if you can, else play a trump. Each of the four tricks "
        "brings a quarter of the kitty.",
    ),
}
