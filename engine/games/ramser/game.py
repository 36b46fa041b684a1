"""Ramser: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.ramser.options import EMMENTAL, LANGENTHAL, LANGNAU, RamserOptions
from engine.games.ramser.rules import RamserRules
from engine.games.ramser.table import RamserTable
from engine.rules import Rules
from engine.rules.booklet import Booklet
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.game import Box, Game
from engine.rules.show import Show


def _show(rules: Rules[RamserTable]) -> Show[RamserTable]:
    from engine.games.ramser.show import RamserShow

    return RamserShow(rules)


def _bots(rules: Rules[RamserTable]) -> Bots[RamserTable]:
    from engine.games.ramser.bots import RamserBots

    return RamserBots(rules)


def _booklet(rules: Rules[RamserTable]) -> Booklet[RamserTable]:
    from engine.games.ramser.booklet import RamserBooklet

    return RamserBooklet(rules)


def _entry(rules: Rules[RamserTable]) -> Entry[RamserTable]:
    from engine.games.ramser.entry import RamserEntry

    return RamserEntry(rules)


def _lasts(options: RamserOptions, players: int) -> int:
    from engine.games.ramser.length import minutes

    return minutes(options, players)


GAME = Game(
    name="ramser",
    seats=(2, 3, 4, 5, 6),
    options=RamserOptions,
    shown={"claim": "", "take_up": ""},
    presets={"emmental": EMMENTAL, "langnau": LANGNAU, "langenthal": LANGENTHAL},
    rules=RamserRules,
    show=_show,
    bots=_bots,
    booklet=_booklet,
    entry=_entry,
    box=Box("coal", "S7 SU", 20, trumps=True),
    lasts=_lasts,
    agreed_first=("games", "goal", "sausage"),
    pattern="tell",
    packets=(3, 2),
    noticed=(
        "turns_up",
        "trump_is",
        "takes_blind",
        "takes_up",
        "plays_alone",
        "completes",
    ),
)
