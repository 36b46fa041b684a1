"""Knüffeln: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.knueffeln.options import (
    BERNHARD_1924,
    BOHMSTEDT,
    GRUENBERG_1938,
    HATTSTEDT,
    KnueffelnOptions,
)
from engine.games.knueffeln.rules import KnueffelnRules
from engine.games.knueffeln.table import KnueffelnTable
from engine.parts.words import Words
from engine.rules import Rules
from engine.rules.booklet import Booklet
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.game import Box, Game
from engine.rules.show import Show


def _show(rules: Rules[KnueffelnTable]) -> Show[KnueffelnTable]:
    from engine.games.knueffeln.show import KnueffelnShow

    return KnueffelnShow(rules)


def _bots(rules: Rules[KnueffelnTable]) -> Bots[KnueffelnTable]:
    from engine.games.knueffeln.bots import KnueffelnBots

    return KnueffelnBots(rules)


def _booklet(rules: Rules[KnueffelnTable]) -> Booklet[KnueffelnTable]:
    from engine.games.knueffeln.booklet import KnueffelnBooklet

    return KnueffelnBooklet(rules)


def _entry(rules: Rules[KnueffelnTable]) -> Entry[KnueffelnTable]:
    from engine.games.knueffeln.entry import KnueffelnEntry

    return KnueffelnEntry(rules)


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
        "bernhard1924": BERNHARD_1924,
        "gruenberg1938": GRUENBERG_1938,
    },
    rules=KnueffelnRules,
    show=_show,
    bots=_bots,
    booklet=_booklet,
    entry=_entry,
    box=Box("red", "SK HJ", 25, trumps=True),
    agreed_first=("turning", "scoring", "deals", "ladders"),
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
