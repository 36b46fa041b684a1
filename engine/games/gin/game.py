"""Gin: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.gin.options import RUNDE, STANDARD, GinOptions
from engine.games.gin.rules import GinRules
from engine.games.gin.table import GinTable
from engine.rules import Rules
from engine.rules.booklet import Booklet
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.game import Box, Game
from engine.rules.show import Show


def _show(rules: Rules[GinTable]) -> Show[GinTable]:
    from engine.games.gin.show import GinShow

    return GinShow(rules)


def _bots(rules: Rules[GinTable]) -> Bots[GinTable]:
    from engine.games.gin.bots import GinBots

    return GinBots(rules)


def _booklet(rules: Rules[GinTable]) -> Booklet[GinTable]:
    from engine.games.gin.booklet import GinBooklet

    return GinBooklet(rules)


def _entry(rules: Rules[GinTable]) -> Entry[GinTable]:
    from engine.games.gin.entry import GinEntry

    return GinEntry(rules)


GAME = Game(
    name="gin",
    seats=(2,),
    options=GinOptions,
    presets={"runde": RUNDE, "standard": STANDARD},
    rules=GinRules,
    show=_show,
    bots=_bots,
    booklet=_booklet,
    entry=_entry,
    box=Box("violet", "SQ HK", 60, trumps=False),
    agreed_first=("limit", "target", "runden"),
    pattern="international",
    heaped=True,
    early_end=True,
    noticed=(
        "turns_up",
        "limit_is",
        "gin_only",
        "doubles",
        "takes_up",
        "knocks",
        "knocks_in_vain",
        "has_dead_wood",
        "has_gin",
        "has_big_gin",
        "lays_off",
    ),
)
