"""Schnellen: what is told when something is decided for the first time."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

FIRST_TIMES = {
    "first.stay": QT_TRANSLATE_NOOP(
        "schnellen",
        "Whoever plays and takes no trick goes up by several points. With poor cards it is "
        "cheaper to stay at home.",
    ),
    "first.lay_away": QT_TRANSLATE_NOOP(
        "schnellen",
        "You deal, so the trump card is yours and you hold six cards. Lay one of them aside, "
        "face down.",
    ),
    "first.bid": QT_TRANSLATE_NOOP(
        "schnellen",
        "Whoever bids the most tricks names trumps and has to take that many, or goes up.",
    ),
    "first.name": QT_TRANSLATE_NOOP(
        "schnellen", "You bid the most tricks: say which suit is to be trumps. Then you lead."
    ),
    "first.tricks": QT_TRANSLATE_NOOP(
        "schnellen",
        "Follow suit, else play a trump. Every trick takes a point off your score.",
    ),
}
