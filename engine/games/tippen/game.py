"""Tippen: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.tippen.options import (
    LAMPELN_AUSTRIA,
    LAMPELN_BAVARIA,
    LUPFEN,
    TIPPEN,
    ZWICKEN,
    TippenOptions,
)
from engine.games.tippen.rules import TippenRules
from engine.games.tippen.table import TippenTable
from engine.rules import Rules
from engine.rules.booklet import Booklet
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.game import Box, Game
from engine.rules.show import Show


def _show(rules: Rules[TippenTable]) -> Show[TippenTable]:
    from engine.games.tippen.show import TippenShow

    return TippenShow(rules)


def _bots(rules: Rules[TippenTable]) -> Bots[TippenTable]:
    from engine.games.tippen.bots import TippenBots

    return TippenBots(rules)


def _booklet(rules: Rules[TippenTable]) -> Booklet[TippenTable]:
    from engine.games.tippen.booklet import TippenBooklet

    return TippenBooklet(rules)


def _entry(rules: Rules[TippenTable]) -> Entry[TippenTable]:
    from engine.games.tippen.entry import TippenEntry

    return TippenEntry(rules)


GAME = Game(
    name="tippen",
    seats=(3, 4, 5, 6),
    options=TippenOptions,
    shown={"claim": ""},
    presets={
        "tippen": TIPPEN,
        "zwicken": ZWICKEN,
        "lampeln_austria": LAMPELN_AUSTRIA,
        "lampeln_bavaria": LAMPELN_BAVARIA,
        "lupfen": LUPFEN,
    },
    rules=TippenRules,
    show=_show,
    bots=_bots,
    booklet=_booklet,
    entry=_entry,
    box=Box("plum", "HA S7", 15, trumps=True),
    agreed_first=("stake_a_trick", "compulsory", "deals"),
    pattern="bavarian",
    noticed=(
        "plays_out",
        "is_compulsory",
        "cut_shows",
        "is_passed_over",
        "turns_up",
        "trump_is",
        "sniffs",
        "lifts",
        "nobody_lifts",
        "all_pass",
        "taps",
        "takes_pot",
        "draws",
    ),
)
