"""Knüffeln: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.knueffeln.options import (
    BERNHARD_1924,
    BOHMSTEDT,
    GRUENBERG_1938,
    HATTSTEDT,
    HATTSTEDT_1984,
    KnueffelnOptions,
)
from engine.games.knueffeln.rules import KnueffelnRules
from engine.parts.words import Words
from engine.rules.game import Aim, Box, Game


def _words(package: str) -> Words:
    from engine.games.knueffeln import low_german, words

    return Words(words.TEXTS, {"low_german": low_german.TEXTS})


GAME = Game(
    name="knueffeln",
    seats=(4, 5),
    options=KnueffelnOptions,
    presets={
        "bohmstedt": BOHMSTEDT,
        "hattstedt": HATTSTEDT,
        "hattstedt1984": HATTSTEDT_1984,
        "bernhard1924": BERNHARD_1924,
        "gruenberg1938": GRUENBERG_1938,
    },
    rules=KnueffelnRules,
    box=Box("red", "SK HJ", 30, hard=3),
    aim=Aim("CA H9 DK S8 HJ", ((10, -10), (-20, 20)), "H2 C4 S8 H9 D9"),
    words=_words,
    pattern="berlin",
    packets=(3, 3, 3),
    shown={"claim": "", "answer": "bohmstedt", "jann": "", "ladder": "bernhard1924"},
    noticed=(
        "turns_up",
        "chosen_are",
        "throws_in",
        "plays_solo",
        "lays_open",
        "shows_bottom",
        "takes_ole",
        "takes_up",
        "turns",
        "sees",
        "runs",
        "wins_deal",
        "makes_jann",
        "marches",
        "makes_march",
        "breaks_march",
    ),
)
