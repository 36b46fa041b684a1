"""Rams: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.rams.options import (
    BESTER_BUBE,
    BIERSPIEL,
    FRENCH,
    RAMS,
    RAMSCHELN,
    ROUNCE,
    RamsOptions,
)
from engine.games.rams.rules import RamsRules
from engine.phases.trick_booklet import TrickBooklet
from engine.rules.game import Aim, Box, Game, by_fives

# How long an evening takes, measured: rules of thumb played 120 games of each kind.

MINUTES = 1.0
"""What a deal takes people at this table, about."""

DEALS_TO_THE_FIRST = {
    5: (2.2, 2.5, 2.7, 2.8, 3.2),
    7: (3.2, 3.8, 4.1, 4.6, 5.7),
    10: (4.9, 5.7, 6.8, 7.3, 9.7),
    15: (7.4, 9.7, 12.5, 15.0, 15.2),
}
"""How many deals a game takes until one is rid of the counters, for three to seven players."""

DEALS_TO_THE_LAST = {
    5: (3.3, 4.8, 6.7, 8.3, 11.2),
    7: (4.7, 6.8, 9.3, 11.7, 16.3),
    10: (6.6, 9.7, 13.5, 16.4, 24.8),
    15: (10.2, 15.6, 23.4, 29.9, 35.8),
}
"""The same until all but one are."""

FEWEST = 3
"""The smallest number of players."""


def deals(options: RamsOptions, players: int) -> float:
    """How many deals an evening has, about."""
    if options.scoring == "pool":
        return float(options.deals)
    of_one = DEALS_TO_THE_FIRST if options.finish == "first" else DEALS_TO_THE_LAST
    return options.games * of_one[options.counters][players - FEWEST]


def minutes(options: RamsOptions, players: int) -> int:
    """How many minutes that takes; long ones by fives."""
    return by_fives(deals(options, players) * MINUTES)


def seats_by(options: RamsOptions) -> tuple[int, ...]:
    """Only with the larger pack there are cards for seven (RA-A1)."""
    return (3, 4, 5, 6, 7) if options.pack == 52 else (3, 4, 5, 6)


GAME = Game(
    name="rams",
    seats=(3, 4, 5, 6, 7),
    seats_by=seats_by,
    options=RamsOptions,
    presets={
        "rams": RAMS,
        "french": FRENCH,
        "rounce": ROUNCE,
        "bierspiel": BIERSPIEL,
        "ramscheln": RAMSCHELN,
        "bester_bube": BESTER_BUBE,
    },
    rules=RamsRules,
    booklet=TrickBooklet,
    box=Box("slate", "DA CJ", 20, hard=1),
    aim=Aim("DA CJ SQ H10 D8", ((-3, -2, 5),)),
    lasts=minutes,
    packets=(3, 2),
    pattern="berlin",
    noticed=(
        "turns_up",
        "trump_is",
        "takes_widow",
        "lays_one",
        "left_alone",
        "general",
        "takes_up",
        "keeps_promise",
        "breaks_promise",
        "shows_flush",
    ),
    shown={"claim": "", "trump_card": "french"},
)
