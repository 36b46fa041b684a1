"""Ramsen: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.ramsen.options import BAVARIAN, ZAISERTSHOFEN, RamsenOptions
from engine.games.ramsen.rules import RamsenRules
from engine.games.ramsen.table import RamsenTable
from engine.rules import Rules
from engine.rules.booklet import Booklet
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.game import Box, Game
from engine.rules.show import Show


def _show(rules: Rules[RamsenTable]) -> Show[RamsenTable]:
    from engine.games.ramsen.show import RamsenShow

    return RamsenShow(rules)


def _bots(rules: Rules[RamsenTable]) -> Bots[RamsenTable]:
    from engine.games.ramsen.bots import RamsenBots

    return RamsenBots(rules)


def _booklet(rules: Rules[RamsenTable]) -> Booklet[RamsenTable]:
    from engine.games.ramsen.booklet import RamsenBooklet

    return RamsenBooklet(rules)


def _entry(rules: Rules[RamsenTable]) -> Entry[RamsenTable]:
    from engine.games.ramsen.entry import RamsenEntry

    return RamsenEntry(rules)


def _lasts(options: RamsenOptions, players: int) -> int:
    from engine.games.ramsen.length import minutes

    return minutes(options, players)


GAME = Game(
    name="ramsen",
    seats=(3, 4, 5),
    options=RamsenOptions,
    shown={"claim": ""},
    presets={"bavarian": BAVARIAN, "zaisertshofen": ZAISERTSHOFEN},
    rules=RamsenRules,
    show=_show,
    bots=_bots,
    booklet=_booklet,
    entry=_entry,
    box=Box("blue", "SA EO", 10, trumps=True),
    lasts=_lasts,
    agreed_first=("evening", "games", "deals", "finish", "crosses"),
    packets=(3, 2),
    noticed=("schlecks", "turns_up", "trump_is", "takes_up", "draws", "plays_alone", "completes"),
)
