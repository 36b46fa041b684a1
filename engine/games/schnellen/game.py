"""Schnellen: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.schnellen.chapters import PACKETS
from engine.games.schnellen.options import FIFTEEN, SCHNALZEN, SCHNELLEN, SchnellenOptions
from engine.games.schnellen.rules import SchnellenRules
from engine.phases.trick_booklet import TrickBooklet
from engine.rules.game import Aim, Box, Game, by_fives

DEALS = {15: (8, 14, 26), 20: (12, 21, 42), 21: (12, 22, 47), 25: (15, 27, 57)}
"""How many deals an evening from these points has, for three to five players, a minute each.

Measured: rules of thumb played forty evenings of each kind.
"""

DEALS_WITH_TEN = {15: (8, 10, 11), 20: (10, 13, 16), 21: (11, 14, 17), 25: (13, 17, 22)}
"""The same where a Ten binds everybody."""


def minutes(options: SchnellenOptions, players: int) -> int:
    """How many minutes an evening takes, by fives."""
    deals = (DEALS_WITH_TEN if options.ten_binds else DEALS)[options.start][players - 3]
    return by_fives(min(deals, options.deals or deals))


def seats_by(options: SchnellenOptions) -> tuple[int, ...]:
    """Return the numbers of players: the small pack is enough for four (SN-A15)."""
    return (3, 4) if options.pack == 21 else (3, 4, 5)


GAME = Game(
    name="schnellen",
    seats=(3, 4, 5),
    seats_by=seats_by,
    shorter={5: "fifteen"},
    instead={"long": "fifteen"},
    options=SchnellenOptions,
    shown={"claim": ""},
    presets={"schnellen": SCHNELLEN, "schnalzen": SCHNALZEN, "fifteen": FIFTEEN},
    rules=SchnellenRules,
    booklet=TrickBooklet,
    lasts=minutes,
    box=Box("moss", "SW HA", 20, hard=1),
    aim=Aim("HA EK G10 S9 H8", ((-3, -2, 5), (-1, 1, -4))),
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
