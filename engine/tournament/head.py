"""The head of a tournament's log: what is played, how rounds are drawn, how places are decided.

All that a game has to say stands here as data, given by whoever starts the tournament: the sizes
of its tables, who plays together, what a result must come to. Nothing here names a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Self

from engine.head import BadLog, Event
from engine.seeds import SEEDS, guessable, written
from engine.store import CLUB, CLUB_SUFFIX
from engine.tournament.prize import Prize

VERSION = CLUB.version
"""The version of the log that this program writes."""

FORMAT = CLUB
"""The log of a tournament, for `engine.store`."""

SUFFIX = CLUB_SUFFIX

DUELS = ("round_robin", "mitchell", "howell", "swiss", "knockout")
"""Ways to draw a round of two against each other: each against each, by the movements of Mitchell
and Howell, equals against equals, the loser goes."""

WAYS = ("drawn", "ranked", *DUELS, "final")
"""How a round can be drawn: by lot, by rank, two against each other, the best at one table."""

SCORINGS = ("points", "wins", "duplicate")
"""What a round is worth: the points of the table's result; 2 for each side at the table that has
done worse and 1 for each that has done as well; or the same, reckoned against those who held the
same cards at other tables."""

TIES = ("wins", "best_round", "worst_round", "last_round", "direct", "opponents", "beaten", "lot")
"""What can decide between equal points, in a chain: rounds won at the table; the best round, the
worst, the last; the direct meeting; the points of all opponents, or of those who were beaten; lot.
Whom nothing parts shares a place."""

SHARING = ("split", "lot")
"""How a shared place is paid: its prizes are put together and divided, or drawn lots for."""

THINGS = ("shared", "lot", "chosen")
"""Who gets a thing that several would share: all of them together, or one of them by lot; or all
things for places are chosen, by who comes first first."""

CURRENCY = 4
"""So many letters the sign of a currency has at the most."""

AVERAGE = "average"
"""A round that was not played counts as the average of those that were."""

MOST_GROUPS, LONGEST_GROUP = 8, 20
"""So many groups there are at the most, and so many letters the name of one has."""


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
    round costs, the second and so on, the last for all further ones.
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

    def event(self) -> Event:
        """The head as an event."""
        settings = {one.name: _write(getattr(self, one.name)) for one in fields(self)}
        return {FORMAT.key: VERSION, **settings}

    @classmethod
    def from_event(cls, event: Event) -> Self:
        """The head of a log; raises BadLog."""
        settings = {name: value for name, value in event.items() if name != FORMAT.key}
        if type(event.get(FORMAT.key)) is not int:
            raise BadLog(0, "head")
        return cls().changed(settings)

    def changed(self, settings: Mapping[str, object]) -> Self:
        """This head with some settings of a log; raises BadLog."""
        read = {}
        for name, value in settings.items():
            if name not in _READ:
                raise BadLog(0, f"unknown setting {name}")
            try:
                read[name] = _READ[name](value)
            except (ValueError, TypeError, KeyError) as error:
                raise BadLog(0, f"setting {name}") from error
        head = replace(self, **read)
        if why := head._nonsense():
            raise BadLog(0, why)
        return head

    def _nonsense(self) -> str:
        """The setting that does not fit the others, or ""."""
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
        return ""

    # What follows from it.

    def pairs_at(self, size: int) -> bool:
        """Whether a table of this size is one for fixed pairs."""
        return size in self.sides and all(len(side) == 2 for side in self.sides[size])

    def unit_sizes(self) -> tuple[int, ...]:
        """The sizes of tables in what is drawn: people, or fixed pairs."""
        if not self.pairs:
            return self.sizes
        return tuple(size // 2 for size in self.sizes if self.pairs_at(size))

    def best_units(self) -> int:
        """The best size of table, in people or fixed pairs."""
        sizes = self.unit_sizes()
        best = self.best // 2 if self.pairs else self.best
        return min(sizes, key=lambda size: abs(size - best))

    def duel_size(self) -> int:
        """The size of a table at which two play against each other, 0 if there is none."""
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
    if isinstance(value, tuple):
        return [_write(one) for one in value]
    if isinstance(value, Mapping):
        return {str(key): _write(one) for key, one in value.items()}
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _sign(value: object) -> str:
    if len(sign := _text(value)) > CURRENCY or any(one.isdigit() for one in sign):
        raise ValueError(value)
    return sign


def _groups(value: object) -> tuple[str, ...]:
    names = tuple(name.strip() for name in _list(_text)(value))
    if len(names) > MOST_GROUPS or any(not 0 < len(name) <= LONGEST_GROUP for name in names):
        raise ValueError(value)
    return names


def _code(value: object) -> str:
    code = _text(value)
    if code and guessable(written(code)):
        raise ValueError("no code")
    return code


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value


def _number(least: int, most: int = 10**9) -> Callable[[object], int]:
    def read(value: object) -> int:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(value)
        return value

    return read


def _one_of(*values: str) -> Callable[[object], str]:
    def read(value: object) -> str:
        if value not in values:
            raise ValueError(value)
        return str(value)

    return read


def _list(read: Callable[[object], Any], least: int = 0) -> Callable[[object], tuple[Any, ...]]:
    def read_all(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple) or len(value) < least:
            raise TypeError(value)
        return tuple(read(one) for one in value)

    return read_all


def _by_size(read: Callable[[object], Any]) -> Callable[[object], dict[int, Any]]:
    def read_all(value: object) -> dict[int, Any]:
        if not isinstance(value, Mapping):
            raise TypeError(value)
        return {int(size): read(one) for size, one in value.items()}

    return read_all


def _options(value: object) -> dict[str, Any]:
    if not isinstance(value, Mapping):
        raise TypeError(value)
    return {str(name): one for name, one in value.items()}


def _score(value: object) -> int | str:
    return AVERAGE if value == AVERAGE else _number(-(10**9))(value)


def _prize(value: object) -> Prize:
    if isinstance(value, Prize):
        return value
    if not isinstance(value, Mapping) or not value.keys() <= {one.name for one in fields(Prize)}:
        raise TypeError(value)
    return Prize(
        _one_of("place", "tag", "best_round", "last")(value["kind"]),
        _number(0)(value.get("place", 0)),
        _text(value.get("tag", "")),
        _number(0)(value.get("money", 0)),
        _text(value.get("thing", "")),
        _number(0, 100)(value.get("share", 0)),
        _text(value.get("group", "")),
    )


_READ: dict[str, Callable[[object], Any]] = {
    **dict.fromkeys(("title", "date", "place", "club", "game", "preset", "total"), _text),
    "options": _options,
    "seed": _number(0, SEEDS - 1),
    "currency": _sign,
    "packs": _code,
    "sizes": _list(_number(2, 8), least=1),
    "best": _number(2, 8),
    "mixes": _by_size(_list(_number(1, 8), least=1)),
    "sides": _by_size(_list(_list(_number(0, 7)))),
    "plan": _list(_one_of(*WAYS), least=1),
    "lives": _number(1, 2),
    **dict.fromkeys(("finalists", "drop", "deals", "fee"), _number(0)),
    "scoring": _one_of(*SCORINGS),
    **dict.fromkeys(("sat_out", "missed"), _score),
    "ties": _list(_one_of(*TIES)),
    "sums": _by_size(_number(-(10**9))),
    "prizes": _list(_prize),
    "rounding": _number(1),
    "groups": _groups,
    "lost_fees": _list(_number(0)),
    "sharing": _one_of(*SHARING),
    "things": _one_of(*THINGS),
    "draws": _number(1, 4),
    **dict.fromkeys(
        ("pairs", "double", "carry", "fewest", "twice", "teams_apart", "duplicate"), _switch
    ),
    "one_prize_each": _switch,
}
