"""Mulatschak: what belongs to it. Its parts are loaded when they are first asked for."""

from __future__ import annotations

from engine.games.mulatschak.options import FIFTEEN, FUCHZENAWA, SALZBURG, MulatschakOptions
from engine.games.mulatschak.rules import MulatschakRules
from engine.rules.game import Aim, Box, Game, by_fives

DEALS = {15: (4, 6, 10, 12), 21: (6, 9, 17, 21)}
"""How many deals an evening from these points has, for two to five players.

Measured: rules of thumb played forty evenings of each kind.
"""

MINUTES = 1.3
"""What a deal takes people at this table, about."""


def minutes(options: MulatschakOptions, players: int) -> int:
    """How many minutes an evening takes, by fives."""
    deals = DEALS[options.start][players - 2]
    return by_fives(MINUTES * min(deals, options.deals or deals))


GAME = Game(
    name="mulatschak",
    seats=(2, 3, 4, 5),
    options=MulatschakOptions,
    shorter={5: "fifteen"},
    shown={"claim": ""},
    presets={"salzburg": SALZBURG, "fuchzenawa": FUCHZENAWA, "fifteen": FIFTEEN},
    rules=MulatschakRules,
    pattern="tell",
    lasts=minutes,
    box=Box("rust", "EA SW", 20, hard=2),
    aim=Aim("EA EO HK G9 S7", ((-3, -2, 10), (-4, 1, -1)), "SW"),
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
