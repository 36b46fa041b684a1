"""Rams: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.rams.options import (
    BESTER_BUBE,
    BIERSPIEL,
    FRENCH,
    RAMS,
    RAMSCHELN,
    RamsOptions,
)
from engine.games.rams.rules import RamsRules
from engine.games.rams.table import RamsTable
from engine.rules import Rules
from engine.rules.booklet import Booklet
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.game import Box, Game
from engine.rules.show import Show


def _show(rules: Rules[RamsTable]) -> Show[RamsTable]:
    from engine.games.rams.show import RamsShow

    return RamsShow(rules)


def _bots(rules: Rules[RamsTable]) -> Bots[RamsTable]:
    from engine.games.rams.bots import RamsBots

    return RamsBots(rules)


def _booklet(rules: Rules[RamsTable]) -> Booklet[RamsTable]:
    from engine.games.rams.booklet import RamsBooklet

    return RamsBooklet(rules)


def _entry(rules: Rules[RamsTable]) -> Entry[RamsTable]:
    from engine.games.rams.entry import RamsEntry

    return RamsEntry(rules)


def _lasts(options: RamsOptions, players: int) -> int:
    from engine.games.rams.length import minutes

    return minutes(options, players)


GAME = Game(
    name="rams",
    seats=(3, 4, 5, 6),
    options=RamsOptions,
    presets={
        "rams": RAMS,
        "french": FRENCH,
        "bierspiel": BIERSPIEL,
        "ramscheln": RAMSCHELN,
        "bester_bube": BESTER_BUBE,
    },
    rules=RamsRules,
    show=_show,
    bots=_bots,
    booklet=_booklet,
    entry=_entry,
    box=Box("slate", "DA CJ", 20, trumps=True),
    lasts=_lasts,
    agreed_first=("counters", "games", "finish", "general", "deals"),
    packets=(3, 2),
    pattern="berlin",
    noticed=(
        "turns_up",
        "trump_is",
        "takes_widow",
        "general",
        "takes_up",
        "keeps_promise",
        "breaks_promise",
    ),
    shown={"claim": "", "trump_card": "french"},
)
