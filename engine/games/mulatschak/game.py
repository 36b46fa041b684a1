"""Mulatschak: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.mulatschak.options import FUCHZENAWA, SALZBURG, MulatschakOptions
from engine.games.mulatschak.rules import MulatschakRules
from engine.games.mulatschak.table import MulatschakTable
from engine.rules import Rules
from engine.rules.booklet import Booklet
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.game import Box, Game
from engine.rules.show import Show


def _show(rules: Rules[MulatschakTable]) -> Show[MulatschakTable]:
    from engine.games.mulatschak.show import MulatschakShow

    return MulatschakShow(rules)


def _bots(rules: Rules[MulatschakTable]) -> Bots[MulatschakTable]:
    from engine.games.mulatschak.bots import MulatschakBots

    return MulatschakBots(rules)


def _booklet(rules: Rules[MulatschakTable]) -> Booklet[MulatschakTable]:
    from engine.games.mulatschak.booklet import MulatschakBooklet

    return MulatschakBooklet(rules)


def _entry(rules: Rules[MulatschakTable]) -> Entry[MulatschakTable]:
    from engine.games.mulatschak.entry import MulatschakEntry

    return MulatschakEntry(rules)


GAME = Game(
    name="mulatschak",
    seats=(2, 3, 4, 5),
    options=MulatschakOptions,
    shown={"claim": ""},
    presets={"salzburg": SALZBURG, "fuchzenawa": FUCHZENAWA},
    rules=MulatschakRules,
    show=_show,
    bots=_bots,
    booklet=_booklet,
    entry=_entry,
    pattern="tell",
    box=Box("rust", "EA SW", 20, trumps=True),
    agreed_first=("start", "stay", "failed"),
    packets=(3, 2),
    noticed=(
        "cuts_weli",
        "mulatschak",
        "anew",
        "nobody_bids",
        "holds",
        "names",
        "has_to_play",
        "stays_home",
        "draws",
    ),
)
