"""Ramser: what is told when something is decided for the first time."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

FIRST_TIMES = {
    "first.blind": QT_TRANSLATE_NOOP(
        "ramser",
        "You may give all your cards for the five that lie there face down, the Blind. Whoever "
        "takes it has to play.",
    ),
    "first.join": QT_TRANSLATE_NOOP(
        "ramser",
        "You say whether you play. Whoever plays and takes no trick gets a potato; passing costs "
        "nothing.",
    ),
    "first.take_up": QT_TRANSLATE_NOOP(
        "ramser",
        "You dealt, so you may take the upcard, and lay one of yours aside for it.",
    ),
    "first.tricks": QT_TRANSLATE_NOOP(
        "ramser",
        "You play a card: follow suit if you can, else play a trump. Each trick is a stroke on "
        "the slate.",
    ),
}
