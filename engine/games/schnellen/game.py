"""Schnellen: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.schnellen.opening import PACKETS
from engine.games.schnellen.options import SCHNALZEN, SCHNELLEN, SchnellenOptions
from engine.games.schnellen.rules import SchnellenRules
from engine.games.schnellen.table import SchnellenTable
from engine.rules import Rules
from engine.rules.booklet import Booklet
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.game import Box, Game
from engine.rules.show import Show


def _show(rules: Rules[SchnellenTable]) -> Show[SchnellenTable]:
    from engine.games.schnellen.show import SchnellenShow

    return SchnellenShow(rules)


def _bots(rules: Rules[SchnellenTable]) -> Bots[SchnellenTable]:
    from engine.games.schnellen.bots import SchnellenBots

    return SchnellenBots(rules)


def _booklet(rules: Rules[SchnellenTable]) -> Booklet[SchnellenTable]:
    from engine.games.schnellen.booklet import SchnellenBooklet

    return SchnellenBooklet(rules)


def _entry(rules: Rules[SchnellenTable]) -> Entry[SchnellenTable]:
    from engine.games.schnellen.entry import SchnellenEntry

    return SchnellenEntry(rules)


GAME = Game(
    name="schnellen",
    seats=(3, 4, 5),
    options=SchnellenOptions,
    shown={"claim": ""},
    presets={"schnellen": SCHNELLEN, "schnalzen": SCHNALZEN},
    rules=SchnellenRules,
    show=_show,
    bots=_bots,
    booklet=_booklet,
    entry=_entry,
    box=Box("moss", "SW HA", 20, trumps=True),
    agreed_first=("start", "trumps", "home_costs"),
    packets=PACKETS,
    pattern="bavarian",
    noticed=(
        "turns_up",
        "takes_card",
        "trump_is",
        "counts_double",
        "bids",
        "nobody_bids",
        "all_play",
        "is_bound",
        "must_play",
        "stays_home",
        "lays_away",
    ),
)
