"""What there is to play: games with house rules and a number of players.

Every game is tried equally much: `share` gives the same number of cases for each, however many
presets it has. A game with few of them is played by more house rules drawn at random.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from itertools import cycle
from random import Random
from typing import Any

from engine import games
from engine.head import Head, Player
from engine.options import Options
from engine.rules import Rules
from engine.rules.game import Game
from engine.seeds import SEEDS

SEED = 1844
MIXED = 4
"""How many random sets of house rules are tried for each game and number of players."""
SENSE = 0.8
"""How often players follow the rules of thumb where they know what they do."""
SHARE = 48
"""How many cases of each game the laws are held at."""


@dataclass(frozen=True)
class Case:
    """A game, its house rules, and how many play it.

    `sense` is how often, between 0 and 1, a player follows the rules of thumb and not chance.
    """

    game: str
    label: str
    options: Options
    players: int
    sense: float = 0.0

    def make(self) -> Rules[Any]:
        return games.find(self.game).make(self.options, self.players)

    def head(self, seed: int = SEED) -> Head:
        players = tuple(Player(f"Player {seat}") for seat in range(self.players))
        return Head(self.game, self.label, self.options.as_dict(), players, seed)

    def luck(self) -> Random:
        """A generator of the case's own, the same every time."""
        return Random(str(self))

    def seed(self) -> int:
        """The seed of an evening of the case's own."""
        return int(self.luck().random() * SEEDS)

    def __str__(self) -> str:
        return f"{self.game}-{self.label}-{self.players}"


def cases() -> list[Case]:
    """Every preset of every game, for every number of players."""
    return [case for name in games.names() for case in presets(name)]


def presets(name: str) -> list[Case]:
    """Every preset of a game, for every number of players."""
    kind = games.find(name)
    return [
        Case(name, label, options, players)
        for label, options in kind.presets.items()
        for players in kind.seats_of(options)
    ]


def mixed_cases() -> list[Case]:
    """House rules drawn at random, the same every time, for every game and number of players."""
    rng = Random(SEED)
    return [
        Case(name, f"mixed{number}", mixed_options(games.find(name), players, rng), players)
        for name in games.names()
        for players in games.find(name).seats
        for number in range(MIXED)
    ]


def mixed_options(kind: Game[Any], players: int, rng: Random) -> Options:
    """Any value for each option, as long as so many can play by them."""
    while True:
        of = kind.options
        options = of.from_dict({name: rng.choice(of.values(name)) for name in of.names()})
        if players in kind.seats_of(options):
            return options


def covering(name: str) -> list[Case]:
    """As few cases as meet every preset of a game and every number of players once."""
    kind = games.find(name)
    labels, seats = list(kind.presets), kind.seats
    left, found = [*seats], []
    for number in range(max(len(labels), len(seats))):
        label = labels[number % len(labels)]
        options = kind.presets[label]
        start, able = number % len(seats), kind.seats_of(options)
        turns = [*seats[start:], *seats[:start]]
        players = next((one for one in turns if one in able and one in (left or able)), able[0])
        if players in left:
            left.remove(players)
        found.append(Case(name, label, options, players))
    for players in left:
        label = next(one for one in labels if players in kind.seats_of(kind.presets[one]))
        found.append(Case(name, label, kind.presets[label], players))
    return found


@cache
def share(name: str, number: int = SHARE) -> tuple[Case, ...]:
    """So many cases of a game: those that say most come first.

    First every preset and every number of players once, then house rules drawn at random, then
    the presets with the other numbers of players; what is left is drawn at random again. In every
    second one the players mostly know what they do, which leads where chance hardly ever comes.
    """
    first = covering(name)
    rest = [case for case in presets(name) if case not in first]
    drawn = _drawn(name, number)
    some = min(number // 3, number - len(first) - len(rest))
    chosen = [*first, *drawn[:some], *rest, *drawn[some:]][:number]
    return tuple(replace(case, sense=SENSE * (place % 2)) for place, case in enumerate(chosen))


def _drawn(name: str, number: int) -> list[Case]:
    kind, rng = games.find(name), Random(f"{SEED} {name}")
    return [
        Case(name, f"drawn{place}", mixed_options(kind, players, rng), players)
        for place, players in zip(range(number), cycle(kind.seats), strict=False)
    ]
