"""Plays every game through everything, and names none: the laws that hold for all of them.

A `Case` is a game with house rules and a number of players; `share` chooses equally many of each
game. `evening` walks through random moves and gives the tables it comes by; each law takes one
table, or one case, fails loudly, and says how many things it has checked. A new game in
`engine/games/` is held to all of them without a line being written here.

`cases` what there is to play · `walking` evenings of random moves · `lying` what lies where ·
`agreed` every value of every option · `seeking` where these matter · `laws` how a law is held ·
`hooks` what a game may leave out. The laws: `tables`, `hiding`, `secrets`, `words`, `showing`,
`scoring`, `direction`, `matches`, `house`, `quick`.
`python3 dev.py kit` tells how much each law has checked in each game.
"""

from tests.kit import (  # noqa: F401  (laws)
    direction,
    hiding,
    house,
    matches,
    quick,
    scoring,
    secrets,
    showing,
    tables,
    words,
)
from tests.kit.cases import MIXED, SEED, Case, cases, mixed_cases, mixed_options, share
from tests.kit.hooks import FIELDS, HOOKS, OF_THE_ENGINE
from tests.kit.house import ASKED, bots_evening
from tests.kit.laws import LAWS, Law, binds, bound, has, held
from tests.kit.lying import hidden_from, lying, seen_by
from tests.kit.walking import DEALS, any_move, evening, positions, some_positions, spread, walk
from tests.kit.words import says_something

__all__ = (
    "ASKED",
    "DEALS",
    "FIELDS",
    "HOOKS",
    "LAWS",
    "MIXED",
    "OF_THE_ENGINE",
    "SEED",
    "Case",
    "Law",
    "any_move",
    "binds",
    "bots_evening",
    "bound",
    "cases",
    "evening",
    "has",
    "held",
    "hidden_from",
    "lying",
    "mixed_cases",
    "mixed_options",
    "positions",
    "says_something",
    "seen_by",
    "share",
    "some_positions",
    "spread",
    "walk",
)
