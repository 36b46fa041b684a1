"""What a game is: the contract, and at the same time the tutorial for the next game.

A game is one folder in `engine/games/`. Its `game.py` names what belongs to it:

    GAME = Game(
        name="ramsen",
        seats=(3, 4, 5),
        options=RamsenOptions,
        presets={"bavarian": RamsenOptions(), "zaisertshofen": RamsenOptions(...)},
        rules=RamsenRules,
    )

and its `rules.py` says how it is played:

    class RamsenRules(Rules[RamsenTable]):
        def pack(self): ...                 # the cards, in any fixed order
        def deal(self, cards, setup): ...   # a table on which nothing has happened yet
        def flow(self): ...                 # the chapters of the rule book, in order
        def score(self, t): ...             # the line that a finished deal leaves
        def sheet(self, lines): ...         # what the lines come to
        def next_deal(self, lines, dealer): ...   # who deals and who plays, None when it is over

A chapter is a Phase: `legal` says what may be done, `play` does it and says where to go on. A
chapter that only deals does so in `enter` and goes on with NEXT. All that lies on the table is in
a Table; a game's own fields are declared in a subclass, each with a mark for who may see it (see
`engine/fields.py`). Moves are Cards and Calls, happenings are told with `t.tell("draws", 2)`.

A card led face down is a place in `t.covered`; partners are `sides`; what may be said out of turn
is `phrases`; money in the middle is `coins`; suits that grow and melds lie in `t.rows`. A game
that has none of these leaves them alone.

Do not write: hiding, undo, saving, bots' views, menus, forms. They come by themselves. Write the
English of every key in `words.py`, the rule pages beside it, and `heuristic.py` with
`choose(rules, view, legal, rng) -> Advice`. The kit in `tests/` then plays the game by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic

from engine.options import Options
from engine.rules import Rules, T


@dataclass(frozen=True, kw_only=True)
class Game(Generic[T]):
    """A game and what belongs to it; `make` gives its rules.

    `seats` are the numbers of players for which it is made; `options` the class of its house
    rules, and `presets` some that go together, the usual ones first.
    """

    name: str
    seats: tuple[int, ...]
    options: type[Options]
    presets: Mapping[str, Options]
    rules: type[Rules[T]]
    pattern: str = "bavarian"
    """The pattern of the cards this game is played with, where it is at home."""
    packets: tuple[int, ...] = ()
    """How many cards at once each gets in the rounds of the deal; one by one after these."""
    heaped: bool = False
    """Whether the open cards beside the stock lie in one heap, the last on top."""
    by_hand: bool = False
    """Whether this is a sheet only: no deal ever comes, rounds are entered by hand."""
    shown: Mapping[str, str] = field(default_factory=dict)
    """What a picture should show of the game: chapters and marks, and the preset for each.

    "" as the preset is the game's first. The demo looks for a deal in which it comes about.
    """

    def make(self, options: Options, players: int) -> Rules[T]:
        """The rules with these house rules for so many players; raises WrongNumber."""
        return self.rules(self, options, players)

    def usual(self) -> int:
        """How many sit down to it where nobody says otherwise: four, if four can play."""
        return 4 if 4 in self.seats else self.seats[0]
