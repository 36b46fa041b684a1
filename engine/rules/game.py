"""What a game is: the contract, and at the same time the tutorial for the next game.

A game is one folder in `engine/games/`. Its `game.py` names what belongs to it:

    GAME = Game(
        name="hearts",
        seats=(4,),
        options=HeartsOptions,
        presets={"plain": PLAIN},
        rules=HeartsRules,
        pattern="international",
    )

and its `rules.py` says how it is played and what it comes to:

    class HeartsRules(Rules[HeartsTable]):
        def pack(self): ...                 # the cards, in any fixed order
        def deal(self, cards, setup): ...   # a table on which nothing has happened yet
        def flow(self): ...                 # the chapters of the rule book, in order
        def score(self, t): ...             # the line that a finished deal leaves
        line_fewest = True                  # few is good in a line; left out where many is
        def tally(self): ...                # what the lines are chalked on
        def counting(self): ...             # which sum decides, and whether few of it is good
        def next_deal(self, lines, dealer): ...   # who deals and who plays, None when it is over

A chapter is a Phase: `legal` says what may be done, `play` does it and says where to go on. A
chapter that only deals does so in `enter` and goes on with NEXT. All that lies on the table is in
a Table; a game's own fields are declared in a subclass, each with a mark for who may see it (see
`engine/fields.py`). Moves are Cards and Calls, happenings are told with `t.tell("draws", 2)`.

A card led face down is a place in `t.covered`; suits that grow and melds lie in `t.rows`. Partners
are `Rules.sides`, what may be said out of turn is `Rules.phrases`, money in the middle is
`Show.coins`. A game that has none of these leaves them alone.

Beside the rules lie `words.py` with the English of every key, and the pages `rules.en.md` and
`rules.de.md`. With these the game is whole: played by bots and people, entered by hand, printed,
put into a club evening. That is all there is of the game in `tests/sample/hearts`.

What more a game has to say, it says in parts that are loaded when they are first asked for: a Show
says what the table shows besides the cards, Bots what players know of the game, an Entry what is
asked about a deal of real cards, a Booklet how a card stands. All they have are methods
with a default that works. A part is found by its name: `HeartsBots` in the module `bots` beside
`HeartsRules`; a game whose parts lie elsewhere names in `game.py` what makes them.

Do not write: hiding, undo, saving, bots' views, menus, forms. They come by themselves. The kit in
`tests/` then plays the game by itself.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, NamedTuple

from engine.options import Options, nearest
from engine.parts.beside import page_beside, text_beside
from engine.parts.part import T
from engine.parts.words import Words, words_beside
from engine.rules import Rules
from engine.rules.booklet import Booklet
from engine.rules.bots import Bots
from engine.rules.entry import Entry
from engine.rules.show import Show

_PARTS: dict[str, type] = {"show": Show, "bots": Bots, "booklet": Booklet, "entry": Entry}


class Box(NamedTuple):
    """What stands on the box that the cards of a game come in."""

    colour: str = ""
    """The name of its colour, as the look of the program knows it; "" for any other."""
    cards: str = ""
    """The codes of two cards of the game, parted by a blank; "" for any two."""
    minutes: int = 0
    """About how long an evening by the first preset takes; 0 where nobody knows."""
    hard: int = 0
    """How hard it is to learn, from 1 for easy to 3; 0 where nobody says so."""


class Aim(NamedTuple):
    """What a game shows before the first deal of a person who has never played it.

    The words are keys of the game, true by the house rules of its first preset: `aim` is how one
    wins, in a sentence, and `aim.deal`, `aim.count` and `aim.odd` are what a deal is, how it is
    counted, and the one thing that is odd. Each is a head; with `.more` behind it, two lines.
    """

    deal: str
    """The codes of the cards that are held, with blanks between."""
    lines: tuple[tuple[int | None, ...], ...]
    """The results of the deals that are chalked on the slate."""
    odd: str = ""
    """The codes of the cards that are odd; "" for a hand laid down, with `aim.sign` on it."""


AIMS = ("deal", "count", "odd")
"""The three things that are told, in their order."""

_PLAIN_BOX = Box()


def by_fives(minutes: float) -> int:
    """Round the minutes of an evening to fives, to five at least."""
    return max(5, 5 * round(minutes / 5))


A_DEAL, A_TURN = 15.0, 2.6
"""Seconds that a turn takes people at this table, about, and a deal besides its turns."""


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
    show: Callable[[Rules[T]], Show[T]] | None = None
    """What makes its Show, if it is not `HeartsShow` of a module `show` beside the rules."""
    bots: Callable[[Rules[T]], Bots[T]] | None = None
    """The same of its Bots; without any, they play by chance or by search alone."""
    booklet: Callable[[Rules[T]], Booklet[T]] | None = None
    """The same of its Booklet."""
    entry: Callable[[Rules[T]], Entry[T]] | None = None
    """The same of its Entry; without any, a number for each side is asked."""
    seats_by: Callable[[Any], tuple[int, ...]] | None = None
    """For how many these options are made, where not all of `seats` are; see `seats_of`."""
    shorter: Mapping[int, str] = field(default_factory=dict)
    """Number of players → the preset proposed in place of the first, which takes long for it."""
    instead: Mapping[str, str] = field(default_factory=dict)
    """The key of a remark → the preset that is offered beside it."""
    words: Callable[[str], Words] = words_beside
    """The English of its keys, by the package of its rules; by default TEXTS of `words` there."""
    pattern: str = "bavarian"
    """The pattern of the cards this game is played with, where it is at home."""
    box: Box = _PLAIN_BOX
    """What is shown of it where games are chosen."""
    aim: Aim | None = None
    """What is shown of it before it is first played; None asks nobody to learn it."""
    lasts: Callable[[Any, int], int] | None = None
    """What says how many minutes a match takes, if it does not go by `turns`."""
    packets: tuple[int, ...] = ()
    """How many cards at once each gets in the rounds of the deal; one by one after these."""
    heaped: bool = False
    """Whether the open cards beside the stock lie in one heap, the last on top."""
    noticed: tuple[str, ...] = ()
    """The keys of facts that go by too fast to be seen, such as a swap: they wait to be read."""
    master: bool = False
    """Whether its masters were shown to beat strong players, in 1,000 deals or 300 matches."""
    early_end: bool = False
    """Whether a player may end a deal that could go on, see `Bots.early_ends`."""
    by_hand: bool = False
    """Whether this is a sheet only: no deal ever comes, rounds are entered by hand."""
    ties: tuple[str, ...] = ()
    """What decides between equal points at a club evening, in a chain; () where any will do."""
    club_rounds: int = 4
    """How many rounds a club evening usually has."""
    club_options: Mapping[str, bool | int | str] = field(default_factory=dict)
    """House rules that a club evening begins with where a variant has those of the game itself."""
    shown: Mapping[str, str] = field(default_factory=dict)
    """What a picture should show of the game: chapters, marks, a "claim", and the preset for each.

    "" where it comes about by every preset, and is shown by the game's first. The demo looks for
    a deal in which it comes about.
    """

    def seats_of(self, options: Options) -> tuple[int, ...]:
        """Return the numbers of players, some of `seats`, for which these house rules are made.

        What is better avoided, though it can be played, the rules say as a remark.
        """
        return self.seats if self.seats_by is None else self.seats_by(options)

    @cached_property
    def turns(self) -> Mapping[str, Mapping[str, tuple[float, float]]]:
        """Preset → number of players → deals of a match and turns of a deal, as measured.

        They stand in `turns.json` beside the rules; there are none where nobody measured.
        """
        found: dict[str, dict[str, tuple[float, float]]]
        found = json.loads(text_beside(self.package, "turns.json") or "{}")
        return found

    def minutes(self, options: Options, players: int) -> int:
        """Return about how many minutes a match by these house rules takes; 0 if nobody knows.

        By the nearest preset for that number; twice as many deals or games last twice as long.
        """
        if self.lasts is not None:
            return self.lasts(options, players)
        many = str(players)
        measured = {preset: by[many] for preset, by in self.turns.items() if many in by}
        if not measured:
            return self.box.minutes
        preset = nearest({one: self.presets[one] for one in measured}, options)
        deals, turns = measured[preset]
        deals *= options.longer_than(self.presets[preset])
        return by_fives(deals * (A_DEAL + turns * A_TURN) / 60)

    def first_takes(self, players: int) -> int:
        """Return the minutes of the first preset for these players; 0 for the usual number."""
        fit = (one for one in self.presets.values() if not players or players in self.seats_of(one))
        options = next(fit)
        return self.minutes(options, players or self.usual(options))

    def make(self, options: Options, players: int) -> Rules[T]:
        """Return the rules with these house rules for a number of players; raises WrongNumber."""
        return self.rules(self, options, players)

    def part(self, name: str, rules: Rules[T]) -> Any:
        """Return the "show", "bots", "booklet" or "entry" of these rules.

        As the field of this name makes it, else by name, else the part that says nothing more.
        """
        kind, made, module = _PARTS[name], getattr(self, name), f"{self.package}.{name}"
        if made is None and find_spec(module) is not None:
            own = self.rules.__name__.removesuffix("Rules") + kind.__name__
            made = getattr(import_module(module), own)
        return (made or kind)(rules)

    @cached_property
    def texts(self) -> Words:
        """Its words, loaded when they are first asked for."""
        return self.words(self.package)

    def page(self, kind: str, language: str) -> str:
        """Return a page about it, "rules" or "glossary", in a language ("en"); "" for none."""
        return page_beside(self.package, f"{kind}.{language}.md")

    @property
    def package(self) -> str:
        """The package in which its rules lie, and beside them its words and pages."""
        return sys.modules[self.rules.__module__].__package__ or ""

    def usual(self, options: Options | None = None) -> int:
        """How many sit down to it where nobody says otherwise: four, if four can play.

        By the usual house rules where no others are given.
        """
        seats = self.seats_of(self.options() if options is None else options)
        return 4 if 4 in seats else seats[0]
