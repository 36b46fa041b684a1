"""Ramsen: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.ramsen.options import BAVARIAN, FOR_STAKES, ZAISERTSHOFEN, RamsenOptions
from engine.games.ramsen.rules import RamsenRules
from engine.phases.race_entry import RaceEntry
from engine.rules.game import Aim, Box, Game, by_fives

# How long an evening takes, measured: rules of thumb played sixty games of each kind by Bavaria's
# house rules, and forty evenings by each preset. Five games of Zaisertshofen's came to 38, 68 and
# 103 deals for three, four and five players, play-offs counted.

MINUTES = 1.5
"""What a deal takes people at this table, about."""

DEALS_TO_THE_FIRST = {1: (2.3, 2.5, 2.8), 2: (5.5, 6.5, 7.4), 3: (8.8, 11.1, 13.4)}
"""How many deals a game takes to its first finisher, by crosses, for three to five players."""

DEALS_TO_THE_LAST = {1: (3.4, 5.4, 7.7), 2: (7.3, 13.0, 18.0), 3: (11.1, 19.0, 26.5)}
"""The same until all but one have finished."""

FEWEST = 3
"""The smallest number of players."""


def deals(options: RamsenOptions, players: int) -> float:
    """How many deals an evening has, about; a play-off is not counted."""
    if options.evening == "deals":
        return float(options.deals)
    of_one = DEALS_TO_THE_FIRST if options.finish == "first" else DEALS_TO_THE_LAST
    games = 1 if options.evening == "one_game" else options.games
    return games * of_one[options.crosses][players - FEWEST]


def minutes(options: RamsenOptions, players: int) -> int:
    """How many minutes that takes; long ones by fives."""
    return by_fives(deals(options, players) * MINUTES)


GAME = Game(
    name="ramsen",
    seats=(3, 4, 5),
    options=RamsenOptions,
    shown={"claim": ""},
    presets={"bavarian": BAVARIAN, "zaisertshofen": ZAISERTSHOFEN, "stakes": FOR_STAKES},
    rules=RamsenRules,
    entry=RaceEntry,
    box=Box("blue", "SA EO", 10, hard=1),
    aim=Aim("HK S9 EO H7 GA", ((4, 1, 0), (5, 0, 0))),
    lasts=minutes,
    # One game a round leaves half of the evening level; three with all places hardly anybody.
    club_options={"finish": "places", "games": 3},
    packets=(3, 2),
    noticed=("schlecks", "turns_up", "trump_is", "takes_up", "draws", "plays_alone", "completes"),
)
