"""Kein Stich: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.kein_stich.options import PRESETS, KeinStichOptions
from engine.games.kein_stich.rules import KeinStichRules
from engine.games.kein_stich.table import KeinStichTable
from engine.rules import Rules
from engine.rules.booklet import Booklet
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.game import Box, Game
from engine.rules.show import Show


def _show(rules: Rules[KeinStichTable]) -> Show[KeinStichTable]:
    from engine.games.kein_stich.show import KeinStichShow

    return KeinStichShow(rules)


def _bots(rules: Rules[KeinStichTable]) -> Bots[KeinStichTable]:
    from engine.games.kein_stich.bots import KeinStichBots

    return KeinStichBots(rules)


def _booklet(rules: Rules[KeinStichTable]) -> Booklet[KeinStichTable]:
    from engine.games.kein_stich.booklet import KeinStichBooklet

    return KeinStichBooklet(rules)


def _entry(rules: Rules[KeinStichTable]) -> Entry[KeinStichTable]:
    from engine.games.kein_stich.entry import KeinStichEntry

    return KeinStichEntry(rules)


GAME = Game(
    name="kein_stich",
    seats=(3, 4, 5, 6),
    options=KeinStichOptions,
    shown={"claim": ""},
    presets=PRESETS,
    rules=KeinStichRules,
    show=_show,
    bots=_bots,
    booklet=_booklet,
    entry=_entry,
    noticed=(
        "no_tricks",
        "no_hearts",
        "no_obers",
        "no_queens",
        "no_max",
        "no_black_pig",
        "no_penultimate",
        "no_first_last",
        "power",
        "lay_off",
        "nothing_left",
        "marches",
    ),
    box=Box("ochre", "EO HK", 10, trumps=False),
    agreed_first=("deals", "stake", "games"),
)
