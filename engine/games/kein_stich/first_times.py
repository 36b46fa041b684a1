"""Kein Stich: what is told when something is decided for the first time."""

from __future__ import annotations

from engine.words import QT_TRANSLATE_NOOP

FIRST_TIMES = {
    "first.no_tricks": QT_TRANSLATE_NOOP(
        "kein_stich",
        "Each trick costs, so stay below what lies there. Follow suit if you can; "
        "if not, throw off what is dangerous.",
    ),
    "first.no_hearts": QT_TRANSLATE_NOOP(
        "kein_stich",
        "Only Hearts in a trick cost now. Follow suit if you can; if not, give "
        "somebody else a Heart.",
    ),
    "first.no_obers": QT_TRANSLATE_NOOP(
        "kein_stich",
        "Only Obers in a trick cost now, and dearly. Let yours fall under a King or "
        "a Sow, or where you cannot follow suit.",
    ),
    "first.no_max": QT_TRANSLATE_NOOP(
        "kein_stich",
        "A single card costs now, and it costs most of all. If you hold it, throw it "
        "away when you cannot follow suit; if not, beware of high cards.",
    ),
    "first.rows": QT_TRANSLATE_NOOP(
        "kein_stich",
        "You lay a card that fits at the end of a row, or an Unter that opens one. "
        "Whoever is first rid of all cards wins most of the pot.",
    ),
}
