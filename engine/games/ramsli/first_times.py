"""Ramsli: what is told when something is decided for the first time."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

FIRST_TIMES = {
    "first.source": QT_TRANSLATE_NOOP(
        "ramsli",
        "You deal and have seen the bottom card. If you turn it up, its suit is "
        "trump and you have knocked; if you turn the top card, the suit is offered "
        "to all.",
    ),
    "first.knock": QT_TRANSLATE_NOOP(
        "ramsli",
        "Whoever knocks plays for the kitty and owes two tricks. Falling short costs twice the "
        "kitty.",
    ),
    "first.join": QT_TRANSLATE_NOOP(
        "ramsli",
        "Somebody has knocked, and you may play against them. You then owe one trick, or pay the "
        "kitty once; staying out costs nothing.",
    ),
    "first.pick_up": QT_TRANSLATE_NOOP(
        "ramsli",
        "You knocked on the trump card, so now you may take it. Lay a card of yours "
        "aside for it, or leave it.",
    ),
    "first.exchange": QT_TRANSLATE_NOOP(
        "ramsli",
        "You may lay cards aside and draw as many, or ask for one open card, eins "
        "auf. Then you have what you play with.",
    ),
    "first.tricks": QT_TRANSLATE_NOOP(
        "ramsli",
        "You play a card: follow suit if you can, else play a trump. Each of the "
        "four tricks brings a quarter of the kitty.",
    ),
}
