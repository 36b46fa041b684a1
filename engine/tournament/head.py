"""The head of a tournament's log: what is played, how rounds are drawn, how places are decided.

All that a game has to say stands here as data, given when a tournament starts: the sizes
of its tables, who plays together, what a result must come to. Nothing here names a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Self

from engine.head import BadLog, Event
from engine.log_table import DUELS, SETTINGS
from engine.seeds import BadSeed, guessable, written
from engine.store import CLUB, CLUB_SUFFIX
from engine.tournament.prize import Prize

VERSION = CLUB.version
"""The version of the log that this program writes."""

FORMAT = CLUB
"""The log of a tournament, for `engine.store`."""

SUFFIX = CLUB_SUFFIX


@dataclass(frozen=True, slots=True)
class Head:
    """The settings of a tournament. All but the looser ones are fixed with the first draw.

    `sizes` are the table sizes of the game and `best` the one it is best with; `sides` says for a
    size which seats play together.
    `mixes` says, for a number of people or pairs, which tables they sit at, where the organiser
    wants others than the program. `pairs`: two play together all evening. `plan` is how each
    round is drawn. A round that somebody sits out, or misses, counts so much, or the `AVERAGE`.
    `sums` is what a result must come to for each size of table, 0 standing for every size; `total`
    names the row of a match's sheet that is a table's result when it is played in the program.
    `finalists` is how many go on into knock-out or final, 0 for all; with `carry` points go with
    them into a final. `lives` is how often one may lose in the knock-out. `deals` is how many a
    round has; `duplicate`: the same packs at all tables. `packs` is the secret these come from, a
    code, which nobody may see before the last round; "" in logs of version 1. `draws` is the way in
    which tables are found, so that a draw can be found again when the program knows a better one.
    `currency` is what stands behind amounts of money. `groups` are drawn, ranked and given prizes
    each for itself; there are none, or two at least. What is a share of the entry money is rounded
    down to whole `rounding`, in the smallest coin. `lost_fees` is what the first lost game of a
    round costs, the second and so on, the last for all further ones. `figures` are what each side
    hands in where its result is reckoned out of them: points, and games won and lost. `byes` says
    whether a bye of a Swiss round is a win where wins count.
    """

    title: str = ""
    date: str = ""
    place: str = ""
    club: str = ""
    game: str = ""
    preset: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0
    packs: str = field(default="", repr=False)
    sizes: tuple[int, ...] = (4,)
    best: int = 4
    mixes: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    sides: Mapping[int, tuple[tuple[int, ...], ...]] = field(default_factory=dict)
    pairs: bool = False
    plan: tuple[str, ...] = ("drawn",)
    double: bool = False
    lives: int = 1
    finalists: int = 0
    carry: bool = True
    scoring: str = "points"
    fewest: bool = False
    drop: int = 0
    sat_out: int | str = 0
    missed: int | str = 0
    ties: tuple[str, ...] = ()
    sums: Mapping[int, int] = field(default_factory=dict)
    total: str = ""
    twice: bool = False
    teams_apart: bool = False
    deals: int = 0
    duplicate: bool = False
    fee: int = 0
    currency: str = ""
    prizes: tuple[Prize, ...] = ()
    sharing: str = "split"
    things: str = "shared"
    draws: int = 1
    one_prize_each: bool = True
    groups: tuple[str, ...] = ()
    rounding: int = 1
    lost_fees: tuple[int, ...] = ()
    figures: tuple[str, ...] = ()
    byes: str = "sat_out"

    def event(self) -> Event:
        """Return the head as an event."""
        settings = {one.name: _write(getattr(self, one.name)) for one in fields(self)}
        return {FORMAT.key: VERSION, **settings}

    @classmethod
    def from_event(cls, event: Event) -> Self:
        """Return the head of a log; raises BadLog."""
        settings = {name: value for name, value in event.items() if name != FORMAT.key}
        if type(event.get(FORMAT.key)) is not int:
            raise BadLog(0, "{0} cannot be read", "head")
        try:
            return cls().changed(settings)
        except BadLog as error:
            raise BadLog(0, error.why) from error

    def changed(self, settings: Mapping[str, object]) -> Self:
        """Return this head with some settings of a log; raises BadLog."""
        plain = _write(settings)
        SETTINGS.check(plain, "set")
        head = replace(self, **{name: _read(name, value) for name, value in plain.items()})
        if why := head._nonsense():
            raise BadLog(0, "the setting {0} does not fit the others", why)
        return head

    def _nonsense(self) -> str:
        """Return the setting that does not fit the others, or ""."""
        if self.best not in self.sizes:
            return "best"
        for players, mix in self.mixes.items():
            if sum(mix) > players or not mix:
                return "mixes"
        if self.pairs and not any(self.pairs_at(size) for size in self.sizes):
            return "pairs"
        for size, sides in self.sides.items():
            if sorted(seat for side in sides for seat in side) != list(range(size)):
                return "sides"
        if set(self.plan) & set(DUELS) and not self.duel_size():
            return "sizes"
        if self.scoring == "duplicate" and not self.duplicate:
            return "duplicate"
        if len(self.groups) == 1 or len(set(self.groups)) < len(self.groups):
            return "groups"
        if not all(self.groups):
            return "groups"
        if any(one.isdigit() for one in self.currency):
            return "currency"
        try:
            return "packs" if self.packs and guessable(written(self.packs)) else ""
        except BadSeed:
            return "packs"

    # What follows from it.

    def pairs_at(self, size: int) -> bool:
        """Whether a table of this size is one for fixed pairs."""
        return size in self.sides and all(len(side) == 2 for side in self.sides[size])

    def unit_sizes(self) -> tuple[int, ...]:
        """Return the sizes of tables in what is drawn: people, or fixed pairs."""
        if not self.pairs:
            return self.sizes
        return tuple(size // 2 for size in self.sizes if self.pairs_at(size))

    def best_units(self) -> int:
        """Return the best size of table, in people or fixed pairs."""
        sizes = self.unit_sizes()
        best = self.best // 2 if self.pairs else self.best
        return min(sizes, key=lambda size: abs(size - best))

    def duel_size(self) -> int:
        """Return the size of a table at which two play against each other, 0 if there is none."""
        wanted = 4 if self.pairs else 2
        return wanted if wanted in self.sizes and 2 in self.unit_sizes() else 0


LOOSE = frozenset(
    (
        "title",
        "date",
        "place",
        "club",
        "plan",
        "finalists",
        "twice",
        "fee",
        "prizes",
        "sharing",
        "deals",
    )
) | {"one_prize_each", "things", "currency", "mixes", "rounding"}
"""Settings that may be changed after the first draw; of the plan only what lies ahead."""


# Reading and writing the values.


def _write(value: Any) -> Any:
    if isinstance(value, Prize):
        return {one.name: getattr(value, one.name) for one in fields(value)}
    if isinstance(value, list | tuple):
        return [_write(one) for one in value]
    if isinstance(value, Mapping):
        return {str(key): _write(one) for key, one in value.items()}
    return value


def _read(name: str, value: Any) -> Any:
    """Return the value of a setting that the table of logs has let in."""
    match name:
        case "options":
            return dict(value)
        case "mixes" | "sides" | "sums":
            return {int(size): _tuples(one) for size, one in value.items()}
        case "prizes":
            return tuple(Prize(**one) for one in value)
        case "groups":
            return tuple(one.strip() for one in value)
    return _tuples(value)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(one) for one in value) if isinstance(value, list) else value
