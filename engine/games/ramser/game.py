"""Ramser: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.ramser.options import EMMENTAL, LANGENTHAL, LANGNAU, RamserOptions
from engine.games.ramser.rules import RamserRules
from engine.games.ramser.tally import goal
from engine.phases.race_entry import RaceEntry
from engine.rules.game import Aim, Box, Game, by_fives

# How long an evening takes, measured with players by rules of thumb.

MINUTES = 1.5
"""What a deal takes people at this table."""

FIRST = (7.6, 10.7, 13.3, 15.9, 18.6)
"""How many deals a game to 21 takes to the first who is there, for two to six players."""

LAST = (7.6, 12.3, 16.6, 21.1, 25.4)
"""The same until one is left."""

FEWEST, MEASURED = 2, 21
"""The smallest number of players, and the goal that was measured."""


def deals(options: RamserOptions, players: int) -> float:
    """How many deals an evening has, about."""
    if options.evening == "deals":
        return float(options.deals)
    of_one = FIRST if options.finish == "first" else LAST
    share = goal(options, players) / MEASURED
    return options.games * of_one[players - FEWEST] * share


def minutes(options: RamserOptions, players: int) -> int:
    """How many minutes that takes; long ones by fives."""
    return by_fives(deals(options, players) * MINUTES)


GAME = Game(
    name="ramser",
    seats=(2, 3, 4, 5, 6),
    options=RamserOptions,
    shown={"claim": "", "take_up": ""},
    presets={"emmental": EMMENTAL, "langnau": LANGNAU, "langenthal": LANGENTHAL},
    rules=RamserRules,
    entry=RaceEntry,
    box=Box("coal", "S7 SU", 20, hard=2),
    aim=Aim("S7 SU EA H9 GK", ((3, 1, 1), (1, 0, 3), (3, 2, 0)), "S7"),
    lasts=minutes,
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
