"""Mauscheln: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.mauscheln.deck import seats_by
from engine.games.mauscheln.options import CHRATZE, DUTIES, MAUSCHELN, SHORT, MauschelnOptions
from engine.games.mauscheln.rules import MauschelnRules
from engine.games.mauscheln.table import MauschelnTable
from engine.rules import Rules
from engine.rules.booklet import Booklet
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.game import Box, Game
from engine.rules.show import Show


def _show(rules: Rules[MauschelnTable]) -> Show[MauschelnTable]:
    from engine.games.mauscheln.show import MauschelnShow

    return MauschelnShow(rules)


def _bots(rules: Rules[MauschelnTable]) -> Bots[MauschelnTable]:
    from engine.games.mauscheln.bots import MauschelnBots

    return MauschelnBots(rules)


def _booklet(rules: Rules[MauschelnTable]) -> Booklet[MauschelnTable]:
    from engine.games.mauscheln.booklet import MauschelnBooklet

    return MauschelnBooklet(rules)


def _entry(rules: Rules[MauschelnTable]) -> Entry[MauschelnTable]:
    from engine.games.mauscheln.entry import MauschelnEntry

    return MauschelnEntry(rules)


GAME = Game(
    name="mauscheln",
    seats=(2, 3, 4, 5, 6, 7),
    seats_by=seats_by,
    options=MauschelnOptions,
    shown={"claim": "", "trump_card": "duties"},
    presets={"mauscheln": MAUSCHELN, "short": SHORT, "duties": DUTIES, "chratze": CHRATZE},
    rules=MauschelnRules,
    show=_show,
    bots=_bots,
    booklet=_booklet,
    entry=_entry,
    box=Box("teal", "HA EK", 20),
    agreed_first=("cards", "overtrump", "deals"),
    packets=(2, 2),
    noticed=(
        "plays_out",
        "all_play",
        "turns_up",
        "trump_is",
        "seven_binds",
        "seven_helps",
        "ace_binds",
        "mauschels",
        "chratzes",
        "fails",
        "joins_as_last",
        "takes_kitty",
        "takes_up",
        "leaves_card",
        "draws",
        "draws_five",
        "lays_fifth",
        "shuffles",
    ),
)
